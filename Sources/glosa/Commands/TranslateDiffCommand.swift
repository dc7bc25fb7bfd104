import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Markdown

struct TranslateDiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows what has changed in an original, beside the section of the translation.",
        discussion: "The changes are those that `status` counts, so a history in git is needed."
    )

    @Argument(help: ArgumentHelp("A translation, or an original for all its translations.", valueName: "page"))
    var page: String

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("Language of the texts: es or en.", valueName: "lang"))
    var lang: String?

    private var language: String { lang ?? Console.language }

    mutating func run() async throws {
        let reading = try await TranslationReading(options.place, asksHistory: true)
        try reading.requireHistory()
        let course = reading.course
        let lessons = try LessonPaths.lessons(named: page, in: course)
        let rows = reading.rows().filter { row in
            lessons.contains(row.original) || row.translation.map(lessons.contains) ?? false
        }
        let parts = rows.compactMap { row in
            TranslationDiff(row, reading, language: language).text(style: Console.outputStyle)
        }
        if parts.isEmpty {
            Console.log(
                LocalizedText(
                    en: "nothing to translate: \(page) is up to date",
                    es: "nada que traducir: \(page) está al día"
                ).text(in: language)
            )
        } else {
            Console.print(parts.joined(separator: "\n"))
        }
    }
}
