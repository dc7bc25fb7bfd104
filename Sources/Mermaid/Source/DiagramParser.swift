import Diagnostics

/// Reads a diagram's text. The first piece that does not fit ends the reading, as in Mermaid.
protocol DiagramParser {
    associatedtype Content

    var source: DiagramSource { get }
    /// The findings so far.
    var diagnostics: [Diagnostic] { get set }

    init(_ source: DiagramSource)

    /// Reads the whole text.
    mutating func read() throws(SyntaxError) -> Content
}

extension DiagramParser {
    /// - Returns: the diagram, or nil if the last of the findings says why there is none.
    static func parse(_ source: DiagramSource) -> (Content?, [Diagnostic]) {
        var parser = Self(source)
        do {
            let content = try parser.read()
            return (content, parser.diagnostics)
        } catch {
            return (nil, parser.diagnostics + [error.diagnostic(in: source)])
        }
    }

    func place(_ range: Range<Int>) -> SourceRange { source.place(range) }
}

/// A piece of a diagram's text, as Mermaid's grammar names it.
protocol DiagramToken: Sendable {
    associatedtype Kind: Equatable

    var kind: Kind { get }
    /// Offsets into the text that the lexer was given; for strings, without their quotes.
    var range: Range<Int> { get }

    init(kind: Kind, range: Range<Int>)
}

/// Reads a diagram's text token by token.
protocol TokenParser: DiagramParser {
    associatedtype Token: DiagramToken

    /// The tokens; the last is the end of the text, or a character that can't be read.
    var tokens: [Token] { get }
    var position: Int { get set }
}

extension TokenParser {
    var current: Token { tokens[min(position, tokens.count - 1)] }

    func kind(after count: Int) -> Token.Kind { tokens[min(position + count, tokens.count - 1)].kind }

    mutating func advance() { position += 1 }

    mutating func take(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        position += 1
        return true
    }

    /// Takes the text of the next token, if it is of a kind; otherwise nil.
    mutating func takeText(_ kind: Token.Kind) -> String? {
        guard current.kind == kind else { return nil }
        defer { position += 1 }
        return source.text(current.range)
    }
}
