#if canImport(Darwin)
    import CoreServices
    import Dispatch

    /// Watches a tree by macOS's file system events (File System Events Programming Guide).
    final class FSEventsWatcher: Sendable {
        private let folder: WatchedFolder
        private let realRoot: String
        private let continuation: AsyncStream<FileChanges>.Continuation

        private init(
            _ folder: WatchedFolder,
            realRoot: String,
            _ continuation: AsyncStream<FileChanges>.Continuation
        ) {
            self.folder = folder
            self.realRoot = realRoot
            self.continuation = continuation
        }

        /// - Returns: false where the system refuses.
        static func start(_ folder: WatchedFolder, _ continuation: AsyncStream<FileChanges>.Continuation) -> Bool {
            guard let root = try? FileSystem.realPath(folder.absolute("")) else { return false }
            let watcher = FSEventsWatcher(folder, realRoot: root, continuation)
            // The stream of events owns the watcher until it is released.
            var context = FSEventStreamContext(
                version: 0,
                info: Unmanaged.passRetained(watcher).toOpaque(),
                retain: nil,
                release: { info in
                    if let info { Unmanaged<FSEventsWatcher>.fromOpaque(info).release() }
                },
                copyDescription: nil
            )
            let callback: FSEventStreamCallback = { _, info, count, paths, flags, _ in
                guard let info else { return }
                let watcher = Unmanaged<FSEventsWatcher>.fromOpaque(info).takeUnretainedValue()
                let names = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
                watcher.handle((0..<count).map { (String(cString: names[$0]), flags[$0]) })
            }
            let flags =
                kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot
            guard
                let stream = FSEventStreamCreate(
                    nil,
                    callback,
                    &context,
                    [root] as CFArray,
                    FSEventStreamEventId(kFSEventStreamEventIdSinceNow),
                    Double(FileSystem.settlingTime) / 1000,
                    FSEventStreamCreateFlags(flags)
                )
            else { return false }
            FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "glosa.watching"))
            guard FSEventStreamStart(stream) else {
                FSEventStreamInvalidate(stream)
                FSEventStreamRelease(stream)
                return false
            }
            // The system's functions on streams may be called from any thread.
            nonisolated(unsafe) let started = stream
            continuation.onTermination = { _ in
                FSEventStreamStop(started)
                FSEventStreamInvalidate(started)
                FSEventStreamRelease(started)
            }
            return true
        }

        private func handle(_ events: [(path: String, flags: FSEventStreamEventFlags)]) {
            var changes = FileChanges()
            for (path, flags) in events {
                let lost =
                    kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagUserDropped
                    | kFSEventStreamEventFlagKernelDropped | kFSEventStreamEventFlagRootChanged
                if Int(flags) & lost != 0 { changes.isComplete = false }
                guard let relative = folder.relative(path, to: realRoot), !relative.isEmpty else { continue }
                let parent = relative.lastIndex(of: "/").map { String(relative[..<$0]) } ?? ""
                if folder.includes(folder: parent) { changes.paths.insert(relative) }
            }
            if !changes.isEmpty { continuation.yield(changes) }
        }
    }
#endif
