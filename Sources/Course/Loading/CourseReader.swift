import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// Reads a course from its folder, without judging it.
package struct CourseReader: Sendable {
    package let root: String
    let content: String?
    private let includesDrafts: Bool

    /// - Parameters:
    ///   - root: the folder that holds `glosa.yml`.
    ///   - content: the folder of its content, relative to `root`; nil: the folder that `glosa.yml` names.
    ///   - includesDrafts: true if lessons marked `draft: true` belong to the course.
    package init(root: String, content: String? = nil, includesDrafts: Bool = false) {
        (self.root, self.content, self.includesDrafts) = (root, content, includesDrafts)
    }

    /// - Parameters:
    ///   - read: the course's configuration, as ``configuration()`` gives it.
    ///   - kept: lessons that were read before and have not changed since.
    /// - Throws: ``CourseError`` if a file that the configuration names can't be used.
    package func course(_ read: ReadConfiguration, keeping kept: KeptLessons = KeptLessons()) async throws -> Course {
        let configuration = read.value
        let folders = try LanguageFolders.find(root: root, configuration: configuration, file: read.files.first)
        var findings = ReadingFindings()
        findings.folders = read.findings + folders.diagnostics

        let listing = ContentListing(folders, root: root, configuration: configuration)
        findings.folders += listing.diagnostics
        let sources = listing.sources

        let preamble = try self.preamble(configuration)
        let terms = try glossary(configuration)
        findings.folders += terms?.findings ?? []
        findings.folders += configuration.languages.flatMap { configuration.catalogue(of: $0)?.findings ?? [] }
        let profiles = ProfileChoice(configuration)
        let samples = SampleFiles(root: root, configuration)
        let readings = try await LessonReading(root: root, profiles: profiles, samples: samples)
            .read(sources, keeping: kept)
        var lessons: [Lesson] = []
        let selection = ContentSelection(configuration)
        for (source, (lesson, diagnostics)) in zip(sources, readings) {
            let isDraft = lesson?.metadata.isDraft ?? false || selection.isDraft(source.coursePath)
            let isLeftOut = isDraft && !includesDrafts
            let drafts = isLeftOut ? lesson.map { [Self.draftNote($0)] } ?? [] : []
            findings.files.append((source.coursePath, diagnostics + drafts))
            if let lesson, !isLeftOut { lessons.append(lesson) }
        }
        findings.folders += Diagnostic.unlisted(listing.unlisted, besides: lessons, configuration).map { [$0] } ?? []
        lessons = CatalogueRoot.chosen(lessons, configuration)
        let published = listing.published(with: lessons)
        findings.folders += published.diagnostics
        let conflicts = OutputConflicts.resolve(lessons, assets: published.assets, languages: configuration.languages)
        findings.structure =
            conflicts.diagnostics + NavigationItem.unknown(in: configuration, conflicts.lessons)
        findings.leaveOutSampleFiles(exceptOf: Set(conflicts.lessons.map(\.filePath)))
        return Course(
            root: root,
            configuration: configuration,
            lessons: conflicts.lessons + fallbacks(conflicts.lessons, configuration),
            assets: conflicts.assets,
            otherFiles: read.files + [preamble, terms?.file].compactMap(\.self),
            enclosure: folders.enclosure,
            samples: samples,
            isSingleFolder: folders.isSingle,
            listedAssets: published.listed,
            unpublished: published.unpublished,
            glossary: terms?.glossary,
            reading: findings
        )
    }

    // MARK: Parts

    package func fallbacks(_ lessons: [Lesson], _ configuration: Configuration) -> [Lesson] {
        guard configuration.fallbacks != false else { return [] }
        return FallbackLessons.make(for: lessons, LanguageCoverage(lessons, configuration))
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
