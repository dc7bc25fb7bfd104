import Diagnostics

/// A name that a package had, and no longer has.
public struct FormerName: Codable, Sendable, Hashable {
    public let name: String
    /// The short name of the commit that removed it; nil if it isn't known.
    let commit: String?
    /// True if that commit still has the name, and only uncommitted changes have removed it.
    var isSinceCommit = false
    /// The name that has taken its place; nil if that isn't clear.
    public let replacement: String?

    /// The fate of the name, in one sentence without a full stop.
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

    /// A question that suggests the replacement; nil if there is none.
    public var question: LocalizedText? {
        replacement.map { LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?") }
    }

    /// The same without control characters: it may come from a file that anybody could have written.
    var cleaned: FormerName {
        FormerName(
            name: ControlCharacters.replaced(name),
            commit: commit.map(ControlCharacters.replaced),
            isSinceCommit: isSinceCommit,
            replacement: replacement.map(ControlCharacters.replaced)
        )
    }
}
