import ArgumentParser
import Diagnostics
import FileSystem
import Site

struct ReportMergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Makes one report of those of all shards, and ends as one check of the whole would.",
        discussion: "The files are written by `glosa check --shard K/N --format json --output FILE`, in any order."
    )

    @Argument(help: ArgumentHelp("The reports of all shards.", valueName: "file"))
    var files: [String]

    @OptionGroup var reporting: ReportOptions

    mutating func run() async throws {
        let whole = try ShardMerge.merge(try files.map { ($0, try read($0)) }, version: Glosa.version)
        let report = try reporting.withoutKnown(whole.report)
        try reporting.show(report, files: whole.files)
        try reporting.checkPassed(report, isStrict: reporting.strict || whole.isStrict)
    }

    private func read(_ path: String) throws -> ShardReport {
        let bytes = try FileSystem.read(path)
        do {
            return try ShardReport(json: bytes)
        } catch {
            throw ShardMerge.Failure(
                en:
                    "\(path) is no report of a shard: write it with `glosa check --shard K/N --format json --output FILE`",
                es: "\(path) no es el informe de una parte: escríbelo con "
                    + "`glosa check --shard K/N --format json --output FILE`"
            )
        }
    }
}
