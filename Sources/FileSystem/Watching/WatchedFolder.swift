/// What to watch: a folder, and which of the folders below it matter.
public struct WatchedFolder: Sendable {
    /// The folder that everything lies in.
    public let root: String
    /// Paths below ``root`` that are watched with all they hold; they need not exist yet.
    public let paths: [String]
    /// Paths below ``root`` that are left out although they lie within ``paths``.
    public let exceptions: [String]
    /// The folder below ``root`` that whole folders lie in which symbolic links stand for; empty for the root itself.
    public let home: String

    public init(root: String, paths: [String], exceptions: [String] = [], home: String = "") {
        self.root = root
        self.paths = paths
        self.exceptions = exceptions
        self.home = home
    }

    /// Whether watching another folder tells everything that watching this one does.
    public func isCovered(by other: WatchedFolder) -> Bool {
        root == other.root && home == other.home && Set(other.exceptions).isSubset(of: exceptions)
            && paths.allSatisfy { path in other.paths.contains { path == $0 || $0.isEmpty || path.hasPrefix($0 + "/") }
            }
    }

    /// Whether a folder, named by its path below ``root``, may hold something that matters: it lies in one of the paths, or
    /// leads to one.
    func includes(folder: String) -> Bool {
        guard !folder.isEmpty else { return true }
        guard !folder.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
            !exceptions.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") })
        else { return false }
        return paths.contains { $0.isEmpty || folder == $0 || folder.hasPrefix($0 + "/") || $0.hasPrefix(folder + "/") }
    }

    /// What a folder is that a symbolic link stands for: all of it matters if it is one of the ``paths`` or lies directly below
    /// one, as that of a language may. Others are no part of a course.
    enum LinkedFolder { case path, belowPath, wayToPath, other }

    /// - Parameter path: of the link, below ``root``.
    func linkedFolder(at path: String) -> LinkedFolder {
        guard includes(folder: path) else { return .other }
        if paths.contains(path) { return .path }
        if paths.contains(WatchedPlaces.parent(of: path)) { return .belowPath }
        return paths.contains { $0.hasPrefix(path + "/") } ? .wayToPath : .other
    }

    func absolute(_ path: String) -> String {
        path.isEmpty ? (root.isEmpty ? "." : root) : root.isEmpty ? path : root + "/" + path
    }
}

/// What changed in a watched folder within a short while.
public struct FileChanges: Sendable, Equatable {
    /// Paths below the watched root, of files and folders that were written, made, moved or removed. A folder stands for
    /// all that it holds.
    public var paths: Set<String>
    /// False where the system lost count: anything may have changed.
    public var isComplete: Bool

    public init(paths: Set<String> = [], isComplete: Bool = true) {
        self.paths = paths
        self.isComplete = isComplete
    }

    var isEmpty: Bool { paths.isEmpty && isComplete }
}

extension FileSystem {
    /// What watches files.
    public enum WatchMethod: Sendable {
        /// What the system offers (inotify, FSEvents), and looking again and again where it refuses.
        case system
        /// Looking again and again, for file systems that send no events.
        case polling
    }

    /// The changes to files in a folder, from now on, until the stream's reader is gone.
    ///
    /// A burst of changes (a save in several steps, a branch checked out) arrives as one element: a change is handed on when
    /// nothing else has happened for ``settlingTime``, and at the latest after ``longestBurst``. The folder's root may vanish
    /// and come back.
    ///
    /// - Parameter whenPolled: called when the system refuses to watch, be it at once or later: changes are then found by
    ///   looking at every file again and again.
    public static func changes(
        in folder: WatchedFolder,
        method: WatchMethod = .system,
        whenPolled: @escaping @Sendable () -> Void = {}
    ) -> AsyncStream<FileChanges> {
        let (stream, continuation) = AsyncStream.makeStream(of: FileChanges.self)
        switch method {
        case .system:
            #if canImport(Darwin)
                if FSEventsWatcher.start(folder, continuation) { return stream }
            #else
                if InotifyWatcher.start(folder, continuation, whenRefused: whenPolled) { return stream }
            #endif
            whenPolled()
            fallthrough
        case .polling:
            PollingWatcher.start(folder, continuation)
        }
        return stream
    }

    /// In milliseconds.
    static let settlingTime: Int32 = 3
    /// In milliseconds.
    static let longestBurst: Int64 = 150
}
