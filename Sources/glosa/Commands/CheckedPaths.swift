import Course
import FileSystem

/// The course that `check` looks at: the one in a folder, or one made of loose files.
enum CheckedPaths {
    /// - Parameter paths: none, for the course in the working folder; one folder with a course, or a DocC catalogue; or Markdown files and
    ///   folders of them.
    static func load(_ paths: [String], checksTypes: Bool, overriding: (inout Configuration) -> Void) async throws
        -> CheckedCourse
    {
        if paths.isEmpty {
            return try await load(CourseLocation("."), checksTypes: checksTypes, overriding: overriding)
        }
        if !isLoose(paths) {
            return try await load(CourseLocation(paths[0]), checksTypes: checksTypes, overriding: overriding)
        }
        return try await CourseLoader.loadLoose(paths, checksTypes: checksTypes, overriding: overriding)
    }

    private static func load(
        _ place: CourseLocation,
        checksTypes: Bool,
        overriding: (inout Configuration) -> Void
    ) async throws -> CheckedCourse {
        let loader = CourseLoader(
            root: place.root,
            content: place.content,
            checksTypes: checksTypes,
            makesPages: false
        )
        return try await loader.load(overriding: overriding)
    }

    /// Whether paths name Markdown files on their own, and no course.
    static func isLoose(_ paths: [String]) -> Bool {
        guard let first = paths.first else { return false }
        return paths.count > 1
            || CourseLocation(first).content == nil && !FileSystem.exists(CoursePath.join(first, "glosa.yml"))
    }
}
