import ArgumentParser

struct TranslateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract:
            "Shows which translations are out of date, exchanges their texts with translators, and records those that are up to date.",
        subcommands: [
            TranslateStatusCommand.self, TranslateNextCommand.self, TranslateDiffCommand.self,
            TranslateExportCommand.self,
            TranslateImportCommand.self, TranslateAcceptCommand.self,
        ],
        defaultSubcommand: TranslateStatusCommand.self
    )
}
