import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Site
import SnippetCompiler

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

    @Option(
        help: ArgumentHelp(
            "Report only what was touched or caused by the change since a revision that git knows.",
            valueName: "rev"
        )
    )
    var since: String?

    @Option(
        name: .customLong("path-prefix"),
        help: ArgumentHelp("Put a folder before the files that findings name.", valueName: "dir")
    )
    var pathPrefix: String?

    @Flag(help: "Ask other hosts whether the pages that the course links to are still there.")
    var external = false

    @Flag(help: "Apply the fixes that are safe, in place.")
    var fix = false

    @Flag(name: .customLong("dry-run"), help: "Show what --fix would change, as a unified diff, and change nothing.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Have the Swift compiler check the samples' types.")
    var typecheck: Bool?

    @Option(
        defaultAsFlag: "",
        help: ArgumentHelp(
            "Build the package in a folder, else the one that holds the files, and let samples import its modules.",
            valueName: "dir"
        )
    )
    var package: String?

    @Flag(help: "Warnings fail the check too.")
    var strict = false

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let levels = try ruleLevels()
        let profile = profile
        let paths = CheckedPaths(paths)
        // Fixes come from the linter alone.
        // Nothing is remembered of loose files, so the compiler looks at them only when it is told to.
        let checksTypes = (typecheck ?? (!paths.isLoose || package != nil)) && !fix && !dryRun
        let packageFolder = try package.map(findPackage)
        func load(_ paths: CheckedPaths) async throws -> CheckedCourse {
            try await paths.load(checksTypes: checksTypes) { configuration in
                // Whoever wrote loose files promised nothing that a rule or the compiler could hold them to.
                if paths.isLoose { configuration.rules[.counterexampleUnproven] = .off }
                configuration.rules.merge(levels) { _, asked in asked }
                if let packageFolder { configuration.compile.packages = [packageFolder] }
                if let profile { (configuration.profile, configuration.profiles) = (profile, []) }
            }
        }
        let checked = try await Progress().duringBuilds("checking") { try await load(paths) }
        let course = checked.course
        try checkProfile(course)
        if fix || dryRun {
            try await CourseMending(checked: checked, isDryRun: dryRun, language: language).run()
            return
        }
        var found = try Findings(checked, listsSamples: format == .json)
        if external {
            let dead = try await Progress().during("asking other hosts") {
                try await ExternalLinkCheck(course).run()
            }
            found.report = Report(
                diagnostics: found.report.diagnostics + course.weighed(dead),
                files: found.files,
                summary: found.report.summary,
                samples: found.report.samples
            )
        }
        if let writeBaseline {
            try write(Baseline(found.report), to: writeBaseline, findings: found.report.diagnostics.count)
        }
        if let baseline { found.report = try filter(found.report, by: baseline) }
        if let since {
            let changes = ChangesSince(revision: since, paths: paths, language: language)
            found.report = try await Progress().during("checking what was there") { [found] in
                try await changes.filter(found) { try Findings(try await load($0)) }
            }
        }
        try show(found.report, files: course.lessons.map(\.filePath))
        if found.report.count(.error) > 0 || (strict && found.report.count(.warning) > 0) { throw ExitCode(1) }
    }

    private var language: String { lang ?? Console.language }

    private func show(_ report: Report, files: [String]) throws {
        let prefix = pathPrefix.map { CoursePath.normalized($0) ?? $0 } ?? ""
        let report = prefix.isEmpty ? report : report.renamingFiles { CoursePath.join(prefix, $0) }
        let style = output == nil ? Console.outputStyle : TerminalStyle(isColored: false)
        let text = try format.render(
            report,
            language: language,
            style: style,
            files: files.map { CoursePath.join(prefix, $0) }
        )
        if let output {
            try FileSystem.save(Array(text.utf8), to: output)
        } else {
            Console.print(text)
        }
    }

    mutating func validate() throws {
        guard fix || dryRun else { return }
        let useless = [
            ("--format", format != .human), ("--output", output != nil), ("--strict", strict),
            ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
            ("--since", since != nil), ("--path-prefix", pathPrefix != nil),
        ].filter(\.1).map(\.0)
        guard useless.isEmpty else {
            throw ValidationError(
                "\(useless.joined(separator: ", ")) has no effect with \(fix ? "--fix" : "--dry-run"), "
                    + "which reports no findings; run the check again without it"
            )
        }
    }

    /// - Parameter folder: empty for the package that holds the files.
    private func findPackage(_ folder: String) throws -> String {
        let place = folder.isEmpty ? paths.first ?? "." : folder
        let found = folder.isEmpty ? PackageBuild.folder(above: place) : try? FileSystem.realPath(folder)
        guard let found, FileSystem.exists(CoursePath.join(found, "Package.swift")) else {
            throw ValidationError(
                folder.isEmpty
                    ? "--package: there is no Package.swift beside \(place) or above it"
                    : "--package: there is no Package.swift in \(folder)"
            )
        }
        return found
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
        Console.log(done.text(in: language))
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
        Console.log(summary.text(in: language))
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
