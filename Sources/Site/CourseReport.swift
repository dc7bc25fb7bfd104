import Course
import Diagnostics

/// Everything that is found in a course and its theme.
public enum CourseReport {
    /// - Parameter listsSamples: whether the report also says what became of each sample.
    public static func report(_ checked: CheckedCourse, theme: ThemeSource?, listsSamples: Bool = false) -> Report {
        examine(checked, theme: theme, listsSamples: listsSamples).report
    }

    /// - Returns: beside the report, how much each written lesson holds.
    static func examine(_ checked: CheckedCourse, theme: ThemeSource?, listsSamples: Bool = false)
        -> (report: Report, counts: [Report.Summary])
    {
        let course = checked.course
        let counts = course.written.map(checked.summary)
        var ofTheme: [Diagnostic] = []
        if let theme {
            ofTheme =
                PageConflicts(course, trees: TreeMap(checked, strings: theme.strings)).diagnostics + theme.diagnostics
        }
        let report = Report(
            diagnostics: checked.diagnostics + course.weighed(ofTheme),
            files: course.files + (theme?.files ?? []),
            summary: counts.reduce(into: Report.Summary()) { $0 += $1 },
            samples: listsSamples ? checked.sampleReports : []
        )
        return (report, counts)
    }
}
