/// Facts about Glosa itself.
package enum Glosa {
    package static let version = "0.1.0"
    /// The repository that Glosa is published in, as account and name. No account is chosen yet: whoever writes a workflow
    /// replaces `OWNER`.
    package static let repository = "OWNER/glosa"
    /// The name that pages state as their generator.
    package static let generator = "Glosa \(version)"
}
