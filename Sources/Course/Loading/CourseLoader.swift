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
    private let content: String?
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
        let root = root
        let read = try await sources.concurrentMap {
            kept.lesson($0) ?? $0.read(root: root, profiles: profiles, samples: samples)
        }
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

    // MARK: Parts

    func readConfiguration() throws -> (Configuration, [SourceFile], [Diagnostic]) {
        let (configuration, files, findings) = try readOwnConfiguration()
        try CoursePlaces.check(configuration, root: root, files: files)
        return (configuration, files, findings)
    }

    /// What `mkdocs.yml` says, where the course has one.
    private func readMkDocs() throws -> (Configuration, SourceFile, [Diagnostic])? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readOwn(MkDocsReader.fileName)
        } catch  where error.isNotFound {
            return nil
        } catch {
            throw CourseError(
                path: MkDocsReader.fileName,
                LocalizedText(
                    en: "\(MkDocsReader.fileName) can't be read: \(error.reason.en)",
                    es: "no se puede leer \(MkDocsReader.fileName): \(error.reason.es)"
                )
            )
        }
        let (file, encoding) = TextDecoding.decode(bytes, path: MkDocsReader.fileName)
        let (configuration, findings) = MkDocsReader.read(file)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (configuration, file, encoding + findings)
    }

    private func readOwnConfiguration() throws -> (Configuration, [SourceFile], [Diagnostic]) {
        let mkDocs = content == nil ? try readMkDocs() : nil
        let path = CoursePath.join(root, ConfigurationReader.fileName)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readOwn(ConfigurationReader.fileName)
        } catch  where error.isNotFound {
            if let (configuration, file, findings) = mkDocs { return (configuration, [file], findings) }
            let configuration = Configuration(content: content)
            guard FileSystem.exists(CoursePath.join(root, configuration.content)) else {
                throw CourseError(
                    path: path,
                    LocalizedText(
                        en: "there is no course in \(root): it has neither glosa.yml nor a content folder",
                        es: "no hay ningún curso en \(root): no tiene glosa.yml ni carpeta de contenido"
                    ),
                    advice: LocalizedText(
                        en: "name the course's folder with --source, or make a new course with `glosa init`",
                        es: "indica la carpeta del curso con --source, o crea un curso nuevo con `glosa init`"
                    )
                )
            }
            return (configuration, [], [])
        } catch {
            throw CourseError(
                path: path,
                LocalizedText(
                    en: "\(ConfigurationReader.fileName) can't be read: \(error.reason.en)",
                    es: "no se puede leer \(ConfigurationReader.fileName): \(error.reason.es)"
                )
            )
        }
        let (file, encoding) = TextDecoding.decode(bytes, path: ConfigurationReader.fileName)
        let (configuration, findings) = ConfigurationReader.read(file, content: content, base: mkDocs?.0)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (configuration, [file] + (mkDocs.map { [$0.1] } ?? []), encoding + findings + (mkDocs?.2 ?? []))
    }

    /// A file of the course itself, which lies in its folder after all symbolic links.
    private func readOwn(_ path: String) throws(FileError) -> [UInt8] {
        let enclosure = try FileSystem.Enclosure(root, admitsHidden: true)
        return try FileSystem.read(CoursePath.join(root, path), within: enclosure)
    }

    /// The hidden declarations that every sample may use, if the course names such a file.
    func readPreamble(_ configuration: Configuration) throws -> SourceFile? {
        guard let path = configuration.compile.preamble else { return nil }
        do throws(FileError) {
            return TextDecoding.decode(try readOwn(path), path: path).0
        } catch {
            throw CourseError(
                path: ConfigurationReader.fileName,
                LocalizedText(
                    en: "the preamble \(path) can't be read: \(error.reason.en)",
                    es: "no se puede leer el preámbulo \(path): \(error.reason.es)"
                )
            )
        }
    }

    /// The course's terms, if it names a file of them.
    ///
    /// - Throws: ``CourseError`` where it can't be used.
    func readGlossary(
        _ configuration: Configuration
    ) throws -> (glossary: Glossary, file: SourceFile, findings: [Diagnostic])? {
        guard let path = configuration.glossary?.file else { return nil }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readOwn(path)
        } catch {
            throw CourseError(
                path: ConfigurationReader.fileName,
                LocalizedText(
                    en: "the glossary \(path) can't be read: \(error.reason.en)",
                    es: "no se puede leer el glosario \(path): \(error.reason.es)"
                )
            )
        }
        let (file, encoding) = TextDecoding.decode(bytes, path: path)
        let (glossary, findings) = GlossaryReader.read(file, languages: configuration.languages)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (glossary, file, encoding + findings)
    }

    func fallbacks(_ lessons: [Lesson], _ configuration: Configuration) -> [Lesson] {
        guard configuration.fallbacks else { return [] }
        let present = Set(lessons.map(\.language))
        return FallbackLessons.make(for: lessons, languages: configuration.languages.filter(present.contains))
    }

    func readEvidence() throws -> EvidenceLedger? {
        try readWritten(EvidenceLedger.fileName, by: "glosa check --renew-evidence", EvidenceLedger.init(json:))
    }

    func readReviews() throws -> ReviewRecord {
        try readWritten(ReviewRecord.fileName, by: "glosa translate accept", ReviewRecord.init(json:)) ?? ReviewRecord()
    }

    /// What is in a file that a command writes and that is committed; nil where there is none.
    ///
    /// - Parameter decode: throws where the bytes are no such file.
    private func readWritten<Record>(
        _ name: String,
        by command: String,
        _ decode: ([UInt8]) throws -> Record
    ) throws -> Record? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readOwn(name)
        } catch  where error.isNotFound {
            return nil
        } catch {
            throw CourseError(
                path: name,
                LocalizedText(
                    en: "\(name) can't be read: \(error.reason.en)",
                    es: "no se puede leer \(name): \(error.reason.es)"
                )
            )
        }
        do {
            return try decode(bytes)
        } catch {
            throw CourseError(
                path: name,
                LocalizedText(
                    en: "\(name) is not the file that `\(command)` writes",
                    es: "\(name) no es el fichero que escribe `\(command)`"
                ),
                advice: LocalizedText(
                    en: "restore it from your version control, or delete it and run that command to write it again",
                    es: "recupéralo de tu control de versiones, o bórralo y ejecuta esa orden para volver a escribirlo"
                )
            )
        }
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
