import ArgumentParser
import Course

/// Options that name a course.
struct CourseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that holds glosa.yml.", valueName: "dir"))
    var source = "."

    /// The course for commands that make no pages of it.
    func load() async throws -> CheckedCourse { try await CourseLoader(root: source, makesPages: false).load() }
}
