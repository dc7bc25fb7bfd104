import Support

extension CodeLanguage {
    static let markdown: CodeLanguage = {
        var language = CodeLanguage("markdown", "md", "mdx", "markdoc")
        language.form = .lines { line, state, tokens in
            let text = line.indented
            let isFence =
                text.count >= 3 && "`~".utf8.contains(line.bytes[text.lowerBound])
                && line.bytes[text.lowerBound..<text.lowerBound + 3].allSatisfy { $0 == line.bytes[text.lowerBound] }
            if isFence {
                tokens.append(.string, text)
                state = 1 - state
                return
            }
            guard state == 0, let first = text.first else { return }
            switch line.bytes[first] {
            case UInt8(ascii: "#"): tokens.append(.keyword, text)
            case UInt8(ascii: ">"): tokens.append(.comment, text)
            case UInt8(ascii: ":") where line.bytes[text].prefix(3).allSatisfy({ $0 == UInt8(ascii: ":") }):
                tokens.append(.directive, text)
            case UInt8(ascii: "@"): tokens.append(.directive, text)
            case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
                if text.count > 1, line.bytes[first + 1].isSpaceOrTab { tokens.append(.label, first..<first + 1) }
                appendCode(line, first + 1..<text.upperBound, to: &tokens)
            default: appendCode(line, text, to: &tokens)
            }
        }
        return language
    }()

    /// Colours code in backticks within a line.
    private static func appendCode(_ line: LineOfCode, _ range: Range<Int>, to tokens: inout TokenList) {
        var open: Int?
        for index in range where line.bytes[index] == UInt8(ascii: "`") {
            if let start = open {
                tokens.append(.string, start..<index + 1)
                open = nil
            } else {
                open = index
            }
        }
    }
}
