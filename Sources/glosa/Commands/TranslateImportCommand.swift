import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

struct TranslateImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Takes a translator's file back: writes the texts that differ into the pages.",
        discussion:
            "What was not changed keeps its bytes. A text whose original has changed since the export is left out and named."
    )

    @Argument(help: ArgumentHelp("A file that `export` has written and a translator has changed.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("The language of the translation; without it, the file's.", valueName: "tag"))
    var to: String?

    @Flag(name: .customLong("dry-run"), help: "Print the changes as a diff, and write nothing.")
    var isDryRun = false

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func validate() throws {
        guard ExchangeFormat(path: file) != nil else {
            throw ValidationError("a file for translators ends in .xlf or .po, not as “\(file)” does")
        }
    }

    mutating func run() async throws {
        guard let format = ExchangeFormat(path: file) else { return }
        let returned = try ReturnedFile(SourceFile(path: file, bytes: try FileSystem.read(file)), format)
        guard let language = to ?? returned.language else {
            throw CommandFailure(
                en: "\(file) doesn't say its language: name it with --to",
                es: "\(file) no dice su idioma: nómbralo con --to"
            )
        }
        let reading = try await TranslationReading(options.place, asksHistory: false)
        let pages = try reading.pages(at: [], in: language)
        let sources = Dictionary(pages.flatMap(\.units.units).map { ($0.id, $0.source) }) { first, _ in first }
        let changed = returned.texts.filter { sources[$0.id] != $0.source }.map(\.id)
        let targets = Dictionary(
            returned.texts.filter { sources[$0.id] == $0.source }.map { ($0.id, $0.target) }
        ) { first, _ in first }
        var (written, texts) = (0, 0)
        var unplaced: [String] = []
        for page in pages {
            guard let result = try write(page, targets, reading.course) else { continue }
            written += result.bytes == nil ? 0 : 1
            texts += result.count
            unplaced += result.unplaced
        }
        tell(texts, written, changed: changed, unplaced: unplaced)
    }

    /// Writes a page's translation; nil if the file has nothing for it.
    private func write(_ page: ExchangePage, _ targets: [String: String], _ course: Course) throws -> UnitImport? {
        guard page.units.units.contains(where: { targets[$0.id]?.isEmpty == false }) else { return nil }
        guard let path = page.translationPath else {
            throw CommandFailure(
                en: "\(page.path) has no translation yet, and the layout of this course names no place for it",
                es: "\(page.path) no tiene aún traducción, y la disposición de este curso no dice dónde iría"
            )
        }
        let file = page.translation.map { course.lessons[$0].file }
        // The bytes as they lie in the folder, before control characters were replaced.
        let source = file.map { SourceFile(path: $0.path, bytes: $0.original) }
        let result = UnitImport(page.units, into: source, targets)
        guard let bytes = result.bytes else { return result }
        let place = CoursePath.join(course.root, path)
        if isDryRun {
            Console.print(UnifiedDiff.text(from: source?.bytes ?? [], to: bytes, path: path))
        } else {
            if source == nil { try FileSystem.makeFolder(CoursePath.folder(of: place)) }
            try FileSystem.save(bytes, to: place)
        }
        return result
    }

    private func tell(_ texts: Int, _ pages: Int, changed: [String], unplaced: [String]) {
        let language = lang ?? Console.language
        let (counted, files) = (TranslateExportCommand.texts(texts), LocalizedText.files(pages))
        Console.log(
            (isDryRun
                ? LocalizedText(
                    en: "\(counted.en) of \(files.en) would change",
                    es: "cambiarían \(counted.es) de \(files.es)"
                )
                : LocalizedText(en: "\(counted.en) written to \(files.en)", es: "\(counted.es) en \(files.es)"))
                .text(in: language)
        )
        for id in changed {
            Console.log(
                LocalizedText(
                    en: "left out: the original of \(id) has changed since the export",
                    es: "no se ha escrito: el original de \(id) ha cambiado desde la exportación"
                ).text(in: language)
            )
        }
        for id in unplaced {
            Console.log(
                LocalizedText(
                    en: "left out: the translation has no place for \(id); add it by hand",
                    es: "no se ha escrito: la traducción no tiene sitio para \(id); añádelo a mano"
                ).text(in: language)
            )
        }
    }
}
