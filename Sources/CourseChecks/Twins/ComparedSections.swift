import Course
import Diagnostics

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

    /// The sections of the original that the translation is told to lack.
    private let missing: Set<Int>
    /// The sections of the translation that the original is told to lack.
    private let added: Set<Int>

    /// - Parameter pairs: pairs in the order of the translation; no section is in two of them.
    init(_ pairs: [Pair], missing: Set<Int> = [], added: Set<Int> = []) {
        self.pairs = pairs
        (self.missing, self.added) = (missing, added)
        translations = Dictionary(pairs.map { ($0.original, $0.translation) }) { first, _ in first }
        originals = Dictionary(pairs.map { ($0.translation, $0.original) }) { first, _ in first }
    }

    func makeIterator() -> IndexingIterator<[Pair]> { pairs.makeIterator() }

    /// Returns true if most sections of a page are compared; the rest is paired by guesses then.
    func areMost(of pair: TwinPair) -> Bool {
        pairs.count * 3 >= Swift.max(pair.originalOutline.sections.count, pair.outline.sections.count) * 2
    }

    /// Returns true for a finding about a block that is missing with its section, or stands in a section that the original lacks:
    /// the section is told.
    func isTold(_ finding: Diagnostic, of pair: TwinPair) -> Bool {
        guard let original = finding.related.first else {
            return added.contains(pair.outline.section(at: finding.range.bytes.lowerBound))
        }
        return original.isMissing && missing.contains(pair.originalOutline.section(at: original.range.bytes.lowerBound))
    }

    /// Returns the translation of a section of the original; nil if it isn't compared.
    func translation(of original: Int) -> Int? { translations[original] }

    /// Returns the original of a section of the translation; nil if it isn't compared.
    func original(of translation: Int) -> Int? { originals[translation] }
}
