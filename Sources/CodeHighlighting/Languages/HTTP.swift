import Support

extension CodeLanguage {
    /// A request or a response: its first line, and its header fields up to the empty line.
    static let http: CodeLanguage = {
        var language = CodeLanguage("http", "https")
        language.form = .lines { line, state, tokens in
            guard state == 0 else { return }
            guard !line.range.isEmpty else {
                if line.number > 0 { state = 1 }
                return
            }
            if line.number > 0, let colon = line.first(UInt8(ascii: ":")) {
                tokens.append(.label, line.range.lowerBound..<colon)
            } else if line.number == 0 {
                var end = line.range.lowerBound
                while end < line.range.upperBound, !line.bytes[end].isSpaceOrTab { end += 1 }
                tokens.append(.keyword, line.range.lowerBound..<end)
                while end < line.range.upperBound, line.bytes[end].isSpaceOrTab { end += 1 }
                var next = end
                while next < line.range.upperBound, !line.bytes[next].isSpaceOrTab { next += 1 }
                let isStatus = line.bytes[end..<next].allSatisfy(\.isDigit)
                tokens.append(isStatus ? .number : .string, end..<next)
            }
        }
        return language
    }()
}
