import Course
import Diagnostics
import Markdown

/// Compares the paragraphs of a section with the original's: whether one is missing, and whether they name the same numbers.
enum ProseTwins {
    static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        to findings: inout DiagnosticList
    ) {
        let (left, right) = (pair.originalProse, pair.prose)
        let compared = sections.filter { left.indices.contains($0.original) && right.indices.contains($0.translation) }
        // The sections of a translation with other headings in large part are paired by guesses.
        guard compared.count * 3 >= max(left.count, right.count) * 2 else { return }
        let prose = compared.map { (left[$0.original], right[$0.translation]) }
        guard let alignment = alignment(prose) else { return }
        for section in compared {
            let (own, other) = (right[section.translation], left[section.original])
            if other.cells.count == own.cells.count {
                for (cell, twin) in zip(own.cells, other.cells) {
                    NumberTwins.compare(pair, [twin], [cell], to: &findings)
                }
            }
            guard let beads = alignment.beads(other.blocks, own.blocks) else { continue }
            findings.append(contentsOf: lacks(pair, section, other.blocks, own.blocks, beads, alignment.ratio))
            for bead in beads where bead.isSure {
                NumberTwins.compare(pair, other.blocks[bead.original], own.blocks[bead.translation], to: &findings)
            }
        }
    }

    // MARK: Lengths

    /// The least number of letters that tells how long a translation is.
    private static let leastLength = 60

    /// Returns how the blocks of these sections are paired; nil if nothing tells how long a translation is.
    private static func alignment(_ sections: [(ProseBlock.Section, ProseBlock.Section)]) -> ProseAlignment? {
        func isMirrored(_ original: ProseBlock.Section, _ own: ProseBlock.Section) -> Bool {
            original.blocks.map(\.kind) == own.blocks.map(\.kind)
        }
        let ratios = sections.compactMap { original, own -> Double? in
            let length = original.length
            return length < leastLength || own.length == 0 ? nil : Double(own.length) / Double(length)
        }.sorted()
        guard sections.contains(where: { $0.0.length >= leastParagraph }) else { return nil }
        let usual = density(sections.map(\.1)) / density(sections.map(\.0))
        let own = ratios.isEmpty ? usual : ratios[ratios.count / 2]
        // A page with a section or two is no measure if much of its text is missing.
        let isOdd = ratios.count < 3 && (own < 0.6 * usual || own > usual / 0.6)
        let different = sections.count { !isMirrored($0, $1) }
        return ProseAlignment(
            ratio: isOdd ? usual : own,
            spread: ratios.count < 4 ? 0.25 : 0.18,
            merging: different <= 1 && sections.count > 2 ? 3.6 : 2.4
        )
    }

    /// Returns the letters with which a text says what English says with one.
    private static func density(_ sections: [ProseBlock.Section]) -> Double {
        let length = sections.reduce(0) { $0 + $1.length }
        return sections.reduce(0) { $0 + $1.denseLength } * 3 > length ? 0.42 : 1
    }

    // MARK: Paragraphs

    /// The least number of letters of a paragraph whose lack is told.
    private static let leastParagraph = 15

    /// Returns the original's paragraphs that a section lacks; none if it has others in their place.
    private static func lacks(
        _ pair: TwinPair,
        _ section: ComparedSections.Pair,
        _ original: [ProseBlock],
        _ own: [ProseBlock],
        _ beads: [ProseAlignment.Bead],
        _ ratio: Double
    ) -> [Diagnostic] {
        let extra = beads.contains { bead in
            bead.original.isEmpty && own[bead.translation].contains { $0.kind != .mark }
        }
        // Other code, too, tells of another section.
        let hasOtherCode = beads.contains { bead in
            guard let mark = own[bead.translation].first(where: { $0.kind == .mark }) else { return false }
            return original[bead.original].first.map { !isSame(pair, $0, mark) } ?? true
        }
        guard !extra, !hasOtherCode else { return [] }
        let missing = beads.compactMap { bead -> ProseBlock? in
            let lacking = bead.lacking ?? (bead.translation.isEmpty ? bead.original.first : nil)
            guard let block = lacking.map({ original[$0] }), block.kind == .paragraph,
                block.length >= leastParagraph, !pair.originalLesson.document.isShortcode(block.node)
            else { return nil }
            return block
        }
        func length(_ blocks: [ProseBlock]) -> Double { Double(blocks.reduce(0) { $0 + $1.length }) }
        // If each paragraph translates another one, none of them says the same as the missing one.
        let isPlain = beads.allSatisfy {
            $0.translation.isEmpty || $0.isSure || own[$0.translation].allSatisfy { $0.kind == .mark }
        }
        // A section that is as long as its original says the same in other paragraphs.
        guard isPlain || length(original) - length(own) / ratio >= 0.4 * length(missing) else { return [] }
        return missing.map { block in
            let document = pair.originalLesson.document
            let words = beginning(of: document.plainText(of: block.node))
            return pair.finding(
                .translationParagraphs,
                LocalizedText(
                    en: "this section lacks the original's paragraph “\(words)”",
                    es: "a este apartado le falta el párrafo del original «\(words)»"
                ),
                severity: .note,
                at: pair.outline.place(of: section.translation),
                original: document.firstLine(of: block.node)
            )
        }
    }

    /// Returns true for two marks of which one stands for the other: tables, or code that is the same but for what translators change.
    private static func isSame(_ pair: TwinPair, _ original: ProseBlock, _ own: ProseBlock) -> Bool {
        guard original.tokens != own.tokens else { return true }
        func code(_ block: ProseBlock, _ document: Document) -> ProseFreeCode? {
            document.codeBlocks.first { $0.node == block.node }.map(ProseFreeCode.init)
        }
        guard let twin = code(original, pair.originalLesson.document) else { return false }
        return twin == code(own, pair.lesson.document)
    }

    /// Returns the first words of a text.
    private static func beginning(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        guard line.count > 45 else { return line }
        let start = line.prefix(45)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
    }
}

extension Document {
    /// Returns true for a paragraph that begins with a shortcode of another generator, such as Hugo's `{{< card >}}`.
    fileprivate func isShortcode(_ node: NodeID) -> Bool {
        let start = range(of: node).bytes.lowerBound
        return ["{{<", "{{%", "{%"].contains { file.bytes[start...].starts(with: $0.utf8) }
    }
}
