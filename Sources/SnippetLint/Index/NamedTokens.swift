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
        let start = Self.first(in: all, from: node.position)
        return all[start..<max(start, Self.first(in: all, from: node.endPosition))]
    }

    private static func first(in tokens: [TokenSyntax], from position: AbsolutePosition) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low
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
