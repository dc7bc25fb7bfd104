/// The sections of a translation whose contents can be compared, each with the original's.
struct ComparedSections: Sequence {
    /// Sections that belong together, as indices into the outlines' sections.
    struct Pair {
        let original: Int
        let translation: Int
    }

    private let pairs: [Pair]
    /// The number of a section's counterpart, by the section's own.
    private let translations: [Int: Int]
    private let originals: [Int: Int]

    /// - Parameter pairs: pairs in the order of the translation; no section is in two of them.
    init(_ pairs: [Pair]) {
        self.pairs = pairs
        translations = Dictionary(pairs.map { ($0.original, $0.translation) }) { first, _ in first }
        originals = Dictionary(pairs.map { ($0.translation, $0.original) }) { first, _ in first }
    }

    func makeIterator() -> IndexingIterator<[Pair]> { pairs.makeIterator() }

    /// Returns the translation of a section of the original; nil if it isn't compared.
    func translation(of original: Int) -> Int? { translations[original] }

    /// Returns the original of a section of the translation; nil if it isn't compared.
    func original(of translation: Int) -> Int? { originals[translation] }
}
