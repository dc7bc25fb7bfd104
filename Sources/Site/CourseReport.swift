import Course
import CourseChecks
import Diagnostics

/// The report of everything that is found in a course and its theme.
package enum CourseReport {
    /// - Parameter listsSamples: true if the report also says what became of each sample.
    package static func report(_ checked: CheckedCourse, theme: ThemeSource?, listsSamples: Bool = false) -> Report {
        let course = checked.course
        var diagnostics = checked.diagnostics
        if let theme { diagnostics += siteFindings(checked, theme: theme) }
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

    /// The findings on the site's pages, redirects and theme, at the levels of the course. Of several shards, the first has them.
    package static func siteFindings(_ checked: CheckedCourse, theme: ThemeSource) -> [Diagnostic] {
        guard checked.shard?.isFirst ?? true else { return [] }
        let course = checked.course
        let conflicts = PageConflicts(course, trees: TreeMap(checked, strings: theme.strings)).diagnostics
        let redirects = RedirectTable(checked, strings: theme.strings).diagnostics
        return course.weighed(conflicts + redirects + theme.diagnostics)
    }
}
