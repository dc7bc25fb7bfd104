import Course
import Diagnostics
import Markdown
import Mathematics

/// Compares the formulas of a translation with the original's: the same ones in the same order, apart from the words in them.
enum FormulaTwins {
    static let rule = RuleID.translationFormulas

    static func compare(_ pair: TwinPair, _ sections: [HeadingTwins.SectionPair]) -> [Diagnostic] {
        let (originals, own) = (places(in: pair.originalLesson.document), places(in: pair.lesson.document))
        let (keys, ownKeys) = (originals.map(\.skeleton), own.map(\.skeleton))
        guard keys != ownKeys else { return [] }
        var findings = DiagnosticList()
        var last: SourceRange?
        for entry in SequenceAlignment.pairs(keys, ownKeys) {
            switch entry {
            case .both(let original, let translation):
                let here = own[translation].range
                last = here
                guard keys[original] != ownKeys[translation] else { continue }
                let message = LocalizedText(
                    en: "this formula is not the same as in the original",
                    es: "esta fórmula no es la misma que en el original"
                )
                findings.append(
                    pair.finding(
                        rule,
                        message,
                        at: here,
                        original: originals[original].range,
                        advice: LocalizedText(
                            en: "copy the formula of the original; translate only the words in `\\text{…}`",
                            es: "copia la fórmula del original; traduce solo las palabras de `\\text{…}`"
                        )
                    )
                )
            case .left(let original):
                let message = LocalizedText(
                    en: "the original has a formula here that the translation lacks",
                    es: "aquí el original tiene una fórmula que le falta a la traducción"
                )
                let place = originals[original].range
                let own = LackPlace(of: place, after: last, pair, sections).range
                findings.append(pair.finding(rule, message, at: own, original: place))
            case .right(let translation):
                let message = LocalizedText(
                    en: "the original has no formula here",
                    es: "aquí el original no tiene ninguna fórmula"
                )
                findings.append(pair.finding(rule, message, at: own[translation].range, original: nil))
            }
        }
        return findings.diagnostics
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
