import Course
import Diagnostics
import FileSystem
import Support

/// A build of a course's site from its beginning to its end.
///
/// What the last build left in the course's `.glosa/` is used where it is still true: see ``RememberedBuild``. The site is
/// the same, byte for byte, and so is what is said.
public struct SiteBuild: Sendable {
    public struct Settings: Sendable {
        /// The folder that holds `glosa.yml`.
        public var source: String
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
        let loader = CourseLoader(root: settings.source, checksTypes: settings.checksTypes)
        let configuration = try loader.configuration(overriding: override)
        let output = settings.output ?? CoursePath.join(settings.source, configuration.output)
        let place = OutputPlace(output, isNamedByCourse: settings.output == nil)
        try place.check(source: settings.source, configuration)
        try StagingFolder.restore(output)
        guard settings.usesCache else { return try await full(loader, output: output) }
        let key = key(output: output, configuration)
        let path = CoursePath.join(settings.source, BuildRecord.path)
        let places = CourseInputs.Places(configuration)
        let inputs: CourseInputs
        switch try await remembered(loader, output: output, key: key, path: path, places: places) {
        case .outcome(let outcome): return outcome
        case .nothing(let read): inputs = read
        }
        return try await full(loader, output: output) { checked, report, counts, outputs, rules, search in
            guard checked.areVerdictsLasting else { return }
            // What has changed meanwhile may be in the site already, or not.
            let now = try await CourseInputs.read(root: settings.source, places: places).inputs
            guard now == inputs else { return }
            let record = BuildRecord(
                key: key,
                places: places,
                inputs: inputs,
                outputs: outputs.files,
                pages: outputs.pages,
                files: outputs.count,
                findings: FindingsByFile.all(report, format),
                counts: counts,
                rules: rules,
                course: checked.record
            )
            try record.settle().write(with: search, below: settings.source)
        }
    }

    private enum Remembered {
        case outcome(Outcome)
        /// The site has to be built from nothing; of these files.
        case nothing(CourseInputs)
    }

    /// Tries to build by the record. On its own, so that neither it nor the texts are held while the site is built from
    /// nothing.
    private func remembered(
        _ loader: CourseLoader,
        output: String,
        key: String,
        path: String,
        places: CourseInputs.Places
    ) async throws -> Remembered {
        guard let record = BuildRecord.read(path, key: key), record.places == places else {
            return .nothing(try await CourseInputs.read(root: settings.source, places: places).inputs)
        }
        let (inputs, texts) = try await CourseInputs.read(root: settings.source, places: places, keepsTexts: true)
        let build = RememberedBuild(build: self, loader: loader, record: record, output: output)
        return try await build.run(inputs, bytes: texts).map { .outcome($0) } ?? .nothing(inputs)
    }

    var format: HumanReport { HumanReport(language: settings.language, style: settings.style) }

    func override(_ configuration: inout Configuration) {
        if let baseURL = settings.baseURL { configuration.baseURL = BaseURL.normalized(baseURL) }
    }

    /// All that the outcome depends on beside the course's files.
    private func key(output: String, _ configuration: Configuration) -> String {
        let asksCompiler = settings.checksTypes && configuration.compile.typecheck
        let parts = [
            Glosa.version, Self.program, settings.source, output, settings.baseURL ?? "", settings.language,
            settings.style.paint("x", .red), asksCompiler ? CourseLoader.compilerIdentity : "",
        ]
        return parts.joined(separator: "\n")
    }

    /// Changes with the program that is running.
    private static let program =
        FileSystem.programPath.flatMap { path in
            FileSystem.identity(of: path).map { "\(path) \($0.number) \($0.size) \($0.written)" }
        } ?? ""

    // MARK: From nothing

    typealias Outputs = (files: [String: FileSystem.Identity], pages: Int, count: Int)

    /// - Parameter keep: called when all is in its place; what it throws is no fault of the build.
    private func full(
        _ loader: CourseLoader,
        output: String,
        keep: (CheckedCourse, Report, [Report.Summary], Outputs, [String], SearchRecord) async throws -> Void = {
            _,
            _,
            _,
            _,
            _,
            _ in
        }
    ) async throws -> Outcome {
        let checked = try await loader.load(overriding: override)
        let theme = try Theme.load(for: checked.course)
        var (report, counts) = CourseReport.examine(checked, theme: theme.source)
        func outcome(_ site: Result<Written, any Error>?) -> Outcome {
            Outcome(report: format.render(report), errors: report.count(.error), site: site)
        }
        guard !settings.isStrict || report.count(.error) + report.count(.warning) == 0 else { return outcome(nil) }
        do {
            let context = try await SiteContext(checked, theme: theme)
            let site = try await write(context, to: output)
            if !site.lost.isEmpty { report = report.adding(checked.course.weighed(site.lost)) }
            guard let written = site.written else { return outcome(nil) }
            let outputs = Outputs(files: site.files, pages: written.pages, count: written.files)
            if site.lost.isEmpty {
                let rules = context.rules.rules.map(\.id.rawValue)
                try? await keep(checked, report, counts, outputs, rules, site.search)
            }
            return outcome(.success(written))
        } catch {
            return outcome(.failure(error))
        }
    }

    private struct Site {
        /// Nil where ``Settings/isStrict`` forbade it.
        let written: Written?
        let files: [String: FileSystem.Identity]
        let search: SearchRecord
        /// The files of the course that went away, or can't be read any more, since it was loaded: the site lacks them.
        let lost: [Diagnostic]
    }

    /// Renders every page on all cores and puts the site in its place.
    ///
    /// - Throws: ``FileError``, ``SiteWriterError``; the former site is then untouched.
    private func write(_ site: SiteContext, to output: String) async throws -> Site {
        let writer = try SiteWriter(output: output)
        do {
            let changedPages = try await site.render(site.pages) { try writer.write($0) }
            let course = site.course
            let assets = try await course.assets.concurrentMap { asset -> (isChanged: Bool, lost: Diagnostic?) in
                let bytes: [UInt8]
                do throws(FileError) {
                    bytes = try course.bytes(of: asset)
                } catch {
                    return (false, course.finding(of: error, in: asset))
                }
                return (try writer.write(OutputFile(path: asset.outputPath, bytes: bytes)), nil)
            }
            let lost = assets.compactMap(\.lost)
            let (changedSearch, record) = try await site.makeSearch(course.languages) { try writer.write($0) }
            let changedOthers = try site.sharedFiles().map { try writer.write($0) }
            guard lost.isEmpty || !settings.isStrict else {
                writer.cancel()
                return Site(written: nil, files: [:], search: record, lost: lost)
            }
            try writer.commit()
            let changedAssets = assets.filter { $0.lost == nil }.map(\.isChanged)
            let all = changedPages + changedAssets + changedSearch + changedOthers
            let written = Written(
                output: output,
                pages: site.pages.count,
                files: all.count,
                changed: all.count(where: \.self)
            )
            return Site(written: written, files: writer.files, search: record, lost: lost)
        } catch {
            writer.cancel()
            throw error
        }
    }
}

extension BuildRecord {
    /// Waits until a file that is written from now on has another time than those of the site.
    func settle() -> BuildRecord {
        let newest = outputs.values.map(\.written).max() ?? 0
        FileSystem.waitForClock(after: newest)
        return self
    }
}

extension SiteContext {
    /// The files beside the pages: style, scripts, and what machines read.
    public func sharedFiles() -> [OutputFile] {
        (theme.assets + [DiagramAsset.file]).map { OutputFile(path: $0.path, bytes: $0.bytes) }
            + Sitemap.files(for: self)
    }
}
