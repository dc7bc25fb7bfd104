import Course
import Diagnostics
import Markdown

/// Compares the numbers that a part of a translation names with those of the original's.
enum NumberTwins {
    /// A number, the text that holds it, and its place among the numbers of the part.
    private typealias Entry = (number: ProseNumber, node: NodeID, place: Int)

    /// Compares blocks that say the same.
    static func compare(
        _ pair: TwinPair,
        _ original: some Collection<ProseBlock>,
        _ own: some Collection<ProseBlock>,
        to findings: inout DiagnosticList
    ) {
        let (numbers, others) = (entries(own), entries(original))
        guard !numbers.isEmpty, !original.isEmpty else { return }
        let extra = rest(of: numbers, without: others)
        guard !extra.isEmpty else { return }
        let missing = rest(of: others, without: numbers)
        // A number that only one of them writes in digits may be a word in the other; so both must have one that the other lacks.
        if numbers.count == others.count {
            let values = Set(numbers.map(\.number.value))
            let known = Set(others.map(\.number.spelling))
            let document = pair.originalLesson.document
            let text = original.map { document.file.text(in: document.range(of: $0.node).bytes) }.joined(separator: " ")
            for (entry, other) in zip(extra, missing) where !entry.number.mayStand(for: other.number) {
                // It is part of a name there: `simple8b`.
                guard known.contains(entry.number.spelling) || !text.contains(entry.number.spelling) else { continue }
                // A number that the translation has elsewhere, only less often, is not the one that this stands for.
                guard entry.place == other.place || !values.contains(other.number.value) else { continue }
                findings.append(differs(pair, entry, other))
            }
        } else if original.count == 1, own.count == 1, let block = original.first,
            missing.contains(where: \.number.isVersion)
        {
            // A fraction or a version is no word in any language.
            let document = pair.originalLesson.document
            let text = document.file.text(in: document.range(of: block.node).bytes)
            for entry in extra where entry.number.isVersion && !text.contains(entry.number.spelling) {
                findings.append(unnamed(pair, entry, block))
            }
        } else if original.count == 1, own.count == 1, extra.count == 1, !missing.isEmpty, let block = original.first,
            let entry = extra.first, !missing.contains(where: { entry.number.mayStand(for: $0.number) }),
            Int(entry.number.value).map({ $0 > mostInWords }) ?? false
        {
            // The original has a number that isn't here; others may be words here.
            let document = pair.originalLesson.document
            let text = document.file.text(in: document.range(of: block.node).bytes)
            if !text.contains(entry.number.spelling) { findings.append(unnamed(pair, entry, block)) }
        }
    }

    private static func entries(_ blocks: some Collection<ProseBlock>) -> [Entry] {
        blocks.flatMap(\.numbers).enumerated().map { ($1.number, $1.node, $0) }
    }

    /// The largest number that another language may well have in words, or as the name of a month or an hour.
    private static let mostInWords = 24

    private static func differs(_ pair: TwinPair, _ own: Entry, _ original: Entry) -> Diagnostic {
        pair.finding(
            .translationNumbers,
            LocalizedText(
                en: "this says \(own.number.spelling), and the original says \(original.number.spelling)",
                es: "aquí dice \(own.number.spelling), y el original dice \(original.number.spelling)"
            ),
            severity: .note,
            at: pair.lesson.document.range(of: own.node),
            original: pair.originalLesson.document.range(of: original.node)
        )
    }

    private static func unnamed(_ pair: TwinPair, _ own: Entry, _ block: ProseBlock) -> Diagnostic {
        pair.finding(
            .translationNumbers,
            LocalizedText(
                en: "this says \(own.number.spelling), which the original doesn't name",
                es: "aquí dice \(own.number.spelling), que el original no nombra"
            ),
            severity: .note,
            at: pair.lesson.document.range(of: own.node),
            original: pair.originalLesson.document.firstLine(of: block.node)
        )
    }

    private static func rest(of numbers: [Entry], without others: [Entry]) -> [Entry] {
        var counts: [String: Int] = [:]
        for other in others { counts[other.number.value, default: 0] += 1 }
        return numbers.filter { entry in
            guard let count = counts[entry.number.value], count > 0 else { return true }
            counts[entry.number.value] = count - 1
            return false
        }
    }
}
