import CourseConfiguration
import Diagnostics
import FileSystem

/// The files of a course that are no content: its configuration, the files that it names, and the files that commands write.
extension CourseReader {
    /// The files with fixed names, at the course's root.
    package static let rootFiles =
        Configuration.fileNames + [Configuration.formerGitBookFileName, Configuration.languagesFileName]
        + Configuration.websiteFileNames + ReservedNames.records

    // MARK: Configuration

    /// Reads the configuration alone.
    ///
    /// - Throws: ``CourseError`` if there is no course, or its configuration can't be used.
    ///
    /// - Parameter assumed: the text that is read in place of `glosa.yml`; nil: the file.
    package func configuration(assuming assumed: SourceFile? = nil) throws -> ReadConfiguration {
        var (configuration, files, findings) = try readOwnConfiguration(assuming: assumed)
        CourseLanguages(root: root).complete(&configuration, isWritten: !files.isEmpty || content != nil)
        if configuration.dialect.isOfWebsite {
            if configuration.website == nil {
                configuration.website = WebsiteKind(configuration.dialect).map {
                    .standing(around: configuration.content, $0)
                }
            }
            findings += FolderCategories.read(into: &configuration, root: root)
        }
        try CoursePlaces.check(configuration, root: root, files: files)
        return ReadConfiguration(value: configuration, files: files, findings: findings)
    }

    /// A configuration in another generator's files.
    private typealias Foreign = (configuration: Configuration, files: [SourceFile], findings: [Diagnostic])

    /// Reads the settings of another generator; nil if the course has no such file.
    private func readForeign() throws -> Foreign? {
        for name in Configuration.mkDocsFileNames {
            if let found = try readForeign(name, by: MkDocsReader.read) { return found }
        }
        return try readForeign(Configuration.mdBookFileName, by: MdBookReader.read).map(withCatalogues).map(withSummary)
            ?? readForeign(Configuration.gitBookFileName, by: GitBookReader.read).map(withLanguages).map(withSummary)
            ?? readBook()
    }

    /// Adds the languages that `LANGS.md` lists: each is a folder with a summary of its own. The main language's gives the order.
    private func withLanguages(_ book: Foreign) throws -> Foreign {
        let content = book.configuration.content
        let path = CoursePath.join(content, Configuration.languagesFileName)
        guard let bytes = try readIfThere(path) else { return book }
        let (file, encoding) = TextDecoding.decode(bytes, path: path)
        var read = book
        read.findings += encoding
        read.files.append(file)
        read.findings += LanguageListReader.read(file, into: &read.configuration) { folder in
            FileSystem.exists(CoursePath.join(root, CoursePath.join(content, folder)))
        }
        return read
    }

    private func readForeign(_ name: String, by read: (SourceFile) -> (Configuration, [Diagnostic])) throws -> Foreign?
    {
        guard let bytes = try readIfThere(name) else { return nil }
        let (file, encoding) = TextDecoding.decode(bytes, path: name)
        let (configuration, findings) = read(file)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (configuration, [file], encoding + findings)
    }

    /// Reads a book that has a summary and no settings. A folder with content of its own may hold a file of that name that
    /// is about something else.
    private func readBook() throws -> Foreign? {
        func exists(_ name: String) -> Bool { FileSystem.exists(CoursePath.join(root, name)) }
        let former = Configuration.formerGitBookFileName
        let hasLanguages = exists(Configuration.languagesFileName)
        guard exists(Configuration.summaryFileName) || hasLanguages || exists(former),
            !exists(Configuration().content) || exists(ContentSelection.assets) || exists(former)
        else { return nil }
        let settings = try readForeign(former, by: GitBookReader.read)
        let book = try withSummary(withLanguages(settings ?? (GitBookReader.standard, [], [])))
        // A list that is about something else names no files of the folder.
        let folders = [""] + (book.configuration.languages.count > 1 ? book.configuration.languages : [])
        let lessons = NavigationItem.lessons(in: book.configuration.navigation)
        return lessons.contains { lesson in
            folders.contains {
                exists(CoursePath.join(book.configuration.content, CoursePath.join($0, lesson.path)))
            }
        } ? book : nil
    }

    /// Reads the settings of a website of VitePress, Docusaurus or Starlight; nil if there is none.
    private func readWebsite() throws -> Foreign? { try findWebsite()?.settings }

    /// Finds a website of VitePress, Docusaurus or Starlight; nil if there is none.
    package func website() throws -> (read: ReadConfiguration, kind: WebsiteKind)? {
        try findWebsite().map { found in
            let (configuration, files, findings) = found.settings
            return (ReadConfiguration(value: configuration, files: files, findings: findings), found.kind)
        }
    }

    private func findWebsite() throws -> (settings: Foreign, kind: WebsiteKind)? {
        func exists(_ path: String) -> Bool { FileSystem.exists(CoursePath.join(root, path)) }
        // Other folders of the repository come last: one of its packages may be a website of its own.
        let others = ((try? FileSystem.names(in: root.isEmpty ? "." : root)) ?? []).filter { name in
            !name.hasPrefix(".") && PageNames.leftOut(name + "/a.md", isRepository: true) == nil
        }
        for (path, kind, folder) in WebsiteKind.candidates + WebsiteKind.candidates(in: others) where exists(path) {
            guard let bytes = try readIfThere(path) else { continue }
            let (file, encoding) = TextDecoding.decode(bytes, path: path)
            guard WebsiteConfigurationReader.isWebsite(file, kind) else { continue }
            var configuration = WebsiteConfigurationReader.read(file, kind, in: folder, exists: exists)
            guard exists(configuration.content) || configuration.isRepository else { continue }
            let main = WebsiteConfigurationReader.language(file, kind)
            configuration.take(languages(of: configuration, kind, in: folder, main: main))
            // These generators have the main language at the site's root.
            configuration.rootLanguage = true
            return ((configuration, [file], encoding), kind)
        }
        return nil
    }

    /// Finds the languages of a website's pages; Docusaurus has those of translations in a folder of their own.
    private func languages(
        of configuration: Configuration,
        _ kind: WebsiteKind,
        in folder: String,
        main: String?
    ) -> FoundLanguages {
        let translations = CoursePath.join(folder, "i18n")
        let folders =
            [configuration.content]
            + (kind == .docusaurus && FileSystem.exists(CoursePath.join(root, translations)) ? [translations] : [])
        let files = folders.flatMap { folder in
            ContentScan(courseRoot: root, folder: folder, selection: ContentSelection(configuration)).files.filter {
                (SourceName.isMarkdown($0) || SourceName.isMDX($0))
                    && !kind.leavesOut($0, isPage: true, isPublic: false)
            }.map { CoursePath.join(folder, $0) }
        }
        return FoundLanguages(in: configuration.content, among: files, main: main) { path in
            (try? FileSystem.read(CoursePath.join(root, path))).map { SourceFile(path: path, bytes: $0) }
        }
    }

    /// Reads the summary of a book.
    private func withSummary(_ book: Foreign) throws -> Foreign {
        guard let path = book.configuration.book?.summary else { return book }
        var read = book
        guard let bytes = try readIfThere(path) else {
            read.configuration.book = nil
            let place = book.files.first.map { $0.range(0..<0) } ?? SourceRange(path: path, bytes: 0..<0)
            read.findings.append(.missingSummary(path, at: place))
            return read
        }
        let (file, encoding) = TextDecoding.decode(bytes, path: path)
        read.findings += encoding + SummaryReader.read(file, into: &read.configuration)
        read.files.append(file)
        for (language, translation) in read.configuration.book?.translations ?? [:] {
            read.configuration.ownNavigations[language] = read.configuration.navigation.map {
                $0.renamed(translation.title)
            }
        }
        return read
    }

    /// Adds the languages of a book whose translations lie in PO files, one for each.
    private func withCatalogues(_ book: Foreign) throws -> Foreign {
        guard let folder = book.configuration.book?.catalogueFolder else { return book }
        var read = book
        let names = (try? FileSystem.names(in: CoursePath.join(root, folder))) ?? []
        for name in names.sorted() where name.hasSuffix(".po") && !name.hasPrefix(".") {
            let path = CoursePath.join(folder, name)
            let stem = String(name.dropLast(3))
            // A tag of a language has two or three letters at its beginning; others are words.
            let isTag = LanguageTag.isValid(stem) && stem.prefix { $0 != "-" }.count <= 3
            let tag = isTag ? stem : LanguageTag.named(by: stem)
            guard let tag, tag != read.configuration.mainLanguage, !read.configuration.languages.contains(tag) else {
                read.findings.append(.noLanguage(ofCatalogueAt: path))
                continue
            }
            guard let bytes = try readIfThere(path) else { continue }
            let (file, encoding) = TextDecoding.decode(bytes, path: path)
            read.findings += encoding
            read.files.append(file)
            read.configuration.book?.add(BookTranslation(language: tag, file: file))
            read.configuration.languages.append(tag)
            read.configuration.translations = .suffixes
        }
        return read
    }

    private func readOwnConfiguration(
        assuming assumed: SourceFile?
    ) throws -> (Configuration, [SourceFile], [Diagnostic]) {
        let foreign = content == nil ? try readForeign() : nil
        let path = CoursePath.join(root, Configuration.fileName)
        guard let bytes = try assumed?.bytes ?? readIfThere(Configuration.fileName, saidAt: path) else {
            if let foreign { return foreign }
            if content == nil, !FileSystem.exists(CoursePath.join(root, Configuration().content)),
                let website = try readWebsite()
            {
                return website
            }
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
        }
        let (file, encoding) = TextDecoding.decode(bytes, path: Configuration.fileName)
        var (configuration, findings) = ConfigurationReader.read(file, content: content, base: foreign?.configuration)
        // The configuration of a website is a program; it counts where `glosa.yml` names its kind.
        var website: Foreign?
        if content == nil, configuration.dialect.isOfWebsite, let found = try readWebsite(),
            found.configuration.dialect == configuration.dialect
        {
            website = found
            (configuration, findings) = ConfigurationReader.read(file, base: found.configuration)
            // A `content:` of its own, which `init` writes, leaves the rest of the website where it is.
            if configuration.content == found.configuration.content {
                configuration.website = found.configuration.website
            }
        }
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (
            configuration, [file] + (website?.files ?? foreign?.files ?? []),
            encoding + findings + (website?.findings ?? foreign?.findings ?? [])
        )
    }

    // MARK: Files that the configuration names

    /// Reads the file with the hidden declarations that every sample may use; nil if the course names none.
    package func preamble(_ configuration: Configuration) throws -> SourceFile? {
        try configuration.compile.preamble.map { path in
            let name = LocalizedText(en: "the preamble", es: "el preámbulo")
            return TextDecoding.decode(try readNamed(path, called: name), path: path).0
        }
    }

    /// Reads the glossary; nil if the course names none.
    ///
    /// - Throws: ``CourseError`` if the file can't be used.
    package func glossary(
        _ configuration: Configuration
    ) throws -> (glossary: Glossary, file: SourceFile, findings: [Diagnostic])? {
        guard let path = configuration.glossary?.file else { return nil }
        let bytes = try readNamed(path, called: LocalizedText(en: "the glossary", es: "el glosario"))
        let (file, encoding) = TextDecoding.decode(bytes, path: path)
        let (glossary, findings) = GlossaryReader.read(file, languages: configuration.languages)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (glossary, file, encoding + findings)
    }

    // MARK: Files that commands write

    /// Reads a committed file that a command writes; nil if there is none.
    ///
    /// - Parameter decode: throws if the bytes are no such file.
    package func record<Record>(
        _ name: String,
        by command: String,
        _ decode: ([UInt8]) throws -> Record
    ) throws -> Record? {
        guard let bytes = try readIfThere(name) else { return nil }
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

    // MARK: Bytes

    /// Reads the bytes of a file that the configuration names.
    ///
    /// - Parameter name: the kind of file, for messages.
    /// - Throws: ``CourseError`` at the configuration.
    private func readNamed(_ path: String, called name: LocalizedText) throws(CourseError) -> [UInt8] {
        do throws(FileError) {
            return try readOwn(path)
        } catch {
            let what = LocalizedText(en: "\(name.en) \(path)", es: "\(name.es) \(path)")
            throw CourseError(unreadable: what, error, path: Configuration.fileName)
        }
    }

    /// Reads the bytes of a file; nil if there is none.
    ///
    /// - Parameter place: the path that an error is reported at; nil: the file's.
    private func readIfThere(_ path: String, saidAt place: String? = nil) throws(CourseError) -> [UInt8]? {
        do throws(FileError) {
            return try readOwn(path)
        } catch  where error.isNotFound {
            return nil
        } catch {
            throw CourseError(unreadable: LocalizedText(verbatim: path), error, path: place ?? path)
        }
    }

    /// Reads a file of the course itself, which must lie in its folder with all symbolic links resolved.
    private func readOwn(_ path: String) throws(FileError) -> [UInt8] {
        let enclosure = try FileSystem.Enclosure(root, admitsHidden: true)
        return try FileSystem.read(CoursePath.join(root, path), within: enclosure)
    }
}

extension Diagnostic {
    /// Returns the finding for a PO file that is called like no language, or like the book's own.
    fileprivate static func noLanguage(ofCatalogueAt path: String) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .note,
            message: LocalizedText(
                en: "this file is called like no further language, so nothing is translated by it",
                es: "este fichero no se llama como ningún otro idioma, así que no traduce nada"
            ),
            range: SourceRange(path: path, bytes: 0..<0),
            advice: LocalizedText(
                en: "call it by the language’s tag, such as es.po or pt-BR.po",
                es: "llámalo por la etiqueta del idioma, como es.po o pt-BR.po"
            )
        )
    }

    /// Returns the finding for a book without a summary.
    fileprivate static func missingSummary(_ path: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en: "there is no \(path): the pages are in the order of their folders",
                es: "no hay ningún \(path): las páginas van en el orden de sus carpetas"
            ),
            range: place,
            advice: LocalizedText(
                en: "list the pages there, each as `- [Title](page.md)`",
                es: "lista ahí las páginas, cada una como `- [Título](pagina.md)`"
            )
        )
    }
}
