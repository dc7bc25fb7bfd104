#if canImport(Darwin)
    import CFileSystem
    import Darwin
    import Support

    /// A watcher of a tree by macOS's file system events (File System Events Programming Guide).
    final class FSEventsWatcher: Sendable {
        private let folder: WatchedFolder
        private let places: Mutex<WatchedPlaces>
        private let continuation: AsyncStream<FileChanges>.Continuation

        private init(
            _ folder: WatchedFolder,
            _ places: WatchedPlaces,
            _ continuation: AsyncStream<FileChanges>.Continuation
        ) {
            self.folder = folder
            self.places = Mutex(places)
            self.continuation = continuation
        }

        /// - Returns: false if the system refuses to watch.
        static func start(_ folder: WatchedFolder, _ continuation: AsyncStream<FileChanges>.Continuation) -> Bool {
            let places = WatchedPlaces(folder)
            guard !places.root.isEmpty else { return false }
            let watcher = Unmanaged.passRetained(FSEventsWatcher(folder, places, continuation))
            let started = glosa_watch_tree(
                places.root,
                Double(FileSystem.settlingTime) / 1000,
                { context, count, paths, flags in
                    guard let context, let paths, let flags else { return }
                    let events = (0..<count).compactMap { index in
                        paths[index].map { path in
                            let bytes = UnsafeRawBufferPointer(start: path, count: strlen(path))
                            return TreeEvent(path: Array(bytes), flags: flags[index])
                        }
                    }
                    Unmanaged<FSEventsWatcher>.fromOpaque(context).takeUnretainedValue().handle(events)
                },
                watcher.toOpaque()
            )
            guard let started else {
                watcher.release()
                return false
            }
            // From here on only the handler of the stream's end uses them, which is called once.
            nonisolated(unsafe) let (watch, owned) = (started, watcher)
            continuation.onTermination = { _ in
                // This is not done on the thread that ends the stream: that may be the one that reports the changes.
                DetachedThread.start {
                    glosa_end_watch(watch)
                    owned.release()
                }
            }
            return true
        }

        private func handle(_ events: [TreeEvent]) {
            let changes = places.with { places in
                let (changes, isStale) = places.changes(by: events)
                if isStale { places = WatchedPlaces(folder) }
                return changes
            }
            if !changes.isEmpty { continuation.yield(changes) }
        }
    }
#endif
