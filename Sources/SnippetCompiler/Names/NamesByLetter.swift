/// Names by their first letter, in which misspellings of them are looked for: whoever errs rarely errs there.
struct NamesByLetter: Sendable {
    private let names: [Character: Set<String>]

    init(_ names: some Sequence<String>) {
        self.names = names.reduce(into: [:]) { letters, name in
            if let first = name.first { letters[first, default: []].insert(name) }
        }
    }

    /// The names that begin with a letter.
    subscript(_ first: Character) -> Set<String> { names[first] ?? [] }

    /// The names of the toolchain, of the stand-in and of manifests, and the words of the language that stand for values.
    static let ofToolchain = NamesByLetter(
        ToolchainNames.embedded.all.union(StandInCoverage.embedded.names).union([
            "true", "false", "self", "super", "Package", "PackageDescription",
        ])
    )
}
