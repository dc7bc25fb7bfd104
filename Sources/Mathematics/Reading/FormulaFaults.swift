import Diagnostics

extension FormulaParser {
    /// More faults in one formula say nothing more.
    private static let mostFaults = 5

    mutating func fail(
        _ range: Range<Int>,
        kind: FormulaFault.Kind = .syntax,
        en: String,
        es: String,
        advice: LocalizedText? = nil
    ) {
        guard faults.count < Self.mostFaults else { return }
        faults.append(
            FormulaFault(kind: kind, range: range, message: LocalizedText(en: en, es: es), advice: advice)
        )
    }

    mutating func failUnknown(_ name: String, _ range: Range<Int>) {
        guard faults.count < Self.mostFaults else { return }
        let suggestion = nearMiss.suggestion(for: name, among: Self.commands)
        fail(
            range,
            kind: .unknown,
            en: "`\\\(name)` is no command that formulas know here.",
            es: "`\\\(name)` no es una orden que las fórmulas conozcan aquí.",
            advice: suggestion.map {
                LocalizedText(en: "Did you mean `\\\($0)`?", es: "¿Querías decir `\\\($0)`?")
            }
                ?? LocalizedText(
                    en: "Write it with the commands of the manual’s page on Markdown; macros can’t be defined.",
                    es: "Escríbelo con las órdenes de la página del manual sobre Markdown; no se pueden definir macros."
                )
        )
    }

    mutating func failUnknownEnvironment(_ name: String, _ range: Range<Int>) {
        let suggestion = nearMiss.suggestion(for: name, among: Self.environments.keys.sorted())
        fail(
            range,
            kind: .unknown,
            en: "There is no environment `\(name)` in formulas.",
            es: "No hay ningún entorno `\(name)` en las fórmulas.",
            advice: suggestion.map {
                LocalizedText(en: "Did you mean `\($0)`?", es: "¿Querías decir `\($0)`?")
            }
                ?? LocalizedText(
                    en: "There are these: \(Self.environments.keys.sorted().joined(separator: ", ")).",
                    es: "Hay estos: \(Self.environments.keys.sorted().joined(separator: ", "))."
                )
        )
    }

    mutating func failMissing(_ what: String, _ range: Range<Int>) {
        fail(
            range,
            en: "`\(what)` lacks what it should stand with.",
            es: "A `\(what)` le falta aquello a lo que se refiere.",
            advice: LocalizedText(
                en: "Write it behind it, in braces if it is more than one sign: `{…}`.",
                es: "Escríbelo detrás, entre llaves si es más de un signo: `{…}`."
            )
        )
    }

    mutating func failUnclosed(_ opener: String, by closer: String, _ range: Range<Int>) {
        fail(
            range,
            en: "`\(opener)` is never closed.",
            es: "`\(opener)` no se cierra.",
            advice: LocalizedText(en: "Write `\(closer)` where it ends.", es: "Escribe `\(closer)` donde termina.")
        )
    }

    mutating func failStray(_ sign: String, _ range: Range<Int>, advice: LocalizedText) {
        fail(
            range,
            en: "`\(sign)` stands where it means nothing.",
            es: "`\(sign)` está donde no significa nada.",
            advice: advice
        )
    }

    /// Ends the reading.
    mutating func failTooDeep() {
        fail(
            index..<min(index + 1, bytes.count),
            en: "More than \(Formula.deepest) groups are within one another.",
            es: "Hay más de \(Formula.deepest) grupos unos dentro de otros.",
            advice: LocalizedText(
                en: "Split the formula into several.",
                es: "Divide la fórmula en varias."
            )
        )
        index = bytes.count
    }
}
