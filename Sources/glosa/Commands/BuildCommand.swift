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
        help: "Have the Swift compiler check the samples' types; without this flag, what `check` has found is used."
    )
    var typecheck: Bool?

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
        let types: TypeChecking = typecheck.map { $0 ? .full : .off } ?? .remembered
        let course = try await progress.during("reading") {
            try await options.load(types: types) { configuration in
                if let baseURL { configuration.baseURL = BaseURL.normalized(baseURL) }
            }
        }
        let theme = try Theme.load(for: course)
        let report = try await CourseReport.report(course, theme: theme)
        let language = lang ?? Console.language
        let refused = strict && report.count(.error) + report.count(.warning) > 0
        if refused {
            Console.print(HumanReport(language: language, style: Console.outputStyle).render(report))
            Console.log(
                LocalizedText(
                    en: "glosa: nothing was written, because --strict asks for a course without errors and warnings",
                    es: "glosa: no se ha escrito nada, porque --strict pide un curso sin errores ni avisos"
                ).text(in: language)
            )
            throw ExitCode(1)
        }
        let output = output ?? CoursePath.join(options.source, course.configuration.output)
        // The findings are put into words while the site is written.
        async let findings = HumanReport(language: language, style: Console.outputStyle).render(report)
        let outcome: SiteBuilder.Outcome
        do {
            outcome = try await progress.during("building") {
                try await SiteBuilder(course: course, theme: theme).write(to: output)
            }
        } catch {
            Console.print(await findings)
            throw error
        }
        Console.print(await findings)
        Console.log(
            LocalizedText(
                en: "\(outcome.pages) pages in \(output), \(outcome.changed) of \(outcome.files) files changed",
                es: "\(outcome.pages) páginas en \(output), \(outcome.changed) de \(outcome.files) ficheros cambiados"
            ).text(in: language)
        )
        if report.count(.error) > 0 { throw ExitCode(1) }
    }
}
