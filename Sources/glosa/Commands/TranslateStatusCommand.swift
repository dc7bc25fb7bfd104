import ArgumentParser
import Course
import CourseChecks
import Diagnostics
import FileSystem

struct TranslateStatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Lists every lesson with the state of its translations, and counts them by language.",
        discussion:
            "Where there is no glosa.yml, languages and pairs are found as `glosa init` finds them; nothing is written. "
            + "Translations that were never accepted are compared with the history in git."
    )

    enum Format: String, ExpressibleByArgument, CaseIterable { case human, json, markdown }

    @Argument(help: ArgumentHelp("The folder of the course; by default the working folder.", valueName: "dir"))
    var folder: String?

    @OptionGroup var options: CourseOptions

    @Flag(help: "Leave out the lessons: only the counts by language.")
    var summary = false

    @Option(help: "The format of the table: human, json or markdown.")
    var format = Format.human

    @Option(help: ArgumentHelp("Count only what has changed since a revision of git.", valueName: "revision"))
    var since: String?

    @Flag(name: .customLong("no-history"), help: "Don't ask git: only translations that were accepted can be behind.")
    var ignoresHistory = false

    @Option(
        help: ArgumentHelp("Write a badge with the share of pages that are up to date, as SVG.", valueName: "file")
    )
    var badge: String?

    @Option(
        name: .customLong("fail-over"),
        help: ArgumentHelp("Fail if more than this number of sections are behind.", valueName: "number")
    )
    var failOver: Int?

    @Option(help: ArgumentHelp("Language of the texts: es or en.", valueName: "lang"))
    var lang: String?

    private var language: String { lang ?? Console.language }

    mutating func validate() throws {
        if let failOver, failOver < 0 {
            throw ValidationError("--fail-over takes a number from 0, not \(failOver)")
        }
        if since != nil, ignoresHistory { throw ValidationError("--since asks git, and --no-history forbids it") }
    }

    mutating func run() async throws {
        FileSystem.prepareForPrograms()
        let place = try options.place(named: folder)
        let line = ignoresHistory ? nil : MainLine(around: place.root)
        let answer = try await answer(about: place, line)
        let rows = answer.rows(changedIn: try commits(line))
        let languages = LanguageStatus.all(of: answer.languages, rows)
        switch format {
        case .human:
            let sum = LanguageTable(languages, in: language).text
            let table = TranslationTable(rows: rows, language: language).text(style: Console.outputStyle)
            Console.print(summary ? sum : table + (languages.count > 1 ? "\n" + sum : ""))
        case .json:
            Console.print(
                try JSONText.encode(TranslationDocument(languages, summary ? [] : rows, of: answer))
            )
        case .markdown:
            Console.print(
                TranslationSummary(
                    languages: languages,
                    rows: summary ? [] : rows,
                    paths: answer.paths,
                    language: language
                ).text
            )
        }
        if answer.isShallow { warnOfShallowClone() }
        if let badge { try write(languages, to: badge) }
        try checkLimit(languages)
    }

    /// Returns the state of the translations: the one that the last command found if nothing has changed since.
    private func answer(about place: CourseLocation, _ line: MainLine?) async throws -> TranslationAnswer {
        let asksHistory = !ignoresHistory
        func read() async throws -> TranslationReading {
            try await TranslationReading(place, line: line, asksHistory: asksHistory)
        }
        guard let memory = TranslationMemory(of: place, line: line, asksHistory: asksHistory) else {
            return TranslationAnswer(try await read())
        }
        return try await memory.answer(else: read)
    }

    /// The commits since the revision that the command names; nil if it names none.
    private func commits(_ line: MainLine?) throws -> Set<String>? {
        guard let since else { return nil }
        guard let line else {
            throw CommandFailure(
                en: "--since asks git what has changed, but there is no git, or no repository with a commit here",
                es: "--since pregunta a git qué ha cambiado, pero no hay git, o aquí no hay un repositorio con commits"
            )
        }
        guard let commits = line.commits(since: since) else {
            throw CommandFailure(
                en: "--since: git finds no revision “\(since)” in this repository",
                es: "--since: git no encuentra la revisión «\(since)» en este repositorio"
            )
        }
        return commits
    }

    private func warnOfShallowClone() {
        Console.log(
            LocalizedText(
                en: """
                    glosa: this clone is shallow, so older changes of the originals are not counted.
                    Fetch them with `git fetch --unshallow`; on GitHub with fetch-depth: 0.
                    """,
                es: """
                    glosa: este clon es superficial (shallow): no se cuentan los cambios más antiguos de los originales.
                    Tráelos con `git fetch --unshallow`; en GitHub, con fetch-depth: 0.
                    """
            ).text(in: language)
        )
    }

    private func write(_ languages: [LanguageStatus], to path: String) throws {
        let others = languages.dropFirst()
        let all = others.reduce(0) { $0 + $1.pairs + $1.missing }
        let current = others.reduce(0) { $0 + $1.pairs - $1.behind }
        let label = LocalizedText(en: "translations", es: "traducciones").text(in: language)
        let badge = ShareBadge(label: label, percentage: all == 0 ? 100 : max(0, current) * 100 / all)
        try FileSystem.save(Array(badge.svg.utf8), to: path)
    }

    private func checkLimit(_ languages: [LanguageStatus]) throws {
        let behind = languages.reduce(0) { $0 + $1.sectionsBehind }
        guard let failOver, behind > failOver else { return }
        let sections = LocalizedText.counted(
            behind,
            en: ("section is behind", "sections are behind"),
            es: ("apartado está atrasado", "apartados están atrasados")
        )
        let text = LocalizedText(
            en: "glosa: \(sections.en), and --fail-over allows \(failOver)",
            es: "glosa: \(sections.es), y --fail-over permite \(failOver)"
        )
        Console.log(text.text(in: language))
        throw ExitCode(1)
    }
}
