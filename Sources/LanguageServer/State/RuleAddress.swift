import Course
import CourseConfiguration
import Diagnostics
import SnippetLint

extension CourseView {
    /// Returns the address of a rule's page on the course's site; nil if the rule has none, or if the site's address isn't known.
    ///
    /// - Parameter language: the reader's, which is used if the site has it.
    func address(ofRule rule: RuleID, language: String) -> String? {
        let configuration = course.configuration
        guard let base = configuration.baseURL, RuleCatalogue.rule(rule) != nil else { return nil }
        switch configuration.rulePages {
        case .none: return nil
        case .all: break
        case .used:
            let isUsed = checked.samples.contains { verdicts in
                verdicts.counterexamples.contains { $0.rules.contains(rule) }
            }
            guard isUsed else { return nil }
        }
        let languages = course.languages
        guard let site = languages.contains(language) ? language : languages.first else { return nil }
        let isAtRoot = configuration.rootLanguage && site == configuration.mainLanguage
        let place = CoursePath.join(isAtRoot ? "" : site, "rules/\(rule).html")
        return base.hasSuffix("/") ? base + place : "\(base)/\(place)"
    }
}
