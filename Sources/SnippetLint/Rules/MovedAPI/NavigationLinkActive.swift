extension Rule {
    static let navigationLinkActive = followedLink(
        "navigation-link-active",
        with: "isActive",
        example: "isActive: $isShown"
    )
}
