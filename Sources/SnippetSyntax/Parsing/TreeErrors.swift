import SwiftSyntax

/// The errors that a tree itself shows, without the parser's diagnostics.
///
/// The parser's diagnostics always build the fix-its of each error, and end the program where a fix-it has no edit (swift-syntax
/// 603). So they are only generated if each fix-it has one.
package struct TreeErrors {
    private(set) var count = 0
    /// True if the parser's diagnostics would end the program.
    private(set) var hasTrap = false
    /// The first errors, in source order.
    private(set) var first: [(offset: Int, message: String)] = []

    package init(in tree: SourceFileSyntax) {
        let collector = ErrorCollector(viewMode: .all)
        collector.walk(tree)
        (count, hasTrap, first) = (collector.count, collector.hasTrap, collector.first)
    }
}

private final class ErrorCollector: SyntaxAnyVisitor {
    private static let most = 16

    var count = 0
    var hasTrap = false
    var first: [(offset: Int, message: String)] = []

    private func add(_ message: String, at position: AbsolutePosition) {
        count += 1
        if first.count < Self.most { first.append((position.utf8Offset, message)) }
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError || node.hasWarning ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        add("unexpected code", at: node.positionAfterSkippingLeadingTrivia)
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing {
            add("expected \(token.tokenKind.missing)", at: token.positionAfterSkippingLeadingTrivia)
        } else if let fault = token.tokenDiagnostic {
            let isEqual = fault.kind == .equalMustHaveConsistentWhitespaceOnBothSides
            if isEqual {
                let before = token.previousToken(viewMode: .all)?.trailingTrivia.hasBlank ?? false
                // A sign that is no code stands between the blank and `=`: there is no edit to offer.
                if before, token.trailingTrivia.hasBlank { hasTrap = true }
            }
            if fault.severity == .error {
                let message =
                    isEqual
                    ? "'=' must have consistent whitespace on both sides" : "a character that is not allowed here"
                add(message, at: token.position.advanced(by: Int(fault.byteOffset)))
            }
        }
        return .skipChildren
    }
}

extension TokenKind {
    /// The name of a missing token in a message.
    fileprivate var missing: String {
        switch self {
        case .rightBrace: "'}'"
        case .rightParen: "')'"
        case .rightSquare: "']'"
        case .leftBrace: "'{'"
        case .colon: "':'"
        case .identifier: "identifier"
        default: "code"
        }
    }
}

extension Trivia {
    fileprivate var hasBlank: Bool {
        contains { piece in
            switch piece {
            case .spaces, .tabs: true
            default: false
            }
        }
    }
}
