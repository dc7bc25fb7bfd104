import ArgumentParser
import FileSystem
import Preview

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows the course in a browser, and again whenever a file is saved.",
        discussion: "Nothing is written. Findings stand beside the text they are about. Ctrl-C ends it."
    )

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("Where the site is served; the next free port if it is taken.", valueName: "number"))
    var port: UInt16 = 8080

    @Option(help: ArgumentHelp("The address to serve at; other machines reach all but loopback.", valueName: "address"))
    var host = "127.0.0.1"

    @Flag(help: "Open the browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "An address that opens a finding's place: {file}, {line} and {column} are filled in.",
            valueName: "url"
        )
    )
    var editor = EditorLink.standard

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let screen = ServeScreen(language: lang ?? Console.language, port: port, opensBrowser: open)
        if !["127.0.0.1", "localhost", "::1"].contains(host) { screen.warnOfOpenHost(host) }
        FileSystem.endsOnInterrupt()
        var settings = PreviewSession.Settings(source: options.source)
        (settings.host, settings.port, settings.editor) = (host, port, editor)
        settings.language = lang ?? Console.language
        do {
            try await PreviewSession(settings) { screen.show($0) }.run()
        } catch let error as NoPort {
            throw ValidationError(
                "no port from \(error.first) to \(error.last) can be had at \(host): \(error.reason); name another with --port"
            )
        }
    }
}
