extension Rule {
    static let navigationLinkTag = followedLink("navigation-link-tag", with: "tag", example: "tag: 1, selection: $tag")
}
