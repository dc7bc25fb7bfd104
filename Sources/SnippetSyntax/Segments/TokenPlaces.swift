import SwiftSyntax

/// The tokens at many places of a tree, found in one walk.
struct TokenPlaces {
    private var tokens: [Int: TokenSyntax] = [:]

    /// - Parameter offsets: byte offsets in the text that was parsed.
    init(_ offsets: [Int], in tree: SourceFileSyntax) {
        guard !offsets.isEmpty else { return }
        let finder = TokenFinder(Set(offsets).sorted())
        finder.walk(tree)
        tokens = finder.found
    }

    /// Returns the token that holds a byte, blanks and comments around it included.
    func token(at offset: Int) -> TokenSyntax? { tokens[offset] }
}

private final class TokenFinder: SyntaxVisitor {
    private let offsets: [Int]
    private var next = 0
    var found: [Int: TokenSyntax] = [:]

    init(_ offsets: [Int]) {
        self.offsets = offsets
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let end = token.endPosition.utf8Offset
        while next < offsets.count, offsets[next] < end {
            if offsets[next] >= token.position.utf8Offset { found[offsets[next]] = token }
            next += 1
        }
        return .skipChildren
    }
}
