import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site
import Support

/// The follower of a course's files, which keeps the site in the store in step with them.
actor CourseFollower {
    private let source: String
    private let loader: CourseLoader
    private let store: SiteStore
    private let tell: @Sendable (PreviewSession.News) -> Void
    private var site: PreviewSite? { didSet { watchedCourse = makeWatchedCourse() } }
    /// The watched part of the course, computed once for each state: lessons may name files anywhere, so all of them are looked
    /// at.
    private lazy var watchedCourse = makeWatchedCourse()
    /// The findings, by file.
    private var findings: [String: [Diagnostic]] = [:]
    /// Changes that came while the course could not be used, and are still to be read.
    private var missed = FileChanges()

    /// - Parameter content: the folder of the course's content, relative to `source`; nil: the one that `glosa.yml` names.
    init(
        source: String,
        content: String? = nil,
        store: SiteStore,
        tell: @escaping @Sendable (PreviewSession.News) -> Void
    ) {
        self.source = source
        loader = CourseLoader(root: source, content: content)
        self.store = store
        self.tell = tell
    }

    /// Reads the course, and follows the changes of its files until the task is cancelled.
    ///
    /// - Parameter isRead: called once the course was read for the first time.
    func run(isRead: @Sendable () -> Void) async {
        // Watching begins before reading, so that no change is missed.
        var watched = watchedCourse
        var changes = changes(in: watched.folder)
        await follow(FileChanges(isComplete: false))
        isRead()
        while !Task.isCancelled {
            if !watchedCourse.folder.isCovered(by: watched.folder) {
                // The configuration names other folders, or lessons other files.
                watched = watchedCourse
                changes = self.changes(in: watched.folder)
                await follow(FileChanges(isComplete: false))
            }
            for await news in changes {
                await follow(watched.changes(news))
                if !watchedCourse.folder.isCovered(by: watched.folder) { break }
            }
        }
    }

    private func changes(in folder: WatchedFolder) -> AsyncStream<FileChanges> {
        FileSystem.changes(in: folder) { [tell] in tell(.polling) }
    }

    private func makeWatchedCourse() -> WatchedCourse { WatchedCourse(site?.course, source: source) }

    /// Updates the site after changes.
    func follow(_ news: FileChanges) async {
        let start = ContinuousClock.now
        var changes = news
        changes.paths.formUnion(missed.paths)
        changes.isComplete = changes.isComplete && missed.isComplete
        changes.paths = changes.paths.filter(watchedCourse.matters)
        guard !changes.paths.isEmpty || !changes.isComplete else { return }
        do {
            let update = try await update(changes)
            missed = FileChanges()
            await store.install(update.site, after: update.change, styles: update.styles, assets: update.assets)
            site = update.site
            let elapsed = start.duration(to: .now)
            let milliseconds = Int(
                elapsed.components.seconds * 1000 + elapsed.components.attoseconds / 1_000_000_000_000_000
            )
            tell(
                .updated(
                    pages: update.site.context.pages.count,
                    milliseconds: milliseconds,
                    changed: changes.paths.sorted()
                )
            )
            await find(in: update.site)
        } catch {
            missed = changes
            let problem = Self.report(error)
            await store.fail(problem)
            tell(.failed(problem))
        }
    }

    // MARK: Updating

    private struct Update {
        let site: PreviewSite
        let extent: CourseUpdate.Extent
        /// The change of texts; nil if more than texts has changed.
        var change: TextChange?
        var styles: [String: String] = [:]
        var assets: [String] = []
    }

    private func update(_ changes: FileChanges) async throws -> Update {
        guard let site, changes.isComplete else {
            let course = try await loader.load()
            return Update(site: try await Self.site(course, theme: Theme.load(for: course.course)), extent: .structure)
        }
        let former = site.context.checked
        let templates = former.course.configuration.templates
        let inTheme = changes.paths.filter { path in
            templates.map { path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") } ?? false
        }
        let rest = changes.paths.subtracting(inTheme)
        let update = try await loader.update(former, changed: rest)
        let needsTheme =
            !inTheme.isEmpty || !rest.isDisjoint(with: Configuration.fileNames)
            || update.checked.course.languages != former.course.languages
        if case .texts(let lessons) = update.extent, !needsTheme {
            let outputs = former.course.assets.filter { rest.contains($0.path) }.map(\.outputPath)
            let change = TextChange(lessons, in: update.checked) { !former.samples[$0].counterexamples.isEmpty }
            let updated = lessons.isEmpty ? site : site.with(change, of: update.checked)
            return Update(site: updated, extent: update.extent, change: change, assets: outputs)
        }
        // A logo, fonts and links lead to files and lessons that may have come or gone.
        let isThemeStale = needsTheme || former.course.configuration.appearance.namesContent
        let theme = isThemeStale ? try Theme.load(for: update.checked.course) : site.context.theme
        let extent = needsTheme ? .structure : update.extent
        var result = Update(site: try await Self.site(update.checked, theme: theme), extent: extent)
        if rest.isEmpty, Self.differInStylesOnly(theme.files, site.context.theme.files) {
            result.styles = theme.assetAddresses.filter { $0.key.hasSuffix(".css") }
        }
        return result
    }

    /// Returns true if the files are the same, except that style sheets may have another content.
    ///
    /// A reported change may be of a folder, or late news of a file that was read before.
    private static func differInStylesOnly(_ files: [SourceFile], _ former: [SourceFile]) -> Bool {
        files.map(\.path) == former.map(\.path)
            && zip(files, former).allSatisfy { $0.path.hasSuffix(".css") || $0.bytes == $1.bytes }
    }

    private static func site(_ course: CheckedCourse, theme: Theme) async throws -> PreviewSite {
        PreviewSite(context: try await SiteContext(course, theme: theme, prepares: false))
    }

    // MARK: Findings

    private func find(in site: PreviewSite) async {
        let course = site.course
        let all = site.context.checked.diagnostics + course.weighed(site.context.theme.diagnostics)
        let found = Dictionary(grouping: all, by: \.range.path)
        var fresh: [Diagnostic] = []
        for (path, new) in found where findings[path] != new {
            let known = Set(findings[path, default: []].map(\.message.en))
            fresh += new.filter { $0.severity > .note && !known.contains($0.message.en) }
        }
        findings = found
        // A page shows the findings on its samples, also those that are reported in another language's page.
        await store.setFindings(Dictionary(grouping: all.flatMap { [$0] + $0.repetitions }, by: \.range.path))
        let listed = Array(fresh.sortedForReport().prefix(PreviewSession.mostListed))
        let paths = Set(listed.flatMap { [$0.range.path] + $0.related.map(\.range.path) })
        let files = listed.isEmpty ? [] : course.files(at: paths) + site.context.theme.files
        let report = Report(diagnostics: listed, files: files, summary: .init())
        tell(.findings(PreviewSession.Counts(all), fresh: report, unlisted: fresh.count - listed.count))
    }

    private static func report(_ error: any Error) -> Report {
        switch error {
        case let error as CourseError: Report(diagnostics: error.diagnostics, files: error.files, summary: .init())
        case let error as ThemeError: Report(diagnostics: error.diagnostics, files: error.files, summary: .init())
        default:
            Report(
                diagnostics: [
                    Diagnostic(
                        rule: .unreadableFile,
                        severity: .error,
                        message: LocalizedText(en: "\(error)", es: "\(error)"),
                        range: SourceRange(path: (error as? FileError)?.path ?? "", bytes: 0..<0)
                    )
                ],
                files: [],
                summary: .init()
            )
        }
    }
}
