import Foundation

// Measures the rules on samples:
//
//     swift run -c release lint-corpus accuracy FOLDER LABELS [--misses]
//     swift run -c release lint-corpus positions FOLDER
//     swift run -c release lint-corpus unparsed FOLDER [COUNT]

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.count) {
    case ("accuracy", 3...):
        let accuracy = try Accuracy(folder: arguments[1], labels: arguments[2])
        print(AccuracyReport(accuracy).text(withDifferences: arguments.contains("--misses")), terminator: "")
    case ("positions", 2):
        let positions = Positions(try Corpus(folder: arguments[1]))
        print("\(positions.checked) findings, \(positions.wrong.count) of them in the wrong place")
        positions.wrong.forEach { print($0) }
        if !positions.wrong.isEmpty { exit(1) }
    case ("unparsed", 2...):
        let unparsed = Unparsed(try Corpus(folder: arguments[1]))
        print("\(unparsed.samples.count) of \(unparsed.total) samples are no Swift")
        // Every nth of them: the same ones each time
        let wanted = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
        for index in 0..<min(wanted, unparsed.samples.count) {
            let sample = unparsed.samples[index * unparsed.samples.count / min(wanted, unparsed.samples.count)]
            print("--- \(index + 1). \(sample.place)\n\(sample.text)")
            sample.faults.forEach { print("    ^ \($0)") }
        }
    default:
        print("usage: lint-corpus accuracy FOLDER LABELS [--misses] | positions FOLDER | unparsed FOLDER [COUNT]")
        exit(2)
    }
} catch {
    print("lint-corpus: \(error)")
    exit(1)
}
