import Course
import Diagnostics
import Markdown

/// Compares the paragraphs of a section with the original's: whether one is missing, and whether they name the same numbers.
enum ProseTwins {
    static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        _ prose: ComparedProse?,
        to findings: inout DiagnosticList
    ) {
        guard let prose else { return }
        for section in sections {
            guard let (other, own) = prose.sections(of: section) else { continue }
            if other.cells.count == own.cells.count {
                let rows = Set(rows(other.cells, pair.originalLesson.document).values)
                let ownRows = Self.rows(own.cells, pair.lesson.document)
                for (cell, twin) in zip(own.cells, other.cells) {
                    // The row may stand elsewhere in the original's table.
                    if let row = pair.lesson.document[cell.node].parent.flatMap({ ownRows[$0] }), rows.contains(row) {
                        continue
                    }
                    NumberTwins.compare(pair, [twin], [cell], to: &findings)
                }
            }
            guard let beads = prose.beads(of: section) else { continue }
            findings.append(contentsOf: lacks(pair, section, other.blocks, own.blocks, beads, prose.ratio))
            for bead in beads where bead.isSure {
                NumberTwins.compare(pair, other.blocks[bead.original], own.blocks[bead.translation], to: &findings)
            }
        }
    }

    /// Returns the numbers of each row of a section's tables.
    private static func rows(_ cells: [ProseBlock], _ document: Document) -> [NodeID: [String]] {
        cells.reduce(into: [:]) { rows, cell in
            guard let row = document[cell.node].parent else { return }
            rows[row, default: []] += cell.numbers.map(\.number.value)
        }
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
                block.length >= leastParagraph, !pair.originalLesson.document.isShortcode(block.node),
                !(block.tokens.isEmpty && pair.originalLesson.document.isLeadIn(block.node))
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
    /// Returns true for a sentence that leads in a list or a sample, which the heading above it may say as well.
    fileprivate func isLeadIn(_ node: NodeID) -> Bool {
        let text = plainText(of: node)
        return (text.hasSuffix(":") || text.hasSuffix("：")) && text.count <= Self.longestLeadIn
    }

    /// The most letters of a sentence that only leads in what follows it.
    private static var longestLeadIn: Int { 80 }

    /// Returns true for a paragraph that begins with a shortcode of another generator, such as Hugo's `{{< card >}}`.
    fileprivate func isShortcode(_ node: NodeID) -> Bool {
        let start = range(of: node).bytes.lowerBound
        return ["{{<", "{{%", "{%"].contains { file.bytes[start...].starts(with: $0.utf8) }
    }
}
