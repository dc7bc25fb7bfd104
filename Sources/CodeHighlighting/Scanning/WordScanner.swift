import Support
import SwiftHighlighting

/// A scanner that finds words, numbers, literals and comments by a language's table.
struct WordScanner {
    private let language: CodeLanguage
    private let bytes: UnsafeBufferPointer<UInt8>
    private let roles: ByteRoles
    private var index = 0
    private let end: Int
    private var isLineStart = true

    /// - Parameters:
    ///   - roles: the roles of bytes in the language.
    ///   - range: the part that is read; nil for all.
    init(
        _ language: CodeLanguage,
        _ roles: ByteRoles,
        _ bytes: UnsafeBufferPointer<UInt8>,
        in range: Range<Int>? = nil
    ) {
        self.language = language
        self.roles = roles
        self.bytes = bytes
        (index, end) = (range?.lowerBound ?? 0, range?.upperBound ?? bytes.count)
    }

    mutating func run(into tokens: inout TokenList) {
        while index < end {
            let byte = bytes[index]
            let role = roles[byte]
            if !role.isDisjoint(with: [.space, .lineEnding]) {
                if role.contains(.lineEnding) { isLineStart = true }
                index += 1
                continue
            }
            let isFirst = isLineStart
            isLineStart = false
            if role.contains(.opening), takeComment(&tokens) || takeSpan(&tokens, isFirst: isFirst) { continue }
            if isFirst, takeLine(byte, &tokens) { continue }
            if role.contains(.mark) {
                takeMarked(byte, &tokens)
            } else if role.contains(.digit) {
                takeNumber(&tokens)
            } else if role.contains(.word) {
                takeWord(&tokens, isFirst: isFirst)
            } else {
                index += 1
            }
        }
    }

    // MARK: Pieces

    private func starts(_ mark: [UInt8], at start: Int) -> Bool {
        guard start + mark.count <= end else { return false }
        for offset in mark.indices where bytes[start + offset] != mark[offset] { return false }
        return true
    }

    private func endOfLine(from start: Int) -> Int {
        var place = start
        while place < end, !bytes[place].isLineEnding { place += 1 }
        return place
    }

    private mutating func takeComment(_ tokens: inout TokenList) -> Bool {
        for mark in language.lineComments where starts(mark, at: index) {
            // In a shell, a word may hold `#`.
            if mark.count == 1, mark[0] == UInt8(ascii: "#"), index > 0, !bytes[index - 1].isWhitespace { continue }
            let close = endOfLine(from: index)
            tokens.append(.comment, index..<close)
            index = close
            return true
        }
        return false
    }

    private mutating func takeSpan(_ tokens: inout TokenList, isFirst: Bool) -> Bool {
        for span in language.spans where starts(span.open, at: index) {
            // An apostrophe in a word.
            if span.open.count == 1, span.open[0] == UInt8(ascii: "'"), index > 0, bytes[index - 1].isAlphanumeric,
                !language.hasLiteralPrefixes
            {
                continue
            }
            let start = index
            index += span.open.count
            while index < end {
                let byte = bytes[index]
                if span.hasEscapes, byte == UInt8(ascii: "\\") {
                    index += 2
                } else if starts(span.close, at: index) {
                    index += span.close.count
                    break
                } else if byte.isLineEnding, !span.isMultiline {
                    break
                } else {
                    index += 1
                }
            }
            index = min(index, end)
            let isKey = span.kind == .string && (isFirst || !language.keysBeginLines) && isBeforeKeyMark(isQuoted: true)
            tokens.append(isKey ? .label : span.kind, start..<index)
            return true
        }
        return false
    }

    /// Returns true if the next sign makes a key of the word or literal that was just read.
    private func isBeforeKeyMark(isQuoted: Bool = false) -> Bool {
        guard !language.keyMarks.isEmpty else { return false }
        var place = index
        while place < end, bytes[place].isSpaceOrTab { place += 1 }
        guard place < end, language.keyMarks.contains(bytes[place]) else { return false }
        // The colon of an address ends no key: `https://example.org` (YAML 1.2, 7.3.3).
        guard language.keyMarksEndWords, !isQuoted, place + 1 < end else { return true }
        return bytes[place + 1].isSpaceOrTab || bytes[place + 1].isLineEnding
    }

    /// Takes a directive or the heading of a section at the beginning of a line; returns false for other lines.
    private mutating func takeLine(_ byte: UInt8, _ tokens: inout TokenList) -> Bool {
        if language.hasDirectives, byte == UInt8(ascii: "#") {
            let start = index
            index += 1
            while index < end, bytes[index].isSpaceOrTab { index += 1 }
            while index < end, roles[bytes[index]].contains(.word) { index += 1 }
            tokens.append(.directive, start..<index)
            return true
        }
        if language.hasSections, byte == UInt8(ascii: "[") {
            let start = index
            while index < end, !bytes[index].isLineEnding, bytes[index] != UInt8(ascii: "]") { index += 1 }
            while index < end, bytes[index] == UInt8(ascii: "]") { index += 1 }
            tokens.append(.type, start..<index)
            return true
        }
        return false
    }

    private mutating func takeMarked(_ mark: UInt8, _ tokens: inout TokenList) {
        let start = index
        index += 1
        if mark == language.variableMark, index < end, bytes[index] == UInt8(ascii: "{") {
            while index < end, !bytes[index].isLineEnding, bytes[index] != UInt8(ascii: "}") { index += 1 }
            if index < end, bytes[index] == UInt8(ascii: "}") { index += 1 }
        } else {
            while index < end,
                roles[bytes[index]].contains(.word)
                    || bytes[index] == UInt8(ascii: ".") && mark != language.variableMark
            {
                index += 1
            }
        }
        guard index > start + 1 else { return }
        tokens.append(mark == language.variableMark ? .dollarIdentifier : .attribute, start..<index)
    }

    private mutating func takeNumber(_ tokens: inout TokenList) {
        let start = index
        while index < end, roles[bytes[index]].contains(.word) || bytes[index] == UInt8(ascii: ".") { index += 1 }
        tokens.append(isBeforeKeyMark() && !language.keysBeginLines ? .label : .number, start..<index)
    }

    private mutating func takeWord(_ tokens: inout TokenList, isFirst: Bool) {
        let start = index
        while index < end, roles[bytes[index]].contains(.word) { index += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if isFirst || !language.keysBeginLines, isBeforeKeyMark() {
            tokens.append(.label, start..<index)
        } else if isFirst || !language.keywordsBeginLines,
            language.keywords.contains(word, ignoresCase: language.ignoresCase)
        {
            tokens.append(.keyword, start..<index)
        } else if language.types.contains(word, ignoresCase: language.ignoresCase) || isType(word) {
            tokens.append(.type, start..<index)
        }
    }

    /// Returns true for a word that begins with a capital letter and has a small one: a word of capitals alone is a constant.
    private func isType(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard language.capitalsAreTypes, word.count > 1, let first = word.first, first >= 0x41, first <= 0x5A else {
            return false
        }
        return word.contains { $0 >= 0x61 && $0 <= 0x7A }
    }
}
