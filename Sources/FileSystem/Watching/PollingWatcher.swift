#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A watcher that looks at every file again and again, where the system sends no events (network drives, containers' mounted
/// folders) or has no watch left.
struct PollingWatcher: Sendable {
    /// The state of a file: an equal mark means an unchanged file.
    private struct Mark: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let file: UInt64
    }

    /// The interval between two looks, in milliseconds.
    static let interval: Int32 = 200

    private let folder: WatchedFolder
    private var known: [String: Mark]
    private var pending = FileChanges()

    init(_ folder: WatchedFolder) {
        self.folder = folder
        known = Self.snapshot(folder)
    }

    static func start(_ folder: WatchedFolder, _ continuation: AsyncStream<FileChanges>.Continuation) {
        let first = PollingWatcher(folder)
        let task = Task.detached {
            var watcher = first
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(interval))
                if let changes = watcher.look() { continuation.yield(changes) }
            }
        }
        continuation.onTermination = { _ in task.cancel() }
    }

    /// Returns the collected changes once a look finds no more of them, since a file may still be being written; nil until then.
    mutating func look() -> FileChanges? {
        let current = Self.snapshot(folder)
        let changed = Set(current.keys).union(known.keys).filter { current[$0] != known[$0] }
        known = current
        pending.paths.formUnion(changed)
        guard changed.isEmpty, !pending.isEmpty else { return nil }
        defer { pending = FileChanges() }
        return pending
    }

    private static func snapshot(_ folder: WatchedFolder) -> [String: Mark] {
        var marks: [String: Mark] = [:]
        let places = WatchedPlaces(folder)
        for folder in places.folders {
            for name in (try? FileSystem.names(in: folder.place)) ?? [] {
                let path = folder.path.isEmpty ? name : folder.path + "/" + name
                // For a link to a file, the target's own state counts: the link stays as it is.
                marks[path] = mark(places.end(ofLink: path) ?? WatchedPlaces.join(folder.place, name))
            }
        }
        return marks
    }

    private static func mark(_ place: String) -> Mark? {
        var information = stat()
        guard lstat(place, &information) == 0 else { return nil }
        // A folder's own time changes with its contents, which are compared anyway.
        let isFolder = FileSystem.kind(information.st_mode) == .folder
        #if canImport(Darwin)
            let time = information.st_mtimespec
        #else
            let time = information.st_mtim
        #endif
        return Mark(
            seconds: isFolder ? 0 : Int(time.tv_sec),
            nanoseconds: isFolder ? 0 : Int(time.tv_nsec),
            size: isFolder ? 0 : Int(information.st_size),
            file: UInt64(information.st_ino)
        )
    }
}
