import ArgumentParser
import Course
import CourseChecks
import Diagnostics
import FileSystem

/// The options for findings: their format, their destination, the known ones, and those that fail the command.
struct ReportOptions: ParsableArguments {
    @Option(help: "The format of the findings.")
    var format = ReportFormat.human

    @Option(help: ArgumentHelp("Write the findings to a file.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("A file of known findings, which are not reported.", valueName: "file"))
    var baseline: String?

    @Option(
        name: .customLong("write-baseline"),
        help: ArgumentHelp("Write all findings to a file for --baseline.", valueName: "file")
    )
    var writeBaseline: String?

    @Flag(help: "Let warnings fail the check, too.")
    var strict = false

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    var language: String { lang ?? Console.language }

    /// The given options that have an effect only if findings are reported.
    var given: [String] {
        [
            ("--format", format != .human), ("--output", output != nil), ("--strict", strict),
            ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
        ].filter(\.1).map(\.0)
    }

    // MARK: Baseline

    /// Writes the baseline that was asked for.
    ///
    /// - Returns: the report without the findings in the other baseline.
    func withoutKnown(_ report: Report) throws -> Report {
        if let writeBaseline { try write(report, to: writeBaseline) }
        guard let baseline else { return report }
        return try filter(report, by: baseline)
    }

    private func write(_ report: Report, to path: String) throws {
        try FileSystem.save(Array(try Baseline(report).json().utf8), to: path)
        let written = LocalizedText.counted(
            report.diagnostics.count,
            en: ("finding written", "findings written"),
            es: ("hallazgo escrito", "hallazgos escritos")
        )
        Console.log(LocalizedText(en: "\(written.en) to \(path)", es: "\(written.es) en \(path)").text(in: language))
    }

    private func filter(_ report: Report, by path: String) throws -> Report {
        let bytes = try FileSystem.read(path)
        let baseline: Baseline
        do {
            baseline = try Baseline(json: bytes)
        } catch {
            throw CommandFailure(
                en: "\(path) is not a baseline: write one with --write-baseline",
                es: "\(path) no es una lista de hallazgos conocidos: escribe una con --write-baseline"
            )
        }
        let result = baseline.filter(report)
        let known = LocalizedText.counted(
            result.known,
            en: ("known finding is not shown", "known findings are not shown"),
            es: ("hallazgo conocido no se muestra", "hallazgos conocidos no se muestran")
        )
        let gone = LocalizedText.counted(
            result.gone,
            en: ("more is solved: write the baseline again", "more are solved: write the baseline again"),
            es: (
                "más ya está resuelto: vuelve a escribir la lista", "más ya están resueltos: vuelve a escribir la lista"
            )
        )
        let summary = result.gone == 0 ? [known] : [known, gone]
        Console.log(summary.map { $0.text(in: language) }.joined(separator: "; "))
        return result.report
    }

    // MARK: The report

    /// Returns a report with one finding for each translation that differs from its original in many places.
    ///
    /// - Parameter differences: the level of these findings.
    func summed(_ report: Report, differences: RuleLevel?) -> Report {
        report.with(diagnostics: PageDifferences.summed(report.diagnostics, level: differences))
    }

    /// - Parameters:
    ///   - summed: the same report with findings summed up; the short format has a line for each place.
    ///   - files: the paths of all checked files.
    ///   - part: the shard's report if the check is divided.
    func show(_ report: Report, summed: Report, files: [String], part: ShardReport? = nil) throws {
        let report = format == .short ? report : summed
        let style = output == nil ? Console.outputStyle : TerminalStyle(isColored: false)
        let text = try format.render(report, language: language, style: style, files: files, part: part)
        if let output {
            try FileSystem.save(Array(text.utf8), to: output)
        } else {
            Console.print(text)
        }
    }

    /// - Throws: `ExitCode` if the findings fail the command.
    func checkPassed(_ report: Report, isStrict: Bool) throws {
        if report.count(.error) > 0 || (isStrict && report.count(.warning) > 0) { throw ExitCode(1) }
    }
}
