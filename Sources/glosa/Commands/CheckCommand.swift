import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Site

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds what is wrong in a course, or in loose Markdown files.",
        discussion: "Without a path, the course in this folder is checked. Swift samples are judged by the lint rules."
    )

    @Argument(help: ArgumentHelp("Files or folders.", valueName: "path"))
    var paths: [String] = []

    @Option(help: "How findings are written.")
    var format = ReportFormat.human

    @Option(help: ArgumentHelp("Write the findings to a file.", valueName: "file"))
    var output: String?

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("What a rule's findings count as: error, warning, note or off.", valueName: "id=level")
    )
    var rules: [String] = []

    @Option(
        help: ArgumentHelp(
            "The profile for lessons that name none: modern-state, mvvm-viewdata, legacy, documentation.",
            valueName: "name"
        )
    )
    var profile: String?

    @Option(help: ArgumentHelp("Findings that are known already, and not reported.", valueName: "file"))
    var baseline: String?

    @Option(
        name: .customLong("write-baseline"),
        help: ArgumentHelp("Write the findings to a file for --baseline.", valueName: "file")
    )
    var writeBaseline: String?

    @Flag(help: "Ask other hosts whether the pages that the course links to are still there.")
    var external = false

    @Flag(help: "Apply the fixes that are safe, in place.")
    var fix = false

    @Flag(name: .customLong("dry-run"), help: "Show what --fix would change, as a unified diff, and change nothing.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Have the Swift compiler check the samples' types.")
    var typecheck: Bool?

    @Flag(help: "Warnings fail the check too.")
    var strict = false

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let (paths, profile) = (paths, profile)
        let levels = try ruleLevels()
        // Fixes come from the linter alone.
        // Nothing is remembered of loose files, so the compiler looks at them only when it is told to.
        let isLoose = CheckedPaths.isLoose(paths)
        let checksTypes = (typecheck ?? !isLoose) && !fix && !dryRun
        let checked = try await Progress().during("checking") {
            try await CheckedPaths.load(paths, checksTypes: checksTypes) { configuration in
                configuration.rules.merge(levels) { _, asked in asked }
                if let profile { (configuration.profile, configuration.profiles) = (profile, []) }
            }
        }
        let course = checked.course
        try checkProfile(course)
        if fix || dryRun {
            try await CourseMending(checked: checked, isDryRun: dryRun, language: lang ?? Console.language).run()
            return
        }
        let theme = course.isLoose ? nil : try ThemeSource.read(for: course)
        try theme?.checkTemplates()
        var found = CourseReport.report(checked, theme: theme)
        if external {
            let dead = try await Progress().during("asking other hosts") {
                try await ExternalLinkCheck(course).run()
            }
            found = Report(
                diagnostics: found.diagnostics + course.weighed(dead),
                files: course.files,
                summary: found.summary
            )
        }
        if let writeBaseline { try write(Baseline(found), to: writeBaseline, findings: found.diagnostics.count) }
        let report = try baseline.map { try filter(found, by: $0) } ?? found
        let style = output == nil ? Console.outputStyle : TerminalStyle(isColored: false)
        let files = course.lessons.map(\.filePath)
        let text = try format.render(report, language: lang ?? Console.language, style: style, files: files)
        if let output {
            try FileSystem.save(Array(text.utf8), to: output)
        } else {
            Console.print(text)
        }
        if report.count(.error) > 0 || (strict && report.count(.warning) > 0) { throw ExitCode(1) }
    }

    mutating func validate() throws {
        guard fix || dryRun else { return }
        let useless = [
            ("--format", format != .human), ("--output", output != nil), ("--strict", strict),
            ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
        ].filter(\.1).map(\.0)
        guard useless.isEmpty else {
            throw ValidationError(
                "\(useless.joined(separator: ", ")) has no effect with \(fix ? "--fix" : "--dry-run"), "
                    + "which reports no findings; run the check again without it"
            )
        }
    }

    private func checkProfile(_ course: Course) throws {
        let names = course.configuration.profileNames
        guard let profile, !names.contains(profile) else { return }
        let advice =
            NearMiss.suggestion(for: profile, among: names).map { "did you mean “\($0)”?" }
            ?? "the profiles are: \(names.joined(separator: ", "))"
        throw ValidationError("there is no profile “\(profile)”; \(advice)")
    }

    // MARK: Baseline

    private func write(_ baseline: Baseline, to path: String, findings: Int) throws {
        try FileSystem.save(Array(try baseline.json().utf8), to: path)
        let done = LocalizedText(
            en: "\(findings) findings written to \(path)",
            es: "\(findings) hallazgos escritos en \(path)"
        )
        Console.log(done.text(in: lang ?? Console.language))
    }

    private func filter(_ report: Report, by path: String) throws -> Report {
        let bytes = try FileSystem.read(path)
        let known: Baseline
        do {
            known = try Baseline(json: bytes)
        } catch {
            throw ValidationError("\(path) is no baseline: write one with --write-baseline")
        }
        let result = known.filter(report)
        let summary = LocalizedText(
            en: "\(result.known) known findings left out"
                + (result.gone > 0 ? "; \(result.gone) more are mended: write the baseline again" : ""),
            es: "\(result.known) hallazgos conocidos no se muestran"
                + (result.gone > 0 ? "; otros \(result.gone) ya están resueltos: vuelve a escribir la lista" : "")
        )
        Console.log(summary.text(in: lang ?? Console.language))
        return result.report
    }

    private func ruleLevels() throws -> [RuleID: RuleLevel] {
        var levels: [RuleID: RuleLevel] = [:]
        for text in rules {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let level = RuleLevel(rawValue: String(parts[1])) else {
                throw ValidationError("--rule takes ID=error, ID=warning, ID=note or ID=off, not “\(text)”")
            }
            guard let rule = RuleID(named: parts[0]) else {
                let fault = RuleID.fault(String(parts[0]))
                throw ValidationError("--rule: \(fault?.message.en ?? ""); \(fault?.advice.en ?? "")")
            }
            levels[rule] = level
        }
        return levels
    }
}
