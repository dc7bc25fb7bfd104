import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Site

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds what is wrong in a course, or in loose Markdown files.",
        discussion: "Without a path, the course in this folder is checked. Swift samples are judged by the lint rules."
    )

    @Argument(help: ArgumentHelp("Files or folders.", valueName: "path"))
    var paths: [String] = []

    @Option(help: "How findings are written.")
    var format = ReportFormat.human

    @Option(help: ArgumentHelp("Write the findings to a file.", valueName: "file"))
    var output: String?

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("What a rule's findings count as: error, warning, note or off.", valueName: "id=level")
    )
    var rules: [String] = []

    @Option(
        help: ArgumentHelp(
            "The profile for lessons that name none: modern-state, mvvm-viewdata, legacy.",
            valueName: "name"
        )
    )
    var profile: String?

    @Flag(help: "Warnings fail the check too.")
    var strict = false

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let (paths, profile) = (paths, profile)
        let levels = try ruleLevels()
        let course = try await Progress().during("checking") {
            try await CheckedCourse.load(paths) { configuration in
                configuration.rules.merge(levels) { _, asked in asked }
                if let profile { (configuration.profile, configuration.profiles) = (profile, []) }
            }
        }
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

    private func ruleLevels() throws -> [String: Configuration.RuleLevel] {
        var levels: [String: Configuration.RuleLevel] = [:]
        for text in rules {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let level = Configuration.RuleLevel(rawValue: String(parts[1])) else {
                throw ValidationError("--rule takes ID=error, ID=warning, ID=note or ID=off, not “\(text)”")
            }
            levels[String(parts[0])] = level
        }
        return levels
    }
}
