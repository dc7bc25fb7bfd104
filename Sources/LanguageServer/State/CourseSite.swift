import CourseChecks
import Diagnostics
import Site

/// The site of a course as far as an editor is told of it: its theme, and the findings on pages and redirects.
package struct CourseSite: Sendable {
    let theme: ThemeSource
    /// The findings that a check adds to those of the course.
    let findings: [Diagnostic]

    /// - Throws: ``ThemeError`` if the course's templates can't be used.
    package init(_ checked: CheckedCourse) throws {
        theme = try ThemeSource.read(for: checked.course)
        try theme.checkTemplates()
        findings = CourseReport.siteFindings(checked, theme: theme)
    }

    /// Returns true if the site is the same after a change: only texts of lessons are others, no old address of theirs, and no
    /// finding lies in them, whose place would be another now.
    ///
    /// - Parameters:
    ///   - changed: the paths that have changed, relative to the course.
    ///   - former: the course before.
    func isSame(after update: CourseUpdate, of changed: Set<String>, since former: CheckedCourse) -> Bool {
        guard case .texts(let lessons) = update.extent else { return false }
        let (old, new) = (former.course, update.checked.course)
        return findings.allSatisfy { !changed.contains($0.range.path) }
            && changed.isSubset(of: lessons.map { new.lessons[$0].filePath })
            && lessons.allSatisfy { old.lessons[$0].metadata.oldAddresses == new.lessons[$0].metadata.oldAddresses }
    }
}
