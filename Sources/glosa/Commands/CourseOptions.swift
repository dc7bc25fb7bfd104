import ArgumentParser
import Course
import CourseChecks
import FileSystem

/// Options that name a course.
struct CourseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that contains glosa.yml, or a DocC catalogue.", valueName: "dir"))
    var source = "."

    /// Loads the course for a command that makes no pages of it.
    func load() async throws -> CheckedCourse {
        try await CourseLoader(root: place.root, content: place.content, makesPages: false).load()
    }

    var place: CourseLocation { CourseLocation(source, searchesAbove: source == ".") }

    /// Returns the location of a course that a path may name in place of the option.
    ///
    /// - Throws: `CommandFailure` if both name one, or the path is not there.
    func place(named path: String?) throws -> CourseLocation {
        guard let path else { return place }
        guard source == "." else {
            throw CommandFailure(
                en: "the course is named twice: by “\(path)”, and by --source “\(source)”; leave one out",
                es: "el curso se nombra dos veces: con «\(path)» y con --source «\(source)»; quita uno"
            )
        }
        guard (try? FileSystem.realPath(path)) != nil else {
            throw CommandFailure(en: "there is no \(path)", es: "no existe \(path)")
        }
        return CourseLocation(path)
    }
}
