import FileSystem
import Support

/// The command by which the driver would start the compiler. The driver itself takes as long as everything else in a process with
/// few samples.
struct FrontendCommand: Sendable {
    private let program: String
    private let before: [String]
    private let after: [String]

    /// Asks the driver for its command (`swiftc -###`).
    ///
    /// - Parameters:
    ///   - arguments: All arguments but the names of the files.
    ///   - folder: The folder in which an empty file is written for the driver.
    /// - Returns: Nil if the driver would start more than one program, or its output has another form.
    init?(_ toolchain: Toolchain, _ arguments: [String], in folder: String) {
        let file = "asked.swift"
        guard (try? FileSystem.makeFolder(folder)) != nil,
            (try? FileSystem.write([], to: "\(folder)/\(file)")) != nil,
            let outcome = try? toolchain.command(arguments + [file, "-###"], in: folder, wall: 60).run(),
            outcome.ending == .exit(0)
        else { return nil }
        self.init(output: outcome.output, file: file)
    }

    /// - Parameter output: One line of words. Nil for a line with quotes or escapes: the driver is used then.
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
