import FileSystem

/// Which files and folders lie in a course's git repository, and else in the course. They are looked for, not read.
struct RepositoryFiles {
    private let root: String
    /// The folder that holds all of them, after links; nil where it can't be told.
    private let top: String?

    /// - Parameter root: the course's folder.
    init(around root: String) {
        self.root = root
        let real = try? FileSystem.realPath(root)
        top = real.map { Self.repository(around: $0) ?? $0 }
    }

    /// The folder of the git repository in which an absolute path lies, after links; nil where it lies in none.
    static func repository(around path: String) -> String? {
        var place = path
        while !place.isEmpty {
            if FileSystem.exists(place + "/.git") { return place }
            place = CoursePath.folder(of: place)
        }
        return nil
    }

    /// - Parameter path: relative to the course; it may climb out.
    func contains(_ path: String) -> Bool {
        guard let top, !path.split(separator: "/").contains(".git"),
            let place = try? FileSystem.realPath(CoursePath.join(root, path))
        else { return false }
        return place == top || place.utf8.starts(with: (top == "/" ? "/" : top + "/").utf8)
    }
}
