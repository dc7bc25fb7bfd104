import Diagnostics
import FileSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The terminal: findings go to standard output, progress and messages to standard error.
enum Console {
    static func print(_ text: String) { FileSystem.writeAll(Array(text.utf8), to: STDOUT_FILENO) }
    static func print(_ bytes: [UInt8]) { FileSystem.writeAll(bytes, to: STDOUT_FILENO) }
    /// Writes a message; control characters in it, as in names of files, are escaped.
    static func log(_ text: String) { show(VisibleText.escaping(text) + "\n") }

    /// Writes text to the terminal that is not a line of its own.
    static func show(_ text: String) { FileSystem.writeAll(Array(text.utf8), to: STDERR_FILENO) }

    static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(status)
        #elseif canImport(Musl)
            Musl.exit(status)
        #else
            Glibc.exit(status)
        #endif
    }

    /// The style of text on standard output.
    static var outputStyle: TerminalStyle { style(of: STDOUT_FILENO) }
    /// The style of text on standard error.
    static var errorStyle: TerminalStyle { style(of: STDERR_FILENO) }

    private static func style(of descriptor: Int32) -> TerminalStyle {
        let variables = environment("NO_COLOR", "CLICOLOR_FORCE", "TERM")
        return TerminalStyle(isTerminal: isatty(descriptor) == 1, environment: variables)
    }

    /// Writes findings to standard error, for a command whose own output goes to standard output.
    static func showFindings(_ report: Report, language: String) {
        show(HumanReport(language: language, style: errorStyle).renderFindings(report))
    }

    /// The language of messages, `es` or `en`: the one that the command line asks for, else the locale's.
    static var language: String {
        if let asked = askedLanguage(CommandLine.arguments) { return asked }
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let values = environment("LC_ALL", "LC_MESSAGES", "LANG")
        let locale = names.lazy.compactMap { values[$0] }.first { !$0.isEmpty } ?? ""
        return locale.hasPrefix("es") ? "es" : "en"
    }

    /// Returns the last language that `--lang` names and messages exist in; failures are told before or after options are known.
    private static func askedLanguage(_ arguments: [String]) -> String? {
        let options = arguments.prefix { $0 != "--" }
        let values = options.indices.compactMap { index -> Substring? in
            if options[index].hasPrefix("--lang=") { return options[index].dropFirst("--lang=".count) }
            return options[index] == "--lang" && options.indices.contains(index + 1) ? options[index + 1][...] : nil
        }
        return values.last.flatMap { value in ["es", "en"].first(where: value.hasPrefix) }
    }

    /// True if a person can answer: both standard input and standard output are a terminal.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Reads all of standard input.
    static func readInput() throws -> [UInt8] { try FileSystem.readAll(from: STDIN_FILENO) }

    private static func environment(_ names: String...) -> [String: String] {
        names.reduce(into: [:]) { result, name in
            result[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
