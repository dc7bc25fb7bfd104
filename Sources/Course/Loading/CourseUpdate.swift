import Diagnostics
import FileSystem

/// A course brought up to date with its files.
public struct CourseUpdate: Sendable {
    /// How much of what was made of the former course still holds.
    public enum Extent: Sendable, Equatable {
        /// The texts of these lessons changed (as indices into ``Course/lessons``), but nothing that other lessons' pages
        /// show of them or reach by links: lessons, titles, headings, trees are as they were.
        case texts(Set<Int>)
        /// Anything may be different.
        case structure
    }

    public let checked: CheckedCourse
    public let extent: Extent
}

extension CourseLoader {
    /// Reads what changed, and works out again what follows from it. The course is the one that ``load(overriding:)`` would
    /// give, with everything in it.
    ///
    /// - Parameters:
    ///   - checked: as this loader loaded or updated it, with `overriding` the same.
    ///   - changed: paths relative to the course; a folder stands for all that it holds. Nil: anything may have changed.
    /// - Throws: ``CourseError``, as loading does.
    public func update(
        _ checked: CheckedCourse,
        changed: Set<String>?,
        overriding: (inout Configuration) -> Void = { _ in }
    ) async throws -> CourseUpdate {
        let course = checked.course
        // What all lessons are read and judged by.
        let shared = [ConfigurationReader.fileName, ReviewRecord.fileName, course.configuration.compile.preamble]
        guard var changed, !shared.compactMap(\.self).contains(where: { KeptLessons.isTouched($0, by: changed) }) else {
            return CourseUpdate(checked: try await load(overriding: overriding), extent: .structure)
        }
        // Files that are published as they are have no part in the course but their names.
        for asset in course.assets where changed.contains(asset.path) {
            guard (try? FileSystem.status(of: CoursePath.join(root, asset.path)).kind) == .file else { continue }
            changed.remove(asset.path)
        }
        if let update = try await updateTexts(of: checked, changed: changed) { return update }
        let kept = KeptLessons(checked, except: changed)
        return CourseUpdate(checked: try await load(keeping: kept, overriding: overriding), extent: .structure)
    }

    /// Nil where more than texts of lessons changed.
    private func updateTexts(of checked: CheckedCourse, changed: Set<String>) async throws -> CourseUpdate? {
        let course = checked.course
        var lessons: [Int: (lesson: Lesson, found: [Diagnostic])] = [:]
        let profiles = ProfileChoice(course.configuration)
        for path in changed {
            guard let index = course.lesson(at: path),
                (try? FileSystem.status(of: CoursePath.join(root, path)).kind) == .file
            else { return nil }
            let old = course.lessons[index]
            let source = LessonSource(
                language: old.language,
                path: old.path,
                coursePath: path,
                enclosure: course.enclosure
            )
            let (lesson, found) = source.read(root: root, profiles: profiles)
            guard let lesson, lesson.facts.isSameOutline(as: old.facts) else { return nil }
            lessons[index] = (lesson, found)
        }
        let changed = Set(lessons.keys)
        return try await checked.withTexts(lessons).map { CourseUpdate(checked: $0, extent: .texts(changed)) }
    }
}
