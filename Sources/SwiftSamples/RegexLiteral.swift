import Support

/// The end of `/…/` and `#/…/#`, by the rules of Swift's lexer (SE-0354).
struct RegexLiteral {
    enum End {
        case literal(Int)
        /// The end of a literal, if it is a literal at all.
        case doubtful(Int)
        case none
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let literalEnd: Int
    private let lastCode: Int?

    /// - Parameters:
    ///   - literalEnd: the end of the last comment or literal.
    ///   - lastCode: the last byte of code before the slash.
    init(_ bytes: UnsafeBufferPointer<UInt8>, literalEnd: Int, lastCode: Int?) {
        self.bytes = bytes
        self.literalEnd = literalEnd
        self.lastCode = lastCode
    }

    func end(ofSlashAt slash: Int) -> End {
        var start = slash
        while start > literalEnd, bytes[start - 1].isOperator {
            start -= 1
            // Only an operator's first slash can begin a literal, and none ends a comment.
            if bytes[start] == UInt8(ascii: "/") { return .none }
        }
        if slash > start, bytes[slash - 1] == UInt8(ascii: "*") { return .none }
        guard start == literalEnd || start == 0 || !isLeftBound(at: start) else {
            return bytes[start - 1] >= 0x80 ? doubt(at: slash) : .none
        }
        let before = start == slash ? lastCode : start > 0 ? lastCode(before: start) : nil
        let word = before.map(word(endingAt:)) ?? ""
        if word == "func" || word == "operator" { return .none }
        var end = slash + 1
        while end < bytes.count, bytes[end].isOperator { end += 1 }
        guard isRightBound(at: end) else {
            switch position(after: before, word: word) {
            case .expression(let isCertain):
                return patternEnd(from: slash, isCertain: isCertain).map { .literal($0) } ?? .none
            case .operand: return .none
            case .unknown: return doubt(at: slash)
            }
        }
        return patternEnd(from: slash, isCertain: false).map { .literal($0) } ?? .none
    }

    private func doubt(at slash: Int) -> End { patternEnd(from: slash, isCertain: true).map { .doubtful($0) } ?? .none }

    /// Returns the last byte of code before an operator that begins before the slash; nil if there is none.
    private func lastCode(before start: Int) -> Int? {
        var index = start - 1
        while index >= 0, bytes[index].isSpaceOrTab || bytes[index].isLineEnding { index -= 1 }
        return index < 0 ? nil : index
    }

    private func isLeftBound(at start: Int) -> Bool {
        let before = bytes[start - 1]
        if before == 0xA0, start > 1, bytes[start - 2] == 0xC2 { return false }
        return !before.isSpaceOrTab && !before.isLineEnding && !"([{,;:".utf8.contains(before)
    }

    private func isRightBound(at end: Int) -> Bool {
        guard end < bytes.count else { return false }
        return !bytes[end].isSpaceOrTab && !bytes[end].isLineEnding && !")]},;:".utf8.contains(bytes[end])
    }

    private enum Position {
        case operand, unknown
        case expression(isCertain: Bool)
    }

    private func position(after before: Int?, word: String) -> Position {
        guard let before else { return .expression(isCertain: true) }
        if before < literalEnd, before == literalEnd - 1 { return .operand }
        switch bytes[before] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"):
            return .expression(isCertain: false)
        case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "="): return .expression(isCertain: true)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "`"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "$"):
            return .operand
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            return before > 0 && self.word(endingAt: before - 1) == "try" ? .unknown : .operand
        case let byte where byte.isIdentifierByte: return Self.keywords.contains(word) ? .unknown : .operand
        default: return .unknown
        }
    }

    /// Returns the word that ends at an offset; empty if there is none.
    private func word(endingAt end: Int) -> String {
        var start = end + 1
        while start > 0, end - start < 16, bytes[start - 1].isIdentifierByte { start -= 1 }
        return start <= end ? String(decoding: bytes[start...end], as: UTF8.self) : ""
    }

    /// Words that can stand before an expression.
    private static let keywords: Set<String> = [
        "as", "await", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
        "guard", "if", "import", "in", "init", "inout", "is", "let", "repeat", "return", "static", "subscript",
        "switch",
        "throw", "throws", "try", "var", "where", "while", "class", "enum", "extension", "struct", "protocol", "public",
        "private", "internal", "fileprivate", "rethrows", "deinit", "typealias", "associatedtype", "precedencegroup",
        "elseif", "endif",
    ]

    /// Returns the end of the pattern behind a slash; nil if it is no literal.
    ///
    /// - Parameter isCertain: true if only a literal can stand there; then it ends with its line at the latest.
    private func patternEnd(from slash: Int, isCertain: Bool) -> Int? {
        var (groups, classes, index) = (0, 0, slash + 1)
        if !isCertain, bytes.byte(index).isSpaceOrTab { return nil }
        while index < bytes.count, !bytes[index].isLineEnding {
            switch bytes[index] {
            case UInt8(ascii: "/"):
                let next = bytes.byte(index + 1)
                let opensComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
                let isBlankBefore = bytes[index - 1].isSpaceOrTab && bytes[index - 2] != UInt8(ascii: "\\")
                if opensComment { return isCertain ? index : nil }
                return isBlankBefore && !isCertain ? nil : index + 1
            case UInt8(ascii: "\\"):
                if !bytes.byte(index + 1).isLineEnding { index += 1 }
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups == 0, !isCertain { return nil }
                groups = max(0, groups - 1)
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            default: break
            }
            index += 1
        }
        return isCertain ? min(index, bytes.count) : nil
    }

    /// Returns the end of `#/…/#`, which goes over lines if nothing follows its opening slash on the line.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, ofSlashAt slash: Int, hashes: Int) -> End {
        var index = slash + 1
        var blanks = index
        while bytes.byte(blanks).isSpaceOrTab { blanks += 1 }
        let isMultiline = bytes.byte(blanks).isLineEnding
        while index < bytes.count, isMultiline || !bytes[index].isLineEnding {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
                if bytes.byte(index).isLineEnding { continue }
            } else if bytes[index] == UInt8(ascii: "/"), bytes.hasHashes(at: index + 1, count: hashes) {
                return .literal(index + 1 + bytes.run(of: UInt8(ascii: "#"), at: index + 1))
            }
            index += 1
        }
        return .doubtful(min(index, bytes.count))
    }
}
