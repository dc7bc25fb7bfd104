import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

struct TranslateAcceptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Records that translations match their originals as these are now.",
        discussion: "The record is \(ReviewRecord.fileName), next to glosa.yml; commit it with the course."
    )

    @Argument(help: ArgumentHelp("Translations, as paths of files or folders.", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Accept every translation.")
    var all = false

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func validate() throws {
        if paths.isEmpty, !all { throw ValidationError("name the translations to accept, or use --all") }
    }

    mutating func run() async throws {
        let checked = try await options.load()
        let course = checked.course
        var record = checked.records.reviews
        var count = 0
        for lesson in try lessons(of: course) {
            guard let accepted = course.accepting(lesson, in: record) else { continue }
            record = accepted
            count += 1
        }
        try FileSystem.writeAtOnce(
            Array(try record.json().utf8),
            to: CoursePath.join(course.root, ReviewRecord.fileName)
        )
        let accepted = LocalizedText.counted(
            count,
            en: ("translation accepted", "translations accepted"),
            es: ("traducción aceptada", "traducciones aceptadas")
        )
        Console.log(
            LocalizedText(
                en: "\(accepted.en) in \(ReviewRecord.fileName)",
                es: "\(accepted.es) en \(ReviewRecord.fileName)"
            ).text(in: lang ?? Console.language)
        )
    }

    private func lessons(of course: Course) throws -> [Int] {
        guard !all else { return Array(course.lessons.indices) }
        return try paths.flatMap { path -> [Int] in
            let found = try LessonPaths.lessons(named: path, in: course)
            let translations = found.filter { course.original(of: $0) != nil }
            guard !translations.isEmpty else {
                throw CommandFailure(
                    en: "\(path) is not a translation: it is in the main language, "
                        + "or the main language has no lesson with its id",
                    es: "\(path) no es una traducción: está en el idioma principal, "
                        + "o ese idioma no tiene ninguna lección con su id"
                )
            }
            return translations
        }
    }
}
