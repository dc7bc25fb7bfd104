import ArgumentParser
import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Writes the course's site: plain files for any host."
    )

    @Argument(
        help: ArgumentHelp(
            "The course: the folder that contains glosa.yml, anything below it, or a DocC catalogue; like --source.",
            valueName: "path"
        )
    )
    var path: String?

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("The folder for the site; by default `output` of glosa.yml.", valueName: "dir"))
    var output: String?

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp("The site's address; by default `baseURL` of glosa.yml.", valueName: "url")
    )
    var baseURL: String?

    @Flag(help: "Write nothing if there are errors or warnings.")
    var strict = false

    @Flag(
        inversion: .prefixedNo,
        help: "Let the Swift compiler check the samples' types, so that pages can say so; `check` always does this."
    )
    var typecheck = false

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp("Use what the last build stored in .glosa, and store the same for the next build.")
    )
    var cache = true

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func validate() throws {
        if let address = baseURL, BaseURL.normalized(address) == nil {
            throw ValidationError(
                "--base-url takes an absolute address such as https://example.org/course/, not “\(address)”"
            )
        }
    }

    @OptionGroup var time: TimeLimitOption

    mutating func run() async throws {
        // The supervisor is started before the course is read, while this process is small.
        if typecheck { FileSystem.prepareForPrograms() }
        let language = lang ?? Console.language
        try await time.keep(language: language) { [self] in try await build(language) }
    }

    private func build(_ language: String) async throws {
        let place = try options.place(named: path)
        var settings = SiteBuild.Settings(source: place.root)
        settings.content = place.content
        // The folder around a catalogue belongs to its package, so the site goes into the working folder.
        (settings.output, settings.baseURL) = (
            output ?? (place.content != nil && place.root != "." ? "site" : nil), baseURL
        )
        (settings.checksTypes, settings.isStrict, settings.usesCache) = (typecheck, strict, cache)
        (settings.language, settings.style) = (language, Console.outputStyle)
        let build = SiteBuild(settings)
        let outcome = try await Progress().during("building") { try await build.run() }
        Console.print(outcome.report)
        guard let site = try outcome.site?.get() else {
            Console.log(
                LocalizedText(
                    en: "glosa: nothing was written, because --strict asks for a course without errors and warnings",
                    es: "glosa: no se ha escrito nada, porque --strict pide un curso sin errores ni avisos"
                ).text(in: language)
            )
            throw ExitCode(1)
        }
        let pages = LocalizedText.pages(site.pages)
        let files = LocalizedText.counted(
            site.files,
            en: ("file changed", "files changed"),
            es: ("fichero cambiado", "ficheros cambiados")
        )
        Console.log(
            LocalizedText(
                en: "\(pages.en) in \(site.output), \(site.changed) of \(files.en)",
                es: "\(pages.es) en \(site.output), \(site.changed) de \(files.es)"
            ).text(in: language)
        )
        // The process ends here: freeing the memory of a large course would cost a twentieth of the build.
        let status = TimeLimitOption.status(outcome.errors > 0 ? 1 : 0, language: language)
        withExtendedLifetime(outcome) { Console.exit(status) }
    }
}
