import Course
import CourseConfiguration
import Diagnostics
import SnippetLint

/// Findings that concern only publishing by Glosa, and are of no use for text that another tool publishes: keys of front matter,
/// raw HTML, containers of other tools, hidden folders.
enum AdoptedText {
    /// The findings about loose files without these; a course has one note for each of its own keys, and one with the profile
    /// `documentation` has one note of each kind.
    static func quiet(_ found: [Diagnostic], of course: Course) -> [Diagnostic] {
        if course.isLoose { return found.filter { !isOfPublishing($0, course) } }
        let keys = OwnKeys(found, of: course)
        guard course.configuration.profile == Profile.documentation.name else { return keys.rest + keys.notes }
        var result: [Diagnostic] = []
        var kinds: [RuleID: (place: Int, all: [Diagnostic])] = [:]
        for finding in keys.rest {
            guard isSummed(finding), !keys.slips.contains(finding) else {
                result.append(finding)
                continue
            }
            if kinds[finding.rule] == nil {
                kinds[finding.rule] = (result.count, [])
                result.append(finding)
            }
            kinds[finding.rule]?.all.append(finding)
        }
        for (place, all) in kinds.values where all.count > 1 { result[place] = summed(all) }
        return result + keys.notes
    }

    private static func isOfPublishing(_ finding: Diagnostic, _ course: Course) -> Bool {
        switch finding.rule {
        case .htmlRemoved, .htmlUnbalanced, .hiddenFolder: true
        case .frontMatter: finding.severity < .error
        // DocC's directives belong to the text; the containers between colons differ from tool to tool.
        case .unknownDirective, .unclosedDirective:
            !CataloguePath.isCatalogue(finding.range.path)
        default: false
        }
    }

    private static func isSummed(_ finding: Diagnostic) -> Bool {
        switch finding.rule {
        case .htmlRemoved, .htmlUnbalanced, .hiddenFolder: true
        case .frontMatter: finding.severity < .error
        default: false
        }
    }

    private static let mostPlaces = 10

    private static func summed(_ all: [Diagnostic]) -> Diagnostic {
        let first = all[0]
        let files = Set(all.map(\.range.path)).count
        let count = all.count - 1
        return Diagnostic(
            rule: first.rule,
            severity: .note,
            message: LocalizedText(
                en: "\(first.message.en) (and \(count) more of this kind in \(files) \(files == 1 ? "file" : "files"))",
                es:
                    "\(first.message.es) (y \(count) más de esta clase en \(files) \(files == 1 ? "fichero" : "ficheros"))"
            ),
            range: first.range,
            reason: first.reason,
            advice: first.advice,
            related: all.dropFirst().prefix(mostPlaces).map { Diagnostic.Related(range: $0.range, message: $0.message) }
        )
    }
}
