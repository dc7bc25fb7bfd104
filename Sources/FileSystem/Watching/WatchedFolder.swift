/// A folder to watch, with the folders below it that matter.
public struct WatchedFolder: Sendable {
    /// The folder that contains everything watched.
    public let root: String
    /// Paths below ``root`` that are watched with all their contents; they need not exist yet.
    public let paths: [String]
    /// Paths below ``root`` that are excluded although they lie within ``paths``.
    public let exceptions: [String]
    /// The folder below ``root`` that holds the targets of symbolic links at ``paths``; empty for the root itself.
    public let home: String

    public init(root: String, paths: [String], exceptions: [String] = [], home: String = "") {
        self.root = root
        self.paths = paths
        self.exceptions = exceptions
        self.home = home
    }

    /// Returns true if watching another folder reports every change that watching this one does.
    public func isCovered(by other: WatchedFolder) -> Bool {
        root == other.root && home == other.home && Set(other.exceptions).isSubset(of: exceptions)
            && paths.allSatisfy { path in other.paths.contains { path == $0 || $0.isEmpty || path.hasPrefix($0 + "/") }
            }
    }

    /// Returns true if a folder, named by its path below ``root``, may hold something that matters: it lies in one of the paths,
    /// or on the way to one.
    func includes(folder: String) -> Bool {
        guard !folder.isEmpty else { return true }
        guard !folder.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
            !exceptions.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") })
        else { return false }
        return paths.contains { $0.isEmpty || folder == $0 || folder.hasPrefix($0 + "/") || $0.hasPrefix(folder + "/") }
    }

    /// The role of a folder to which a symbolic link leads: all of it matters if the link is one of the ``paths`` or lies
    /// directly below one, as that of a language may. Other linked folders are no part of a course.
    enum LinkedFolder { case path, belowPath, wayToPath, other }

    /// - Parameter path: the link's path below ``root``.
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

/// The changes in a watched folder within a short while.
public struct FileChanges: Sendable, Equatable {
    /// Paths below the watched root of files and folders that were written, made, moved or removed. A folder stands for all its
    /// contents.
    public var paths: Set<String>
    /// False if the system lost events: anything may have changed.
    public var isComplete: Bool

    public init(paths: Set<String> = [], isComplete: Bool = true) {
        self.paths = paths
        self.isComplete = isComplete
    }

    var isEmpty: Bool { paths.isEmpty && isComplete }
}

extension FileSystem {
    /// A method of watching files.
    public enum WatchMethod: Sendable {
        /// The events of the system (inotify, FSEvents), and polling if it refuses.
        case system
        /// Polling, for file systems that send no events.
        case polling
    }

    /// Returns the changes to files in a folder, from now on, until the stream's reader is gone.
    ///
    /// A burst of changes (a save in several steps, a branch checked out) arrives as one element: a change is reported when
    /// nothing else has happened for ``settlingTime``, and at the latest after ``longestBurst``. The folder's root may vanish and
    /// come back.
    ///
    /// - Parameter whenPolled: called when the system refuses to watch, at once or later: changes are then found by polling.
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

    /// The quiet time that ends a burst of changes, in milliseconds.
    static let settlingTime: Int32 = 3
    /// The longest time for which a burst of changes is collected, in milliseconds.
    static let longestBurst: Int64 = 150
}
