/// A block that stands out from the text, by its name in GitHub's alerts, in VitePress and Docusaurus, and in Material for
/// MkDocs.
public enum Callout: String, Sendable, Hashable, CaseIterable {
    case note, tip, important, warning, caution
    case info, abstract, success, question, failure, danger, bug, example, quote, details

    /// The alert that it looks like.
    public var alert: AlertKind {
        switch self {
        case .note, .info, .abstract, .question, .example, .quote, .details: .note
        case .tip, .success: .tip
        case .important: .important
        case .warning: .warning
        case .caution, .failure, .danger, .bug: .caution
        }
    }

    /// - Parameter name: The name in lower case; Material for MkDocs' synonyms count, too.
    init?(name: String) {
        let same: [String: Callout] = [
            "hint": .tip, "attention": .warning, "error": .danger, "summary": .abstract, "tldr": .abstract,
            "check": .success, "done": .success, "help": .question, "faq": .question, "fail": .failure,
            "missing": .failure, "snippet": .example, "cite": .quote, "todo": .info, "seealso": .info,
        ]
        guard let callout = Callout(rawValue: name) ?? same[name] else { return nil }
        self = callout
    }
}
