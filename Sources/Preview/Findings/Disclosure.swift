/// What a reader is told of this machine: whoever sits at it learns where its files lie, nobody else.
struct Disclosure: Sendable {
    /// Nil where no place is to be opened.
    let editor: EditorLink?
    private let hidden: [String]

    static func everything(_ editor: EditorLink) -> Disclosure { Disclosure(editor: editor, hidden: []) }

    /// - Parameter folders: the course's folder, in the ways that texts may name it.
    static func withoutPaths(_ folders: [String]) -> Disclosure {
        Disclosure(editor: nil, hidden: folders.filter { $0.hasPrefix("/") && $0 != "/" })
    }

    func shown(_ text: String) -> String {
        hidden.reduce(text) { $0.replacing($1 + "/", with: "").replacing($1, with: ".") }
    }
}
