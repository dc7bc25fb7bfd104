import Course
import CourseConfiguration
import Diagnostics

extension CourseLoader {
    /// Reads and checks Markdown files that belong to no course, with every setting at its default; folders are searched.
    ///
    /// - Throws: ``CourseError`` if a path is not there.
    package static func loadLoose(
        _ paths: [String],
        checksTypes: Bool = false,
        shard: Shard? = nil,
        overriding: (inout Configuration) -> Void = { _ in }
    ) async throws -> CheckedCourse {
        let course = try await CourseReader.looseFiles(paths, overriding: overriding)
        return try await CheckedCourse(course, records: CommittedRecords(), checksTypes: checksTypes, shard: shard)
    }
}
