import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics

struct TranslateStatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Lists every lesson with the state of its translations, and counts them by language.",
        discussion:
            "Where there is no glosa.yml, languages and pairs are found as `glosa init` finds them; nothing is written."
    )

    enum Format: String, ExpressibleByArgument, CaseIterable { case human, json }

    @Argument(help: ArgumentHelp("The folder of the course; by default the working folder.", valueName: "dir"))
    var folder: String?

    @OptionGroup var options: CourseOptions

    @Flag(help: "Leave out the lessons: only the counts by language.")
    var summary = false

    @Option(help: "The format of the table.")
    var format = Format.human

    @Option(help: ArgumentHelp("Language of the texts: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let checked = try await load()
        let languages = LanguageStatus.all(of: checked.course, since: checked.records.reviews)
        let rows = TranslationStatus.all(of: checked.course, since: checked.records.reviews)
        switch format {
        case .human:
            let language = lang ?? Console.language
            let sum = LanguageTable.text(languages, in: language)
            Console.print(summary ? sum : table(rows) + (languages.count > 1 ? "\n" + sum : ""))
        case .json:
            let document = StatusDocument(
                schemaVersion: 1,
                languages: languages.map(StatusDocument.Language.init),
                translations: summary ? [] : rows.map(StatusDocument.Row.init)
            )
            Console.print(try JSONText.encode(document))
        }
    }

    /// Loads the course; a folder without a configuration as `init` would configure it.
    private func load() async throws -> CheckedCourse {
        let place = try options.place(named: folder)
        let loader = CourseLoader(root: place.root, content: place.content, makesPages: false)
        guard place.content == nil, !CourseLocation.isCourse(place.root),
            let found = try FoundDocumentation(in: place.root)?.configuration
                ?? ExistingMarkdown(in: place.root, content: nil)?.configuration
        else { return try await loader.load() }
        let file = SourceFile(path: Configuration.fileName, text: found)
        return try await loader.load(try loader.configuration(assuming: file))
    }

    private func table(_ rows: [TranslationStatus]) -> String {
        let language = lang ?? Console.language
        let style = Console.outputStyle
        let lines = rows.map {
            (VisibleText.line($0.lesson), $0.language, words(for: $0.state).text(in: language), $0.state)
        }
        let width = lines.map(\.0.count).max() ?? 0
        var text = ""
        for (lesson, tag, words, state) in lines {
            let padding = String(repeating: " ", count: width - lesson.count)
            text += "\(lesson)\(padding)  \(tag)  \(style.paint(VisibleText.line(words), color(of: state)))\n"
        }
        let behind = rows.count { if case .current = $0.state { false } else { true } }
        let all = LocalizedText.counted(
            rows.count,
            en: ("translation", "translations"),
            es: ("traducción", "traducciones")
        )
        return text
            + LocalizedText(
                en: "\n\(all.en), \(behind) to review\n",
                es: "\n\(all.es), \(behind) por revisar\n"
            ).text(in: language)
    }

    private func words(for state: TranslationStatus.State) -> LocalizedText {
        switch state {
        case .current: LocalizedText(en: "up to date", es: "al día")
        case .stale(let sections):
            LocalizedText(
                en: "behind in: \(names(sections, top: "(beginning)"))",
                es: "atrasada en: \(names(sections, top: "(principio)"))"
            )
        case .unreviewed: LocalizedText(en: "never accepted", es: "nunca aceptada")
        case .missing: LocalizedText(en: "missing", es: "falta")
        }
    }

    private func names(_ sections: [String], top: String) -> String {
        sections.map { $0.isEmpty ? top : "#" + $0 }.joined(separator: ", ")
    }

    private func color(of state: TranslationStatus.State) -> TerminalStyle.Color? {
        switch state {
        case .current: .green
        case .stale: .yellow
        case .unreviewed: nil
        case .missing: .red
        }
    }

    private struct StatusDocument: Encodable {
        struct Row: Encodable {
            let lesson, language, state: String
            let sections: [String]

            init(_ status: TranslationStatus) {
                (lesson, language) = (status.lesson, status.language)
                switch status.state {
                case .current: (state, sections) = ("current", [])
                case .stale(let stale): (state, sections) = ("stale", stale)
                case .unreviewed: (state, sections) = ("unreviewed", [])
                case .missing: (state, sections) = ("missing", [])
                }
            }
        }
        struct Language: Encodable {
            let language: String
            let pages, pairs, missing, behind, sectionsBehind: Int

            init(_ status: LanguageStatus) {
                (language, pages, pairs) = (status.language, status.pages, status.pairs)
                (missing, behind, sectionsBehind) = (status.missing, status.behind, status.sectionsBehind)
            }
        }
        let schemaVersion: Int
        let languages: [Language]
        let translations: [Row]
    }
}
