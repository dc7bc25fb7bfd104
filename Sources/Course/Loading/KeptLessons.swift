import Diagnostics

/// The lessons of a course that need not be read again, because nothing changed in their files.
struct KeptLessons: Sendable {
    private var lessons: [String: (lesson: Lesson, found: [Diagnostic], verdicts: SampleVerdicts)] = [:]

    /// None.
    init() {}

    /// - Parameter changed: paths relative to the course; a folder stands for all that it holds.
    init(_ checked: CheckedCourse, except changed: Set<String>) {
        let course = checked.course
        let found = Dictionary(course.reading.files.map { ($0.path, $0.found) }) { first, _ in first }
        for index in course.written {
            let lesson = course.lessons[index]
            guard !Self.isTouched(lesson.filePath, by: changed) else { continue }
            lessons[lesson.filePath] = (lesson, found[lesson.filePath] ?? [], checked.samples[index])
        }
    }

    /// Whether a path is among those that changed, or lies in a folder that is.
    static func isTouched(_ path: String, by changed: Set<String>) -> Bool {
        if changed.contains(path) { return true }
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            if changed.contains(String(rest)) { return true }
        }
        return false
    }

    /// What reading a file gave, if it would give the same again.
    func lesson(_ source: LessonSource) -> (Lesson?, [Diagnostic])? {
        guard let kept = lessons[source.coursePath], kept.lesson.language == source.language,
            kept.lesson.path == source.path
        else { return nil }
        return (kept.lesson, kept.found)
    }

    /// The verdicts on the lessons of a course that were kept, by their files.
    func verdicts(_ course: Course) -> [String: SampleVerdicts] {
        guard !lessons.isEmpty else { return [:] }
        return course.lessons[course.written].reduce(into: [:]) { verdicts, lesson in
            guard let kept = lessons[lesson.filePath], kept.lesson.language == lesson.language,
                kept.lesson.path == lesson.path
            else { return }
            verdicts[lesson.filePath] = kept.verdicts
        }
    }
}
