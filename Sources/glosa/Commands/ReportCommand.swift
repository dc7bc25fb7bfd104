import ArgumentParser

struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Joins the reports of a check that several machines share.",
        subcommands: [ReportMergeCommand.self]
    )
}
