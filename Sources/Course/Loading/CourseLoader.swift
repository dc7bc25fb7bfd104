import Diagnostics
import FileSystem
import Markdown
import SnippetCompiler
import Support

/// Reads a course from its folder.
public struct CourseLoader: Sendable {
    let root: String
    private let includesDrafts: Bool
    private let checksTypes: Bool
    private let makesPages: Bool
    let content: String?
    private let shard: Shard?

    /// - Parameters:
    ///   - root: the folder that holds `glosa.yml`.
    ///   - includesDrafts: whether lessons marked `draft: true` belong to the course.
    ///   - checksTypes: whether the compiler is asked about samples; the course's `compile.typecheck` can forbid it.
    ///   - makesPages: whether what pages show of the samples is wanted.
    ///   - content: the folder of its content, relative to `root`; nil: the one that `glosa.yml` names.
    ///   - shard: which part of the samples is judged; nil: all.
    public init(
        root: String,
        content: String? = nil,
        includesDrafts: Bool = false,
        checksTypes: Bool = false,
        makesPages: Bool = true,
        shard: Shard? = nil
    ) {
        self.content = content
        self.shard = shard
        self.checksTypes = checksTypes
        self.makesPages = makesPages
        self.root = root
        self.includesDrafts = includesDrafts
    }

    /// - Parameter overriding: changes the configuration as the command line asks.
    /// - Throws: ``CourseError`` where there is no course or its configuration can't be used. Whatever is wrong with the
    ///   content is among the ``CheckedCourse/diagnostics``.
    public func load(overriding: (inout Configuration) -> Void = { _ in }) async throws -> CheckedCourse {
        try await check(try await read(keeping: KeptLessons(), overriding: overriding))
    }

    /// - Parameter former: a state of the course that this loader checked before.
    func check(_ course: Course, since former: FormerState? = nil) async throws -> CheckedCourse {
        try await CheckedCourse(course, checksTypes: checksTypes, makesPages: makesPages, shard: shard, since: former)
    }

    /// - Parameter kept: lessons that were read before and have not changed since.
    func read(keeping kept: KeptLessons, overriding: (inout Configuration) -> Void) async throws -> Course {
        var (configuration, configurationFiles, configurationFindings) = try readConfiguration()
        overriding(&configuration)
        let folders = try LanguageFolders.find(root: root, configuration: configuration, file: configurationFiles.first)
        var findings = ReadingFindings()
        findings.folders = configurationFindings + folders.diagnostics

        let listing = ContentListing(folders, root: root, configuration: configuration)
        findings.folders += listing.diagnostics
        let sources = listing.sources

        let preamble = try readPreamble(configuration)
        let terms = try readGlossary(configuration)
        findings.folders += terms?.findings ?? []
        let profiles = ProfileChoice(configuration)
        let samples = SampleFiles(root: root, configuration)
        let read = try await LessonReading(root: root, profiles: profiles, samples: samples)
            .read(sources, keeping: kept)
        var lessons: [Lesson] = []
        let selection = ContentSelection(configuration)
        for (source, (lesson, diagnostics)) in zip(sources, read) {
            let isDraft = lesson?.metadata.isDraft ?? false || selection.isDraft(source.coursePath)
            let isLeftOut = isDraft && !includesDrafts
            let drafts = isLeftOut ? lesson.map { [Self.draftNote($0)] } ?? [] : []
            findings.files.append((source.coursePath, diagnostics + drafts))
            if let lesson, !isLeftOut { lessons.append(lesson) }
        }
        lessons = CatalogueRoot.chosen(lessons)
        let published = listing.published(with: lessons)
        findings.folders += published.diagnostics
        let conflicts = OutputConflicts.resolve(lessons, assets: published.assets, languages: configuration.languages)
        findings.structure =
            conflicts.diagnostics
            + NavigationItem.unknown(
                in: configuration.navigation,
                conflicts.lessons,
                language: configuration.mainLanguage
            )
        findings.leaveOutSampleFiles(exceptOf: Set(conflicts.lessons.map(\.filePath)))
        return Course(
            root: root,
            configuration: configuration,
            lessons: conflicts.lessons + fallbacks(conflicts.lessons, configuration),
            assets: conflicts.assets,
            otherFiles: configurationFiles + [preamble, terms?.file].compactMap(\.self),
            enclosure: folders.enclosure,
            samples: samples,
            isSingleFolder: folders.isSingle,
            listedAssets: published.listed,
            unpublished: published.unpublished,
            reviews: try readReviews(),
            evidence: try readEvidence(),
            glossary: terms?.glossary,
            reading: findings
        )
    }

    /// The configuration alone.
    ///
    /// - Throws: ``CourseError``, as loading does.
    public func configuration(overriding: (inout Configuration) -> Void = { _ in }) throws -> Configuration {
        var configuration = try readConfiguration().0
        overriding(&configuration)
        return configuration
    }

    /// What tells this machine's Swift compiler from others, and whether samples can be run; empty where there is none.
    public static var compilerIdentity: String {
        Toolchain.find().map { "\($0.identity) \(ConfinedPrograms.arePossible)" } ?? ""
    }

    /// What tells the answers that a check has left for builds without the compiler from others; empty where none hold.
    public func stateOfAnswers(_ configuration: Configuration) -> String {
        TypeCheck.state(ofAnswersIn: root, configuration)
    }

    // MARK: Parts

    func fallbacks(_ lessons: [Lesson], _ configuration: Configuration) -> [Lesson] {
        guard configuration.fallbacks else { return [] }
        let present = Set(lessons.map(\.language))
        return FallbackLessons.make(for: lessons, languages: configuration.languages.filter(present.contains))
    }

    private static func draftNote(_ lesson: Lesson) -> Diagnostic {
        Diagnostic(
            rule: .draft,
            severity: .note,
            message: LocalizedText(
                en: "this lesson is a draft: it is left out of the site",
                es: "esta lección es un borrador: no entra en el sitio"
            ),
            range: lesson.file.range(0..<0)
        )
    }
}
