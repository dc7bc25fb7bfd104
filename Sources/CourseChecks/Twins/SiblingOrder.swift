import Course
import CourseConfiguration
import Support

/// The order of the pages of a folder, which other generators' pages give by numbers.
struct SiblingOrder: Sendable {
    /// The lessons of each folder.
    private let folders: Lazy<[String: [Int]]>

    init(_ course: Course) {
        folders = Lazy {
            Dictionary(grouping: course.written) { CoursePath.folder(of: course.lessons[$0].filePath) }
        }
    }

    /// Returns true if a translation stands in another order among its neighbours than its original does, whatever the numbers are.
    func isOther(_ pair: TwinPair) -> Bool {
        let course = pair.course
        guard let original = pair.originalLesson.metadata.order, let own = pair.lesson.metadata.order else {
            return true
        }
        let neighbours = folders.value[CoursePath.folder(of: pair.lesson.filePath)] ?? []
        return neighbours.contains { neighbour in
            guard neighbour != pair.translation, let twin = course.original(of: neighbour),
                let first = course.lessons[twin].metadata.order, let second = course.lessons[neighbour].metadata.order
            else { return false }
            return (original < first) != (own < second) || (original > first) != (own > second)
        }
    }
}
