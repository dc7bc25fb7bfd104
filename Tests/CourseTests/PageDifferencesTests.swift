import CourseChecks
import CourseConfiguration
import Diagnostics
import TestSupport
import Testing

@Suite("Differences of a page in one finding") struct PageDifferencesTests {
    private static func finding(_ rule: RuleID, _ path: String, _ place: Int, _ severity: Severity = .warning)
        -> Diagnostic
    {
        Diagnostic(
            rule: rule,
            severity: severity,
            message: LocalizedText(en: "difference \(place)", es: "diferencia \(place)"),
            range: SourceRange(path: path, bytes: place..<place + 1),
            fixes: rule == .translationSamples
                ? [Fix(range: SourceRange(path: path, bytes: place..<place), replacement: "x")] : [],
            related: [
                Diagnostic.Related(
                    range: SourceRange(path: "en/" + path, bytes: 0..<1),
                    message: LocalizedText(en: "the original", es: "el original")
                )
            ]
        )
    }

    /// Seven rules, each for one difference of a page.
    private static let rules: [RuleID] = [
        .translationHeadings, .translationSamples, .translationLinks, .translationLists, .translationParagraphs,
        .translationNumbers, .translationTables,
    ]

    private static func page(_ path: String, _ count: Int, _ severity: Severity = .warning) -> [Diagnostic] {
        rules.prefix(count).enumerated().map { finding($1, path, $0 * 10, severity) }
    }

    struct Case: Sendable {
        let findings: [Diagnostic]
        var level: RuleLevel?
        /// The rules, files and severities of what is reported.
        let told: [String]
    }

    @Test(
        "Six differences of a page or more are one finding",
        arguments: [
            Case(
                findings: page("a.md", 2),
                told: ["translation-headings a.md warning", "translation-samples a.md warning"]
            ),
            Case(findings: page("a.md", 6), told: ["translation-differs a.md warning"]),
            Case(
                findings: page("a.md", 7, .note) + page("b.md", 6, .error),
                told: ["translation-differs a.md note", "translation-differs b.md error"]
            ),
            Case(
                findings: page("a.md", 3) + page("b.md", 1) + page("a.md", 4),
                told: ["translation-differs a.md warning", "translation-headings b.md warning"]
            ),
            Case(findings: page("a.md", 6), level: .error, told: ["translation-differs a.md error"]),
            // A finding that is no difference between two texts stays alone, and doesn't count.
            Case(
                findings: page("a.md", 6) + [finding(.translationUntranslated, "a.md", 5)],
                told: ["translation-differs a.md warning", "translation-untranslated a.md warning"]
            ),
            Case(
                findings: (0..<6).map { finding($0 < 3 ? .translationUntranslated : .brokenLink, "a.md", $0) },
                told: Array(repeating: "translation-untranslated a.md warning", count: 3)
                    + Array(repeating: "broken-link a.md warning", count: 3)
            ),
        ]
    )
    func sums(_ example: Case) {
        let told = PageDifferences.summed(example.findings, level: example.level)
        #expect(told.map { "\($0.rule) \($0.range.path) \($0.severity)" } == example.told)
    }

    @Test("Five differences, and those of a course that has switched the rule off, are reported one by one")
    func single() {
        #expect(PageDifferences.summed(Self.page("a.md", 5), level: nil) == Self.page("a.md", 5))
        #expect(PageDifferences.summed(Self.page("a.md", 7), level: .off) == Self.page("a.md", 7))
    }

    @Test("The finding has each difference with its places in both languages, and their fixes")
    func places() throws {
        let differences = Self.page("a.md", 7)
        let told = try #require(PageDifferences.summed(differences.reversed(), level: nil).first)
        #expect(told.message.en.contains("7 places") && told.message.es.contains("7 sitios"))
        #expect(told.related.map(\.message.en) == (0..<7).flatMap { ["difference \($0 * 10)", "the original"] })
        #expect(
            told.related.map(\.range) == differences.flatMap { [$0.range, SourceRange(path: "en/a.md", bytes: 0..<1)] }
        )
        #expect(told.fixes == differences.flatMap(\.fixes) && told.fixes.count == 1)
    }

    @Test(
        "The level is that of the rule, and no graver than a translation's findings may be",
        arguments: [
            (nil, nil, nil), (.error, nil, .error), (.off, nil, .off), (.error, .note, .note), (.note, .warning, .note),
            (.off, .note, .off), (nil, .note, nil),
        ] as [(RuleLevel?, Severity?, RuleLevel?)]
    )
    func level(rule: RuleLevel?, most: Severity?, expected: RuleLevel?) {
        var configuration = Configuration()
        configuration.rules[.translationDiffers] = rule
        configuration.translationSeverity = most
        #expect(PageDifferences.level(configuration) == expected)
    }
}
