import Course
import CourseConfiguration

/// A course brought up to date with its files.
package struct CourseUpdate: Sendable {
    /// The extent of a change: it decides which results for the former course still hold.
    package enum Extent: Sendable, Equatable {
        /// The texts of these lessons changed (as indices into ``Course/lessons``), but nothing that other lessons' pages
        /// show of them or reach by links: lessons, titles, headings, trees are as they were.
        case texts(Set<Int>)
        /// Anything may be different.
        case structure
    }

    package let checked: CheckedCourse
    package let extent: Extent
}

extension CourseLoader {
    /// Reads the changed files, and works out again what follows from them. The course is the one that ``load(_:)`` would give,
    /// with everything in it.
    ///
    /// - Parameters:
    ///   - checked: a state that this loader loaded or updated with the same `configuration`, or a remembered one; nil if there
    ///     is none.
    ///   - changed: paths relative to the course; a folder stands for all that it holds. Nil: anything may have changed.
    ///   - configuration: the course's, changed as the command line asks; nil: it is read if it is needed.
    /// - Throws: ``CourseError``, as loading does.
    package func update(
        _ checked: CheckedCourse?,
        changed: Set<String>?,
        _ configuration: ReadConfiguration? = nil
    ) async throws -> CourseUpdate {
        guard let checked, let changed else {
            return CourseUpdate(checked: try await load(configuration), extent: .structure)
        }
        switch reader.read(changed, of: checked.course) {
        case .texts(_, let changed) where changed.isEmpty:
            return CourseUpdate(checked: checked, extent: .texts(changed))
        case .texts(let course, let changed):
            let former = FormerState(checked: checked, changed: changed)
            let update = try await check(course, records: checked.records, since: former)
            return CourseUpdate(checked: update, extent: .texts(changed))
        case .lessons(let kept):
            let former = FormerState(checked: checked, changed: nil)
            let course = try await reader.course(try configuration ?? reader.configuration(), keeping: kept)
            return CourseUpdate(
                checked: try await check(course, records: checked.records, since: former),
                extent: .structure
            )
        case .everything:
            return CourseUpdate(checked: try await load(configuration), extent: .structure)
        }
    }
}
