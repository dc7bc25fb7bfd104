/// Cuts a flowchart's text into tokens.
///
/// Mermaid's language is modal: what a character means depends on the bracket, arrow or keyword that opened last. This
/// lexer keeps a stack of modes, and in each mode takes the first form that fits, as Mermaid does. Each mode has a file.
struct FlowchartLexer {
    enum Mode: UInt8 {
        case statement, text, ellipse, trapezoid, string, markdown
        case edgeText, thickEdgeText, dottedEdgeText
        case direction, click, callbackName, callbackArguments
        case accessibleTitle, accessibleDescription, accessibleDescriptionBlock
        case shapeData, shapeDataString
    }

    let bytes: [UInt8]
    var index: Int
    var modes: [Mode] = [.statement]
    var tokens: [FlowchartToken] = []
    var hasSeenGraph = false
    /// The next place where the word `direction` stands, or `bytes.count`.
    var nextDirectionWord = -1

    /// - Returns: the tokens; the last is `endOfFile`, or `unrecognized` where the text stops making sense.
    static func tokens(of bytes: [UInt8], from start: Int) -> [FlowchartToken] {
        var lexer = FlowchartLexer(bytes: bytes, index: start)
        lexer.tokens.reserveCapacity(bytes.count / 4 + 8)
        while lexer.index < bytes.count {
            let before = (lexer.index, lexer.modes.count)
            guard lexer.step() else {
                lexer.tokens.append(FlowchartToken(kind: .unrecognized, range: lexer.index..<(lexer.index + 1)))
                return lexer.tokens
            }
            // A mode may close without taking a character, but the lexer must never stand still.
            if (lexer.index, lexer.modes.count) == before { lexer.index += 1 }
        }
        if lexer.modes.last == .direction { lexer.emit(.noDirection, popping: bytes.count) }
        lexer.tokens.append(FlowchartToken(kind: .endOfFile, range: bytes.count..<bytes.count))
        return lexer.tokens
    }

    private mutating func step() -> Bool {
        let mode = modes.last ?? .statement
        switch mode {
        case .statement: return stepInStatement()
        case .text, .ellipse, .trapezoid: return stepInLabel(mode)
        case .string, .markdown: return stepInString(mode)
        case .edgeText, .thickEdgeText, .dottedEdgeText: return stepInEdgeText(mode)
        case .direction: return stepInDirection()
        case .click, .callbackName, .callbackArguments: return stepInClick(mode)
        case .accessibleTitle, .accessibleDescription, .accessibleDescriptionBlock: return stepInAccessibility(mode)
        case .shapeData, .shapeDataString: return stepInShapeData(mode)
        }
    }

    // MARK: Taking

    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func emit(_ kind: FlowchartToken.Kind, _ end: Int) {
        tokens.append(FlowchartToken(kind: kind, range: index..<end))
        index = end
    }

    mutating func emit(_ kind: FlowchartToken.Kind, _ end: Int, push mode: Mode) {
        emit(kind, end)
        modes.append(mode)
    }

    mutating func emit(_ kind: FlowchartToken.Kind, popping end: Int) {
        emit(kind, end)
        pop()
    }

    mutating func pop() {
        if modes.count > 1 { modes.removeLast() }
    }

    func skipSpace(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isWhitespace { end += 1 }
        return end
    }

    func has(_ word: StaticString, at start: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        let pointer = word.utf8Start
        for offset in 0..<count where bytes[start + offset] != pointer[offset] { return false }
        return true
    }

    /// The word, not followed by a letter, digit or underscore.
    func hasWord(_ word: StaticString, at start: Int) -> Bool {
        has(word, at: start) && !byte(start + word.utf8CodeUnitCount).isWordByte
    }

    /// Quotes open a string in every mode.
    mutating func openString() -> Bool {
        guard bytes[index] == UInt8(ascii: "\"") else { return false }
        if byte(index + 1) == UInt8(ascii: "`") {
            index += 2
            modes.append(.markdown)
        } else {
            index += 1
            modes.append(.string)
        }
        return true
    }
}
