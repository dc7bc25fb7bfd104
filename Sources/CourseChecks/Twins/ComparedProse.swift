import Course
import Markdown

/// The text of a translation's sections, paired with the original's block by block.
struct ComparedProse {
    /// The length of the translation for each letter of the original.
    var ratio: Double { alignment.ratio }

    private let original: [ProseBlock.Section]
    private let translation: [ProseBlock.Section]
    private let compared: ComparedSections
    private let alignment: ProseAlignment

    /// - Parameter sections: the pairs of sections; without most of the page's, they are paired by guesses, and not compared.
    /// - Returns: nil if there is no text to compare.
    init?(_ pair: TwinPair, _ sections: ComparedSections) {
        (original, translation) = (pair.originalProse, pair.prose)
        let prose = sections.compactMap { [original, translation] in
            original.indices.contains($0.original) && translation.indices.contains($0.translation)
                ? (original[$0.original], translation[$0.translation]) : nil
        }
        guard sections.areMost(of: pair), let alignment = Self.alignment(prose) else { return nil }
        (compared, self.alignment) = (sections, alignment)
    }

    /// Returns the text of two sections; nil if they have none.
    func sections(of pair: ComparedSections.Pair) -> (original: ProseBlock.Section, translation: ProseBlock.Section)? {
        guard original.indices.contains(pair.original), translation.indices.contains(pair.translation) else {
            return nil
        }
        return (original[pair.original], translation[pair.translation])
    }

    /// Returns the length of the translation for each letter of the original, as the other sections show it.
    func ratio(without pair: ComparedSections.Pair) -> Double {
        let others = compared.filter { $0.original != pair.original }.compactMap { sections(of: $0) }
        return Self.ratio(others.map { ($0.original, $0.translation) })
    }

    /// Returns the pairs of a section's blocks; nil if there are too many of them.
    func beads(of pair: ComparedSections.Pair) -> [ProseAlignment.Bead]? {
        sections(of: pair).flatMap { alignment.beads($0.original.blocks, $0.translation.blocks) }
    }

    // MARK: Lengths

    /// The least number of letters that tells how long a translation is.
    private static let leastLength = 60
    /// The least number of letters of a section that is compared.
    private static let leastSection = 15

    /// Returns how the blocks of these sections are paired; nil if nothing tells how long a translation is.
    private static func alignment(_ sections: [(ProseBlock.Section, ProseBlock.Section)]) -> ProseAlignment? {
        func isMirrored(_ original: ProseBlock.Section, _ own: ProseBlock.Section) -> Bool {
            original.blocks.map(\.kind) == own.blocks.map(\.kind)
        }
        guard sections.contains(where: { $0.0.length >= leastSection }) else { return nil }
        let different = sections.count { !isMirrored($0, $1) }
        return ProseAlignment(
            ratio: ratio(sections),
            spread: ratios(sections).count < 4 ? 0.25 : 0.18,
            merging: different <= 1 && sections.count > 2 ? 3.6 : 2.4
        )
    }

    /// Returns the usual length of a translation for each letter of the original.
    private static func ratio(_ sections: [(ProseBlock.Section, ProseBlock.Section)]) -> Double {
        let ratios = ratios(sections)
        let usual = density(sections.map(\.1)) / density(sections.map(\.0))
        let own = ratios.isEmpty ? usual : ratios[ratios.count / 2]
        // A page with a section or two is no measure if much of its text is missing.
        let isOdd = ratios.count < 3 && (own < 0.6 * usual || own > usual / 0.6)
        return isOdd ? usual : own
    }

    private static func ratios(_ sections: [(ProseBlock.Section, ProseBlock.Section)]) -> [Double] {
        sections.compactMap { original, own in
            let length = original.length
            return length < leastLength || own.length == 0 ? nil : Double(own.length) / Double(length)
        }.sorted()
    }

    /// Returns the letters with which a text says what English says with one.
    private static func density(_ sections: [ProseBlock.Section]) -> Double {
        let length = sections.reduce(0) { $0 + $1.length }
        return sections.reduce(0) { $0 + $1.denseLength } * 3 > length ? 0.42 : 1
    }
}
