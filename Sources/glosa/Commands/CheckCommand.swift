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

    @Flag(help: "Apply the fixes that are safe, in place.")
    var fix = false

    @Flag(name: .customLong("dry-run"), help: "Show what --fix would change, as a unified diff, and change nothing.")
    var dryRun = false

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
        if fix || dryRun {
            try await mend(course)
            return
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

    /// Applies the safe fixes, or shows them; what they leave is for another run to report.
    private func mend(_ course: Course) async throws {
        let changed = try await course.fixedLessons()
        for (file, bytes) in changed {
            if dryRun {
                Console.print(UnifiedDiff.text(from: file.bytes, to: bytes, path: file.path))
            } else {
                try replace(file, with: bytes, in: course)
            }
        }
        let done = LocalizedText(
            en: dryRun ? "\(changed.count) files would change" : "\(changed.count) files changed",
            es: dryRun ? "cambiarían \(changed.count) ficheros" : "\(changed.count) ficheros cambiados"
        )
        Console.log(done.text(in: lang ?? Console.language))
    }

    /// Writes a mended file, unless it is not as it was read: changed since, or not in UTF-8.
    private func replace(_ file: SourceFile, with bytes: [UInt8], in course: Course) throws {
        let path = CoursePath.join(course.root, file.path)
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        switch try FileSystem.read(path) {
        case file.bytes: try FileSystem.replace(path, with: bytes)
        case byteOrderMark + file.bytes: try FileSystem.replace(path, with: byteOrderMark + bytes)
        default:
            Console.log(
                LocalizedText(
                    en: "\(file.path) is left as it is: it is not UTF-8, or it has just been changed",
                    es: "\(file.path) se deja como está: no es UTF-8, o acaba de cambiar"
                ).text(in: lang ?? Console.language)
            )
        }
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
