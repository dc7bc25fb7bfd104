#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds changes by looking at every file again and again: where the system sends no events (network drives, containers'
/// mounted folders) or has no watch left.
struct PollingWatcher: Sendable {
    /// What tells one state of a file from another.
    private struct Mark: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let file: UInt64
    }

    /// How long to wait before looking again, in milliseconds.
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

    /// What has changed, once a look brings no more of it: a file may still be being written.
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
        for path in folder.folders() {
            for name in (try? FileSystem.names(in: folder.absolute(path))) ?? [] {
                let file = path.isEmpty ? name : path + "/" + name
                var information = stat()
                guard lstat(folder.absolute(file), &information) == 0 else { continue }
                // A folder's own time changes with what it holds, which is looked at anyway.
                let isFolder = FileSystem.kind(information.st_mode) == .folder
                #if canImport(Darwin)
                    let time = information.st_mtimespec
                #else
                    let time = information.st_mtim
                #endif
                marks[file] = Mark(
                    seconds: isFolder ? 0 : Int(time.tv_sec),
                    nanoseconds: isFolder ? 0 : Int(time.tv_nsec),
                    size: isFolder ? 0 : Int(information.st_size),
                    file: UInt64(information.st_ino)
                )
            }
        }
        return marks
    }
}
