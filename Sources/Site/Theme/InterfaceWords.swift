/// The texts of the interface in one language.
struct InterfaceWords: Sendable {
    /// All texts, by their keys in `strings/LANG.yml`: also those that only templates use.
    let byKey: [String: String]

    subscript(word: InterfaceWord) -> String { self[key: word] }

    /// The text of a key; the built-in theme has one for each, and its key itself stands in if a caller has no theme.
    subscript(key key: some InterfaceKey) -> String { byKey[key.key] ?? key.key }

    /// The texts of all cases of a kind.
    func texts<Kind: InterfaceKey & CaseIterable & Hashable>(of kind: Kind.Type = Kind.self) -> [Kind: String] {
        Kind.allCases.reduce(into: [:]) { $0[$1] = self[key: $1] }
    }
}
