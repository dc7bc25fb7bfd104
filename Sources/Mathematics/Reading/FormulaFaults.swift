import Diagnostics

extension FormulaParser {
    /// The largest number of faults that are reported in one formula; more say nothing new.
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
            en: "`\\\(name)` is not a command that formulas can use",
            es: "`\\\(name)` no es una orden que puedan usar las fórmulas",
            advice: suggestion.map {
                LocalizedText(en: "did you mean `\\\($0)`?", es: "¿querías decir `\\\($0)`?")
            }
                ?? LocalizedText(
                    en: "use the commands that the manual's page on Markdown lists; macros can't be defined",
                    es: "usa las órdenes que enumera la página del manual sobre Markdown; no se pueden definir macros"
                )
        )
    }

    mutating func failUnknownEnvironment(_ name: String, _ range: Range<Int>) {
        guard faults.count < Self.mostFaults else { return }
        let names = Self.environments.keys.sorted()
        let suggestion = nearMiss.suggestion(for: name, among: names)
        fail(
            range,
            kind: .unknown,
            en: "there is no environment `\(name)` in formulas",
            es: "no hay ningún entorno `\(name)` en las fórmulas",
            advice: suggestion.map {
                LocalizedText(en: "did you mean `\($0)`?", es: "¿querías decir `\($0)`?")
            }
                ?? LocalizedText(
                    en: "the environments are: \(names.joined(separator: ", "))",
                    es: "los entornos son: \(names.joined(separator: ", "))"
                )
        )
    }

    mutating func failMissing(_ what: String, _ range: Range<Int>) {
        fail(
            range,
            en: "`\(what)` lacks an argument",
            es: "a `\(what)` le falta un argumento",
            advice: LocalizedText(
                en: "write the argument after it, in braces if it is more than one character: `{…}`",
                es: "escribe detrás el argumento, entre llaves si tiene más de un carácter: `{…}`"
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
            en: "`\(sign)` has no meaning here",
            es: "`\(sign)` no significa nada aquí",
            advice: advice
        )
    }

    /// Reports too many nested groups, and ends the reading.
    mutating func failTooDeep() {
        let start = index
        if start < bytes.count { _ = scalar() }
        fail(
            start..<index,
            en: "more than \(Formula.deepest) groups are nested in one another",
            es: "hay más de \(Formula.deepest) grupos unos dentro de otros",
            advice: LocalizedText(
                en: "split the formula into several",
                es: "divide la fórmula en varias"
            )
        )
        index = bytes.count
    }
}
