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
            en: "`\\\(name)` is no command that formulas know here",
            es: "`\\\(name)` no es una orden que las fórmulas conozcan aquí",
            advice: suggestion.map {
                LocalizedText(en: "did you mean `\\\($0)`?", es: "¿querías decir `\\\($0)`?")
            }
                ?? LocalizedText(
                    en: "write it with the commands of the manual’s page on Markdown; macros can’t be defined",
                    es: "escríbelo con las órdenes de la página del manual sobre Markdown; no se pueden definir macros"
                )
        )
    }

    mutating func failUnknownEnvironment(_ name: String, _ range: Range<Int>) {
        let suggestion = nearMiss.suggestion(for: name, among: Self.environments.keys.sorted())
        fail(
            range,
            kind: .unknown,
            en: "there is no environment `\(name)` in formulas",
            es: "no hay ningún entorno `\(name)` en las fórmulas",
            advice: suggestion.map {
                LocalizedText(en: "did you mean `\($0)`?", es: "¿querías decir `\($0)`?")
            }
                ?? LocalizedText(
                    en: "there are these: \(Self.environments.keys.sorted().joined(separator: ", "))",
                    es: "hay estos: \(Self.environments.keys.sorted().joined(separator: ", "))"
                )
        )
    }

    mutating func failMissing(_ what: String, _ range: Range<Int>) {
        fail(
            range,
            en: "`\(what)` lacks what it should stand with",
            es: "a `\(what)` le falta aquello a lo que se refiere",
            advice: LocalizedText(
                en: "write it behind it, in braces if it is more than one sign: `{…}`",
                es: "escríbelo detrás, entre llaves si es más de un signo: `{…}`"
            )
        )
    }

    mutating func failUnclosed(_ opener: String, by closer: String, _ range: Range<Int>) {
        fail(
            range,
            en: "`\(opener)` is never closed",
            es: "`\(opener)` no se cierra",
            advice: LocalizedText(en: "write `\(closer)` where it ends", es: "escribe `\(closer)` donde termina")
        )
    }

    mutating func failStray(_ sign: String, _ range: Range<Int>, advice: LocalizedText) {
        fail(
            range,
            en: "`\(sign)` stands where it means nothing",
            es: "`\(sign)` está donde no significa nada",
            advice: advice
        )
    }

    /// Ends the reading.
    mutating func failTooDeep() {
        fail(
            index..<min(index + 1, bytes.count),
            en: "more than \(Formula.deepest) groups are within one another",
            es: "hay más de \(Formula.deepest) grupos unos dentro de otros",
            advice: LocalizedText(
                en: "split the formula into several",
                es: "divide la fórmula en varias"
            )
        )
        index = bytes.count
    }
}
