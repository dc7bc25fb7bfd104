import Course
import FileSystem

/// What is watched for a course. Packages whose files it shows may lie above it, and then the folder that is watched does too.
struct WatchedCourse {
    let folder: WatchedFolder
    /// Relative to the course.
    let paths: [String]
    /// The course's folder below the one that is watched, in parts.
    private let place: [String]

    /// - Parameters:
    ///   - source: the course's folder.
    ///   - paths: relative to it; `..` may begin them.
    ///   - exceptions: relative to it.
    ///   - targets: where symbolic links among the paths lead, relative to it.
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

    /// What changed, by paths relative to the course.
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
