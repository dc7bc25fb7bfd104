import Course
import FileSystem

/// The course that `check` looks at: the one in a folder, or one made of loose files.
enum CheckedPaths {
    /// - Parameter paths: none, for the course in the working folder; one folder with a course; or Markdown files and
    ///   folders of them.
    static func load(_ paths: [String], checksTypes: Bool, overriding: (inout Configuration) -> Void) async throws
        -> CheckedCourse
    {
        if paths.isEmpty {
            return try await CourseLoader(root: ".", checksTypes: checksTypes, makesPages: false).load(
                overriding: overriding
            )
        }
        if paths.count == 1, FileSystem.exists(CoursePath.join(paths[0], "glosa.yml")) {
            return try await CourseLoader(root: paths[0], checksTypes: checksTypes, makesPages: false).load(
                overriding: overriding
            )
        }
        return try await CourseLoader.loadLoose(paths, checksTypes: checksTypes, overriding: overriding)
    }

    /// Whether paths name Markdown files on their own, and no course.
    static func isLoose(_ paths: [String]) -> Bool {
        guard let first = paths.first else { return false }
        return paths.count > 1 || !FileSystem.exists(CoursePath.join(first, "glosa.yml"))
    }
}
