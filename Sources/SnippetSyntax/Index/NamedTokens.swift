import Support
import SwiftSyntax

/// The identifier tokens of a sample by name, so that the uses of each of its properties are found without a walk for each.
struct NamedTokens {
    private var tokens: [String: [TokenSyntax]] = [:]

    init(in root: Syntax) {
        let collector = NameCollector(viewMode: .sourceAccurate)
        collector.walk(root)
        tokens = collector.tokens
    }

    /// Returns the tokens with a text within a node, in source order.
    func tokens(_ text: String, in node: some SyntaxProtocol) -> ArraySlice<TokenSyntax> {
        guard let all = tokens[text] else { return [] }
        let start = all.partitioningIndex { $0.position >= node.position }
        return all[start..<max(start, all.partitioningIndex { $0.position >= node.endPosition })]
    }
}

private final class NameCollector: SyntaxVisitor {
    var tokens: [String: [TokenSyntax]] = [:]

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .identifier(let text), .dollarIdentifier(let text): tokens[text, default: []].append(token)
        default: break
        }
        return .skipChildren
    }
}
