import Course
import CourseChecks
import Diagnostics
import FileSystem
import Support

/// A build of a course's site from its beginning to its end.
///
/// What the last build left in the course's `.glosa/` is used where it is still true: see ``FormerBuild``. The site is
/// the same, byte for byte, and so is what is said.
public struct SiteBuild: Sendable {
    public struct Settings: Sendable {
        /// The folder that holds `glosa.yml`.
        public var source: String
        /// The folder of its content, relative to `source`; nil: the one that `glosa.yml` names.
        public var content: String?
        /// The site's folder; nil: the one that the configuration names.
        public var output: String?
        /// In place of the configuration's.
        public var baseURL: String?
        /// Whether the compiler is asked about samples.
        public var checksTypes = false
        /// Whether nothing is written where there are errors or warnings.
        public var isStrict = false
        /// Whether a former build may be of use, and this one to the next.
        public var usesCache = true
        /// Of what is said.
        public var language = "en"
        public var style = TerminalStyle(isColored: false)

        public init(source: String) { self.source = source }
    }

    public struct Written: Sendable {
        public let output: String
        public let pages: Int
        public let files: Int
        /// How many files differ from the former site's.
        public let changed: Int
    }

    public struct Outcome: Sendable {
        /// The findings and their numbers, in words.
        public let report: String
        public let errors: Int
        /// What was written, or why it could not be; nil where ``Settings/isStrict`` forbade it.
        public let site: Result<Written, any Error>?
        /// Whether a former build has saved work.
        var usedRecord = false
        /// What the site was made from. Held as long as the outcome is: to take a large course apart takes a while, which a command
        /// that ends then is spared.
        fileprivate var parts: [any Sendable] = []
    }

    let settings: Settings

    public init(_ settings: Settings) { self.settings = settings }

    /// - Throws: ``CourseError`` and ``ThemeError`` where there is nothing to build; ``SiteWriterError`` where the site may not
    ///   be written.
    public func run() async throws -> Outcome {
        let loader = CourseLoader(root: settings.source, content: settings.content, checksTypes: settings.checksTypes)
        var read = try loader.configuration()
        if let baseURL = settings.baseURL { read.value.baseURL = BaseURL.normalized(baseURL) }
        let configuration = read.value
        let output = settings.output ?? CoursePath.join(settings.source, configuration.output)
        let place = OutputPlace(output, isNamedByCourse: settings.output == nil)
        try place.check(source: settings.source, configuration)
        try StagingFolder.restore(output)
        guard settings.usesCache else { return try await build(loader, read, output: output) }
        let key = key(output: output, configuration, loader)
        switch try await former(output: output, key: key, configuration) {
        case .same(let outcome): return outcome
        case .other(let inputs, let former):
            let basis = RecordBasis(key: key, inputs: inputs)
            let asksCompiler = settings.checksTypes && configuration.compile.typecheck
            if let former, !asksCompiler {
                do {
                    return try await build(loader, read, output: output, leaving: basis, since: former)
                } catch is Moved {}
            }
            return try await build(loader, read, output: output, leaving: basis)
        }
    }

    private enum Former {
        /// The site is as it must be.
        case same(Outcome)
        case other(CourseInputs, FormerBuild?)
    }

    /// What the last build left. On its own, so that a record of no use is not held while the site is built.
    private func former(output: String, key: String, _ configuration: Configuration) async throws -> Former {
        let path = CoursePath.join(settings.source, BuildRecord.path)
        let reading = Task { BuildRecord.read(path, key: key) }
        let inputs = try await CourseInputs.read(root: settings.source, configuration: configuration) {
            await reading.value?.inputs
        }
        guard let record = await reading.value, !settings.isStrict || record.errors + record.warnings == 0 else {
            return .other(inputs, nil)
        }
        guard inputs.isSame(as: record.inputs), try await SiteFolder.files(in: output) == record.outputs else {
            return .other(inputs, try await FormerBuild(record, inputs: inputs, output: output))
        }
        let written = Written(output: output, pages: record.pages, files: record.files, changed: 0)
        return .same(
            Outcome(report: record.said, errors: record.errors, site: .success(written), usedRecord: true)
        )
    }

    var format: HumanReport { HumanReport(language: settings.language, style: settings.style) }

    /// All that the outcome depends on beside the course's files.
    private func key(output: String, _ configuration: Configuration, _ loader: CourseLoader) -> String {
        let asksCompiler = settings.checksTypes && configuration.compile.typecheck
        let parts = [
            Glosa.version, Self.program, settings.source, settings.content ?? "", output, settings.baseURL ?? "",
            settings.language,
            settings.style.paint("x", .red),
            asksCompiler ? CourseLoader.compilerIdentity : loader.stateOfAnswers(configuration),
        ]
        return parts.joined(separator: "\n")
    }

    /// Changes with the program that is running.
    private static let program =
        FileSystem.programPath.flatMap { path in
            FileSystem.identity(of: path).map { "\(path) \($0.number) \($0.size) \($0.written)" }
        } ?? ""

    // MARK: Building

    /// A file of the course changed while the site was built from what is remembered of it.
    private struct Moved: Error {}

    /// What the record of a build stands on: it is of use as long as these are the same.
    private struct RecordBasis {
        let key: String
        let inputs: CourseInputs
    }

    /// - Parameters:
    ///   - basis: nil where the next build is left no record.
    ///   - former: nil where the site is built from nothing.
    private func build(
        _ loader: CourseLoader,
        _ configuration: ReadConfiguration,
        output: String,
        leaving basis: RecordBasis? = nil,
        since former: FormerBuild? = nil
    ) async throws -> Outcome {
        let spare = basis.map { _ in SpareSite(below: settings.source) }
        // What was set aside is looked through while the course is put together.
        let isEarly = former != nil && !settings.isStrict
        let preparing = isEarly ? Task { try await SiteWriter(output: output, spare: spare) } : nil
        do {
            let outcome = try await make(loader, configuration, output: output, leaving: basis, since: former) {
                if let preparing { return try await preparing.value }
                return try await SiteWriter(output: output, spare: spare)
            }
            if case .failure = outcome.site { try? await preparing?.value.cancel() }
            return outcome
        } catch {
            try? await preparing?.value.cancel()
            throw error
        }
    }

    /// - Parameter prepare: makes the place that the site is written to.
    private func make(
        _ loader: CourseLoader,
        _ configuration: ReadConfiguration,
        output: String,
        leaving basis: RecordBasis?,
        since former: FormerBuild?,
        in prepare: () async throws -> SiteWriter
    ) async throws -> Outcome {
        // A large record: read while the course is put together.
        async let search = former.flatMap { SearchRecord.read(searchPath, hash: $0.record.search) }
        let old = try former.flatMap { try loader.restore($0.course, configuration) }
        let update = try await loader.update(old?.checked, changed: former?.changed, configuration)
        let checked = update.checked
        let theme = try Theme.load(for: checked.course)
        async let reporting = CourseReport.report(checked, theme: theme.source)
        let isPartial = if case .texts = update.extent { true } else { false }
        async let making = SiteContext(checked, theme: theme, prepares: !isPartial)
        var report = await reporting
        func outcome(_ site: Result<Written, any Error>?, of parts: [any Sendable] = []) -> Outcome {
            Outcome(
                report: format.render(report),
                errors: report.count(.error),
                site: site,
                usedRecord: old != nil,
                parts: parts
            )
        }
        guard !settings.isStrict || report.count(.error) + report.count(.warning) == 0 else { return outcome(nil) }
        do {
            let context = try await making
            let kept = old.flatMap { former?.keptPages(of: context, after: update, of: $0.checked) }
            // Where most pages stay, a core is free while an index is renewed. From nothing none is.
            async let codedEarly = kept == nil || basis == nil ? nil : code(checked, since: former)
            let writer = try await prepare()
            let site = try await write(
                context,
                to: output,
                by: writer,
                keeping: kept,
                search: await search,
                keepingSearchAt: basis == nil ? nil : searchPath
            ) {
                guard let basis else { return nil }
                let inputs = try await inputs(basis.inputs, of: checked.course)
                if let old, inputs == nil || old.isOutdated { throw Moved() }
                return inputs
            }
            if !site.lost.isEmpty { report = report.adding(checked.course.weighed(site.lost)) }
            guard let written = site.written else { return outcome(nil) }
            async let clearing: Void = writer.clear(isSpare: written.changed * 2 < written.files)
            if let basis, let lasting = site.inputs, checked.areVerdictsLasting, site.lost.isEmpty {
                let said = format.render(report)
                var coded = try? await codedEarly
                if coded == nil { coded = try? await code(checked, since: former) }
                if let search = site.search, let course = coded {
                    let record = BuildRecord(
                        key: basis.key,
                        inputs: lasting,
                        outputs: site.files,
                        pages: written.pages,
                        files: written.files,
                        said: said,
                        errors: report.count(.error),
                        warnings: report.count(.warning),
                        search: search,
                        course: course[...]
                    )
                    try? record.write(below: settings.source)
                }
            }
            try await clearing
            return outcome(.success(written), of: [context, kept, old, former, site])
        } catch let moved as Moved {
            throw moved
        } catch {
            return outcome(.failure(error))
        }
    }

    private func code(_ checked: CheckedCourse, since former: FormerBuild?) async throws -> [UInt8] {
        try await CourseRecord(checked).bytes(since: former?.course, changed: former?.changed ?? [])
    }

    /// All that a course was read from, if it is still the same: what has changed meanwhile may be in the site already, or not.
    ///
    /// - Parameter known: as it was before the course was read.
    private func inputs(_ known: CourseInputs, of course: Course) async throws -> CourseInputs? {
        guard let known = known.completed(by: course) else { return nil }
        let configuration = course.configuration
        let current = try await CourseInputs.read(root: settings.source, configuration: configuration) { known }
        return current.isSame(as: known) ? current : nil
    }

    private var searchPath: String { CoursePath.join(settings.source, SearchRecord.path) }
}
