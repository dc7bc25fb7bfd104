import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Site

/// The findings of a check, and the files that it looked at.
struct Findings {
    var report: Report
    var files: [SourceFile]

    static let none = Findings(report: Report(diagnostics: [], files: [], summary: Report.Summary()), files: [])

    /// - Parameter listsSamples: true if the report also lists the result of each sample.
    /// - Throws: ``ThemeError`` if the course's templates can't be used.
    init(_ checked: CheckedCourse, listsSamples: Bool = false) throws {
        let theme = checked.course.isLoose ? nil : try ThemeSource.read(for: checked.course)
        try theme?.checkTemplates()
        report = CourseReport.report(checked, theme: theme, listsSamples: listsSamples)
        files = checked.course.files + (theme?.files ?? [])
    }

    init(report: Report, files: [SourceFile]) {
        (self.report, self.files) = (report, files)
    }

    /// Returns the findings with other paths of files.
    func renamingFiles(_ newPath: (String) -> String) -> Findings {
        Findings(
            report: report.renamingFiles(newPath),
            files: files.map { SourceFile(path: newPath($0.path), bytes: $0.bytes, original: $0.original) }
        )
    }

    /// Returns the findings of a part of the course: those in its files, and in the files that its lessons take samples from.
    func selected(by paths: CheckedPaths, in checked: CheckedCourse) -> Findings {
        guard !paths.selected.isEmpty else { return self }
        let course = checked.course
        let lessons = course.written.filter { paths.selects(course.lessons[$0].filePath) }
        let shown = Set(lessons.flatMap { course.lessons[$0].facts.sampleFiles })
        func isWanted(_ path: String) -> Bool { paths.selects(path) || shown.contains(path) }
        return Findings(
            report: Report(
                diagnostics: report.diagnostics.filter { isWanted($0.range.path) },
                files: files,
                summary: lessons.reduce(into: Report.Summary()) { $0 += checked.counts[$1] },
                samples: report.samples.filter { isWanted($0.range.path) }
            ),
            files: files
        )
    }

    /// Returns these findings together with others.
    func adding(_ other: Findings) -> Findings {
        var summary = report.summary
        summary += other.report.summary
        return Findings(
            report: Report(
                // A fault of the package is one, however many parts of the check have met it.
                diagnostics: report.diagnostics
                    + other.report.diagnostics.filter { finding in
                        finding.rule != .packageBuild || !report.diagnostics.contains(finding)
                    },
                files: files + other.files,
                summary: summary,
                samples: report.samples + other.report.samples
            ),
            files: files + other.files
        )
    }
}
