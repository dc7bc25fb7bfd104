import Diagnostics

/// Reads the keys of one YAML mapping, and reports unknown keys and values of the wrong kind.
package struct KeyedReader {
    private var found = DiagnosticList(most: Self.mostFindings)
    private let entries: [YAMLValue.Entry]
    private let rule: RuleID
    private let severity: Severity
    private var known: [String] = []

    /// - Parameter rule: the rule that findings are filed under.
    /// - Parameter severity: the severity of a value of the wrong kind; an unknown key is always a warning.
    package init(_ entries: [YAMLValue.Entry], rule: RuleID, severity: Severity) {
        self.entries = entries
        self.rule = rule
        self.severity = severity
    }

    package mutating func value(_ key: String) -> YAMLValue? {
        known.append(key)
        return entries.last { $0.key == key }?.value
    }

    package mutating func string(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        guard let text = value.scalar else {
            report(value, key: key, expected: LocalizedText(en: "a text", es: "un texto"))
            return nil
        }
        return text
    }

    package mutating func boolean(_ key: String) -> Bool? {
        guard let value = value(key) else { return nil }
        guard let boolean = value.boolean else {
            report(value, key: key, expected: LocalizedText(verbatim: "true / false"))
            return nil
        }
        return boolean
    }

    package mutating func number(_ key: String) -> Double? {
        guard let value = value(key) else { return nil }
        guard let number = value.scalar.flatMap(Double.init), number.isFinite else {
            report(value, key: key, expected: LocalizedText(en: "a number", es: "un número"))
            return nil
        }
        return number
    }

    package mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String,
        of type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        guard let value = value(key) else { return nil }
        if let choice = Choice.allCases.first(where: { $0.rawValue == value.scalar }) { return choice }
        let choices = Choice.allCases.map(\.rawValue).joined(separator: " | ")
        report(value, key: key, expected: LocalizedText(verbatim: choices))
        return nil
    }

    /// Returns the findings, with those about keys that were never read.
    ///
    /// - Parameter admitsUnknown: true if unknown keys may belong to another program.
    package func finish(admitsUnknown: Bool = false) -> [Diagnostic] {
        let unknown = admitsUnknown ? [] : entries.filter { !known.contains($0.key) }
        let list = Set(known).sorted().joined(separator: ", ")
        let keys = LocalizedText(en: "the keys are: \(list)", es: "las claves son: \(list)")
        if let first = unknown.first, unknown.count > Self.mostUnknown {
            let message = LocalizedText(
                en: "\(unknown.count) keys are unknown; the first is “\(first.key)”",
                es: "hay \(unknown.count) claves desconocidas; la primera es «\(first.key)»"
            )
            return found.diagnostics + [finding(message, at: first, advice: keys)]
        }
        return found.diagnostics
            + unknown.map { entry in
                let message = LocalizedText.unknownKey(entry.key)
                let suggestion = NearMiss.suggestion(for: entry.key, among: known).map {
                    LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
                }
                return finding(message, at: entry, advice: suggestion ?? keys)
            }
    }

    /// Returns true if a finding says that a key is unknown and like none that is known.
    package static func isStrange(_ key: String, by finding: Diagnostic) -> Bool {
        finding.message == .unknownKey(key) && finding.advice?.en.hasPrefix("the keys are: ") == true
    }

    /// Returns true if a finding says that a key is unknown and probably a slip of a known one.
    package static func isSlip(_ key: String, by finding: Diagnostic) -> Bool {
        finding.message == .unknownKey(key) && finding.advice?.en.hasPrefix("the keys are: ") == false
    }

    /// The largest number of unknown keys that are reported one by one; more are one finding: nobody has misspelt so many.
    package static let mostUnknown = 10
    /// The largest number of findings about the values of one mapping, or of several in one file.
    package static let mostFindings = 100

    private func finding(_ message: LocalizedText, at entry: YAMLValue.Entry, advice: LocalizedText) -> Diagnostic {
        Diagnostic(rule: rule, severity: .warning, message: message, range: entry.keyRange, advice: advice)
    }

    package mutating func report(_ value: YAMLValue, key: String, expected: LocalizedText) {
        found.append(.misfit(value, key: key, expected: expected, rule: rule, severity: severity))
    }
}

extension LocalizedText {
    fileprivate static func unknownKey(_ key: String) -> LocalizedText {
        LocalizedText(en: "unknown key “\(key)”", es: "clave desconocida «\(key)»")
    }
}

extension Diagnostic {
    /// Returns the finding for a value that is of another kind than its key wants.
    package static func misfit(
        _ value: YAMLValue,
        key: String,
        expected: LocalizedText,
        advice: LocalizedText? = nil,
        rule: RuleID = .configuration,
        severity: Severity = .error
    ) -> Diagnostic {
        let got = value.scalar.map { LocalizedText(en: "“\($0)”", es: "«\($0)»") } ?? value.kindName
        return Diagnostic(
            rule: rule,
            severity: severity,
            message: LocalizedText(
                en: "“\(key)” is \(got.en), but \(expected.en) is expected here",
                es: "«\(key)» es \(got.es), pero aquí se espera \(expected.es)"
            ),
            range: value.range,
            advice: advice
        )
    }
}
