import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import SnippetLint

/// The lint rules that have pages on a site, and the samples that break them.
struct RuleTable: Sendable {
    /// A sample that is marked as wrong and breaks a rule.
    struct Use: Sendable, Hashable {
        /// Index into ``Course/lessons``.
        let lesson: Int
        /// The ``CodeBlock/ordinal`` of its block.
        let block: Int
    }

    /// The rules, in the order of the catalogue.
    let rules: [Rule]
    private let uses: [RuleID: [Use]]
    private let pages: Set<RuleID>
    /// The folder below a language's folder: `rules`, unless the course has a folder of that name.
    private let folder: String
    /// The language whose pages lie at the site's root; nil if all have folders.
    private let rootLanguage: String?

    init(_ checked: CheckedCourse) {
        let course = checked.course
        var uses: [RuleID: [Use]] = [:]
        if course.configuration.rulePages != .none {
            for (lesson, verdicts) in checked.samples.enumerated() {
                for sample in verdicts.counterexamples {
                    for rule in sample.rules {
                        uses[rule, default: []].append(Use(lesson: lesson, block: sample.block))
                    }
                }
            }
        }
        self.uses = uses
        rules =
            switch course.configuration.rulePages {
            case .none: []
            case .all: RuleCatalogue.all
            case .used: RuleCatalogue.all.filter { uses[$0.id] != nil }
            }
        pages = Set(rules.map(\.id))
        let isTaken = course.languages.contains { language in
            (course.lessons.map(\.outputPath) + course.assets.map(\.outputPath)).contains {
                $0.hasPrefix(course.sitePath("rules/", in: language))
            }
        }
        rootLanguage = course.configuration.rootLanguage ? course.configuration.mainLanguage : nil
        folder = isTaken ? "lint-rules" : "rules"
    }

    /// Returns true if a lesson's samples give the same entries in the tables of two states of a course.
    static func isSame(_ lesson: Int, in checked: CheckedCourse, as other: CheckedCourse) -> Bool {
        guard checked.course.configuration.rulePages != .none else { return true }
        return checked.samples[lesson].counterexamples == other.samples[lesson].counterexamples
    }

    /// Returns true if the same rules have pages, at the same paths.
    func hasSamePages(as other: RuleTable) -> Bool { pages == other.pages && folder == other.folder }

    /// The samples of a language that break a rule, in the order of the course's files.
    func uses(of rule: RuleID, in language: String, of course: Course) -> [Use] {
        (uses[rule] ?? []).filter { course.lessons[$0.lesson].language == language }
    }

    /// The path of a rule's page below the site's root; nil if it has none.
    func path(of rule: RuleID, in language: String) -> String? {
        pages.contains(rule) ? CoursePath.join(siteFolder(of: language), "\(folder)/\(rule).html") : nil
    }

    /// The path of the list of the rules.
    func indexPath(in language: String) -> String {
        CoursePath.join(siteFolder(of: language), "\(folder)/index.html")
    }

    private func siteFolder(of language: String) -> String { language == rootLanguage ? "" : language }
}
