import ArgumentParser
import Course
import CourseConfiguration
import Diagnostics
import FileSystem

struct TranslateExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the texts of pages and their translations to a file for translators: XLIFF 2 or PO.",
        discussion:
            "Code, addresses and tags are protected in XLIFF. Texts whose original has changed are marked. `import` takes the file back."
    )

    @Argument(help: ArgumentHelp("Pages or folders; all pages if none is named.", valueName: "path"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("The language of the translation.", valueName: "tag"))
    var to: String

    @Option(help: ArgumentHelp("The file, whose name ends in .xlf or .po.", valueName: "file"))
    var output: String

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func validate() throws {
        guard ExchangeFormat(path: output) != nil else {
            throw ValidationError("--output takes a file whose name ends in .xlf or .po, not “\(output)”")
        }
    }

    mutating func run() async throws {
        guard let format = ExchangeFormat(path: output) else { return }
        let reading = try await TranslationReading(options.place, asksHistory: true)
        let pages = try reading.pages(at: paths, in: to)
        let file = ExchangeFile(pages: pages, source: reading.course.configuration.mainLanguage, target: to)
        try FileSystem.save(Array(file.text(format).utf8), to: output)
        let units = pages.flatMap(\.units.units)
        let open = units.count { $0.target == nil || $0.needsReview }
        let (texts, counted) = (Self.texts(units.count), LocalizedText.pages(pages.count))
        Console.log(
            LocalizedText(
                en: "\(texts.en) of \(counted.en) in \(output), \(open) to translate or to look at",
                es: "\(texts.es) de \(counted.es) en \(output), \(open) por traducir o por revisar"
            ).text(in: lang ?? Console.language)
        )
    }

    static func texts(_ count: Int) -> LocalizedText {
        LocalizedText.counted(count, en: ("text", "texts"), es: ("texto", "textos"))
    }
}
