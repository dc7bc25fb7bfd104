import Diagnostics
import FileSystem

/// The files of a course that are no content: its configuration, what that names, and what commands write.
extension CourseReader {
    /// Those whose names are always the same, at the course's root.
    public static let rootFiles = Configuration.fileNames + ReservedNames.records

    // MARK: Configuration

    /// The configuration alone.
    ///
    /// - Throws: ``CourseError`` where there is no course, or its configuration can't be used.
    public func configuration() throws -> ReadConfiguration {
        let (configuration, files, findings) = try readOwnConfiguration()
        try CoursePlaces.check(configuration, root: root, files: files)
        return ReadConfiguration(value: configuration, files: files, findings: findings)
    }

    /// What `mkdocs.yml` says, where the course has one.
    private func readMkDocs() throws -> (Configuration, SourceFile, [Diagnostic])? {
        guard let bytes = try readIfThere(MkDocsReader.fileName) else { return nil }
        let (file, encoding) = TextDecoding.decode(bytes, path: MkDocsReader.fileName)
        let (configuration, findings) = MkDocsReader.read(file)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (configuration, file, encoding + findings)
    }

    private func readOwnConfiguration() throws -> (Configuration, [SourceFile], [Diagnostic]) {
        let mkDocs = content == nil ? try readMkDocs() : nil
        let path = CoursePath.join(root, ConfigurationReader.fileName)
        guard let bytes = try readIfThere(ConfigurationReader.fileName, saidAt: path) else {
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
        }
        let (file, encoding) = TextDecoding.decode(bytes, path: ConfigurationReader.fileName)
        let (configuration, findings) = ConfigurationReader.read(file, content: content, base: mkDocs?.0)
        guard !findings.contains(where: { $0.severity == .error }) else { throw CourseError(findings, files: [file]) }
        return (configuration, [file] + (mkDocs.map { [$0.1] } ?? []), encoding + findings + (mkDocs?.2 ?? []))
    }

    // MARK: Files that the configuration names

    /// The hidden declarations that every sample may use, if the course names such a file.
    package func preamble(_ configuration: Configuration) throws -> SourceFile? {
        try configuration.compile.preamble.map { path in
            let name = LocalizedText(en: "the preamble", es: "el preámbulo")
            return TextDecoding.decode(try readNamed(path, called: name), path: path).0
        }
    }

    /// The course's terms, if it names a file of them.
    ///
    /// - Throws: ``CourseError`` where it can't be used.
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

    /// What is in a file that a command writes and that is committed; nil where there is none.
    ///
    /// - Parameter decode: throws where the bytes are no such file.
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

    /// The bytes of a file that the configuration names.
    ///
    /// - Parameter name: what the file is.
    /// - Throws: ``CourseError`` at the configuration.
    private func readNamed(_ path: String, called name: LocalizedText) throws(CourseError) -> [UInt8] {
        do throws(FileError) {
            return try readOwn(path)
        } catch {
            let what = LocalizedText(en: "\(name.en) \(path)", es: "\(name.es) \(path)")
            throw CourseError(unreadable: what, error, path: ConfigurationReader.fileName)
        }
    }

    /// The bytes of a file; nil where there is none.
    ///
    /// - Parameter place: where an error is said; nil: at the file.
    private func readIfThere(_ path: String, saidAt place: String? = nil) throws(CourseError) -> [UInt8]? {
        do throws(FileError) {
            return try readOwn(path)
        } catch  where error.isNotFound {
            return nil
        } catch {
            throw CourseError(unreadable: LocalizedText(verbatim: path), error, path: place ?? path)
        }
    }

    /// A file of the course itself, which lies in its folder after all symbolic links.
    private func readOwn(_ path: String) throws(FileError) -> [UInt8] {
        let enclosure = try FileSystem.Enclosure(root, admitsHidden: true)
        return try FileSystem.read(CoursePath.join(root, path), within: enclosure)
    }
}
