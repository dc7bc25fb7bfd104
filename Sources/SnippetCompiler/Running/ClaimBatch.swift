import FileSystem
import SnippetSyntax
import Support
import SwiftSamples

/// Builds one program of many samples: each is a file, and the program's argument says which of them is run.
struct ClaimBatch: Sendable {
    let runner: ProgramRunner
    /// A sample's program and its text with marks.
    typealias Entry = (program: ClaimProgram, unit: CompilationUnit)

    /// A sample in a built program.
    struct Built: Sendable {
        let program: ClaimProgram
        let executable: String
        let number: Int

        var folder: String { executable.upToLast(1) }
    }

    struct Result: Sendable {
        var built: [Built] = []
        /// The samples that the compiler refuses with their marks.
        var refused: [ClaimProgram] = []
    }

    /// Builds samples that have the same settings and see nothing of one another.
    ///
    /// - Parameter place: The path of the program's folder; the caller owns it.
    func build(_ entries: [Entry], in place: String) throws -> Result {
        guard !entries.isEmpty else { return Result() }
        try FileSystem.makeFolder(place)
        let files = UnitFiles()
        let names = entries.indices.map { files.name($0) }
        var texts: [[UInt8]?] = []
        for (number, entry) in entries.enumerated() {
            let text = LineControl.blanked(entry.unit.text).map { $0 + Array(Self.entrance(number).utf8) }
            texts.append(text)
        }
        var result = Result()
        var rest = entries.indices.filter { texts[$0] != nil }
        result.refused = entries.indices.filter { texts[$0] == nil }.map { entries[$0].program }
        while !rest.isEmpty {
            for number in rest { try FileSystem.write(texts[number] ?? [], to: "\(place)/\(names[number])") }
            try FileSystem.write(
                Array((ClaimMarks.declarations + Self.main(rest)).utf8),
                to: "\(place)/\(files.script)"
            )
            let program = "\(place)/samples"
            let modules = Array(Set(rest.flatMap { entries[$0].unit.imports })).sorted()
            var arguments = [
                "-Onone", "-wmo", "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm",
                "-module-name", ClaimOutput.module, "-o", program,
            ]
            arguments += rest.map { names[$0] } + [files.script] + (entries[rest[0]].unit.settings)
            arguments += try runner.linking(ofSamples: modules)
            let outcome = try runner.toolchain.command(arguments, in: place, wall: 240).run()
            if outcome.ending == .exit(0) {
                result.built += rest.map { Built(program: entries[$0].program, executable: program, number: $0) }
                return result
            }
            let output = CompilerOutput(outcome.output, of: names + [files.script])
            let wrong = rest.filter { output.messages[names[$0]]?.contains { $0.severity == .error } ?? false }
            if wrong.isEmpty {
                guard rest.count > 1 else {
                    result.refused += rest.map { entries[$0].program }
                    return result
                }
                // Halves find the sample with which nothing can be built.
                for (part, numbers) in [rest.prefix(rest.count / 2), rest.dropFirst(rest.count / 2)].enumerated() {
                    let found = try build(numbers.map { entries[$0] }, in: "\(place)-\(part)")
                    result.built += found.built
                    result.refused += found.refused
                }
                return result
            }
            result.refused += wrong.map { entries[$0].program }
            rest.removeAll(where: Set(wrong).contains)
        }
        return result
    }

    /// The function by which the program reaches a file's statements.
    private static func entrance(_ number: Int) -> String {
        "\n@MainActor func _glosaEntrance\(number)() async throws { try await \(NameHoles.script)() }\n"
    }

    private static func main(_ numbers: [Int]) -> String {
        let cases = numbers.map { "case \"\($0)\": try await _glosaEntrance\($0)()\n" }.joined()
        return """
            @main struct _GlosaMain {
            @MainActor static func main() async throws {
            switch CommandLine.arguments.dropFirst().first {
            \(cases)default: break
            }
            }
            }

            """
    }
}

extension ProgramRunner {
    /// The arguments to find and link the modules that samples import.
    func linking(ofSamples modules: [String]) throws -> [String] {
        let search = try toolchain.hasSwiftUI ? [] : ["-I", shimCache.folder(shim, toolchain)]
        let ofShim = modules.filter { module in shim.modules.contains { $0.name == module } }
        return try search + linking(ofShim, modules.filter { package?.modules[$0] != nil })
    }
}
