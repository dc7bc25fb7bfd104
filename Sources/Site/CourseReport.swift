import Course
import CourseChecks
import Diagnostics

/// The report of everything that is found in a course and its theme.
package enum CourseReport {
    /// - Parameter listsSamples: true if the report also says what became of each sample.
    package static func report(_ checked: CheckedCourse, theme: ThemeSource?, listsSamples: Bool = false) -> Report {
        let course = checked.course
        var diagnostics = checked.diagnostics
        if let theme, checked.shard?.isFirst ?? true {
            let conflicts = PageConflicts(course, trees: TreeMap(checked, strings: theme.strings)).diagnostics
            let redirects = RedirectTable(checked, strings: theme.strings).diagnostics
            diagnostics += course.weighed(conflicts + redirects + theme.diagnostics)
        }
        let shown = Set(diagnostics.lazy.flatMap { [$0.range.path] + $0.related.map(\.range.path) })
        let samples = listsSamples ? checked.sampleReports : []
        return Report(
            diagnostics: diagnostics,
            files: course.files(
                at: shown.union(samples.flatMap { [$0.range.path] + ($0.source.map { [$0.path] } ?? []) })
            ) + (theme?.files ?? []),
            summary: checked.counts.reduce(into: Report.Summary()) { $0 += $1 },
            samples: samples
        )
    }
}
