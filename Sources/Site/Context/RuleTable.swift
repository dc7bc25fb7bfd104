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
    /// The names of the folders below those of languages, by language.
    private let folders: [String: String]
    /// The language whose pages lie at the site's root; nil if all have folders.
    private let rootLanguage: String?

    /// The folder's name where the words of a language give none.
    private static let usualName = "rules"

    init(_ checked: CheckedCourse, strings: InterfaceStrings) {
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
        rootLanguage = course.configuration.rootLanguage ? course.configuration.mainLanguage : nil
        folders = course.languages.reduce(into: [:]) { folders, language in
            let name = SourceName.slug(path: strings.text(.rulesFolder, in: language))
            folders[language] = Self.folder(named: name.isEmpty ? Self.usualName : name, in: language, of: course)
        }
    }

    /// Returns the name of a language's folder with rule pages, which is another one if the course has a folder of that name.
    private static func folder(named name: String, in language: String, of course: Course) -> String {
        let isTaken = (course.lessons.lazy.map(\.outputPath) + course.assets.lazy.map(\.outputPath)).contains {
            $0.hasPrefix(course.sitePath("\(name)/", in: language))
        }
        return isTaken ? "lint-" + name : name
    }

    /// Returns true if a lesson's samples give the same entries in the tables of two states of a course.
    static func isSame(_ lesson: Int, in checked: CheckedCourse, as other: CheckedCourse) -> Bool {
        guard checked.course.configuration.rulePages != .none else { return true }
        return checked.samples[lesson].counterexamples == other.samples[lesson].counterexamples
    }

    /// Returns true if the same rules have pages, at the same paths.
    func hasSamePages(as other: RuleTable) -> Bool { pages == other.pages && folders == other.folders }

    /// The samples of a language that break a rule, in reading order; those of lessons outside of it come last.
    func uses(of rule: RuleID, in language: String, of course: Course) -> [Use] {
        let order = course.trees[language]?.readingOrder ?? []
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let uses = (uses[rule] ?? []).filter { course.lessons[$0.lesson].language == language }
        return uses.sorted { left, right in
            let left = (places[left.lesson] ?? order.count, left.lesson, left.block)
            return left < (places[right.lesson] ?? order.count, right.lesson, right.block)
        }
    }

    /// The path of a rule's page below the site's root; nil if it has none.
    func path(of rule: RuleID, in language: String) -> String? {
        pages.contains(rule) ? CoursePath.join(folder(of: language), "\(rule).html") : nil
    }

    /// The path of the list of the rules.
    func indexPath(in language: String) -> String {
        CoursePath.join(folder(of: language), "index.html")
    }

    /// The path of the folder with a language's rule pages, below the site's root.
    private func folder(of language: String) -> String {
        CoursePath.join(language == rootLanguage ? "" : language, folders[language] ?? Self.usualName)
    }
}
