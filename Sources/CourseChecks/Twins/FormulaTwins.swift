import Course
import Diagnostics
import Markdown
import Mathematics

/// Compares the formulas of each section of a translation with the original's: the same ones, apart from the words in them, and in
/// any order, because languages put the words of a sentence in an order of their own.
enum FormulaTwins {
    static let rule = RuleID.translationFormulas

    /// A formula, and what no translator changes in it.
    private typealias Place = (range: SourceRange, skeleton: [UInt8])

    static func compare(_ pair: TwinPair, _ sections: ComparedSections) -> [Diagnostic] {
        let (originals, own) = (places(in: pair.originalLesson.document), places(in: pair.lesson.document))
        guard originals.map(\.skeleton) != own.map(\.skeleton) else { return [] }
        let left = Dictionary(grouping: originals) { pair.originalOutline.section(at: $0.range.bytes.lowerBound) }
        let right = Dictionary(grouping: own) { pair.outline.section(at: $0.range.bytes.lowerBound) }
        var findings = DiagnosticList()
        for section in sections {
            compare(pair, sections, left[section.original] ?? [], right[section.translation] ?? [], to: &findings)
        }
        return findings.diagnostics
    }

    private static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        _ originals: [Place],
        _ own: [Place],
        to findings: inout DiagnosticList
    ) {
        // A formula that is there again, or once less, is a matter of taste.
        let (known, ownKnown) = (Set(originals.map(\.skeleton)), Set(own.map(\.skeleton)))
        let missing = originals.filter { !ownKnown.contains($0.skeleton) }
        let extra = own.filter { !known.contains($0.skeleton) }
        for (place, twin) in zip(extra, missing) {
            let message = LocalizedText(
                en: "this formula is not the same as in the original",
                es: "esta fórmula no es la misma que en el original"
            )
            findings.append(
                pair.finding(
                    rule,
                    message,
                    at: place.range,
                    original: twin.range,
                    advice: LocalizedText(
                        en: "copy the formula of the original; translate only the words in `\\text{…}`",
                        es: "copia la fórmula del original; traduce solo las palabras de `\\text{…}`"
                    )
                )
            )
        }
        let places = lastPlaces(originals, own)
        for formula in missing.dropFirst(extra.count) {
            let message = LocalizedText(
                en: "the original has a formula here that the translation lacks",
                es: "aquí el original tiene una fórmula que le falta a la traducción"
            )
            let last = places[formula.range.bytes.lowerBound]
            guard let place = LackPlace(of: formula.range, after: last, pair, sections)?.range else { continue }
            findings.append(pair.finding(rule, message, at: place, original: formula.range, isMissing: true))
        }
        for formula in extra.dropFirst(missing.count) {
            let message = LocalizedText(
                en: "the original has no formula here",
                es: "aquí el original no tiene ninguna fórmula"
            )
            findings.append(pair.finding(rule, message, at: formula.range, original: nil))
        }
    }

    /// Returns for each formula of the original, by its offset, the place of the last one before it that the translation has.
    private static func lastPlaces(_ originals: [Place], _ own: [Place]) -> [Int: SourceRange] {
        let known = Dictionary(own.map { ($0.skeleton, $0.range) }) { _, last in last }
        var last: SourceRange?
        return originals.reduce(into: [:]) { places, formula in
            places[formula.range.bytes.lowerBound] = last
            last = known[formula.skeleton] ?? last
        }
    }

    /// The formulas in texts and in blocks of their own, in the order of the file.
    private static func places(in document: Document) -> [(range: SourceRange, skeleton: [UInt8])] {
        var result = document.formulas.map {
            (range: document.range(of: $0), skeleton: Formula.skeleton(of: document.textBytes(of: $0)))
        }
        result += document.codeBlocks.filter(\.isFormula).map {
            (range: $0.range, skeleton: Formula.skeleton(of: $0.slice.bytes))
        }
        return result.sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
    }
}
