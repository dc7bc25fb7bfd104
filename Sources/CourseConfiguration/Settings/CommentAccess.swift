/// The declarations whose documentation comments are read, by their access level; each choice holds those before it.
package enum CommentAccess: String, Sendable, Hashable, CaseIterable {
    /// The declarations that readers of a module's reference see: `public` and `open`.
    case `public`
    case package, `internal`
    /// Private declarations too.
    case all
}
