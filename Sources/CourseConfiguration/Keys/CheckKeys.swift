import Diagnostics
import SnippetLint
import YAML

extension ConfigurationKey {
    /// The keys on rules and on the levels of findings.
    static let checks: [ConfigurationKey] = [
        section(
            "severity",
            LocalizedText(
                en: "the highest level of findings in translations",
                es: "el nivel más alto de lo que se encuentra en las traducciones"
            ),
            standard: LocalizedText(en: "as found", es: "lo que se encuentre"),
            keys: [
                choice(
                    "translations",
                    \.translationSeverity,
                    LocalizedText(en: "the highest level", es: "el nivel más alto"),
                    standard: LocalizedText(en: "as found", es: "lo que se encuentre")
                )
            ]
        ),
        ConfigurationKey(
            "profile",
            LocalizedText(en: "the levels of all rules", es: "los niveles de todas las reglas"),
            values: LocalizedText(en: "text", es: "texto"),
            standard: LocalizedText(verbatim: "`\(Configuration().profile)`"),
            shape: .text()
        ) { _, reading in
            if let profile = reading.keys.string("profile") { reading.configuration.profile = profile }
        },
        ConfigurationKey(
            "profiles",
            LocalizedText(en: "profiles of single lessons", es: "perfiles de algunas lecciones"),
            values: LocalizedText(en: "paths and profiles", es: "rutas y perfiles"),
            standard: .empty,
            shape: .mapping(.text()),
            read: ConfigurationValues.readProfiles
        ),
        ConfigurationKey(
            "customProfiles",
            LocalizedText(en: "profiles of your own", es: "perfiles propios"),
            values: LocalizedText(en: "names and profiles", es: "nombres y perfiles"),
            standard: .empty,
            shape: .mapping(
                .keys([.init("base", .choice(Profile.Base.allCases.map(\.rawValue))), .init("rules", .levels)])
            )
        ) { value, reading in
            reading.configuration.customProfiles = RuleLevelReader.customProfiles(
                value,
                &reading.keys,
                findings: &reading.findings
            )
        },
        ConfigurationKey(
            "rules",
            LocalizedText(en: "the levels of single rules", es: "los niveles de algunas reglas"),
            values: LocalizedText(en: "rules and levels", es: "reglas y niveles"),
            standard: .empty,
            shape: .levels
        ) { value, reading in
            reading.configuration.rules = RuleLevelReader.levels(
                value,
                "rules",
                &reading.keys,
                findings: &reading.findings
            )
        },
    ]
}
