import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site
import SnippetCompiler

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds what is wrong in a course, or in Markdown and Swift files outside a course.",
        discussion:
            "Without a path, the course in this folder is checked; with --package and no course, all that readers of the package see. "
            + "Of Swift files, the documentation comments are read."
    )

    @Argument(help: ArgumentHelp("Files or folders.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var reporting: ReportOptions

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("The level of a rule's findings: error, warning, note or off.", valueName: "id=level")
    )
    var rules: [String] = []

    @Option(
        help: ArgumentHelp(
            "The profile for lessons that name none: modern-state, mvvm-viewdata, legacy, documentation.",
            valueName: "name"
        )
    )
    var profile: String?

    @Option(
        help: ArgumentHelp(
            "Report only findings that the change since a git revision touched or caused.",
            valueName: "rev"
        )
    )
    var since: String?

    @Option(
        name: .customLong("path-prefix"),
        help: ArgumentHelp("Put a folder before the file names in findings.", valueName: "dir")
    )
    var pathPrefix: String?

    @Flag(help: "Ask other hosts whether the pages to which the course links still exist.")
    var external = false

    @Flag(help: "Apply the safe fixes to the files.")
    var fix = false

    @Flag(
        name: .customLong("dry-run"),
        help: "Show what --fix would change, as a unified diff, without changing anything."
    )
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Let the Swift compiler check the samples' types.")
    var typecheck: Bool?

    @Flag(
        name: .customLong("run"),
        inversion: .prefixedNo,
        help: "Run the samples of documentation comments, and compare what their comments say with what is printed."
    )
    var testsClaims = true

    @Flag(
        name: .customLong("renew-evidence"),
        help: "Write the compiler's answers to \(EvidenceLedger.fileName), which pages use."
    )
    var renewEvidence = false

    @Option(
        defaultAsFlag: "",
        help: ArgumentHelp(
            "Build the package in a folder (by default the one that contains the files), and let samples import its modules.",
            valueName: "dir"
        )
    )
    var package: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Check the documentation comments in the sources of the package beside the course."
    )
    var comments: Bool?

    @Option(
        help: ArgumentHelp(
            "The declarations whose documentation comments are read: public, package, internal or all.",
            valueName: "level"
        )
    )
    var access = CommentAccess.public

    @Option(
        help: ArgumentHelp(
            "Check part K of N of the samples, and leave the other parts to other machines; see `glosa report merge`.",
            valueName: "k/n"
        )
    )
    var shard: String?

    @Flag(help: "Check again whenever a file of the course changes, until Ctrl-C ends it.")
    var watch = false

    @OptionGroup var time: TimeLimitOption

    mutating func run() async throws {
        // The supervisor is started before the course is read, while this process is small.
        FileSystem.prepareForPrograms()
        if watch {
            let watching = CheckWatching(place: try watchedPlace(), language: reporting.language)
            return try await watching.run { [self] in
                try await time.keep(language: reporting.language) { try await check() }
            }
        }
        try await time.keep(language: reporting.language) { [self] in try await check() }
    }

    private func check() async throws {
        let levels = try ruleLevels()
        let shard = try shard.map(parseShard)
        let packageFolder = try package.map(findPackage)
        let groups = groups(packageFolder)
        if groups.count > 1 { try refuseSeveralGroups() }
        func load(_ paths: CheckedPaths) async throws -> CheckedCourse {
            try await paths.load(checksTypes: checksTypes(paths), shard: shard) {
                apply(levels, packageFolder, to: &$0, isLoose: paths.isLoose)
            }
        }
        var record = try record(of: groups) { apply(levels, packageFolder, to: &$0, isLoose: false) }
        if let known = try await record?.result() {
            return try finish(
                known.report,
                files: known.lessons,
                mendable: known.mendable,
                differences: record?.differences
            )
        }
        var all = Findings.none
        var lessons: [String] = []
        var part: Part?
        var renewal: LedgerWriting?
        var mendable: Set<Diagnostic> = []
        var differences: RuleLevel?
        var waiting = groups
        while let group = waiting.first {
            waiting.removeFirst()
            let checked = try await Progress().duringBuilds("checking") { try await load(group) }
            let course = checked.course
            if !course.isLoose { differences = PageDifferences.level(course.configuration) }
            var paths = group
            if let (own, others) = group.divided(by: course) {
                // The others lie in the course's folder, and are no part of it.
                waiting.append(others)
                if own.selected.isEmpty { continue }
                paths = own
            }
            try checkProfile(course)
            if let comments = try commentsToAdd(to: course, group) { waiting.append(comments) }
            if fix || dryRun {
                try await CourseMending(checked: checked, isDryRun: dryRun, language: reporting.language, paths: paths)
                    .run()
                continue
            }
            var found = try Findings(checked, listsSamples: reporting.format == .json).selected(by: paths, in: checked)
            renewal = renewEvidence ? LedgerWriting(checked, language: reporting.language) : nil
            if let renewal { found.report = try renewal.write(found) }
            if external, shard?.isFirst ?? true { found.report = try await addingDeadLinks(found, paths, course) }
            if let since { found.report = try await touched(found, since: since, paths, course) { try await load($0) } }
            part =
                part
                ?? shard.map { shard in
                    let identity = identity(of: course, files: found.files, checksTypes: checksTypes(paths))
                    return Part(shard: shard, course: identity)
                }
            let named = Self.names(of: paths)
            let isAlone = groups.count == 1 && waiting.isEmpty && lessons.isEmpty && paths.selected.isEmpty
            lessons += course.lessons[course.written].map(\.filePath).filter(paths.selects).map(named)
            let mended = found.report.with(diagnostics: checked.mendable(among: found.report.diagnostics))
            let own = isAlone ? found : found.renamingFiles(named)
            mendable.formUnion((isAlone ? mended : mended.renamingFiles(named)).diagnostics)
            all = isAlone ? own : all.adding(own)
            if isAlone, let record {
                let result = RememberedCheck(own.report, lessons: lessons, mendable: mendable, files: own.files)
                try await record.keep(result, of: checked)
            }
        }
        if fix || dryRun { return }
        try finish(all.report, files: lessons, part, mendable: mendable, differences: differences, renewal)
    }

    /// Changes a course's configuration as the command line asks.
    private func apply(
        _ levels: [RuleID: RuleLevel],
        _ package: String?,
        to configuration: inout Configuration,
        isLoose: Bool
    ) {
        // The author of loose files has promised nothing that a rule or the compiler could hold him to.
        if isLoose { configuration.rules[.counterexampleUnproven] = .off }
        configuration.rules.merge(levels) { _, asked in asked }
        if let package { configuration.compile.packages = [package] }
        configuration.compile.access = access
        configuration.compile.testsClaims = testsClaims
        if let profile { (configuration.profile, configuration.profiles) = (profile, []) }
    }

    // MARK: Parts of a check

    /// - Parameter package: the real path of the package that the command line names.
    private func groups(_ package: String?) -> [CheckedPaths] {
        guard paths.isEmpty, let package, !CourseLocation.hasCourse(".") else { return CheckedPaths.groups(of: paths) }
        return [CheckedPaths.ofPackage(package, withComments: comments ?? true, access: access)]
    }

    /// Returns the sources whose comments are checked beside a course: if its `glosa.yml` or the command line says so, and the whole
    /// course is checked. Evidence is about the course alone.
    private func commentsToAdd(to course: Course, _ group: CheckedPaths) throws -> CheckedPaths? {
        guard !course.isLoose, group.selected.isEmpty, group.content == nil, !renewEvidence else { return nil }
        let compile = course.configuration.compile
        guard comments ?? compile.comments ?? (package != nil) else { return nil }
        guard !compile.packages.isEmpty else {
            throw CommandFailure(
                en: "the comments of which package are to be checked? Name it with --package, or in glosa.yml: "
                    + "compile: {package: …, comments: true}",
                es: "¿los comentarios de qué paquete hay que comprobar? Nómbralo con --package, o en glosa.yml: "
                    + "compile: {package: …, comments: true}"
            )
        }
        return CheckedPaths.comments(of: course)
    }

    /// Fixes need no compiler, but for the results that documentation comments state of a run. Results for loose files are not remembered,
    /// so the compiler checks them only on request.
    func checksTypes(_ paths: CheckedPaths) -> Bool {
        let isMending = fix || dryRun
        return (typecheck ?? (!paths.isLoose || package != nil || paths.settings != nil))
            && (!isMending || paths.isLoose && testsClaims)
    }

    private func addingDeadLinks(_ found: Findings, _ paths: CheckedPaths, _ course: Course) async throws -> Report {
        let dead = try await Progress().during("asking other hosts") { try await ExternalLinkCheck(course).run() }
        return Report(
            diagnostics: found.report.diagnostics + course.weighed(dead).filter { paths.selects($0.range.path) },
            files: found.files,
            summary: found.report.summary,
            samples: found.report.samples
        )
    }

    private func touched(
        _ found: Findings,
        since revision: String,
        _ paths: CheckedPaths,
        _ course: Course,
        load: @escaping (CheckedPaths) async throws -> CheckedCourse
    ) async throws -> Report {
        let changes = ChangesSince(
            revision: revision,
            paths: paths,
            language: reporting.language,
            isWhole: course.sampleFiles.contains { $0.hasPrefix("../") || $0.hasPrefix("/") }
        )
        return try await Progress().during("checking what was there") {
            try await changes.filter(found) { try Findings(try await load($0)) }
        }
    }

    /// Returns the names under which files of a selected part are reported: as seen from the working folder, like the paths that
    /// the person wrote.
    private static func names(of paths: CheckedPaths) -> (String) -> String {
        guard let root = paths.root, !paths.selected.isEmpty, root != "." else { return { $0 } }
        let here = CoursePart.way(from: root, to: ".")
        return { path in
            if path.hasPrefix("/") { return path }
            if let here { return CoursePath.way(from: here, to: path) }
            return CoursePath.join(root, path)
        }
    }
}

extension CommentAccess: ExpressibleByArgument {}
