import CourseConfiguration
import Diagnostics
import FileSystem

extension CourseReader {
    /// Reads Markdown files that belong to no course, with every setting at its default; folders are searched.
    ///
    /// - Throws: ``CourseError`` for a path that is not there.
    package static func looseFiles(
        _ paths: [String],
        overriding: (inout Configuration) -> Void
    ) async throws -> Course {
        var files: [(path: String, enclosure: FileSystem.Enclosure?)] = []
        var findings = ReadingFindings()
        for path in paths {
            let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            do throws(FileError) {
                let status = try FileSystem.status(of: FileSystem.realPath(path))
                guard status.kind == .folder else {
                    files.append((path, nil))
                    continue
                }
            } catch {
                throw CourseError(unreadable: LocalizedText(verbatim: path), error, path: path)
            }
            let scan = ContentScan(
                courseRoot: "",
                folder: path,
                within: try? FileSystem.Enclosure(path),
                isForPages: true
            )
            findings.folders += scan.diagnostics
            files += scan.files.map { (CoursePath.join(path, $0), scan.enclosure) }.filter { SourceName.isPage($0.0) }
        }
        var configuration = Configuration()
        if !files.isEmpty, files.allSatisfy({ CataloguePath.isCatalogue($0.path) }) {
            configuration.takeCatalogueDefaults()
        }
        overriding(&configuration)
        let profiles = ProfileChoice(configuration)
        let language = configuration.mainLanguage
        let sources = files.map {
            LessonSource(
                language: language,
                path: $0.path,
                coursePath: $0.path,
                dialect: configuration.dialect(ofFileAt: $0.path),
                enclosure: $0.enclosure
            )
        }
        let samples = SampleFiles(ofLooseFiles: configuration)
        let read = try await LessonReading(root: "", profiles: profiles, samples: samples).read(sources)
        findings.files = zip(files, read).map { ($0.path, $1.found) }
        return Course(
            root: "",
            configuration: configuration,
            lessons: read.compactMap(\.lesson),
            assets: [],
            otherFiles: [],
            enclosure: nil,
            samples: samples,
            isSingleFolder: true,
            isLoose: true,
            listedAssets: [],
            reading: findings
        )
    }
}
