import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds changes by looking at every file again and again: where the system sends no events (network drives, containers'
/// mounted folders) or has no watch left.
enum PollingWatcher {
    /// What tells one state of a file from another.
    private struct Mark: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let file: UInt64
    }

    static func start(_ folder: WatchedFolder, _ continuation: AsyncStream<FileChanges>.Continuation) {
        let first = snapshot(folder)
        let task = Task.detached {
            var known = first
            var pending = FileChanges()
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(interval))
                let current = snapshot(folder)
                let changed = Set(current.keys).union(known.keys).filter { current[$0] != known[$0] }
                known = current
                if !changed.isEmpty {
                    // Handed on once a round brings no more: a file may still be being written.
                    pending.paths.formUnion(changed)
                } else if !pending.isEmpty {
                    continuation.yield(pending)
                    pending = FileChanges()
                }
            }
        }
        continuation.onTermination = { _ in task.cancel() }
    }

    /// In milliseconds.
    private static let interval = 200

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
