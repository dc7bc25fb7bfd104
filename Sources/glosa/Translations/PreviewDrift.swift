import CourseChecks
import Preview

/// The changes in the originals of translations, for the preview: the history is read once for each newest commit.
actor PreviewDrift {
    private let root: String
    private var known: (line: String, paths: [String], history: CourseHistory?)?

    private init(root: String) { self.root = root }

    /// Returns the source for the preview of a course.
    ///
    /// - Parameter root: the course's folder.
    static func source(_ root: String) -> DriftSource {
        let drift = PreviewDrift(root: root)
        return { await drift.drifts(of: $1, in: $0) }
    }

    private func drifts(of translations: Set<Int>, in checked: CheckedCourse) async -> [Int: PageDrift] {
        let course = checked.course
        guard let line = MainLine(around: root) else { return [:] }
        let paths = course.written.map { course.lessons[$0].filePath }
        if known?.line != line.identity || known?.paths != paths {
            known = (line.identity, paths, line.history(of: paths))
        }
        guard let history = known?.history else { return [:] }
        let reading = DriftReading(course, reviews: checked.records.reviews, history: history, of: translations)
        return (try? await reading.drifts().pages) ?? [:]
    }
}
