import ArgumentParser
import FileSystem
import Site

struct GlosaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "glosa",
        abstract:
            "Checks courses written in Markdown, with their Swift samples and translations, and builds their sites.",
        version: Glosa.version,
        subcommands: [
            BuildCommand.self, CheckCommand.self, CoverageCommand.self, ServeCommand.self, LSPCommand.self,
            DiagramCommand.self,
            RenderCommand.self, RulesCommand.self, ExplainCommand.self, TreeCommand.self, TranslateCommand.self,
            ReportCommand.self,
            InitCommand.self, ImportCommand.self, SchemaCommand.self,
        ]
    )
}

@main
struct Main {
    /// Runs the command line; the exit status is 0 (clean), 1 (findings at error level) or 2 (wrong usage, wrong
    /// configuration, or a file that can't be read or written).
    static func main() async {
        FileSystem.endsCleanly()
        do {
            var command = try GlosaCommand.parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let status = GlosaCommand.exitCode(for: error)
            if status.isSuccess {
                // Help and version were asked for.
                Console.print(GlosaCommand.fullMessage(for: error) + "\n")
            } else if let message = UnknownCommand.message(
                CommandLine.arguments.dropFirst(),
                language: Console.language
            ) {
                Console.show(message + "\n")
            } else if !(error is ExitCode) {
                Console.show(Failure.message(for: error) + "\n")
            }
            Console.exit(status.isSuccess ? 0 : error is ExitCode ? status.rawValue : 2)
        }
    }
}
