import ArgumentParser
import CourseConfiguration
import Diagnostics
import FileSystem
import LanguageServer
import Site
import SnippetLint

struct LSPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serves an editor: findings as you type, fixes, links, completion.",
        discussion:
            "The editor starts it, and speaks the Language Server Protocol with it over standard input and output."
    )

    @Flag(inversion: .prefixedNo, help: "Let the Swift compiler check the samples' types, while nobody types.")
    var typecheck = true

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    @Flag(help: ArgumentHelp("What editors add; standard input and output are used anyway.", visibility: .hidden))
    var stdio = false

    mutating func run() async throws {
        // The supervisor is started before a course is read, while this process is small.
        FileSystem.prepareForPrograms()
        var settings = SessionSettings(
            version: Glosa.version,
            language: lang,
            otherLanguage: Console.language,
            explanation: RuleExplanation.markdown
        )
        settings.drift = PreviewDrift.source
        if !typecheck { settings.quietTime = nil }
        let isOrderly = await LanguageServer(settings).run(input: 0, output: 1)
        if !isOrderly { throw ExitCode(1) }
    }
}
