import FileSystem
import Support

/// The compiler as its driver would start it: the driver takes as long as all else that a process
/// with few samples does.
struct FrontendCommand: Sendable {
    private let program: String
    private let before: [String]
    private let after: [String]

    /// Asks the driver what it would start (`swiftc -###`).
    ///
    /// - Parameters:
    ///   - arguments: all but the files' names.
    ///   - folder: where a file is written for the driver to see.
    /// - Returns: nil where it would start more than one program, or says it in another way.
    init?(_ toolchain: Toolchain, _ arguments: [String], in folder: String) {
        let file = "asked.swift"
        guard (try? FileSystem.makeFolder(folder)) != nil,
            (try? FileSystem.write([], to: "\(folder)/\(file)")) != nil,
            let outcome = try? toolchain.command(arguments + [file, "-###"], in: folder, wall: 60).run(),
            outcome.ending == .exit(0)
        else { return nil }
        self.init(output: outcome.output, file: file)
    }

    /// - Parameter output: one line of words; what is quoted or escaped in it is left to the driver.
    init?(output: [UInt8], file: String) {
        let lines = output.split(whereSeparator: \.isLineEnding)
        guard lines.count == 1, !output.contains(where: "\"'\\$`".utf8.contains) else { return nil }
        let words = lines[0].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard words.count > 2, words[0].hasPrefix("/"), words[1] == "-frontend",
            let place = words.firstIndex(of: file), words.lastIndex(of: file) == place
        else { return nil }
        program = words[0]
        before = Array(words[1..<place])
        after = Array(words[(place + 1)...])
    }

    func command(on files: [String], in folder: String, wall: Double) -> Subprocess {
        var command = Subprocess(
            program,
            before + files + after,
            environment: Toolchain.environment,
            directory: folder
        )
        command.limits.wall = wall
        return command
    }
}
