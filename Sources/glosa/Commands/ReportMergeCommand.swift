import ArgumentParser
import Diagnostics
import FileSystem
import Site

struct ReportMergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merges the reports of all shards into one, with the exit status that a single check would have.",
        discussion:
            "Write the files with `glosa check --shard K/N --format json --output FILE`; name them in any order."
    )

    @Argument(help: ArgumentHelp("The reports of all shards.", valueName: "file"))
    var files: [String]

    @OptionGroup var reporting: ReportOptions

    mutating func run() async throws {
        let whole = try ShardMerge.merge(try files.map { ($0, try read($0)) }, version: Glosa.version)
        let report = try reporting.withoutKnown(whole.report)
        let summed = reporting.summed(report, differences: whole.differences)
        try reporting.show(report, summed: summed, files: whole.files)
        try reporting.checkPassed(summed, isStrict: reporting.strict || whole.isStrict)
    }

    private func read(_ path: String) throws -> ShardReport {
        let bytes = try FileSystem.read(path)
        do {
            return try ShardReport(json: bytes)
        } catch {
            throw ShardMerge.Failure(
                en:
                    "\(path) is not the report of a shard: write it with `glosa check --shard K/N --format json --output FILE`",
                es: "\(path) no es el informe de una parte: escríbelo con "
                    + "`glosa check --shard K/N --format json --output FILE`"
            )
        }
    }
}
