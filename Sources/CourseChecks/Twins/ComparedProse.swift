import Course
import Markdown

/// The text of a translation's sections, paired with the original's block by block.
struct ComparedProse {
    /// The length of the translation for each letter of the original.
    var ratio: Double { alignment.ratio }

    private let original: [ProseBlock.Section]
    private let translation: [ProseBlock.Section]
    private let ratios: ProseRatios
    private let alignment: ProseAlignment

    private typealias SectionPair = (original: ProseBlock.Section, translation: ProseBlock.Section)

    /// - Parameter sections: the pairs of sections; without most of the page's, they are paired by guesses, and not compared.
    /// - Returns: nil if there is no text to compare.
    init?(_ pair: TwinPair, _ sections: ComparedSections) {
        (original, translation) = (pair.originalProse, pair.prose)
        let compared = sections.filter { [original, translation] in
            original.indices.contains($0.original) && translation.indices.contains($0.translation)
        }
        let prose: [SectionPair] = compared.map { [original, translation] in
            (original[$0.original], translation[$0.translation])
        }
        ratios = ProseRatios(prose, numbers: compared.map(\.original))
        guard sections.areMost(of: pair), let alignment = Self.alignment(prose, ratios) else { return nil }
        self.alignment = alignment
    }

    /// Returns the text of two sections; nil if they have none.
    func sections(of pair: ComparedSections.Pair) -> (original: ProseBlock.Section, translation: ProseBlock.Section)? {
        guard original.indices.contains(pair.original), translation.indices.contains(pair.translation) else {
            return nil
        }
        return (original[pair.original], translation[pair.translation])
    }

    /// Returns the length of the translation for each letter of the original, as the other sections show it.
    func ratio(without pair: ComparedSections.Pair) -> Double { ratios.usual(without: pair.original) }

    /// Returns the number of letters that a section has beyond a translation of the original's; nil if they have no text.
    func surplus(of pair: ComparedSections.Pair) -> Double? {
        sections(of: pair).map {
            Double($0.translation.length) - Double($0.original.length) * ratio(without: pair)
        }
    }

    /// Returns the pairs of a section's blocks; nil if there are too many of them.
    func beads(of pair: ComparedSections.Pair) -> [ProseAlignment.Bead]? {
        sections(of: pair).flatMap { alignment.beads($0.original.blocks, $0.translation.blocks) }
    }

    /// The least number of letters of a section that is compared.
    private static let leastSection = 15

    /// Returns how the blocks of these sections are paired; nil if nothing tells how long a translation is.
    private static func alignment(_ sections: [SectionPair], _ ratios: ProseRatios) -> ProseAlignment? {
        func isMirrored(_ pair: SectionPair) -> Bool {
            pair.original.blocks.map(\.kind) == pair.translation.blocks.map(\.kind)
        }
        guard sections.contains(where: { $0.original.length >= leastSection }) else { return nil }
        let different = sections.count { !isMirrored($0) }
        return ProseAlignment(
            ratio: ratios.usual(without: nil),
            spread: ratios.count < 4 ? 0.25 : 0.18,
            merging: different <= 1 && sections.count > 2 ? 3.6 : 2.4
        )
    }
}
