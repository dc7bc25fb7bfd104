import ArgumentParser
import Course

/// Options that name a course.
struct CourseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that holds glosa.yml.", valueName: "dir"))
    var source = "."

    func load(checksTypes: Bool = false, overriding: (inout Configuration) -> Void = { _ in }) async throws
        -> CheckedCourse
    {
        try await CourseLoader(root: source, checksTypes: checksTypes).load(overriding: overriding)
    }
}
