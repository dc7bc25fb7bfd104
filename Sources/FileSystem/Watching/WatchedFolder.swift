/// What to watch: a folder, and which of the folders below it matter.
public struct WatchedFolder: Sendable {
    /// The folder that everything lies in.
    public let root: String
    /// Paths below ``root`` that are watched with all they hold; they need not exist yet.
    public let paths: [String]
    /// Paths below ``root`` that are left out although they lie within ``paths``.
    public let exceptions: [String]

    public init(root: String, paths: [String], exceptions: [String] = []) {
        self.root = root
        self.paths = paths
        self.exceptions = exceptions
    }

    /// Whether watching another folder tells everything that watching this one does.
    public func isCovered(by other: WatchedFolder) -> Bool {
        root == other.root && Set(other.exceptions).isSubset(of: exceptions)
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

    /// The folders to watch that exist now at or below one of them, each before those within it. Symbolic links are not
    /// followed.
    func folders(from folder: String = "") -> [String] {
        guard includes(folder: folder), (try? FileSystem.status(of: absolute(folder)).kind) == .folder else {
            return []
        }
        let names = (try? FileSystem.names(in: absolute(folder))) ?? []
        return names.reduce(into: [folder]) { $0 += folders(from: folder.isEmpty ? $1 : folder + "/" + $1) }
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
