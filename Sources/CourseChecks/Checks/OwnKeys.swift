import Course
import Diagnostics
import YAML

/// Unknown keys of front matter, told apart by their number: a key of ten pages is the course's own, for another program or for
/// its authors, and nobody misspells the same word on ten pages.
struct OwnKeys {
    /// The number of pages from which a key is the course's own.
    private static let fewestPages = 10
    private static let mostPlaces = 3

    /// One note for each own key that is like none of Glosa's, in the order of the keys.
    let notes: [Diagnostic]
    /// Findings about keys that are probably slips of Glosa's, on few pages.
    let slips: Set<Diagnostic>
    /// All findings but those that the notes sum up.
    let rest: [Diagnostic]

    init(_ found: [Diagnostic], of course: Course) {
        var keys: [SourceRange: String] = [:]
        for lesson in course.lessons[course.written] {
            for (key, range) in lesson.metadata.keyRanges { keys[range] = key }
        }
        func findings(_ isMeant: (String, Diagnostic) -> Bool) -> [String: [Diagnostic]] {
            found.reduce(into: [:]) { result, finding in
                guard finding.rule == .frontMatter, let key = keys[finding.range], isMeant(key, finding) else { return }
                result[key, default: []].append(finding)
            }
        }
        let own = findings(KeyedReader.isStrange).filter { $0.value.count >= Self.fewestPages }
        notes = own.sorted { $0.key < $1.key }.map { Self.note($0.key, $0.value) }
        slips = Set(findings(KeyedReader.isSlip).values.filter { $0.count < Self.fewestPages }.joined())
        let summed = Set(own.values.joined())
        rest = summed.isEmpty ? found : found.filter { !summed.contains($0) }
    }

    private static func note(_ key: String, _ all: [Diagnostic]) -> Diagnostic {
        let first = all[0]
        return Diagnostic(
            rule: first.rule,
            severity: .note,
            message: LocalizedText(
                en: "\(all.count) pages have the key “\(key)”, which says nothing to Glosa",
                es: "\(all.count) páginas tienen la clave «\(key)», que a Glosa no le dice nada"
            ),
            range: first.range,
            advice: LocalizedText(
                en: "leave it to the program that reads it; values for your own templates go below `extra`",
                es: "déjala para el programa que la lea; los valores para tus propias plantillas van dentro de `extra`"
            ),
            related: all.dropFirst().prefix(mostPlaces).map {
                Diagnostic.Related(range: $0.range, message: LocalizedText(en: "here too", es: "aquí también"))
            }
        )
    }
}
