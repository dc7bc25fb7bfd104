import CourseConfiguration
import FileSystem

/// The folder that is watched for a course. Packages whose files it shows may lie above it; then the watched folder does too.
package struct WatchedCourse: Sendable {
    package let folder: WatchedFolder
    /// The watched paths, relative to the course.
    let paths: [String]
    /// True if the course is a repository, whose hidden files belong to its tools.
    private var isRepository = false
    /// The course's folder below the watched one, in parts.
    private let place: [String]

    /// - Parameters:
    ///   - course: the course as it was read; nil before that, when the folders of most courses are watched.
    ///   - source: the course's folder.
    package init(_ course: Course?, source: String) {
        guard let course else {
            self.init(source: source, paths: ["content", "templates"], exceptions: ["site"])
            return
        }
        let configuration = course.configuration
        let folders = configuration.ownFiles.map(CoursePath.folder)
        let own = [configuration.content, configuration.templates].compactMap(\.self) + folders
        self.init(
            source: source,
            paths: own + course.sampleFiles.filter { $0.split(separator: "/").contains { $0 != ".." } },
            exceptions: [configuration.output],
            targets: course.linkedSampleFiles
        )
        isRepository = configuration.isRepository
    }

    /// - Parameters:
    ///   - source: the course's folder.
    ///   - paths: the watched paths, relative to the course's folder; they may begin with `..`.
    ///   - exceptions: the excluded paths, relative to the course's folder.
    ///   - targets: the targets of symbolic links among the paths, relative to the course's folder.
    init(source: String, paths: [String], exceptions: [String], targets: [String] = []) {
        self.paths = paths
        let climbs = (paths + targets).map { $0.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 0
        let real = climbs == 0 ? nil : try? FileSystem.realPath(source.isEmpty ? "." : source)
        let place = (real ?? "").split(separator: "/").suffix(climbs).map(String.init)
        self.place = place
        let climb = Array(repeating: "..", count: place.count).joined(separator: "/")
        func below(_ path: String) -> String? {
            let parts = path.split(separator: "/").map(String.init)
            let up = parts.prefix { $0 == ".." }.count
            guard up <= place.count else { return nil }
            return (place.dropLast(up) + parts.dropFirst(up)).joined(separator: "/")
        }
        folder = WatchedFolder(
            root: CoursePath.join(source, climb),
            paths: paths.compactMap(below),
            exceptions: exceptions.compactMap(below),
            home: place.joined(separator: "/")
        )
    }

    /// Returns changes with paths relative to the course.
    package func changes(_ news: FileChanges) -> FileChanges {
        guard !place.isEmpty else { return news }
        let paths = news.paths.map { path in
            let parts = path.split(separator: "/").map(String.init)
            let shared = zip(parts, place).prefix { $0 == $1 }.count
            return (Array(repeating: "..", count: place.count - shared) + parts.dropFirst(shared)).joined(
                separator: "/"
            )
        }
        return FileChanges(paths: Set(paths), isComplete: news.isComplete)
    }

    /// Returns true if a file belongs to the course: other files, such as editors' own, lie in the same folders.
    ///
    /// - Parameter path: relative to the course.
    package func matters(_ path: String) -> Bool {
        let name = CoursePath.name(of: path)
        if CourseReader.rootFiles.contains(path) { return true }
        if name.hasPrefix(".") || name.hasSuffix("~") { return false }
        if isRepository, path.hasPrefix(".") || path.contains("/.") { return false }
        return paths.contains {
            path == $0 || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") || $0.isEmpty
        }
    }
}
