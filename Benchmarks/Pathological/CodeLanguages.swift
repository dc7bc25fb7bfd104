import CodeHighlighting
import SwiftHighlighting

/// The colours of code beside Swift: all languages have one of these scanners.
let codeArea = ["kotlin", "python", "sql", "css", "yaml", "sh", "html", "mustache", "console", "diff", "http"].reduce(
    Area("code")
) {
    area,
    name in
    area.with(code, under: name) { bytes in
        guard let language = CodeLanguage.named(name) else { throw Options.Mistake(text: "\(name) is no language") }
        return HighlightedTokens(in: bytes, language: language)
    }
}

private let code: KeyValuePairs<String, Pattern> = [
    "words": .repeated("lorem ipsum\n"),
    "word": .repeated("a"),
    "numbers": .repeated("1"),
    "quotes": .repeated("\""),
    "quotes-single": .repeated("'"),
    "quotes-with-escapes": .repeated("\"\\"),
    "backquotes": .repeated("`"),
    "comments-open": .repeated("/*"),
    "comments": .repeated("// a\n# a\n-- a\n"),
    "tags-open": .repeated("<a "),
    "tags": .repeated("<a b=\"c\">d</a>"),
    "comment-marks": .repeated("<!--"),
    "braces": .repeated("{{"),
    "braces-nested": .nested("{", "}"),
    "colons": .repeated("a: "),
    "blank-lines": .repeated("\n"),
    "dollars": .repeated("${"),
    "documents": .repeated("<<A\n"),
    "prompts": .repeated("$ a\n"),
]
