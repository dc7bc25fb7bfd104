import CourseConfiguration
import Diagnostics

/// One finding for a translation that differs from its original in many places: it follows another version, and is brought up to date
/// as a whole.
///
/// Reports sum findings up last: a baseline and `--since` know each difference, and an editor marks it.
package enum PageDifferences {
    /// The least number of differences of a page that one finding sums up.
    package static let least = 6

    /// The rules whose findings are differences between a translation and its original.
    private static let rules: Set<RuleID> = [
        .translationContainers, .translationDiagrams, .translationFormulas, .translationHeadings, .translationImages,
        .translationLinks, .translationLists, .translationNumbers, .translationParagraphs, .translationSamples,
        .translationTables,
    ]

    /// Returns the level of the summing findings; nil for that of the gravest difference.
    package static func level(_ configuration: Configuration) -> RuleLevel? {
        guard let level = configuration.rules[.translationDiffers], let severity = level.severity,
            let most = configuration.translationSeverity, severity > most
        else { return configuration.rules[.translationDiffers] }
        return RuleLevel(rawValue: most.rawValue)
    }

    /// Returns the findings with one for each page that differs in many places, in the order of a report.
    ///
    /// - Parameter level: the level of the summing findings: off leaves each difference alone; nil gives them that of the gravest.
    package static func summed(_ findings: [Diagnostic], level: RuleLevel?) -> [Diagnostic] {
        guard level != .off else { return findings }
        let pages = Dictionary(grouping: findings.filter { rules.contains($0.rule) }, by: \.range.path)
            .filter { $0.value.count >= least }
        guard !pages.isEmpty else { return findings }
        let single = findings.filter { pages[$0.range.path] == nil || !rules.contains($0.rule) }
        return (single + pages.map { sum($1, at: $0, level) }).sortedForReport()
    }

    /// Returns the finding that sums up the differences of a page.
    private static func sum(_ differences: [Diagnostic], at path: String, _ level: RuleLevel?) -> Diagnostic {
        Diagnostic(
            rule: .translationDiffers,
            severity: level?.severity ?? differences.map(\.severity).max() ?? .warning,
            message: LocalizedText(
                en: "this translation differs from its original in \(differences.count) places",
                es: "esta traducción difiere de su original en \(differences.count) sitios"
            ),
            range: SourceRange(path: path, bytes: 0..<0),
            advice: LocalizedText(
                en: "if it follows an older version of the original, bring the whole page up to date",
                es: "si sigue una versión anterior del original, pon al día toda la página"
            ),
            fixes: differences.flatMap(\.fixes),
            related: inOrder(differences).flatMap { difference in
                [Diagnostic.Related(range: difference.range, message: difference.message)] + difference.related
            }
        )
    }

    /// Returns the differences of a page in its order, those at one place in the order of the original.
    private static func inOrder(_ differences: [Diagnostic]) -> [Diagnostic] {
        func key(_ difference: Diagnostic) -> (Int, Int, String) {
            let original = difference.related.first?.range.bytes.lowerBound ?? 0
            return (difference.range.bytes.lowerBound, original, difference.message.en)
        }
        return differences.sorted { key($0) < key($1) }
    }
}
