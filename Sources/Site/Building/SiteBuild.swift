import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// A build of a course's site from its beginning to its end.
///
/// The record that the last build left in the course's `.glosa/` is used as far as it is still valid: see ``FormerBuild``. The
/// site is the same, byte for byte, and so is the report.
package struct SiteBuild: Sendable {
    package struct Settings: Sendable {
        /// The folder that holds `glosa.yml`.
        package var source: String
        /// The folder of its content, relative to `source`; nil: the one that `glosa.yml` names.
        package var content: String?
        /// The site's folder; nil: the one that the configuration names.
        package var output: String?
        /// The site's address, in place of the configuration's; nil: the configuration's.
        package var baseURL: String?
        /// True if the compiler is asked about samples.
        package var checksTypes = false
        /// True if nothing is written when there are errors or warnings.
        package var isStrict = false
        /// True if the record of a former build is used, and one is left for the next.
        package var usesCache = true
        /// The language of the report.
        package var language = "en"
        package var style = TerminalStyle(isColored: false)

        package init(source: String) { self.source = source }
    }

    package struct Written: Sendable {
        package let output: String
        package let pages: Int
        package let files: Int
        /// The number of files that differ from the former site's.
        package let changed: Int
    }

    package struct Outcome: Sendable {
        /// The findings and their counts as text.
        package let report: String
        package let errors: Int
        /// The written site, or the error that prevented it; nil if ``Settings/isStrict`` forbade it.
        package let site: Result<Written, any Error>?
        /// True if the record of a former build has saved work.
        var usedRecord = false
        /// The values that the site was made from, held as long as the outcome: freeing a large course takes a while, which a
        /// command that exits right afterwards is spared.
        fileprivate var parts: [any Sendable] = []
    }

    let settings: Settings

    package init(_ settings: Settings) { self.settings = settings }

    /// - Throws: ``CourseError`` and ``ThemeError`` if there is nothing to build; ``SiteWriterError`` if the site may not be
    ///   written.
    package func run() async throws -> Outcome {
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
        /// The site is up to date.
        case same(Outcome)
        case other(CourseInputs, FormerBuild?)
    }

    /// Reads the record of the last build. A function of its own, so that a useless record is not held while the site is built.
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

    /// The key of a build: everything that the outcome depends on apart from the course's files.
    private func key(output: String, _ configuration: Configuration, _ loader: CourseLoader) -> String {
        let asksCompiler = settings.checksTypes && configuration.compile.typecheck
        let parts = [
            Glosa.version, FileSystem.programIdentity, settings.source, settings.content ?? "", output,
            settings.baseURL ?? "",
            settings.language,
            settings.style.paint("x", .red),
            asksCompiler ? CourseLoader.compilerIdentity : loader.stateOfAnswers(configuration),
        ]
        return parts.joined(separator: "\n")
    }

    // MARK: Building

    /// The failure of a build from a record: a file of the course changed meanwhile.
    private struct Moved: Error {}

    /// The key and inputs of a build record: the record is valid as long as both are the same.
    private struct RecordBasis {
        let key: String
        let inputs: CourseInputs
    }

    /// - Parameters:
    ///   - basis: nil if no record is left for the next build.
    ///   - former: nil if the site is built from scratch.
    private func build(
        _ loader: CourseLoader,
        _ configuration: ReadConfiguration,
        output: String,
        leaving basis: RecordBasis? = nil,
        since former: FormerBuild? = nil
    ) async throws -> Outcome {
        let spare = basis.map { _ in SpareSite(below: settings.source) }
        // The spare site is looked through while the course is put together.
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

    /// Returns the report as `glosa check` shows it, with one finding for each translation that differs from its original in many places.
    private static func report(_ checked: CheckedCourse, theme: ThemeSource) -> Report {
        let report = CourseReport.report(checked, theme: theme)
        let level = PageDifferences.level(checked.course.configuration)
        return report.with(diagnostics: PageDifferences.summed(report.diagnostics, level: level))
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
        async let reporting = Self.report(checked, theme: theme.source)
        let isPartial = if case .texts = update.extent { true } else { false }
        async let making = SiteContext(checked, theme: theme, prepares: !isPartial)
        let found = await reporting
        // The text of many findings takes as long as many pages.
        async let wording = format.render(found)
        func outcome(
            _ site: Result<Written, any Error>?,
            _ report: Report,
            _ text: String,
            of parts: [any Sendable] = []
        ) -> Outcome {
            Outcome(
                report: text,
                errors: report.count(.error),
                site: site,
                usedRecord: old != nil,
                parts: parts
            )
        }
        guard !settings.isStrict || found.count(.error) + found.count(.warning) == 0 else {
            return outcome(nil, found, await wording)
        }
        do {
            let context = try await making
            let kept = old.flatMap { former?.keptPages(of: context, after: update, of: $0.checked) }
            // If most pages are kept, a core is free while an index is renewed; in a build from scratch none is.
            async let codedEarly = kept == nil || basis == nil ? nil : CourseRecord(checked).bytes()
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
            let report = site.lost.isEmpty ? found : found.adding(checked.course.weighed(site.lost))
            let said = site.lost.isEmpty ? await wording : format.render(report)
            guard let written = site.written else { return outcome(nil, report, said) }
            async let clearing: Void = writer.clear(isSpare: written.changed * 2 < written.files)
            if let basis, let lasting = site.inputs, checked.areVerdictsLasting, site.lost.isEmpty {
                var coded = try? await codedEarly
                if coded == nil { coded = try? await CourseRecord(checked).bytes() }
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
            return outcome(.success(written), report, said, of: [context, kept, old, former, site])
        } catch let moved as Moved {
            throw moved
        } catch {
            return outcome(.failure(error), found, await wording)
        }
    }

    /// The inputs that a course was read from; nil if a file has changed meanwhile: the site may contain the change, or not.
    ///
    /// - Parameter known: the inputs before the course was read.
    private func inputs(_ known: CourseInputs, of course: Course) async throws -> CourseInputs? {
        guard let known = known.completed(by: course) else { return nil }
        let configuration = course.configuration
        let current = try await CourseInputs.read(root: settings.source, configuration: configuration) { known }
        return current.isSame(as: known) ? current : nil
    }

    private var searchPath: String { CoursePath.join(settings.source, SearchRecord.path) }
}
