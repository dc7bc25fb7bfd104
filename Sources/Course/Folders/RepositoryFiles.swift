import CourseConfiguration
import FileSystem

/// The files and folders of a course's git repository or, without one, of the course. They are looked up, not read.
struct RepositoryFiles {
    private let root: String
    /// The folder that holds all of them, with symbolic links resolved; nil if it can't be determined.
    private let top: String?

    /// - Parameter root: the course's folder.
    init(around root: String) {
        self.root = root
        let real = try? FileSystem.realPath(root)
        top = real.map { Self.repository(around: $0) ?? $0 }
    }

    /// Returns the folder of the git repository that contains an absolute path without symbolic links; nil if there is none.
    static func repository(around path: String) -> String? {
        var place = path
        while !place.isEmpty {
            if FileSystem.exists(place + "/.git") { return place }
            place = CoursePath.folder(of: place)
        }
        return nil
    }

    /// - Parameter path: relative to the course; it may lead out of it with `..`.
    func contains(_ path: String) -> Bool {
        guard let top, !path.split(separator: "/").contains(".git"),
            let place = try? FileSystem.realPath(CoursePath.join(root, path))
        else { return false }
        return place == top || place.utf8.starts(with: (top == "/" ? "/" : top + "/").utf8)
    }
}
