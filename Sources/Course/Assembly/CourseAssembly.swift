import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown
import MarkdownHTML
import Support

extension Course {
    /// Assembles a course from what was read: trees, twins, ids, and the table of link targets.
    ///
    /// - Parameter headingIDs: the known heading ids of some lessons, by file.
    package init(
        root: String,
        configuration: Configuration,
        lessons: [Lesson],
        assets: [Asset],
        otherFiles: [SourceFile],
        enclosure: FileSystem.Enclosure?,
        samples: SampleFiles,
        isSingleFolder: Bool,
        isLoose: Bool = false,
        listedAssets: [Asset],
        unpublished: [String] = [],
        glossary: Glossary? = nil,
        reading: ReadingFindings,
        headingIDs known: [String: [String]] = [:]
    ) {
        var trees: [String: Section] = [:]
        var places: [Int: String] = [:]
        for language in configuration.languages where lessons.contains(where: { $0.language == language }) {
            let (tree, listed) = Self.sections(of: lessons, in: language, configuration)
            trees[language] = tree
            places.merge(listed) { first, _ in first }
        }
        let (twins, duplicates) = Self.pair(lessons)
        let headingIDs = HeadingIDs.assign(
            lessons,
            twins: twins,
            mainLanguage: configuration.mainLanguage,
            known: known
        )
        let written = lessons.prefix { $0.fallback == nil }
        let coverage = LanguageCoverage(written, configuration)
        let assembly = TreeAssembly(lessons, mainLanguage: configuration.mainLanguage)
        var reading = reading
        if !isLoose {
            reading.structure +=
                duplicates + Self.emptiness(configuration, trees: trees)
                + Self.silentLanguages(configuration, trees: trees, told: reading.folders)
                + TranslationGaps.findings(coverage, lessons, configuration, read: otherFiles)
        }
        reading.trees = assembly.diagnostics
        self.init(
            root: root,
            configuration: configuration,
            lessons: lessons,
            assets: assets,
            trees: trees,
            places: places,
            twins: twins,
            fallbacks: Self.fallbackPages(lessons),
            coverage: coverage,
            headingIDs: headingIDs,
            reading: reading,
            otherFiles: otherFiles,
            decisionTrees: assembly.trees,
            treePlaces: TreePlaces(assembly.trees),
            glossary: glossary,
            links: LinkTable(
                lessons: lessons,
                headingIDs: headingIDs,
                trees: trees,
                assets: listedAssets,
                htmlIDPrefix: configuration.rawHTML == .sanitize ? RawIDPrefix.standard : "",
                isMaterial: configuration.dialect == .material,
                website: WebsiteKind(configuration.dialect),
                layout: configuration.layout,
                content: configuration.content,
                originals: FallbackLessons.originals(for: Array(written), coverage),
                languageFolder: { isSingleFolder ? "" : $0 }
            ),
            listedAssets: listedAssets,
            unpublished: unpublished,
            enclosure: enclosure,
            samples: samples,
            isSingleFolder: isSingleFolder,
            showingFiles: lessons.indices.filter {
                lessons[$0].fallback == nil && !lessons[$0].facts.sampleFiles.isEmpty
            },
            isLoose: isLoose
        )
    }

    /// Returns the sections of a language: those of the written navigation, else those of its catalogue, else those of its
    /// folders.
    private static func sections(of lessons: [Lesson], in language: String, _ configuration: Configuration) -> (
        tree: Section, places: [Int: String]
    ) {
        if let written = NavigationSections(lessons, language: language, configuration: configuration) {
            return (written.tree, written.places)
        }
        let own = lessons.indices.filter { lessons[$0].language == language }
        let isCatalogue = own.contains {
            lessons[$0].facts.catalogue != nil && CataloguePath.folder(of: lessons[$0].path) == nil
        }
        if isCatalogue,
            let catalogue = CatalogueSections(
                lessons,
                own,
                language: language,
                in: configuration.siteFolder(of: language)
            )
        {
            return (catalogue.tree, catalogue.places)
        }
        var builder = SectionBuilder(lessons, language: language, configuration: configuration)
        return (builder.tree(), builder.places)
    }

    /// Returns the same course with other texts in some of its lessons.
    ///
    /// - Parameter texts: the new bytes of lessons that have a file, by their index in ``lessons``.
    package func rewritten(_ texts: [Int: [UInt8]]) -> Course {
        let own = written.map { index in
            texts[index].map { lessons[index].rewritten($0, samples: samples) } ?? lessons[index]
        }
        return Course(
            root: root,
            configuration: configuration,
            lessons: own + (fallbacks.isEmpty ? [] : FallbackLessons.make(for: own, coverage)),
            assets: assets,
            otherFiles: otherFiles,
            enclosure: enclosure,
            samples: samples,
            isSingleFolder: isSingleFolder,
            isLoose: isLoose,
            listedAssets: listedAssets,
            unpublished: unpublished,
            glossary: glossary,
            reading: ReadingFindings()
        )
    }

    /// Reports a course that has no lessons.
    private static func emptiness(_ configuration: Configuration, trees: [String: Section]) -> [Diagnostic] {
        guard trees.isEmpty else { return [] }
        let isRepository = configuration.isRepository
        let folder = isRepository ? "" : CoursePath.join(configuration.content, configuration.mainLanguage) + "/"
        let place =
            isRepository
            ? LocalizedText(en: "its folder", es: "su carpeta") : LocalizedText(verbatim: configuration.content)
        return [
            Diagnostic(
                rule: .emptyCourse,
                severity: .error,
                message: LocalizedText(
                    en:
                        "the course has no lessons: \(place.en) contains no Markdown file that is published",
                    es:
                        "el curso no tiene lecciones: \(place.es) no contiene ningún fichero Markdown publicable"
                ),
                range: SourceRange(
                    path: isRepository ? Configuration.fileName : configuration.content,
                    bytes: 0..<0
                ),
                advice: LocalizedText(
                    en: "write a first lesson, \(folder)index.md",
                    es: "escribe una primera lección, \(folder)index.md"
                )
            )
        ]
    }

    /// Reports languages that `glosa.yml` lists and that have no lesson, unless they lack their folder, which is told already.
    private static func silentLanguages(
        _ configuration: Configuration,
        trees: [String: Section],
        told: [Diagnostic]
    ) -> [Diagnostic] {
        guard !trees.isEmpty, let range = configuration.pathRanges["languages"] else { return [] }
        let known = told.filter { $0.rule == .emptyLanguage }.map(\.message.en)
        return configuration.languages.filter { language in
            trees[language] == nil && !known.contains { $0.contains("“\(language)”") }
        }.map { language in
            Diagnostic(
                rule: .emptyLanguage,
                severity: .warning,
                message: LocalizedText(
                    en: "the language “\(language)” has no lesson",
                    es: "el idioma «\(language)» no tiene ninguna lección"
                ),
                range: range,
                advice: LocalizedText(
                    en: "translate a first one, or take the language out of `languages`",
                    es: "traduce una primera, o quita el idioma de `languages`"
                )
            )
        }
    }

    /// Pairs the lessons of the same id, and reports ids used twice in one language.
    private static func pair(_ lessons: [Lesson]) -> ([String: [String: Int]], [Diagnostic]) {
        var twins: [String: [String: Int]] = [:]
        var findings: [Diagnostic] = []
        for (index, lesson) in lessons.enumerated() where lesson.fallback == nil {
            guard let first = twins[lesson.id]?[lesson.language] else {
                twins[lesson.id, default: [:]][lesson.language] = index
                continue
            }
            let other = lessons[first]
            findings.append(
                Diagnostic(
                    rule: .duplicateID,
                    severity: .error,
                    message: LocalizedText(
                        en: "the id “\(lesson.id)” is already taken by \(other.filePath)",
                        es: "el id «\(lesson.id)» ya lo tiene \(other.filePath)"
                    ),
                    range: lesson.metadata.idRange ?? lesson.file.range(0..<0),
                    reason: LocalizedText(
                        en: "an id pairs a lesson with its translation, so each language may use it once",
                        es: "el id empareja una lección con su traducción, así que cada idioma puede usarlo una vez"
                    ),
                    advice: LocalizedText(
                        en: "give one of the two another `id:`",
                        es: "dale a una de las dos otro `id:`"
                    ),
                    related: [
                        Diagnostic.Related(
                            range: other.metadata.idRange ?? other.file.range(0..<0),
                            message: LocalizedText(en: "first used here", es: "usado aquí por primera vez")
                        )
                    ]
                )
            )
        }
        return (twins, findings)
    }

    private static func fallbackPages(_ lessons: [Lesson]) -> [String: [String: Int]] {
        lessons.enumerated().reduce(into: [:]) { pages, entry in
            guard entry.element.fallback != nil else { return }
            pages[entry.element.id, default: [:]][entry.element.language] = entry.offset
        }
    }

    /// Returns findings with the severity that the course gives to their rules and to translations; without those of rules that
    /// are off.
    package func weighed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let diagnostics =
            configuration.rules.isEmpty && !configuration.hasHooks ? diagnostics : diagnostics.compactMap(levelled)
        guard let severity = configuration.translationSeverity else { return diagnostics }
        let translations = Set(lessons.filter { $0.language != configuration.mainLanguage }.map(\.filePath))
        return diagnostics.map { diagnostic in
            guard diagnostic.severity > severity, translations.contains(diagnostic.range.path) else {
                return diagnostic
            }
            var lowered = diagnostic
            lowered.severity = severity
            return lowered
        }
    }

    /// Returns a finding at the level that the configuration gives its rule; nil if the rule is off. The linter's own findings
    /// have their level already; setting it again changes nothing.
    private func levelled(_ diagnostic: Diagnostic) -> Diagnostic? {
        let hooks = configuration.hasHooks && diagnostic.rule == .undefinedReference ? RuleLevel.note : nil
        guard let level = configuration.rules[diagnostic.rule] ?? hooks else { return diagnostic }
        guard let severity = level.severity else { return nil }
        var changed = diagnostic
        changed.severity = severity
        return changed
    }
}
