import Diagnostics
import YAML

/// The settings of the key `glossary` in `glosa.yml`.
package struct GlossarySettings: Sendable, Hashable {
    /// The file's path, relative to the course.
    package var file: String
    /// True if the first use of a term in a lesson links to its entry.
    package var linksTerms = true
    /// True if each language has a page that lists its terms.
    package var hasPages = true

    /// - Returns: the settings, and the range of the file's path; nil if the value is at fault.
    static func read(_ value: YAMLValue, _ findings: inout DiagnosticList) -> (GlossarySettings, SourceRange)? {
        guard let entries = value.mapping else {
            guard let file = path(value) else {
                findings.append(.misfit(value, key: "glossary", expected: expected))
                return nil
            }
            return (GlossarySettings(file: file), value.range)
        }
        var keys = KeyedReader(entries, rule: .configuration, severity: .error)
        let named = keys.value("file")
        let (links, pages) = (keys.boolean("links") ?? true, keys.boolean("pages") ?? true)
        findings.append(contentsOf: keys.finish())
        guard let named, let file = path(named) else {
            findings.append(.misfit(named ?? value, key: "glossary.file", expected: expected))
            return nil
        }
        return (GlossarySettings(file: file, linksTerms: links && pages, hasPages: pages), named.range)
    }

    private static func path(_ value: YAMLValue) -> String? {
        value.path.flatMap(CoursePath.normalized).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static let expected = LocalizedText(
        en: "a YAML file inside the course, such as content/glossary.yml",
        es: "un fichero YAML dentro del curso, como content/glossary.yml"
    )
}
