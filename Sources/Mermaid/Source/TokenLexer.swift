/// Cuts a diagram's text into tokens.
protocol TokenLexer: ByteScanner {
    associatedtype Token: DiagramToken

    var index: Int { get set }
    var tokens: [Token] { get set }
}

extension TokenLexer {
    mutating func emit(_ kind: Token.Kind, _ end: Int) {
        tokens.append(Token(kind: kind, range: index..<end))
        index = end
    }

    /// Takes `accTitle: …` or `accDescr: …` with its text.
    mutating func takeAccessibility(
        _ title: Token.Kind,
        _ description: Token.Kind,
        ignoresCase: Bool = false
    ) -> Bool {
        guard let statement = AccessibilityStatement(self, at: index, ignoresCase: ignoresCase) else { return false }
        index = statement.text.lowerBound
        emit(statement.isTitle ? title : description, statement.text.upperBound)
        index = statement.end
        return true
    }

    /// Returns the tokens so far, and one for the character that can't be read.
    func stopped(_ kind: Token.Kind) -> [Token] {
        tokens + [Token(kind: kind, range: index..<endOfScalar(index))]
    }
}

/// Cuts a text into tokens whose meaning depends on the last bracket or keyword that opened.
protocol ModalLexer: TokenLexer {
    associatedtype Mode

    /// The open modes, the innermost last; never empty.
    var modes: [Mode] { get set }
}

extension ModalLexer {
    mutating func emit(_ kind: Token.Kind, _ end: Int, push mode: Mode) {
        emit(kind, end)
        modes.append(mode)
    }

    mutating func emit(_ kind: Token.Kind, popping end: Int) {
        emit(kind, end)
        pop()
    }

    mutating func pop() {
        if modes.count > 1 { modes.removeLast() }
    }
}
