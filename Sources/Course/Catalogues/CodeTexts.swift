import CodeHighlighting
import Markdown
import SwiftHighlighting

/// The comments and literals in code that mdbook-i18n-helpers takes for messages.
package enum CodeTexts {
    /// The names of languages that mdbook-i18n-helpers knows, those of syntect's own syntaxes: it takes code in others, such as TOML,
    /// as a whole.
    private static let known: Set = [
        "as", "bash", "c", "c++", "cc", "clj", "clojure", "cpp", "cs", "csharp", "css", "d", "diff", "erl", "erlang",
        "go", "groovy",
        "h", "haskell", "hpp", "hs", "html", "java", "javascript", "js", "json", "latex", "lisp", "lua", "makefile",
        "markdown",
        "matlab", "md", "objective-c", "ocaml", "pascal", "patch", "perl", "php", "pl", "py", "python", "r", "rb", "rs",
        "ruby",
        "rust", "scala", "sh", "sql", "tcl", "tex", "xml", "yaml", "yml", "zsh",
    ]

    static func find(_ language: String, _ code: [UInt8]) -> [MessageCode.Text]? {
        guard known.contains(language), let table = CodeLanguage.named(language) else { return nil }
        let isRust = language == "rust" || language == "rs"
        var texts: [MessageCode.Text] = []
        let tokens = HighlightedTokens(in: code, language: table).tokens
        /// The place behind the last literal or comment.
        var end = 0
        for token in tokens where [.comment, .documentation, .string, .attribute].contains(token.kind) {
            if isRust { texts += characters(in: end..<token.bytes.lowerBound, of: code) }
            let start = end
            end = max(end, token.bytes.upperBound)
            switch token.kind {
            case .comment, .documentation: texts.append(comment(token.bytes, of: code))
            case .string:
                texts.append(
                    .init(isRust ? withPrefix(token.bytes, from: start, of: code) : token.bytes, endsLine: false)
                )
            case .attribute where isRust: texts += literals(in: token.bytes, of: code)
            default: break
            }
        }
        if isRust { texts += characters(in: end..<code.count, of: code) }
        return texts
    }

    private static func comment(_ range: Range<Int>, of code: [UInt8]) -> MessageCode.Text {
        let closes = code[range].suffix(2).elementsEqual("*/".utf8)
        let end = range.upperBound
        let isLast = end == code.count || code[end] == 0x0A || code[end - 1] == 0x0A
        return MessageCode.Text(range, endsLine: isLast && !closes)
    }

    /// Returns the comments in code, which translators read; none in a language that Glosa has no colours for.
    package static func comments(_ language: String, _ code: [UInt8]) -> [MessageCode.Text] {
        let tokens =
            language == "swift"
            ? HighlightedTokens(in: code).tokens
            : CodeLanguage.named(language).map { HighlightedTokens(in: code, language: $0).tokens } ?? []
        return tokens.filter { $0.kind == .comment || $0.kind == .documentation }.map { comment($0.bytes, of: code) }
    }

    // MARK: Rust

    /// Returns a literal with the letters before its quotes, as in `b"…"` and `br#"…"#`.
    private static func withPrefix(_ range: Range<Int>, from limit: Int, of code: [UInt8]) -> Range<Int> {
        var start = range.lowerBound
        while start > limit, "brc#".utf8.contains(code[start - 1]) { start -= 1 }
        return start..<range.upperBound
    }

    /// Returns the literals of one character, such as `'x'`; a lifetime has no second quote.
    private static func characters(in range: Range<Int>, of code: [UInt8]) -> [MessageCode.Text] {
        var texts: [MessageCode.Text] = []
        var index = range.lowerBound
        while index < range.upperBound {
            defer { index += 1 }
            guard code[index] == UInt8(ascii: "'"), index + 2 < range.upperBound, code[index + 1] != UInt8(ascii: "'")
            else { continue }
            var end = index + 2
            while end < range.upperBound, code[end] & 0xC0 == 0x80 { end += 1 }
            guard end < range.upperBound, code[end] == UInt8(ascii: "'") else { continue }
            texts.append(.init(index..<end + 1, endsLine: false))
            index = end
        }
        return texts
    }

    /// Returns the literals in an attribute, such as that of `#[cfg(unix = "…")]`.
    private static func literals(in range: Range<Int>, of code: [UInt8]) -> [MessageCode.Text] {
        var texts: [MessageCode.Text] = []
        var start: Int?
        for index in range where code[index] == UInt8(ascii: "\"") && code[index - 1] != UInt8(ascii: "\\") {
            if let open = start {
                texts.append(.init(open..<index + 1, endsLine: false))
                start = nil
            } else {
                start = index
            }
        }
        return texts
    }
}
