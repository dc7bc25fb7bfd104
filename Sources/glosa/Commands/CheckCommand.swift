import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Site

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds what is wrong in a course, or in loose Markdown files.",
        discussion: "Without a path, the course in this folder is checked."
    )

    @Argument(help: ArgumentHelp("Files or folders.", valueName: "path"))
    var paths: [String] = []

    @Option(help: "How findings are written.")
    var format = ReportFormat.human

    @Option(help: ArgumentHelp("Write the findings to a file.", valueName: "file"))
    var output: String?

    @Flag(help: "Warnings fail the check too.")
    var strict = false

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let paths = paths
        let course = try await Progress().during("checking") { try await CheckedCourse.load(paths) }
        let report = try await CourseReport.report(course, theme: course.isLoose ? nil : Theme.load(for: course))
        let style = output == nil ? Console.outputStyle : TerminalStyle(isColored: false)
        let files = course.lessons.map(\.file.path)
        let text = try format.render(report, language: lang ?? Console.language, style: style, files: files)
        if let output {
            try FileSystem.write(Array(text.utf8), to: output)
        } else {
            Console.print(text)
        }
        if report.count(.error) > 0 || (strict && report.count(.warning) > 0) { throw ExitCode(1) }
    }
}
