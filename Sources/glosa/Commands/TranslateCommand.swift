import ArgumentParser

struct TranslateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Shows which translations are behind their original, and records those that are not.",
        subcommands: [TranslateStatusCommand.self, TranslateAcceptCommand.self],
        defaultSubcommand: TranslateStatusCommand.self
    )
}
