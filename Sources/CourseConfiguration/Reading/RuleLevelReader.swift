import Diagnostics
import SnippetLint
import YAML

/// Reads the settings of rules in `glosa.yml`: their levels, and the course's own profiles.
struct RuleLevelReader {
    /// Reads the levels in a mapping from rule to level; unknown names are reported and left out.
    static func levels(
        _ value: YAMLValue,
        _ key: String,
        _ reader: inout KeyedReader,
        findings: inout DiagnosticList
    ) -> [RuleID: RuleLevel] {
        guard let entries = value.mapping else {
            let expected = LocalizedText(en: "a mapping from rule to level", es: "un mapa de regla a nivel")
            reader.report(value, key: key, expected: expected)
            return [:]
        }
        var levels: [RuleID: RuleLevel] = [:]
        var unknown: [YAMLValue.Entry] = []
        for entry in entries {
            guard let level = entry.value.scalar.flatMap(RuleLevel.init) else {
                let choices = RuleLevel.allCases.reversed().map(\.rawValue).joined(separator: " | ")
                reader.report(entry.value, key: entry.key, expected: LocalizedText(verbatim: choices))
                continue
            }
            if let rule = RuleID(named: entry.key) { levels[rule] = level } else { unknown.append(entry) }
        }
        report(unknown, &findings)
        return levels
    }

    /// Reports unknown rules; many of them as one finding, as ``KeyedReader`` does.
    private static func report(_ unknown: [YAMLValue.Entry], _ findings: inout DiagnosticList) {
        func report(_ entry: YAMLValue.Entry, _ message: LocalizedText, _ advice: LocalizedText) {
            findings.append(
                Diagnostic(
                    rule: .configuration,
                    severity: .warning,
                    message: message,
                    range: entry.keyRange,
                    advice: advice
                )
            )
        }
        guard let first = unknown.first, unknown.count > KeyedReader.mostUnknown else {
            for entry in unknown {
                if let fault = RuleID.fault(entry.key) { report(entry, fault.message, fault.advice) }
            }
            return
        }
        let message = LocalizedText(
            en: "\(unknown.count) of these rules don't exist; the first is “\(first.key)”",
            es: "\(unknown.count) de estas reglas no existen; la primera es «\(first.key)»"
        )
        report(first, message, RuleID.whereToFind)
    }

    /// The largest number of profiles; an unknown name is compared with each.
    private static let mostProfiles = 100

    /// Reads the course's own profiles: a base and the levels that differ from it.
    static func customProfiles(
        _ value: YAMLValue,
        _ reader: inout KeyedReader,
        findings: inout DiagnosticList
    ) -> [Profile] {
        let expected = LocalizedText(
            en: "a mapping from name to a profile with `base` and `rules`",
            es: "un mapa de nombre a perfil con `base` y `rules`"
        )
        guard let entries = value.mapping else {
            reader.report(value, key: "customProfiles", expected: expected)
            return []
        }
        guard entries.count <= mostProfiles else {
            let expected = LocalizedText(
                en: "a mapping with at most \(mostProfiles) profiles",
                es: "un mapa de \(mostProfiles) perfiles como mucho"
            )
            reader.report(value, key: "customProfiles", expected: expected)
            return []
        }
        return entries.compactMap { entry -> Profile? in
            guard let keys = entry.value.mapping else {
                reader.report(entry.value, key: entry.key, expected: expected)
                return nil
            }
            guard !Profile.builtIn.contains(where: { $0.name == entry.key }) else {
                findings.append(
                    Diagnostic(
                        rule: .configuration,
                        severity: .error,
                        message: LocalizedText(
                            en: "“\(entry.key)” is one of Glosa's own profiles",
                            es: "«\(entry.key)» es un perfil del propio Glosa"
                        ),
                        range: entry.keyRange,
                        advice: LocalizedText(
                            en: "choose another name for your profile, and write `base: \(entry.key)` in it",
                            es: "elige otro nombre para tu perfil, y escribe en él `base: \(entry.key)`"
                        )
                    )
                )
                return nil
            }
            var profile = KeyedReader(keys, rule: .configuration, severity: .error)
            let base = profile.choice("base", of: Profile.Base.self) ?? .modernState
            let levels = profile.value("rules").map { Self.levels($0, "rules", &profile, findings: &findings) } ?? [:]
            findings.append(contentsOf: profile.finish())
            return Profile(name: entry.key, base: base, levels: levels)
        }
    }
}
