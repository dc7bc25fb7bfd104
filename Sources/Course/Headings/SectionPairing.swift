import Markdown

/// The pairing of a translation's sections with the original's.
package struct SectionPairing {
    private let originals: [Traits]
    private let own: [Traits]
    /// The length of the translation for each letter of the original.
    private let ratio: Double
    /// The number of comparisons that the score of a pair takes.
    private let cost: Int

    package init(_ left: LessonOutline, _ right: LessonOutline) {
        let numbered = HeadingNumber.comparableLevels(left.document.headings, right.document.headings)
        originals = zip(left.sections, SectionTokens.all(left)).map { Traits($0, left, $1, numbered: numbered) }
        own = zip(right.sections, SectionTokens.all(right)).map { Traits($0, right, $1, numbered: numbered) }
        // Many blocks, and many names in them, make the comparison of two sections slow.
        let names = originals.reduce(0) { $0 + $1.tokens.count } / left.sections.count
        cost = 1 + min(left.document.codeBlocks.count / left.sections.count + names / 4, 1000)
        func length(_ traits: [Traits]) -> Double { Double(traits.reduce(1) { $0 + $1.tokens.length }) }
        ratio = length(own) / length(originals)
    }

    /// The parts of each section that no translator changes, in the original and in the translation.
    package var tokens: (original: [SectionTokens], translation: [SectionTokens]) {
        (originals.map(\.tokens), own.map(\.tokens))
    }

    /// The pairs of indices into the outlines' sections, in order, and the sections that stay alone.
    package func pairs() -> [SequenceAlignment.Pair] {
        var alignment = SequenceAlignment()
        return alignment.pairs(originals.count, own.count, cost: cost) { score($0, $1) }
    }

    /// Returns those of some pairs that are sure: any other pairing of the original's section would be much worse.
    package func sure(of pairs: [(left: Int, right: Int)]) -> [(left: Int, right: Int)] {
        guard originals.count * own.count <= Self.mostRated else { return [] }
        let margins = SequenceAlignment.margins(of: pairs, originals.count, own.count) { score($0, $1) }
        return zip(pairs, margins).filter { $1 >= Self.leastMargin }.map(\.0)
    }

    /// The least margin of a pair that is sure.
    private static let leastMargin = 10
    /// The most pairs of sections of which the sure ones are sought.
    private static let mostRated = 250_000

    private func score(_ original: Int, _ translation: Int) -> Int? {
        Self.score(originals[original], own[translation], ratio)
    }

    /// Returns the pairs of two outlines' sections.
    package static func pairs(_ left: LessonOutline, _ right: LessonOutline) -> [SequenceAlignment.Pair] {
        SectionPairing(left, right).pairs()
    }

    /// Returns the pairs of two documents' sections: one by one if their headings have the same levels.
    package static func pairs(_ left: Document, _ right: Document) -> [SequenceAlignment.Pair] {
        guard left.headings.map(\.level) == right.headings.map(\.level) else {
            return pairs(LessonOutline(left), LessonOutline(right))
        }
        return (0...left.headings.count).map { .both($0, $0) }
    }

    /// The traits that sections are compared by.
    private struct Traits {
        let section: LessonOutline.Section
        let heading: Heading?
        /// Pictures in the heading, and its code.
        let pictures: String
        let codeWords: [String]
        let blocks: [[UInt8]]
        /// The number that the heading begins with; nil if it tells nothing.
        let number: HeadingNumber?
        let tokens: SectionTokens

        /// - Parameter numbered: the levels of the headings whose numbers tell what belongs together.
        init(
            _ section: LessonOutline.Section,
            _ outline: LessonOutline,
            _ tokens: SectionTokens,
            numbered: Set<Int>
        ) {
            let document = outline.document
            self.section = section
            self.tokens = tokens
            let heading = section.heading.map { document.headings[$0] }
            self.heading = heading
            number = heading.flatMap { numbered.contains($0.level) ? HeadingNumber($0) : nil }
            pictures = heading?.pictures ?? ""
            codeWords =
                heading.map { heading in
                    document.descendants(of: heading.node).filter { document[$0].kind == .code }.map(document.text)
                } ?? []
            blocks = section.blocks.map { document.codeBlocks[$0].slice.bytes }
        }
    }

    /// Returns the score of pairing two sections: by level, by their code, by words that no translator changes; nil if they can't
    /// be paired.
    private static func score(_ original: Traits, _ translation: Traits, _ ratio: Double) -> Int? {
        guard let first = original.heading, let second = translation.heading else {
            return original.heading == nil && translation.heading == nil ? 1000 : nil
        }
        let (own, other) = (translation.section, original.section)
        var score = first.level == second.level ? 12 : -4
        if let id = first.explicitID { score += id == second.explicitID ? 40 : -8 }
        if first.plainText == second.plainText { score += first.level == second.level ? 20 : 34 }
        if !original.pictures.isEmpty, !translation.pictures.isEmpty {
            score += original.pictures == translation.pictures ? 16 : -6
        }
        if original.codeWords == translation.codeWords { score += 2 }
        score += Int(10 * original.tokens.likeness(to: translation.tokens))
        score += lengthScore(original.tokens.length, translation.tokens.length, ratio)
        if let number = original.number, let other = translation.number { score += number == other ? 10 : -6 }
        if original.blocks.count == translation.blocks.count {
            score += 3
            score += 6 * zip(translation.blocks, original.blocks).count { $0 == $1 }
        }
        if own.tables.count == other.tables.count { score += 1 }
        if own.lists.count == other.lists.count { score += 1 }
        if own.images.count == other.images.count { score += 1 }
        if own.links.count == other.links.count { score += 2 }
        return score
    }

    /// Returns 5 for a section that is as long as the translation of another usually is, and less the more its length differs.
    private static func lengthScore(_ original: Int, _ own: Int, _ ratio: Double) -> Int {
        let excess = Double(own + 10) / (Double(original + 10) * ratio)
        return max(0, Int(10 - 5 * max(excess, 1 / excess)))
    }
}
