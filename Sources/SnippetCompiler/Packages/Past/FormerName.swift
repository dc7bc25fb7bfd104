import Diagnostics

/// A name that a package had, and no longer has.
public struct FormerName: Codable, Sendable, Hashable {
    public let name: String
    /// The short name of the commit that took it away; nil where nobody knows it.
    let commit: String?
    /// Whether that commit still had it, and only what isn't committed yet has taken it away.
    var isSinceCommit = false
    /// The name that has taken its place, where that is plain.
    public let replacement: String?

    /// What became of it, in one sentence without a full stop.
    public var story: LocalizedText {
        switch commit {
        case let commit? where isSinceCommit:
            LocalizedText(
                en: "“\(name)” was renamed or removed after commit \(commit)",
                es: "«\(name)» se renombró o se eliminó después del commit \(commit)"
            )
        case let commit?:
            LocalizedText(
                en: "“\(name)” was renamed or removed in \(commit)",
                es: "«\(name)» se renombró o se eliminó en \(commit)"
            )
        case nil:
            LocalizedText(
                en: "“\(name)” was renamed or removed since the package was last built",
                es: "«\(name)» se renombró o se eliminó desde la última compilación del paquete"
            )
        }
    }

    /// The question after what has taken its place.
    public var question: LocalizedText? {
        replacement.map { LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?") }
    }

    /// The same without control characters, where it comes from a file that anybody may have written.
    var cleaned: FormerName {
        FormerName(
            name: ControlCharacters.replaced(name),
            commit: commit.map(ControlCharacters.replaced),
            isSinceCommit: isSinceCommit,
            replacement: replacement.map(ControlCharacters.replaced)
        )
    }
}
