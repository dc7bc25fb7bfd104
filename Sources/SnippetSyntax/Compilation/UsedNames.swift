import SwiftSyntax

/// The names that a stretch of code uses, whatever they stand for.
struct UsedNames {
    /// Identifiers and operators.
    private(set) var all: Set<String> = []
    /// The identifiers that are looked up by themselves: neither members behind a dot nor labels.
    private(set) var references: Set<String> = []
    /// The references that are not called, and that the stretch doesn't bind with `let`, `var` or `for`.
    private(set) var values: Set<String> = []
    /// True if the stretch uses `self`.
    private(set) var usesSelf = false

    init(in node: some SyntaxProtocol) {
        var isMember = false
        var isBound = false
        var bound: Set<String> = []
        // An identifier that is a label if a colon follows.
        var pending: String?
        for token in node.tokens(viewMode: .sourceAccurate) {
            if let name = pending, token.tokenKind != .colon {
                references.insert(name)
                if token.tokenKind != .leftParen { values.insert(name) }
            }
            pending = nil
            switch token.tokenKind {
            case .identifier(let text):
                let name = text.filter { $0 != "`" && $0 != "$" }
                all.insert(name)
                if isBound { bound.insert(name) }
                if !isMember { pending = name }
            case .keyword(.self): usesSelf = true
            case .dollarIdentifier(let text): all.insert(String(text.dropFirst()))
            case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): all.insert(text)
            default: break
            }
            isMember = token.tokenKind == .period
            isBound = Self.binders.contains(token.tokenKind)
        }
        if let pending {
            references.insert(pending)
            values.insert(pending)
        }
        values.subtract(bound)
    }

    private static let binders: Set<TokenKind> = [.keyword(.let), .keyword(.var), .keyword(.for)]
}
