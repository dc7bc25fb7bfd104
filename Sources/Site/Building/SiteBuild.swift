import Course
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
    }

    let settings: Settings

    public init(_ settings: Settings) { self.settings = settings }

    /// - Throws: ``CourseError`` and ``ThemeError`` where there is nothing to build; ``SiteWriterError`` where the site may not
    ///   be written.
    public func run() async throws -> Outcome {
        let loader = CourseLoader(root: settings.source, content: settings.content, checksTypes: settings.checksTypes)
        let configuration = try loader.configuration(overriding: override)
        let output = settings.output ?? CoursePath.join(settings.source, configuration.output)
        let place = OutputPlace(output, isNamedByCourse: settings.output == nil)
        try place.check(source: settings.source, configuration)
        try StagingFolder.restore(output)
        guard settings.usesCache else { return try await build(loader, output: output) }
        let key = key(output: output, configuration)
        switch try await former(output: output, key: key, configuration) {
        case .same(let outcome): return outcome
        case .other(let inputs, let former):
            let basis = RecordBasis(key: key, inputs: inputs)
            let asksCompiler = settings.checksTypes && configuration.compile.typecheck
            if let former, !asksCompiler {
                do {
                    return try await build(loader, output: output, leaving: basis, since: former)
                } catch is Moved {}
            }
            return try await build(loader, output: output, leaving: basis)
        }
    }

    private enum Former {
        /// The site is as it must be.
        case same(Outcome)
        case other(CourseInputs, FormerBuild?)
    }

    /// What the last build left. On its own, so that a record of no use is not held while the site is built.
    private func former(output: String, key: String, _ configuration: Configuration) async throws -> Former {
        let record = BuildRecord.read(CoursePath.join(settings.source, BuildRecord.path), key: key)
        let inputs = try await CourseInputs.read(
            root: settings.source,
            configuration: configuration,
            since: record?.inputs
        )
        guard let record, let present = try await SiteFolder.files(in: output),
            !settings.isStrict || record.errors + record.warnings == 0
        else { return .other(inputs, nil) }
        guard inputs.isSame(as: record.inputs), present == record.outputs else {
            return .other(inputs, FormerBuild(record, inputs: inputs, present: present))
        }
        let written = Written(output: output, pages: record.pages, files: record.files, changed: 0)
        return .same(
            Outcome(report: record.said, errors: record.errors, site: .success(written), usedRecord: true)
        )
    }

    var format: HumanReport { HumanReport(language: settings.language, style: settings.style) }

    func override(_ configuration: inout Configuration) {
        if let baseURL = settings.baseURL { configuration.baseURL = BaseURL.normalized(baseURL) }
    }

    /// All that the outcome depends on beside the course's files.
    private func key(output: String, _ configuration: Configuration) -> String {
        let asksCompiler = settings.checksTypes && configuration.compile.typecheck
        let parts = [
            Glosa.version, Self.program, settings.source, settings.content ?? "", output, settings.baseURL ?? "",
            settings.language,
            settings.style.paint("x", .red), asksCompiler ? CourseLoader.compilerIdentity : "",
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
        output: String,
        leaving basis: RecordBasis? = nil,
        since former: FormerBuild? = nil
    ) async throws -> Outcome {
        // A large record: read while the course is put together.
        async let search = former.flatMap { SearchRecord.read(searchPath, hash: $0.record.search) }
        let old = try former.flatMap { try loader.restore($0.course, overriding: override) }
        let update = try await loader.update(old?.checked, changed: former?.changed, overriding: override)
        let checked = update.checked
        let theme = try Theme.load(for: checked.course)
        var report = CourseReport.report(checked, theme: theme.source)
        func outcome(_ site: Result<Written, any Error>?) -> Outcome {
            Outcome(
                report: format.render(report),
                errors: report.count(.error),
                site: site,
                usedRecord: old != nil
            )
        }
        guard !settings.isStrict || report.count(.error) + report.count(.warning) == 0 else { return outcome(nil) }
        do {
            let isPartial = if case .texts = update.extent { true } else { false }
            let context = try await SiteContext(checked, theme: theme, prepares: !isPartial)
            let kept = old.flatMap { former?.keptPages(of: context, after: update, of: $0.checked) }
            var lasting: CourseInputs?
            let site = try await write(context, to: output, keeping: kept, search: await search) {
                guard let basis else { return }
                lasting = try await inputs(basis.inputs, of: checked.course)
                if let old, lasting == nil || old.isOutdated { throw Moved() }
            }
            if !site.lost.isEmpty { report = report.adding(checked.course.weighed(site.lost)) }
            guard let written = site.written else { return outcome(nil) }
            async let clearing: Void = site.writer.clear()
            if let basis, let lasting, checked.areVerdictsLasting, site.lost.isEmpty {
                async let course = CourseRecord(checked).rememberedBytes
                async let search = site.search.write(to: searchPath)
                let said = format.render(report)
                if let search = try? await search {
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
                        course: await course
                    )
                    try? record.write(below: settings.source)
                }
            }
            try await clearing
            return outcome(.success(written))
        } catch let moved as Moved {
            throw moved
        } catch {
            return outcome(.failure(error))
        }
    }

    /// All that a course was read from, if it is still the same: what has changed meanwhile may be in the site already, or not.
    ///
    /// - Parameter known: as it was before the course was read.
    private func inputs(_ known: CourseInputs, of course: Course) async throws -> CourseInputs? {
        guard let known = known.completed(by: course) else { return nil }
        let current = try await CourseInputs.read(
            root: settings.source,
            configuration: course.configuration,
            since: known
        )
        return current.isSame(as: known) ? current : nil
    }

    private struct Site {
        /// Nil where ``Settings/isStrict`` forbade it.
        let written: Written?
        let files: [String: FileSystem.Identity]
        let search: SearchRecord
        /// The files of the course that went away, or can't be read any more, since it was loaded: the site lacks them.
        let lost: [Diagnostic]
        /// What still has the site's former state to clear away.
        let writer: SiteWriter
    }

    private var searchPath: String { CoursePath.join(settings.source, SearchRecord.path) }

    /// Renders the pages on all cores and puts the site in its place.
    ///
    /// - Parameters:
    ///   - kept: what is taken over from the former site as it is.
    ///   - search: what was kept of the former site's search; nil where there is nothing.
    ///   - check: called when all is ready to be put in its place.
    /// - Throws: ``FileError``, ``SiteWriterError``, what `check` throws; the former site is then untouched.
    private func write(
        _ site: SiteContext,
        to output: String,
        keeping kept: KeptPages?,
        search former: SearchRecord?,
        check: () async throws -> Void
    ) async throws -> Site {
        let writer = try SiteWriter(output: output)
        do {
            // Taking over and rendering are different work: each is spread over all cores by itself.
            let taken = try await site.pages.concurrentMap { page in
                guard let kept, !kept.fresh.contains(page), let path = site.path(of: page) else { return false }
                return kept.keep(path, in: writer)
            }
            let rest = zip(site.pages, taken).filter { !$1 }.map(\.0)
            let changedPages = try await site.render(rest) { try writer.write($0) }
            let course = site.course
            let assets = try await course.assets.concurrentMap { asset -> (isChanged: Bool, lost: Diagnostic?) in
                if let kept, !kept.former.changed.contains(asset.path), kept.keep(asset.outputPath, in: writer) {
                    return (false, nil)
                }
                let bytes: [UInt8]
                do throws(FileError) {
                    bytes = try course.bytes(of: asset)
                } catch {
                    return (false, course.finding(of: error, in: asset))
                }
                return (try writer.write(OutputFile(path: asset.outputPath, bytes: bytes)), nil)
            }
            let lost = assets.compactMap(\.lost)
            let (changedSearch, record) = try await makeSearch(of: site, since: former, keeping: kept, writer)
            let changedOthers = try site.sharedFiles().map { try writer.write($0) }
            guard lost.isEmpty || !settings.isStrict else {
                writer.cancel()
                return Site(written: nil, files: [:], search: record, lost: lost, writer: writer)
            }
            try await check()
            try writer.place()
            let changed = changedPages + assets.map(\.isChanged) + changedSearch + changedOthers
            let written = Written(
                output: output,
                pages: site.pages.count,
                files: taken.count(where: \.self) + changed.count - lost.count,
                changed: changed.count(where: \.self)
            )
            return Site(written: written, files: writer.files, search: record, lost: lost, writer: writer)
        } catch {
            writer.cancel()
            throw error
        }
    }

    private func makeSearch(
        of site: SiteContext,
        since former: SearchRecord?,
        keeping kept: KeptPages?,
        _ writer: SiteWriter
    ) async throws -> (taken: [Bool], record: SearchRecord) {
        guard let kept else { return try await site.makeSearch(site.course.languages) { try writer.write($0) } }
        return try await site.renewSearch(former, fresh: kept.fresh) { file in
            switch file {
            case .new(let file): try writer.write(file)
            case .same(let path, let make): kept.keep(path, in: writer) ? false : try writer.write(make())
            }
        }
    }
}

extension SiteContext {
    /// The files beside the pages: style, scripts, and what machines read.
    public func sharedFiles() -> [OutputFile] {
        (theme.assets + [DiagramAsset.file]).map { OutputFile(path: $0.path, bytes: $0.bytes) }
            + Sitemap.files(for: self)
    }
}
