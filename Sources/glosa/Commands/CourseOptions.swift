import ArgumentParser
import Course
import CourseChecks

/// Options that name a course.
struct CourseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that contains glosa.yml, or a DocC catalogue.", valueName: "dir"))
    var source = "."

    /// Loads the course for a command that makes no pages of it.
    func load() async throws -> CheckedCourse {
        try await CourseLoader(root: place.root, content: place.content, makesPages: false).load()
    }

    var place: CourseLocation { CourseLocation(source) }
}
