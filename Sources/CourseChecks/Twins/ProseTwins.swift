import Course
import Diagnostics
import Markdown

/// Compares the paragraphs of a section with the original's: whether one is missing, and whether they name the same numbers.
enum ProseTwins {
    static func compare(
        _ pair: TwinPair,
        _ sections: [HeadingTwins.SectionPair],
        to findings: inout DiagnosticList
    ) {
        let left = ProseBlock.bySection(pair.originalLesson.document)
        let right = ProseBlock.bySection(pair.lesson.document)
        let compared = sections.filter { left.indices.contains($0.original) && right.indices.contains($0.translation) }
        let ratio = ratio(compared.map { (left[$0.original], right[$0.translation]) })
        for section in compared {
            let (own, other) = (right[section.translation], left[section.original])
            if let paragraph = missing(of: other, in: own, ratio: ratio) {
                findings.append(lack(pair, section, other, own, paragraph))
            } else {
                compareNumbers(pair, other, own, to: &findings)
            }
        }
    }

    // MARK: Paragraphs

    /// The least number of letters of an original's section that tells how long a translation is.
    private static let leastLength = 60
    /// The least number of sections that tell it.
    private static let leastSections = 3

    /// Returns the usual length of a translation for each letter of the original, the median of the sections; nil if too few tell it.
    private static func ratio(_ sections: [([ProseBlock], [ProseBlock])]) -> Double? {
        let ratios = sections.compactMap { original, translation -> Double? in
            let length = Self.length(original)
            return length < leastLength ? nil : Double(Self.length(translation)) / Double(length)
        }.sorted()
        return ratios.count < leastSections ? nil : ratios[ratios.count / 2]
    }

    private static func length(_ blocks: [ProseBlock]) -> Int { blocks.reduce(0) { $0 + $1.length } }

    /// Returns the original's paragraph that a section lacks: it has fewer paragraphs, and is shorter by at least one of them.
    private static func missing(of original: [ProseBlock], in own: [ProseBlock], ratio: Double?) -> ProseBlock? {
        let paragraphs = original.filter { $0.isOutermost && $0.length > 0 }
        let others = own.filter { $0.isOutermost && $0.length > 0 }
        guard paragraphs.count > others.count, let ratio, ratio > 0 else { return nil }
        let lacking = Double(length(original)) - Double(length(own)) / ratio
        // A translation may be a little shorter than usual by its words alone.
        guard lacking * 14 >= Double(length(original)),
            let shortest = paragraphs.map(\.length).min(), lacking * 2 >= Double(shortest)
        else { return nil }
        return paragraphs.min { abs(Double($0.length) - lacking) < abs(Double($1.length) - lacking) }
    }

    private static func lack(
        _ pair: TwinPair,
        _ section: HeadingTwins.SectionPair,
        _ original: [ProseBlock],
        _ own: [ProseBlock],
        _ paragraph: ProseBlock
    ) -> Diagnostic {
        let (count, other) = (
            own.count { $0.isOutermost && $0.length > 0 }, original.count { $0.isOutermost && $0.length > 0 }
        )
        return pair.finding(
            .translationParagraphs,
            LocalizedText(
                en: "this section has \(count) paragraphs, and the original's has \(other) and says more",
                es: "este apartado tiene \(count) párrafos, y el del original tiene \(other) y dice más"
            ),
            severity: .note,
            at: pair.outline.place(of: section.translation),
            original: pair.originalLesson.document.firstLine(of: paragraph.node)
        )
    }

    // MARK: Numbers

    /// Compares blocks one by one, where a section has as many as the original's.
    ///
    /// A number that only one of them writes in digits may be a word in the other; so both must have one that the other lacks.
    private static func compareNumbers(
        _ pair: TwinPair,
        _ original: [ProseBlock],
        _ own: [ProseBlock],
        to findings: inout DiagnosticList
    ) {
        guard original.count == own.count else {
            let (numbers, others) = (own.flatMap(\.numbers), original.flatMap(\.numbers))
            // Unpaired paragraphs make more than one exchanged number a guess.
            compareNumbers(pair, others, numbers, most: 1, to: &findings)
            return
        }
        for (block, twin) in zip(own, original) {
            compareNumbers(pair, twin.numbers, block.numbers, most: block.numbers.count, to: &findings)
        }
    }

    private static func compareNumbers(
        _ pair: TwinPair,
        _ original: [(number: String, node: NodeID)],
        _ own: [(number: String, node: NodeID)],
        most: Int,
        to findings: inout DiagnosticList
    ) {
        guard own.count == original.count else { return }
        let extra = rest(of: own, without: original)
        guard extra.count <= most else { return }
        for (number, other) in zip(extra, rest(of: original, without: own)) {
            findings.append(
                pair.finding(
                    .translationNumbers,
                    LocalizedText(
                        en: "this says \(number.number), and the original says \(other.number)",
                        es: "aquí dice \(number.number), y el original dice \(other.number)"
                    ),
                    severity: .note,
                    at: pair.lesson.document.range(of: number.node),
                    original: pair.originalLesson.document.range(of: other.node)
                )
            )
        }
    }

    private static func rest(
        of numbers: [(number: String, node: NodeID)],
        without others: [(number: String, node: NodeID)]
    ) -> [(number: String, node: NodeID)] {
        var counts: [String: Int] = [:]
        for other in others { counts[other.number, default: 0] += 1 }
        return numbers.filter { entry in
            guard let count = counts[entry.number], count > 0 else { return true }
            counts[entry.number] = count - 1
            return false
        }
    }
}
