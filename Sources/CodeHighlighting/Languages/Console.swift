import Support
import SwiftHighlighting

extension CodeLanguage {
    /// Returns true if a fence's word names a session in a terminal.
    public static func isSession(_ name: String) -> Bool { console.names.contains(name) }

    /// A session in a terminal: commands behind a prompt are coloured as in a shell, output is not coloured.
    static let console: CodeLanguage = {
        var language = CodeLanguage(
            "console",
            "shell-session",
            "shellsession",
            "terminal",
            "sh-session",
            "bash-session"
        )
        let shell = CodeLanguage.shell
        let roles = ByteRoles(of: shell)
        language.form = .lines { line, state, tokens in
            let isContinued = state == 1
            state = 0
            var command = line.range
            if !isContinued {
                guard let prompt = prompt(of: line) else { return }
                tokens.append(.comment, prompt)
                command = prompt.upperBound..<line.range.upperBound
            }
            var scanner = WordScanner(shell, roles, line.bytes, in: command)
            scanner.run(into: &tokens)
            if let last = command.last, line.bytes[last] == UInt8(ascii: "\\") { state = 1 }
        }
        return language
    }()

    private static func prompt(of line: LineOfCode) -> Range<Int>? {
        let text = line.indented
        guard text.count >= 2, "$%#>".utf8.contains(line.bytes[text.lowerBound]),
            line.bytes[text.lowerBound + 1].isSpaceOrTab
        else { return nil }
        return text.lowerBound..<text.lowerBound + 1
    }
}
