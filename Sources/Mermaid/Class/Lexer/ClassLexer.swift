import Support

/// Cuts a class diagram's text into tokens.
///
/// The meaning of a character depends on its statement, so the lexer keeps a stack of modes, and in each mode takes the first
/// form that fits, as Mermaid does.
struct ClassLexer: ModalLexer {
    enum Mode: UInt8 {
        case statement, classHead, classBody, namespaceHead, namespaceBody
    }

    let bytes: [UInt8]
    var index: Int
    var modes: [Mode] = [.statement]
    var tokens: [ClassToken] = []
    private var directions: DirectionLines

    private init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
        directions = DirectionLines(bytes)
    }

    /// - Returns: the tokens; the last is `endOfFile`, or `unrecognized` if the rest can't be read.
    static func tokens(of bytes: [UInt8], from start: Int) -> [ClassToken] {
        var lexer = ClassLexer(bytes: bytes, index: start)
        lexer.tokens.reserveCapacity(bytes.count / 4 + 8)
        while lexer.index < bytes.count {
            let before = lexer.index
            let modes = lexer.modes.count
            guard lexer.step() else { return lexer.stopped(.unrecognized) }
            if lexer.index == before, lexer.modes.count == modes { lexer.index += 1 }
        }
        let isInBody = lexer.modes.last == .classBody || lexer.modes.last == .namespaceBody
        lexer.emit(isInBody ? .unclosedBody : .endOfFile, bytes.count)
        return lexer.tokens
    }

    private mutating func step() -> Bool {
        let mode = modes.last ?? .statement
        if mode == .classBody { return stepInBody() }
        if mode == .statement, takeDirection() || takeAccessibility(.accessibleTitle, .accessibleDescription) {
            return true
        }
        if bytes[index].isWhitespace {
            takeSpace(mode)
            return true
        }
        switch mode {
        case .statement where has("%%", at: index):
            index = endOfLine(index)
            return true
        case .statement: if takeStatementWord() { return true }
        case .namespaceBody, .namespaceHead: if takeNamespace(mode) { return true }
        case .classHead: if takeClassHead() { return true }
        case .classBody: break
        }
        return takeWord() || takeMark(mode)
    }

    /// Takes a run of space, which counts as one line break if it holds any.
    private mutating func takeSpace(_ mode: Mode) {
        let end = skipSpace(index)
        let hasBreak = bytes[index..<end].contains(0x0A)
        if hasBreak {
            // The space behind the last line break is skipped by the next step.
            emit(.newline, end)
            if mode == .classHead || mode == .namespaceHead { pop() }
        } else {
            index = end
        }
    }

    /// Takes a direction: `direction LR` anywhere in the rest of a line makes the whole rest a direction.
    private mutating func takeDirection() -> Bool {
        guard let (direction, end) = directions.next(from: index) else { return false }
        emit(.direction(direction), end)
        return true
    }

    /// Reads inside the braces of a class, where each line is a member.
    private mutating func stepInBody() -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "}"):
            emit(.bodyEnd, index + 1)
            pop()
        case UInt8(ascii: "{"): emit(.bodyInBody, index + 1)
        case 0x0A: index += 1
        case UInt8(ascii: "\""): takeString()
        case _ where has("[*]", at: index): emit(.startOrEnd, index + 3)
        default:
            var end = index
            while end < bytes.count, bytes[end] != UInt8(ascii: "{"), bytes[end] != UInt8(ascii: "}"),
                bytes[end] != 0x0A
            { end += 1 }
            emit(.member, end)
        }
        return true
    }

    mutating func takeString() {
        index += 1
        var end = index
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        if end > index { emit(.string, end) }
        index = min(end + 1, bytes.count)
    }
}
