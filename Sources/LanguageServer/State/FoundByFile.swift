import CourseChecks
import Diagnostics
import Site
import Support

/// The findings of a check by the paths of their files, and the addresses of the rules that found them; both put together at the
/// first use.
package struct FoundByFile: Sendable {
    private let all: Lazy<[String: [Diagnostic]]>
    private let rules: Lazy<RuleAddresses?>

    /// - Parameter site: the course's; nil for files that belong to no course.
    package init(_ checked: CheckedCourse, site: CourseSite?) {
        all = Lazy {
            let findings = checked.diagnostics + (site?.findings ?? [])
            return Dictionary(grouping: findings, by: \.range.path).mapValues { $0.sortedForReport() }
        }
        rules = Lazy { site.flatMap { RuleAddresses(checked, theme: $0.theme) } }
    }

    /// The findings in a file, in the order of reports.
    subscript(path: String) -> [Diagnostic] { all.value[path] ?? [] }

    /// The files with findings, in alphabetical order.
    var paths: [String] { all.value.keys.sorted() }

    /// Returns the address of a rule's page on the course's site; nil if there is none.
    ///
    /// - Parameter language: the reader's.
    func address(of rule: RuleID, in language: String) -> String? { rules.value?.address(of: rule, in: language) }
}
