/// Cuts a sequence diagram's text into tokens.
///
/// The language is modal: a name follows after `participant`, the rest of the line after `loop`. In each mode the first form that
/// fits is taken, in Mermaid's order, so that the same words are keywords as in Mermaid.
struct SequenceLexer: ModalLexer {
    enum Mode: UInt8 {
        case statement, name, alias, line, config
        case accessibleTitle, accessibleDescription, accessibleDescriptionBlock
    }

    let bytes: [UInt8]
    var index: Int
    var modes: [Mode] = [.statement]
    var tokens: [SequenceToken] = []

    /// - Parameter bytes: the text, prepared by ``SequenceLexer/prepare(_:)``.
    /// - Returns: the tokens; the last is `endOfFile`, or `unrecognized` if the rest can't be read.
    static func tokens(of bytes: [UInt8], from start: Int) -> [SequenceToken] {
        var lexer = SequenceLexer(bytes: bytes, index: start)
        lexer.tokens.reserveCapacity(bytes.count / 6 + 8)
        while lexer.index < bytes.count {
            let before = (lexer.index, lexer.modes.count, lexer.tokens.count)
            guard lexer.step() else { return lexer.stopped(.unrecognized) }
            // An empty token may change the mode, but the lexer must always move on.
            if (lexer.index, lexer.modes.count, lexer.tokens.count) == before { lexer.index += 1 }
        }
        if lexer.modes.last == .line { lexer.emit(.restOfLine, bytes.count) }
        lexer.emit(.newline, bytes.count)
        lexer.emit(.endOfFile, bytes.count)
        return lexer.tokens
    }

    private mutating func step() -> Bool {
        switch modes.last ?? .statement {
        case .statement: return stepInStatement()
        case .name: return stepInName()
        case .alias: return stepInAlias()
        case .line: return stepInLine()
        case .config: return stepInConfig()
        case .accessibleTitle:
            emit(.accessibleTitleValue, popping: endOfLine(index))
            return true
        case .accessibleDescription:
            emit(.accessibleDescriptionValue, popping: endOfLine(index))
            return true
        case .accessibleDescriptionBlock:
            if bytes[index] == UInt8(ascii: "}") {
                index += 1
                pop()
            } else {
                var end = index
                while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
                emit(.accessibleDescriptionBlock, end)
            }
            return true
        }
    }

    // MARK: Modes

    /// Reads after `participant`, `destroy`, `activate` and similar words.
    private mutating func stepInName() -> Bool {
        if skipLineSpace() || skipComment() { return true }
        if byte(index) == UInt8(ascii: "@"), byte(index + 1) == UInt8(ascii: "{") {
            emit(.configStart, index + 2)
            modes.append(.config)
            return true
        }
        var end = index
        while end < bytes.count, !Self.endsConfiguredName(bytes[end]), spaceLength(end) == 0 { end += 1 }
        if end > index, byte(end) == UInt8(ascii: "@"), byte(end + 1) == UInt8(ascii: "{") {
            emit(.name, end)
            return true
        }
        end = index
        while end < bytes.count, !Self.endsName(bytes[end]), spaceLength(end) == 0 { end += 1 }
        if end > index, let alias = aliasKeyword(after: end), alias > end {
            emit(.name, end)
            modes.append(.alias)
            return true
        }
        if let end = endOfName(index) {
            emit(.name, popping: end)
            return true
        }
        let line = endOfLine(index)
        guard line > index else { return false }
        emit(.invalid, popping: line)
        return true
    }

    /// Returns the end of a name that takes up the rest of its statement: before a line break, `;` or a comment.
    private func endOfName(_ start: Int) -> Int? {
        var end = start
        var lastComment: Int?
        while end < bytes.count, !Self.endsName(bytes[end]) {
            if bytes[end] == UInt8(ascii: "#"), end > start { lastComment = end }
            end += 1
        }
        guard end > start else { return nil }
        let isEnded = end == bytes.count || bytes[end] == 0x0A || bytes[end] == UInt8(ascii: ";")
        return isEnded ? end : lastComment
    }

    private mutating func stepInAlias() -> Bool {
        if skipLineSpace() || skipComment() { return true }
        let hasKeyword = hasWordIgnoringCase("as", at: index)
        emit(hasKeyword ? .aliasKeyword : .newline, hasKeyword ? index + 2 : index)
        pop()
        pop()
        if hasKeyword { modes.append(.line) }
        return true
    }

    private mutating func stepInLine() -> Bool {
        if skipLineSpace() || skipComment() { return true }
        var end = index
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: "#") {
            end += 1
        }
        emit(.restOfLine, popping: end)
        return true
    }

    private mutating func stepInConfig() -> Bool {
        var end = index
        while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
        if end > index {
            emit(.configContent, end)
        } else {
            emit(.configEnd, popping: index + 1)
            if let alias = aliasKeyword(after: index), alias > index { modes.append(.alias) } else { pop() }
        }
        return true
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), 0x0A, UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: "@"):
            true
        default: false
        }
    }

    private static func endsConfiguredName(_ byte: UInt8) -> Bool {
        endsName(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-")
    }

    /// Returns the start of the word `as`, if it follows after space and is followed by space; otherwise nil.
    private func aliasKeyword(after start: Int) -> Int? {
        let word = skipSpace(start)
        guard word > start, hasWordIgnoringCase("as", at: word), spaceLength(word + 2) > 0 else { return nil }
        return word
    }
}
