import CourseChecks
import Diagnostics
import Support

/// The findings of a course by the paths of their files, put together at the first use.
package struct FoundByFile: Sendable {
    private let all: Lazy<[String: [Diagnostic]]>

    package init(_ checked: CheckedCourse) {
        all = Lazy { Dictionary(grouping: checked.diagnostics, by: \.range.path).mapValues { $0.sortedForReport() } }
    }

    /// The findings in a file, in the order of reports.
    subscript(path: String) -> [Diagnostic] { all.value[path] ?? [] }

    /// The files with findings, in alphabetical order.
    var paths: [String] { all.value.keys.sorted() }
}
