/// The form that a container of another dialect has in Glosa's own Markdown.
struct ColonForm {
    enum Kind {
        /// A container between lines of colons; the text behind the opening colons.
        case colons(String)
        /// The content alone, below a line of its own if there is one.
        case content(first: String?)
        /// A definition of a term, behind a colon.
        case meaning
        /// A fence with code out of a file.
        case fence(info: String)
        /// The container as it is written.
        case same
    }

    var kind: Kind
    /// True if part of the container has no spelling in Glosa's Markdown.
    var isPartly = false

    /// - Parameter title: The title, which may hold Markdown.
    init(_ container: Container, title: String, in dialect: Dialect) {
        func opening(_ name: String, _ attributes: String = "") -> Kind {
            .colons([name, title, attributes].filter { !$0.isEmpty }.joined(separator: " "))
        }
        switch container.kind {
        case .callout(let callout, let folding) where folding != .none:
            let words = title.isEmpty ? callout.rawValue.capitalized : title
            let open = folding == .unfolded ? " {open}" : ""
            kind = .colons("details \(words)\(open)")
            isPartly = callout != .details
        case .callout(let callout, _):
            if [.note, .tip, .important, .warning, .caution, .info, .danger].contains(callout) {
                kind = opening(callout.rawValue)
            } else {
                kind = .colons("note \(title.isEmpty ? callout.rawValue.capitalized : title)")
                isPartly = true
            }
        case .deprecation: kind = .colons("warning")
        case .tabs: kind = .colons("tabs")
        case .tab(let title): kind = .colons("tab \(title)")
        case .columns(let count):
            kind = .colons("columns")
            isPartly = count != nil
        case .column(let size):
            kind = .colons(size > 1 ? "column {size=\(size)}" : "column")
        case .cards: kind = .colons("cards")
        case .steps: kind = .colons("steps")
        case .figure:
            let alt = (container.argument("alt") ?? "").replacing("[", with: "\\[").replacing("]", with: "\\]")
            kind = .content(first: "![\(alt)](\(container.argument("source") ?? ""))")
            isPartly = container.argument("deviceFrame") != nil
        case .snippet(let path, let slice):
            let parts = path.split(separator: "/")
            let file = (parts.firstIndex(of: "Snippets").map { parts[$0...] } ?? parts[...]).joined(separator: "/")
            let region = slice.map { " region=\($0)" } ?? ""
            kind = .fence(info: "swift file=\(file.contains(" ") ? "\"\(file).swift\"" : "\(file).swift")\(region)")
        case .definitions where dialect == .docC: kind = .content(first: nil)
        case .term where dialect == .docC: kind = .content(first: title)
        case .definition where dialect == .docC: kind = .meaning
        // Both dialects write these alike.
        case .definitions, .term, .definition: kind = .same
        default:
            kind = .same
            isPartly = true
        }
    }
}

extension String {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
