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
        let languages = CourseLanguages(root: root)
        if files.contains(where: { Configuration.mkDocsFileNames.contains($0.path) }) {
            languages.completeMkDocs(&configuration, isAlone: files.count == 1)
        }
        languages.complete(&configuration, isWritten: !files.isEmpty || content != nil)
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
    typealias Foreign = (configuration: Configuration, files: [SourceFile], findings: [Diagnostic])

    /// Reads the settings of another generator; nil if the course has no such file.
    private func readForeign() throws -> Foreign? {
        for name in Configuration.mkDocsFileNames {
            if let found = try readForeign(name, by: MkDocsReader.read) { return found }
        }
        return try readForeign(Configuration.mdBookFileName, by: MdBookReader.read).map(withCatalogues).map(withSummary)
            ?? readForeign(Configuration.gitBookFileName, by: GitBookReader.read).map(withLanguages).map(withSummary)
            ?? readBook()
    }

    func readForeign(_ name: String, by read: (SourceFile) -> (Configuration, [Diagnostic])) throws -> Foreign? {
        guard let bytes = try readIfThere(name) else { return nil }
        let (file, encoding) = TextDecoding.decode(bytes, path: name)
        let (configuration, findings) = read(file)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (configuration, [file], encoding + findings)
    }

    private func readOwnConfiguration(
        assuming assumed: SourceFile?
    ) throws -> (Configuration, [SourceFile], [Diagnostic]) {
        let foreign = content == nil ? try readForeign() : nil
        let path = CoursePath.join(root, Configuration.fileName)
        guard let bytes = try assumed?.bytes ?? readIfThere(Configuration.fileName, saidAt: path) else {
            if content == nil { try refuseMisnamed() }
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
                        en:
                            "there is no course in \(root): it has no \(Configuration.fileNames.joined(separator: ", ")) and no content folder",
                        es:
                            "no hay ningún curso en \(root): no tiene \(Configuration.fileNames.joined(separator: ", ")) ni carpeta de contenido"
                    ),
                    advice: LocalizedText(
                        en: "name the course's folder behind the command, or make a new course with `glosa init`",
                        es: "escribe la carpeta del curso detrás de la orden, o crea un curso nuevo con `glosa init`"
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

    /// - Throws: ``CourseError`` for a configuration under another name, without which the course would have all defaults.
    private func refuseMisnamed() throws(CourseError) {
        for name in Configuration.misnamed where FileSystem.exists(CoursePath.join(root, name)) {
            throw CourseError(
                path: CoursePath.join(root, name),
                LocalizedText(
                    en: "a course's configuration is called \(Configuration.fileName); this file is not read",
                    es: "la configuración de un curso se llama \(Configuration.fileName); este fichero no se lee"
                ),
                advice: LocalizedText(
                    en: "rename it to \(Configuration.fileName)",
                    es: "cámbiale el nombre a \(Configuration.fileName)"
                )
            )
        }
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
    func readIfThere(_ path: String, saidAt place: String? = nil) throws(CourseError) -> [UInt8]? {
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
        let enclosure = try FileSystem.Enclosure(root, hidden: .all)
        return try FileSystem.read(CoursePath.join(root, path), within: enclosure)
    }
}
