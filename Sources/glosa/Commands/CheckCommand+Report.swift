import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

/// The report of a check, and the exit status that follows from it.
extension CheckCommand {
    /// - Parameters:
    ///   - mendable: the findings that `--fix` mends.
    ///   - differences: the level of findings that sum up a translation's differences.
    func finish(
        _ report: Report,
        files: [String],
        _ part: Part? = nil,
        mendable: Set<Diagnostic>,
        differences: RuleLevel?,
        _ renewal: LedgerWriting? = nil
    ) throws {
        let report = try reporting.withoutKnown(report)
        let summed = reporting.summed(report, differences: differences)
        try show(report, summed: summed, files: files, part, differences: differences)
        sayMendable(report.diagnostics.count(where: mendable.contains))
        // The failure comes after the findings, which give the reason.
        try renewal?.checkWritten()
        try reporting.checkPassed(summed, isStrict: reporting.strict)
    }

    /// Says below a report for people how many of its findings `--fix` would mend.
    private func sayMendable(_ count: Int) {
        guard count > 0, reporting.format == .human, reporting.output == nil else { return }
        let findings = LocalizedText.counted(
            count,
            en: ("of these findings can be mended", "of these findings can be mended"),
            es: ("de estos hallazgos se puede arreglar", "de estos hallazgos se pueden arreglar")
        )
        let line = LocalizedText(
            en: "\(findings.en) by `glosa check --fix`; `--dry-run` shows how",
            es: "\(findings.es) con `glosa check --fix`; `--dry-run` enseña cómo"
        )
        Console.log(line.text(in: reporting.language))
    }

    /// A machine's part of a divided check.
    struct Part {
        let shard: Shard
        let course: String
    }

    private func show(
        _ report: Report,
        summed: Report,
        files: [String],
        _ part: Part?,
        differences: RuleLevel?
    ) throws {
        let prefix = pathPrefix.map { CoursePath.normalized($0) ?? $0 } ?? ""
        // Files of a package may lie above the course.
        func prefixed(_ path: String) -> String {
            let path = CoursePath.join(prefix, path)
            return CoursePath.normalized(path) ?? path
        }
        let report = prefix.isEmpty ? report : report.renamingFiles(prefixed)
        let summed = prefix.isEmpty ? summed : summed.renamingFiles(prefixed)
        // Each file is counted once, in the first shard.
        let files = part?.shard.isFirst ?? true ? files.map { CoursePath.join(prefix, $0) } : []
        let shardReport = part.map { part in
            ShardReport(
                report,
                of: part.shard,
                version: Glosa.version,
                course: part.course,
                isStrict: reporting.strict,
                differences: differences,
                files: files
            )
        }
        try reporting.show(report, summed: summed, files: files, part: shardReport)
    }

    func identity(of course: Course, files: [SourceFile], checksTypes: Bool) -> String {
        let settings = [
            rules.joined(separator: " "), profile ?? "", pathPrefix ?? "", "\(external)", "\(checksTypes)",
            "\(package != nil)",
        ]
        return CourseIdentity.text(of: course, files: files, settings: settings)
    }
}
