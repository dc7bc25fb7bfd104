import Diagnostics
import YAML

/// A text for all languages, or one for each language of the course, with a finding if one is missing.
struct NamesByLanguage {
    private(set) var text: Configuration.TextByLanguage?
    private(set) var findings: [Diagnostic] = []

    /// - Parameter longest: the largest size of a text, in bytes.
    init(_ value: YAMLValue, key: String, languages: [String], longest: Int) {
        let expected = LocalizedText(
            en: "a text of at most \(longest) bytes, or one for each language",
            es: "un texto de \(longest) bytes como mucho, o uno por idioma"
        )
        func isText(_ text: String) -> Bool { !text.isEmpty && text.utf8.count <= longest }
        if let common = value.scalar, isText(common) {
            text = Configuration.TextByLanguage(common)
            return
        }
        guard let entries = value.mapping else {
            findings = [.misfit(value, key: key, expected: expected)]
            return
        }
        var keys = KeyedReader(entries, rule: .configuration, severity: .error)
        var texts: [String: String] = [:]
        for language in languages {
            guard let value = keys.value(language) else { continue }
            if let own = value.scalar, isText(own) {
                texts[language] = own
            } else {
                findings.append(.misfit(value, key: "\(key).\(language)", expected: expected))
            }
        }
        findings += keys.finish()
        guard !texts.isEmpty else {
            if findings.isEmpty { findings = [.misfit(value, key: key, expected: expected)] }
            return
        }
        text = Configuration.TextByLanguage(texts: texts, common: nil)
        let missing = languages.filter { language in !entries.contains { $0.key == language } }
        guard !missing.isEmpty else { return }
        let list = missing.joined(separator: ", ")
        findings.append(
            Diagnostic(
                rule: .configuration,
                severity: .warning,
                message: LocalizedText(
                    en: "“\(key)” has no text in: \(list)",
                    es: "«\(key)» no tiene texto en: \(list)"
                ),
                range: value.range,
                reason: LocalizedText(
                    en: "pages in that language show the text of another language",
                    es: "las páginas en ese idioma muestran el texto de otro"
                ),
                advice: LocalizedText(
                    en: "add a line for it, or write one text for all languages",
                    es: "añade una línea para él, o escribe un solo texto para todos los idiomas"
                )
            )
        )
    }
}
