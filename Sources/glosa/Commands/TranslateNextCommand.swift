import ArgumentParser
import Course
import CourseChecks
import Diagnostics

struct TranslateNextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "next",
        abstract: "Shows the section that should be translated next, and why.",
        discussion:
            "First comes the section by which most readers are misled: the words that changed, times the pages that link to its page."
    )

    @Argument(help: ArgumentHelp("The folder of the course; by default the working folder.", valueName: "dir"))
    var folder: String?

    @Option(help: ArgumentHelp("The language of the translation; without it, all.", valueName: "tag"))
    var to: String?

    @Option(help: ArgumentHelp("The number of sections that are shown.", valueName: "number"))
    var count = 1

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("Language of the texts: es or en.", valueName: "lang"))
    var lang: String?

    private var language: String { lang ?? Console.language }

    mutating func validate() throws {
        if count < 1 { throw ValidationError("--count takes a number from 1, not \(count)") }
    }

    mutating func run() async throws {
        let reading = try await TranslationReading(try options.place(named: folder), asksHistory: true)
        if let to, !reading.course.languages.contains(to) {
            let languages = reading.course.languages.joined(separator: ", ")
            throw CommandFailure(
                en: "no page is in “\(to)”; the languages are \(languages)",
                es: "no hay páginas en «\(to)»; los idiomas son \(languages)"
            )
        }
        try reading.requireHistory()
        let order = SectionOrder(reading.rows(), of: reading.course, in: to)
        guard !order.entries.isEmpty else {
            Console.log(
                LocalizedText(
                    en: "nothing to translate: no section is behind",
                    es: "nada que traducir: todo está al día"
                )
                .text(in: language)
            )
            return
        }
        let parts = order.entries.prefix(count).map { entry in
            let diff = TranslationDiff(entry.status, reading, language: language)
            return
                ([reason(entry, reading.course)]
                + [diff.text(of: entry.drift, style: Console.outputStyle)]
                .compactMap(\.self)).joined(separator: "\n")
        }
        Console.print(parts.joined(separator: "\n"))
        let rest = order.entries.count - parts.count
        if rest > 0 {
            Console.log(LocalizedText(en: "\(rest) more", es: "quedan \(rest)").text(in: language))
        }
    }

    /// The place of a section, and why it is shown.
    private func reason(_ entry: SectionOrder.Entry, _ course: Course) -> String {
        let place =
            course.lessons[entry.status.original].filePath + (entry.drift.id.isEmpty ? "" : "#\(entry.drift.id)")
        let words = LocalizedText.counted(
            entry.drift.words,
            en: ("word has changed", "words have changed"),
            es: ("palabra ha cambiado", "palabras han cambiado")
        )
        let links = LocalizedText.counted(
            entry.links,
            en: ("page links here", "pages link here"),
            es: ("página enlaza aquí", "páginas enlazan aquí")
        )
        let start = LocalizedText(en: ", the start page", es: ", la portada")
        let text = LocalizedText(
            en: "\(words.en), \(links.en)\(entry.isStart ? start.en : "")",
            es: "\(words.es), \(links.es)\(entry.isStart ? start.es : "")"
        )
        return VisibleText.line("\(place) → \(entry.status.language): \(text.text(in: language))")
    }
}
