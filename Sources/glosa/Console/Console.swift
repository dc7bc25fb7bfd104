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
    /// A message; names of files in it are not obeyed.
    static func log(_ text: String) { show(VisibleText.escaping(text) + "\n") }

    /// Text for the terminal that is not a line of its own.
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

    /// How text on standard output is coloured.
    static var outputStyle: TerminalStyle { style(of: STDOUT_FILENO) }
    /// How text on standard error is coloured.
    static var errorStyle: TerminalStyle { style(of: STDERR_FILENO) }

    private static func style(of descriptor: Int32) -> TerminalStyle {
        let variables = environment("NO_COLOR", "CLICOLOR_FORCE", "TERM")
        return TerminalStyle(isTerminal: isatty(descriptor) == 1, environment: variables)
    }

    /// Shows findings beside a command's proper output, which standard output carries.
    static func showFindings(_ report: Report, language: String) {
        show(HumanReport(language: language, style: errorStyle).renderFindings(report))
    }

    /// The language of the tool's own words: `es` where the locale says so, else `en`.
    static var language: String {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let values = environment("LC_ALL", "LC_MESSAGES", "LANG")
        let locale = names.lazy.compactMap { values[$0] }.first { !$0.isEmpty } ?? ""
        return locale.hasPrefix("es") ? "es" : "en"
    }

    /// Whether somebody can answer: both what is read and what is printed is at a terminal.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// All of standard input.
    static func readInput() throws -> [UInt8] { try FileSystem.readAll(from: STDIN_FILENO) }

    private static func environment(_ names: String...) -> [String: String] {
        names.reduce(into: [:]) { result, name in
            result[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
