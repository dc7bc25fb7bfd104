/// A component of Docusaurus, Starlight, VitePress or their themes that has a counterpart in Glosa's Markdown.
struct KnownComponent {
    enum Title {
        /// The component has none.
        case none
        /// The title may hold Markdown.
        case line(String?)
        case words(String)
    }

    /// The name of the container.
    let container: String
    let title: Title

    /// Returns the container that a component opens; nil if it opens none.
    init?(_ tag: ComponentTag, in bytes: [UInt8]) {
        let title = tag.text("title", "summary", "label", "header", in: bytes)
        switch tag.name.lowercased() {
        case "tabs", "tabgroup", "codetabs": (container, self.title) = ("tabs", .none)
        case "tabitem", "tab":
            container = "tab"
            self.title = .words(tag.text("label", "title", "value", "name", in: bytes) ?? "")
        case "aside", "admonition", "callout", "alert":
            let kind = tag.text("type", "kind", "variant", "intent", in: bytes)?.lowercased() ?? "note"
            (container, self.title) = (Self.callout(kind) ?? "note", .line(title))
        case "card": (container, self.title) = ("card", .line(title))
        case "cardgrid", "cardgroup", "cards", "linkgrid": (container, self.title) = ("cards", .none)
        case "steps": (container, self.title) = ("steps", .none)
        case "filetree", "files": (container, self.title) = ("file-tree", .none)
        case "details", "accordion", "collapse", "collapsible", "expandable":
            (container, self.title) = ("details", .line(title))
        case let name:
            guard let kind = Self.callout(name) else { return nil }
            (container, self.title) = (kind, .line(title))
        }
    }

    private static func callout(_ name: String) -> String? {
        let names = ["note", "tip", "important", "warning", "caution", "info", "danger"]
        if names.contains(name) { return name }
        if name == "example" || name == "quote" || name == "details" { return nil }
        return Callout(name: name)?.alert.rawValue
    }

    /// Elements of HTML around blocks, in whose place MDX shows their content.
    static let elements: Set<String> = [
        "div", "section", "center", "article", "main", "header", "footer", "figure", "figcaption", "details",
    ]

    /// Components that show what every page of Glosa's has, or nothing.
    static let silent: Set<String> = ["tocinline", "doccardlist", "fragment", "head"]

    /// Components that stand within a text.
    static let inlines: Set<String> = [
        "badge", "link", "linkbutton", "icon", "button", "span", "highlight", "kbd", "vpbadge", "a", "term",
    ]
}
