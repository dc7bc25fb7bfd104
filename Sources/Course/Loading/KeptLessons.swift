import Diagnostics

/// The lessons of a course that need not be read again, because nothing changed in their files.
package struct KeptLessons: Sendable {
    private var lessons: [String: (lesson: Lesson, found: [Diagnostic])] = [:]

    /// None.
    init() {}

    /// - Parameter isSame: whether a file, by its path relative to the course, holds what it held.
    init(_ course: Course, where isSame: (String) -> Bool) {
        let found = Dictionary(course.reading.files.map { ($0.path, $0.found) }) { first, _ in first }
        self.init(course.lessons[course.written].map { ($0, found[$0.filePath] ?? []) }, where: isSame)
    }

    init(_ read: [(lesson: Lesson?, found: [Diagnostic])], where isSame: (String) -> Bool) {
        // What was cut may be shown now, if others show less.
        for case (let lesson?, let found) in read where !lesson.facts.isCut && isSame(lesson.filePath) {
            lessons[lesson.filePath] = (lesson, found)
        }
    }

    /// What reading a file gave, if it would give the same again.
    func lesson(_ source: LessonSource) -> (Lesson?, [Diagnostic])? {
        guard let kept = lessons[source.coursePath], kept.lesson.language == source.language,
            kept.lesson.path == source.path
        else { return nil }
        return (kept.lesson, kept.found)
    }
}
