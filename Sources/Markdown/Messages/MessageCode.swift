import Diagnostics

/// Code in messages.
package enum MessageCode {
    /// A comment or a literal.
    package struct Text: Sendable {
        /// The range in the code.
        package let range: Range<Int>
        /// True for a comment that the end of its line closes.
        package let endsLine: Bool

        package init(_ range: Range<Int>, endsLine: Bool) { (self.range, self.endsLine) = (range, endsLine) }
    }

    /// Finds the comments and literals of code in a language, in ascending order; nil if the language is unknown.
    package typealias Texts = (_ language: String, _ code: [UInt8]) -> [Text]?

    /// Returns the lines of code in a message that is a block of code in Markdown; all its lines if it isn't one.
    static func lines(of message: String, dialect: Dialect) -> [[UInt8]] {
        let document = Document.parse(SourceFile(path: "", text: message), dialect: dialect).document
        var code = document.codeBlocks.first?.slice.bytes ?? Array(message.utf8)
        while code.last == 0x0A { code.removeLast() }
        return code.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }

    /// Returns the messages of code: neighbouring comments and literals are one, with the blanks between them. A comment up to its
    /// line's end holds the line break, so comments on lines that follow one another are one message too.
    ///
    /// - Parameter areLinesApart: true if each line is taken alone.
    static func messages(_ texts: [Text], of code: [UInt8], areLinesApart: Bool) -> [Range<Int>] {
        var messages: [Range<Int>] = []
        var endsLine = false
        for text in texts {
            let parts = areLinesApart ? lines(of: code, in: text.range) : [code[text.range].trimmingSpaces()]
            defer { endsLine = text.endsLine }
            for part in parts where !part.isEmpty {
                guard let last = messages.last else {
                    messages.append(part)
                    continue
                }
                var gap = code[last.upperBound..<max(last.upperBound, part.lowerBound)]
                if !areLinesApart, endsLine, gap.first == 0x0A { gap = gap.dropFirst() }
                if gap.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                    messages[messages.count - 1] = last.lowerBound..<part.upperBound
                } else {
                    messages.append(part)
                }
            }
        }
        return messages
    }

    private static func lines(of code: [UInt8], in range: Range<Int>) -> [Range<Int>] {
        code[range].split(separator: 0x0A).map { $0[$0.startIndex...].trimmingSpaces() }
    }

    /// Returns true if a block of code in an unknown language may have words: a literal, or a comment.
    static func mayHaveWords(_ code: [UInt8]) -> Bool {
        code.contains(UInt8(ascii: "\"")) || code.contains(bytes: "//".utf8)
    }
}
