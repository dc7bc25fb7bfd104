import CourseConfiguration
import Diagnostics
import FileSystem
import SnippetLint

extension CourseReader {
    /// Reads Markdown files, and documentation comments of Swift files, that belong to no course, with every setting at its default;
    /// folders are searched.
    ///
    /// - Throws: ``CourseError`` for a path that is not there.
    package static func looseFiles(
        _ paths: [String],
        overriding: (inout Configuration) -> Void
    ) async throws -> Course {
        var files: [(path: String, enclosure: FileSystem.Enclosure?)] = []
        var findings = ReadingFindings()
        for written in paths {
            // Links lead to files by their shortest paths.
            let path = CoursePath.ofLooseFile(written) ?? written
            let place = path.isEmpty ? "." : path
            do throws(FileError) {
                let status = try FileSystem.status(of: FileSystem.realPath(place))
                guard status.kind == .folder else {
                    files.append((path, nil))
                    continue
                }
            } catch {
                throw CourseError(unreadable: LocalizedText(verbatim: written), error, path: written)
            }
            let scan = ContentScan(
                courseRoot: "",
                folder: place,
                within: try? FileSystem.Enclosure(place),
                isForPages: true
            )
            findings.folders += scan.diagnostics
            files += scan.files.map { (CoursePath.join(path, $0), scan.enclosure) }.filter {
                SourceName.isPage($0.0) || CommentedSources.isSwift($0.0)
            }
        }
        let swift = files.filter { CommentedSources.isSwift($0.path) }
        files.removeAll { CommentedSources.isSwift($0.path) }
        var configuration = Configuration()
        if files.isEmpty ? !swift.isEmpty : files.allSatisfy({ CataloguePath.isCatalogue($0.path) }) {
            configuration.takeCatalogueDefaults()
        }
        let profile = configuration.profile
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
        let comments = CommentedSources(
            language: language,
            profile: configuration.profile == profile ? Profile.documentation.name : configuration.profile,
            samples: samples,
            access: configuration.compile.access
        )
        let ofSwift = try await comments.read(swift.map { .init(path: $0.path, enclosure: $0.enclosure) })
        findings.files = zip(files, read).map { ($0.path, $1.found) } + ofSwift.found
        return Course(
            root: "",
            configuration: configuration,
            lessons: read.compactMap(\.lesson) + ofSwift.lessons,
            assets: [],
            otherFiles: ofSwift.others,
            enclosure: nil,
            samples: samples,
            isSingleFolder: true,
            isLoose: true,
            listedAssets: [],
            reading: findings
        )
    }
}
