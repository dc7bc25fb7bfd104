/// The details of this machine that a reader is shown: only a reader at this machine learns the paths of its files.
struct Disclosure: Sendable {
    /// The link to an editor; nil if no place is to be opened.
    let editor: EditorLink?
    private let hidden: [String]

    static func everything(_ editor: EditorLink) -> Disclosure { Disclosure(editor: editor, hidden: []) }

    /// - Parameter folders: the course's folder, in all forms in which texts may name it.
    static func withoutPaths(_ folders: [String]) -> Disclosure {
        Disclosure(editor: nil, hidden: folders.filter { $0.hasPrefix("/") && $0 != "/" })
    }

    func shown(_ text: String) -> String {
        hidden.reduce(text) { $0.replacing($1 + "/", with: "").replacing($1, with: ".") }
    }
}
