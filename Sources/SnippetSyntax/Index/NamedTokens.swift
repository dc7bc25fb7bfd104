import Support
import SwiftSyntax

/// Where a sample's names stand, by name: so that what happens to each of its properties is found without a walk for each.
struct NamedTokens {
    private var tokens: [String: [TokenSyntax]] = [:]

    init(in root: Syntax) {
        let collector = NameCollector(viewMode: .sourceAccurate)
        collector.walk(root)
        tokens = collector.tokens
    }

    /// The tokens with a text within a node, in order of place.
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
