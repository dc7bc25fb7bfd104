/// The containers that lines of colons open, and the kind of each on a page.
enum ColonCatalogue {
    /// The use of the words behind a container's name.
    enum Title {
        /// The words are a title that may hold Markdown.
        case line
        /// The words are a name without Markdown, and must be there.
        case words
    }

    struct Entry {
        let kind: @Sendable (_ title: String, _ attributes: [Container.Argument]) -> Container.Kind
        /// The use of the title; nil if the container has no title.
        var title: Title?
        var attributes: [String] = []
        /// The container that it must stand in; nil if it may stand anywhere.
        var parent: String?
    }

    static let names = all.keys.sorted()

    static func container(_ name: String) -> Entry? { all[name] }

    /// Returns true if a container ends where the next one of the same name begins.
    static func endsBeforeItsLike(_ name: String) -> Bool { all[name]?.parent != nil }

    private static func callout(_ callout: Callout) -> Entry {
        Entry(kind: { _, _ in .callout(callout, .none) }, title: .line)
    }

    private static let all: [String: Entry] = [
        "note": callout(.note), "tip": callout(.tip), "important": callout(.important), "warning": callout(.warning),
        "caution": callout(.caution), "info": callout(.info), "danger": callout(.danger),
        "details": Entry(
            kind: { _, attributes in .callout(.details, attributes.contains { $0.name == "open" } ? .unfolded : .folded)
            },
            title: .line,
            attributes: ["open"]
        ),
        "tabs": Entry(kind: { _, _ in .tabs }),
        "tab": Entry(kind: { title, _ in .tab(title: title) }, title: .words, parent: "tabs"),
        "steps": Entry(kind: { _, _ in .steps }),
        "cards": Entry(kind: { _, _ in .cards(.compactGrid) }),
        "card": Entry(kind: { _, _ in .card }, title: .line, parent: "cards"),
        "columns": Entry(kind: { _, _ in .columns(nil) }),
        "column": Entry(
            kind: { _, attributes in
                .column(size: attributes.first { $0.name == "size" }.flatMap { Int($0.value) } ?? 1)
            },
            attributes: ["size"],
            parent: "columns"
        ),
        "file-tree": Entry(kind: { _, _ in .fileTree }),
        "exercise": Entry(kind: { _, _ in .exercise }, title: .line),
        "hint": Entry(kind: { _, _ in .hint }, title: .line, parent: "exercise"),
        "solution": Entry(kind: { _, _ in .solution }, title: .line, parent: "exercise"),
        "question": Entry(kind: { _, _ in .question }, title: .line),
    ]
}
