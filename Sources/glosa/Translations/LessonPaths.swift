import Course
import CourseConfiguration
import Diagnostics

/// The lessons that paths on the command line name.
enum LessonPaths {
    /// Returns the lessons in the file or the folder at a path, which is relative to the working folder or to the course.
    ///
    /// - Throws: `CommandFailure` if there is none.
    static func lessons(named path: String, in course: Course) throws -> [Int] {
        let wanted = withoutDot(CoursePath.normalized(withoutDot(path)) ?? path)
        let found = course.lessons.indices.filter { index in
            let file = CoursePath.join(course.root, course.lessons[index].filePath)
            return [file, course.lessons[index].filePath].map(withoutDot).contains {
                $0 == wanted || $0.hasPrefix(wanted + "/")
            }
        }
        guard !found.isEmpty else {
            let near = NearMiss.suggestion(for: wanted, among: course.lessons.map(\.filePath))
            throw CommandFailure(
                en: "there is no lesson at \(path)" + (near.map { "; did you mean \($0)?" } ?? ""),
                es: "no hay ninguna lección en \(path)" + (near.map { "; ¿querías decir \($0)?" } ?? "")
            )
        }
        return found
    }

    private static func withoutDot(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}
