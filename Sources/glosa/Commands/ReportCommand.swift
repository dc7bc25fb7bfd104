import ArgumentParser

struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Merges the reports of a check that several machines share.",
        subcommands: [ReportMergeCommand.self]
    )
}
