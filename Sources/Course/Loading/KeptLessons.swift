import Diagnostics

/// The lessons of a course that need not be read again, because nothing changed in their files.
package struct KeptLessons: Sendable {
    private var lessons: [String: (lesson: Lesson, found: [Diagnostic])] = [:]

    /// Creates a value without lessons.
    init() {}

    /// - Parameter isSame: returns true if a file, by its path relative to the course, is unchanged.
    init(_ course: Course, where isSame: (String) -> Bool) {
        let found = Dictionary(course.reading.files.map { ($0.path, $0.found) }) { first, _ in first }
        self.init(course.lessons[course.written].map { ($0, found[$0.filePath] ?? []) }, where: isSame)
    }

    init(_ read: [(lesson: Lesson?, found: [Diagnostic])], where isSame: (String) -> Bool) {
        // A lesson that was cut may show more now, if others show less.
        for case (let lesson?, let found) in read where !lesson.facts.isCut && isSame(lesson.filePath) {
            lessons[lesson.filePath] = (lesson, found)
        }
    }

    /// Returns the result of reading a file before, if reading it again would give the same; else nil.
    func lesson(_ source: LessonSource) -> (Lesson?, [Diagnostic])? {
        guard let kept = lessons[source.coursePath], kept.lesson.language == source.language,
            kept.lesson.path == source.path
        else { return nil }
        return (kept.lesson, kept.found)
    }
}
