import SnippetSyntax

extension Rule {
    static let navigationLinkTag = followedLink(.navigationLinkTag, with: "tag", example: "tag: 1, selection: $tag")
}
