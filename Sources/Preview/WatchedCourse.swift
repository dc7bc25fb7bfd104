import Course
import CourseConfiguration
import FileSystem

/// The folder that is watched for a course. Packages whose files it shows may lie above it; then the watched folder does too.
struct WatchedCourse {
    let folder: WatchedFolder
    /// The watched paths, relative to the course.
    let paths: [String]
    /// The course's folder below the watched one, in parts.
    private let place: [String]

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
    func changes(_ news: FileChanges) -> FileChanges {
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
}
