import Course
import CourseChecks
import Diagnostics

/// The addresses of the pages of rules on a course's site, for readers elsewhere.
package struct RuleAddresses: Sendable {
    private let baseURL: String
    private let rules: RuleTable
    private let languages: [String]

    /// - Returns: nil if the site's address isn't known, or if it has no such pages.
    package init?(_ checked: CheckedCourse, theme: ThemeSource) {
        let configuration = checked.course.configuration
        guard let baseURL = configuration.baseURL, configuration.rulePages != .none else { return nil }
        self.baseURL = baseURL
        rules = RuleTable(checked, strings: theme.strings)
        languages = checked.course.languages
    }

    /// Returns the address of a rule's page; nil if the rule has none.
    ///
    /// - Parameter language: the reader's; without pages in it, the main language stands in.
    package func address(of rule: RuleID, in language: String) -> String? {
        guard let language = languages.contains(language) ? language : languages.first else { return nil }
        return rules.path(of: rule, in: language).map { PageAddress.absolute($0, baseURL: baseURL) }
    }
}
