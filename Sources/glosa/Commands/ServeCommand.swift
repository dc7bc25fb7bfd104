import ArgumentParser
import Course
import CourseChecks
import Diagnostics
import FileSystem
import Preview

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the course to a browser, and updates its pages whenever you save a file.",
        discussion:
            "No files are written. Pages show findings beside the text that they are about. Ctrl-C ends the preview."
    )

    @Argument(
        help: ArgumentHelp(
            "The course: the folder that contains glosa.yml, anything below it, or a DocC catalogue; like --source.",
            valueName: "path"
        )
    )
    var path: String?

    @OptionGroup var options: CourseOptions

    @Option(help: ArgumentHelp("The port; if it is taken, the next free one.", valueName: "number"))
    var port: UInt16 = 8080

    @Option(
        help: ArgumentHelp(
            "An address to serve at (by default 127.0.0.1), or a name of this machine that browsers may use; repeatable.",
            discussion: "Other machines can reach every address except loopback.",
            valueName: "address"
        )
    )
    var host: [String] = []

    @Flag(help: "Open the browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "An address that opens the place of a finding in your editor: {file}, {line} and {column} are filled in.",
            valueName: "url"
        )
    )
    var editor = EditorLink.standard

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        // This comes before any output: a person who reads it may press Ctrl-C at once.
        FileSystem.endsOnInterrupt()
        let screen = ServeScreen(language: lang ?? Console.language, port: port, opensBrowser: open)
        let hosts = try hosts()
        for address in hosts.openAddresses { screen.warnOfOpenHost(address) }
        let place = try options.place(named: path)
        // Without a course nothing will ever be shown: that is a failure, as in other commands.
        if place.content == nil, !CourseLocation.hasCourse(place.root) {
            _ = try CourseLoader(root: place.root, makesPages: false).configuration()
        }
        var settings = PreviewSession.Settings(source: place.root, hosts: hosts)
        settings.content = place.content
        (settings.port, settings.editor) = (port, editor)
        settings.language = lang ?? Console.language
        FileSystem.prepareForPrograms()
        settings.drift = PreviewDrift.source(place.root)
        do {
            try await PreviewSession(settings) { screen.show($0) }.run()
        } catch CannotListen.noPort(let first, let last, let reason) {
            throw CommandFailure(
                en: "no port from \(first) to \(last) can be used: \(reason); choose another with --port",
                es: "no se puede usar ningún puerto del \(first) al \(last): \(reason); elige otro con --port"
            )
        } catch CannotListen.noAddress(let address, let reason) {
            throw CommandFailure(
                en: "cannot serve at \(address): \(reason); give an address of this machine with --host",
                es: "no se puede servir en \(address): \(reason); da una dirección de esta máquina con --host"
            )
        }
    }

    private func hosts() throws -> PreviewHosts {
        do {
            return try PreviewHosts(host)
        } catch {
            throw CommandFailure(
                en: "“\(error.value)” is neither an address nor a host name; to choose a port, use --port",
                es: "«\(error.value)» no es una dirección ni el nombre de una máquina; para elegir un puerto usa --port"
            )
        }
    }
}
