import Markdown

/// Pairs the sections of a translation with the original's where their headings do not match one by one.
enum SectionPairing {
    /// Pairs of indices into the outlines' sections, in order, and those that stay alone.
    static func pairs(_ left: LessonOutline, _ right: LessonOutline) -> [SequenceAlignment.Pair] {
        SequenceAlignment.pairs(left.sections.count, right.sections.count) { score($0, $1, left, right) }
    }

    /// How well two sections go together: by level, by the code they hold, by words that no translator changes.
    private static func score(_ original: Int, _ translation: Int, _ left: LessonOutline, _ right: LessonOutline)
        -> Int?
    {
        let (own, other) = (right.sections[translation], left.sections[original])
        guard let heading = own.heading, let twin = other.heading else {
            return own.heading == nil && other.heading == nil ? 1000 : nil
        }
        let (first, second) = (left.document.headings[twin], right.document.headings[heading])
        var score = first.level == second.level ? 12 : 1
        if let id = first.explicitID { score += id == second.explicitID ? 40 : -8 }
        if first.plainText == second.plainText { score += 20 }
        if codeWords(first, left.document) == codeWords(second, right.document) { score += 2 }
        let (blocks, twins) = (own.blocks, other.blocks)
        if blocks.count == twins.count {
            score += 3
            let alike = zip(blocks, twins).count { block, twin in
                right.document.codeBlocks[block].slice.bytes == left.document.codeBlocks[twin].slice.bytes
            }
            score += 6 * alike
        }
        if own.tables.count == other.tables.count { score += 1 }
        if own.lists.count == other.lists.count { score += 1 }
        if own.images.count == other.images.count { score += 1 }
        if own.links.count == other.links.count { score += 2 }
        return score
    }

    private static func codeWords(_ heading: Heading, _ document: Document) -> [String] {
        document.descendants(of: heading.node).filter { document[$0].kind == .code }.map(document.text)
    }
}
