import SnippetSyntax

extension Rule {
    static let navigationLinkActive = followedLink(
        .navigationLinkActive,
        with: "isActive",
        example: "isActive: $isShown"
    )
}
