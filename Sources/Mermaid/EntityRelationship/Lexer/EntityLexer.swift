import Support

/// Cuts an entity-relationship diagram's text into tokens; if several forms fit, the first in Mermaid's list wins.
struct EntityLexer: TokenLexer {
    enum Mode { case statement, block, style }

    let bytes: [UInt8]
    var index: Int
    var mode = Mode.statement
    var tokens: [EntityToken] = []
    private var directions: DirectionLines
    /// The offset before which no word contains a tilde, so that it need not be searched again.
    private var endOfPlainText = 0

    private init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
        directions = DirectionLines(bytes)
    }

    /// - Returns: the tokens; the last is `endOfFile`, or `unrecognized` if the rest can't be read.
    static func tokens(of bytes: [UInt8], from start: Int) -> [EntityToken] {
        var lexer = EntityLexer(bytes: bytes, index: start)
        lexer.tokens.reserveCapacity(bytes.count / 4 + 8)
        while lexer.index < bytes.count {
            let before = lexer.index
            guard lexer.step() else { return lexer.stopped(.unrecognized) }
            if lexer.index == before { lexer.index += 1 }
        }
        lexer.emit(.endOfFile, bytes.count)
        return lexer.tokens
    }

    private mutating func step() -> Bool {
        switch mode {
        case .statement: return stepInStatement()
        case .block: return stepInBlock()
        case .style: return stepInStyle()
        }
    }

    // MARK: Statements

    private mutating func stepInStatement() -> Bool {
        if takeAccessibility(.accessibleTitle, .accessibleDescription, ignoresCase: true) { return true }
        if let (direction, end) = directions.next(from: index) {
            emit(.direction(direction), end)
            return true
        }
        switch bytes[index] {
        case 0x0A: emit(.newline, index + 1)
        case UInt8(ascii: "\""): takeQuoted()
        case UInt8(ascii: "{"):
            emit(.blockStart, index + 1)
            mode = .block
        case UInt8(ascii: "#"): emit(.hash, index + 1)
        case UInt8(ascii: ","): emit(.comma, index + 1)
        case UInt8(ascii: ":"):
            if has(":::", at: index) { emit(.styleSeparator, index + 3) } else { emit(.colon, index + 1) }
        case UInt8(ascii: "["): emit(.squareStart, index + 1)
        case UInt8(ascii: "]"): emit(.squareEnd, index + 1)
        case let byte where byte.isWhitespace: index += 1
        case UInt8(ascii: "%") where has("%%", at: index): index = endOfLine(index)
        default:
            if takeKeyword() || takeCardinality() { return true }
            takeName()
        }
        return true
    }

    /// Takes a text in quotes; names hold no percent signs, backslashes or line breaks.
    private mutating func takeQuoted() {
        var end = index + 1
        var isName = true
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            if [UInt8(ascii: "%"), UInt8(ascii: "\\"), 0x0A, 0x0D, 0x0B, 0x08].contains(bytes[end]) { isName = false }
            end += 1
        }
        guard end < bytes.count else { return emit(.other, endOfScalar(index)) }
        index += 1
        emit(isName && end > index ? .quotedName : .quotedText, end)
        index = end + 1
    }

    private mutating func takeKeyword() -> Bool {
        func word(_ word: StaticString) -> Bool {
            hasIgnoringCase(word, at: index) && !byte(index + word.utf8CodeUnitCount).isWordByte
        }
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "e"):
            guard word("erdiagram") else { return false }
            emit(.diagram, index + 9)
        case UInt8(ascii: "s"):
            guard word("style") else { return false }
            emit(.style, index + 5)
            mode = .style
        case UInt8(ascii: "c"):
            if word("classdef") {
                emit(.classDef, index + 8)
                mode = .style
            } else if word("class") {
                emit(.class, index + 5)
            } else {
                return false
            }
        default: return false
        }
        return true
    }

    private mutating func takeName() {
        var end = index
        while end < bytes.count {
            let byte = bytes[end]
            guard
                byte >= 0x80 || byte.isWordByte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*")
                    || byte == UInt8(ascii: ".")
            else { break }
            end += 1
        }
        emit(end > index ? .name : .other, max(end, endOfScalar(index)))
    }

    // MARK: Attributes

    private mutating func stepInBlock() -> Bool {
        let byte = bytes[index]
        if byte.isWhitespace {
            index += 1
        } else if let end = endOfKey() {
            emit(.key, end)
        } else if let end = endOfGenericWord() {
            emit(.attributeWord, end)
        } else if byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*") {
            var end = index + 1
            while end < bytes.count, isAttributeByte(bytes[end]) { end += 1 }
            emit(.attributeWord, end)
        } else if byte == UInt8(ascii: "\"") {
            var end = index + 1
            while end < bytes.count, bytes[end] != byte { end += 1 }
            guard end < bytes.count else { return false }
            index += 1
            emit(.comment, end)
            index = end + 1
        } else if byte == UInt8(ascii: "}") {
            emit(.blockEnd, index + 1)
            mode = .statement
        } else {
            emit(byte == UInt8(ascii: ",") ? .comma : .other, endOfScalar(index))
        }
        return true
    }

    private func isAttributeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "*"), UInt8(ascii: "?"):
            true
        default: byte >= 0x80 || byte.isWordByte
        }
    }

    private func endOfKey() -> Int? {
        let first = bytes[index] | 0x20
        guard first == UInt8(ascii: "p") || first == UInt8(ascii: "f") || first == UInt8(ascii: "u"),
            byte(index + 1) | 0x20 == UInt8(ascii: "k"), !byte(index + 2).isWordByte
        else { return nil }
        return index + 2
    }

    /// Returns the end of a word with type parameters; spaces between its first tilde and the last one in the line belong to it.
    private mutating func endOfGenericWord() -> Int? {
        guard index >= endOfPlainText else { return nil }
        var first = index
        while first < bytes.count, !bytes[first].isWhitespace, bytes[first] != UInt8(ascii: "~") { first += 1 }
        guard byte(first) == UInt8(ascii: "~") else {
            endOfPlainText = first
            return nil
        }
        var last = endOfLine(first) - 1
        while last > first, bytes[last] != UInt8(ascii: "~") { last -= 1 }
        guard last > first else { return nil }
        var end = last
        while end < bytes.count, !bytes[end].isWhitespace { end += 1 }
        return end
    }

    // MARK: Styles

    private mutating func stepInStyle() -> Bool {
        switch bytes[index] {
        case 0x0A:
            emit(.newline, index + 1)
            mode = .statement
        case UInt8(ascii: ":"): emit(.colon, index + 1)
        case UInt8(ascii: ","): emit(.comma, index + 1)
        case UInt8(ascii: "#"): emit(.hash, index + 1)
        case UInt8(ascii: ";"): emit(.semicolon, index + 1)
        case let byte where byte.isWhitespace: index += 1
        default:
            var end = index
            while end < bytes.count {
                let byte = bytes[end]
                guard byte >= 0x80 || byte.isWordByte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") else {
                    break
                }
                end += 1
            }
            guard end > index else { return false }
            emit(.styleText, end)
        }
        return true
    }
}
