import Foundation

// Doubles the size of nasty inputs and says how time and memory grow: see README.md.
//
//     swift run -c release pathological-benchmark [--from BYTES] [--to BYTES] [--list] [NAME…]

/// Everything that is measured. A new area is a file with its table and a name here.
let areas = [markdownArea, htmlArea, frontMatterArea, courseArea, sampleArea, codeArea, diagramArea]

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let cases = areas.flatMap(\.cases)
    if let (name, size) = options.measured {
        guard let entry = cases.first(where: { $0.name == name }) else {
            throw Options.Mistake(text: "there is no case \(name)")
        }
        try await Measurement.answer(entry, size: size)
        exit(0)
    }
    let chosen = cases.filter(options.chooses)
    guard !chosen.isEmpty else { throw Options.Mistake(text: "no case has such a name; --list prints all") }
    if options.isList {
        for entry in chosen { print(entry.name) }
        exit(0)
    }
    var failures = 0
    for entry in chosen {
        let curve = Curve.measure(entry, sizes: options.sizes)
        FileHandle.standardOutput.write(Data((curve.report + "\n").utf8))
        if !curve.faults.isEmpty { failures += 1 }
    }
    print("\(chosen.count) cases, \(failures) failed")
    exit(failures == 0 ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("\((error as? Options.Mistake)?.text ?? "\(error)")\n".utf8))
    exit(2)
}
