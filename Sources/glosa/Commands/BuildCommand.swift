import ArgumentParser
import Course
import Diagnostics
import Site

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Writes the course's site: plain files for any host."
    )

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("Where the site goes; else `output` of glosa.yml.", valueName: "dir"))
    var output: String?

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp("The site's address; else `baseURL` of glosa.yml.", valueName: "url")
    )
    var baseURL: String?

    @Flag(help: "Write nothing where there are errors or warnings.")
    var strict = false

    @Flag(
        inversion: .prefixedNo,
        help: "Have the Swift compiler check the samples' types, so that pages say so; `check` always does."
    )
    var typecheck = false

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func validate() throws {
        if let address = baseURL, BaseURL.normalized(address) == nil {
            throw ValidationError(
                "--base-url takes an absolute address such as https://example.org/course/, not “\(address)”"
            )
        }
    }

    mutating func run() async throws {
        let progress = Progress()
        let checksTypes = typecheck
        let course = try await progress.during("reading") {
            try await options.load(checksTypes: checksTypes) { configuration in
                if let baseURL { configuration.baseURL = BaseURL.normalized(baseURL) }
            }
        }
        let theme = try Theme.load(for: course)
        let language = lang ?? Console.language
        // Only --strict has to know what was found before anything is written.
        let early = strict ? try await CourseReport.report(course, theme: theme.source) : nil
        if let early, early.count(.error) + early.count(.warning) > 0 {
            Console.print(HumanReport(language: language, style: Console.outputStyle).render(early))
            Console.log(
                LocalizedText(
                    en: "glosa: nothing was written, because --strict asks for a course without errors and warnings",
                    es: "glosa: no se ha escrito nada, porque --strict pide un curso sin errores ni avisos"
                ).text(in: language)
            )
            throw ExitCode(1)
        }
        let output = output ?? CoursePath.join(options.source, course.configuration.output)
        async let findings = Self.findings(course, theme: theme, known: early, language: language)
        let outcome: SiteBuilder.Outcome
        do {
            outcome = try await progress.during("building") {
                try await SiteBuilder(course: course, theme: theme).write(to: output)
            }
        } catch {
            Console.print(try await findings.text)
            throw error
        }
        let (text, errors) = try await findings
        Console.print(text)
        Console.log(
            LocalizedText(
                en: "\(outcome.pages) pages in \(output), \(outcome.changed) of \(outcome.files) files changed",
                es: "\(outcome.pages) páginas en \(output), \(outcome.changed) de \(outcome.files) ficheros cambiados"
            ).text(in: language)
        )
        // The process ends here: taking a large course apart first would cost a twentieth of the build.
        Console.exit(errors > 0 ? 1 : 0)
    }

    /// What was found, in words, and how many errors there are; worked out while the site is written.
    private static func findings(
        _ course: Course,
        theme: Theme,
        known: Report?,
        language: String
    ) async throws -> (text: String, errors: Int) {
        var report = known
        if report == nil { report = try await CourseReport.report(course, theme: theme.source) }
        guard let report else { return ("", 0) }
        return (HumanReport(language: language, style: Console.outputStyle).render(report), report.count(.error))
    }
}
