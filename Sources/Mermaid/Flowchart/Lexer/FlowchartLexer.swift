/// Cuts a flowchart's text into tokens.
///
/// Mermaid's language is modal: the meaning of a character depends on the last bracket, arrow or keyword that opened. This lexer
/// keeps a stack of modes, and in each mode takes the first form that fits, as Mermaid does. Each mode has a file.
struct FlowchartLexer: ModalLexer {
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
    /// True for agentflows, which have words of their own.
    var isAgentflow = false
    /// The offset of the next word `direction`, or `bytes.count`.
    var nextDirectionWord = -1
    /// The end of the line in which ``takeInnerDirection()`` last looked for a direction.
    var lineEnd = -1

    /// - Returns: the tokens; the last is `endOfFile`, or `unrecognized` if the rest can't be read.
    static func tokens(of bytes: [UInt8], from start: Int) -> [FlowchartToken] {
        var lexer = FlowchartLexer(bytes: bytes, index: start)
        lexer.tokens.reserveCapacity(bytes.count / 4 + 8)
        while lexer.index < bytes.count {
            let before = (lexer.index, lexer.modes.count)
            guard lexer.step() else { return lexer.stopped(.unrecognized) }
            // A mode may close without taking a character, but the lexer must always move on.
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

    /// Opens a string, which a quote does in every mode.
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
