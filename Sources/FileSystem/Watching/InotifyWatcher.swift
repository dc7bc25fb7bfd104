import Support

#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Watches folders by inotify (inotify(7)): one watch for each folder, because the system watches no trees.
    ///
    /// It lives on a thread of its own, which ends when nobody reads the stream any more.
    final class InotifyWatcher {
        private let folder: WatchedFolder
        private let descriptor: Int32
        /// Readable when the stream's reader is gone.
        private let ending: Int32
        private var paths: [Int32: String] = [:]
        private var changes = FileChanges()
        /// Whether the system refused a watch; then only looking again and again finds everything.
        private var isRefused = false
        private var hasRoot = false
        private let mostWatches: Int

        /// - Parameters:
        ///   - mostWatches: how many folders are watched; the system may allow fewer.
        ///   - whenRefused: called when folders came later for which there was no watch left: from then on they are looked
        ///     at again and again.
        /// - Returns: false where the system refuses at once.
        static func start(
            _ folder: WatchedFolder,
            _ continuation: AsyncStream<FileChanges>.Continuation,
            mostWatches: Int = .max,
            whenRefused: @escaping @Sendable () -> Void
        ) -> Bool {
            let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard descriptor >= 0 else { return false }
            var pipes: [Int32] = [-1, -1]
            guard pipe(&pipes) == 0 else {
                close(descriptor)
                return false
            }
            let (reading, writing) = (pipes[0], pipes[1])
            // Watching begins before this returns, so that no change after it is missed.
            let watcher = InotifyWatcher(
                folder,
                descriptor: descriptor,
                ending: reading,
                mostWatches: mostWatches
            )
            watcher.watch("")
            guard !watcher.isRefused else {
                close(descriptor)
                close(reading)
                close(writing)
                return false
            }
            continuation.onTermination = { _ in close(writing) }
            nonisolated(unsafe) let owned = watcher  // Only the new thread touches it from here on.
            DetachedThread.start {
                let hasEnded = owned.run { continuation.yield($0) }
                close(descriptor)
                if !hasEnded {
                    whenRefused()
                    owned.lookAgain { continuation.yield($0) }
                }
                close(reading)
            }
            return true
        }

        private init(_ folder: WatchedFolder, descriptor: Int32, ending: Int32, mostWatches: Int) {
            self.folder = folder
            self.mostWatches = mostWatches
            self.descriptor = descriptor
            self.ending = ending
        }

        /// - Returns: false where it gives up because the system has refused a watch.
        private func run(_ yield: (FileChanges) -> Void) -> Bool {
            while !isRefused {
                // A vanished root, or one that could not be watched whole, has to be looked for.
                switch wait(milliseconds: hasRoot ? -1 : 200) {
                case .ended: return true
                case .quiet:
                    guard FileSystem.exists(folder.absolute("")) else { continue }
                    watch("")
                    changes.isComplete = false
                case .readable: readEvents()
                }
                let start = FileSystem.milliseconds
                while FileSystem.milliseconds - start < FileSystem.longestBurst {
                    let next = wait(milliseconds: FileSystem.settlingTime)
                    if next == .ended { return true }
                    guard next == .readable else { break }
                    readEvents()
                }
                if !changes.isEmpty { yield(changes) }
                changes = FileChanges()
            }
            return false
        }

        /// Looks again and again, until nobody reads the stream any more.
        private func lookAgain(_ yield: (FileChanges) -> Void) {
            var watcher = PollingWatcher(folder)
            // What has changed before the first look, nobody knows.
            yield(FileChanges(isComplete: false))
            var file = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
            while poll(&file, 1, PollingWatcher.interval) == 0 || file.revents == 0 {
                if let changes = watcher.look() { yield(changes) }
            }
        }

        private enum Waited { case readable, quiet, ended }

        private func wait(milliseconds: Int32) -> Waited {
            var files = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&files, 2, milliseconds)
            if files[1].revents != 0 { return .ended }
            return ready > 0 && files[0].revents != 0 ? .readable : .quiet
        }

        // MARK: Watches

        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
                | IN_ATTRIB
        )

        private func watch(_ path: String) {
            for found in folder.folders(from: path) {
                guard paths.count < mostWatches else {
                    isRefused = true
                    return
                }
                let watch = inotify_add_watch(descriptor, folder.absolute(found), Self.mask)
                if watch >= 0 { paths[watch] = found } else if [ENOSPC, ENOMEM].contains(errno) { isRefused = true }
                if watch >= 0, found.isEmpty { hasRoot = true }
            }
        }

        /// A folder that was moved keeps its watch, but no longer its path.
        private func forget(_ path: String) {
            for (watch, watched) in paths where watched == path || watched.hasPrefix(path + "/") {
                inotify_rm_watch(descriptor, watch)
                paths[watch] = nil
            }
        }

        // MARK: Events

        private func readEvents() {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                // struct inotify_event: int wd; uint32_t mask, cookie, len; char name[len]
                var offset = 0
                while offset + 16 <= count {
                    let (watch, mask, length) = buffer.withUnsafeBytes {
                        (
                            $0.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                            $0.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                            Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                        )
                    }
                    let end = min(count, offset + 16 + length)
                    let name = String(decoding: buffer[(offset + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
                    handle(watch: watch, mask: mask, name: name)
                    offset = end
                }
            }
        }

        private func handle(watch: Int32, mask: UInt32, name: String) {
            func has(_ flag: Int) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
            if has(Int(IN_Q_OVERFLOW)) {
                changes.isComplete = false
                self.watch("")
                return
            }
            guard let parent = paths[watch] else { return }
            if has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) || has(Int(IN_IGNORED)) {
                if parent.isEmpty {
                    forget("")
                    paths = [:]
                    hasRoot = false
                    changes.isComplete = false
                } else {
                    paths[watch] = nil
                    changes.paths.insert(parent)
                }
                return
            }
            guard !name.isEmpty else { return }
            let path = parent.isEmpty ? name : parent + "/" + name
            if has(Int(IN_ISDIR)) {
                if has(Int(IN_ATTRIB)) { return }
                if has(Int(IN_MOVED_FROM)) || has(Int(IN_DELETE)) { forget(path) }
                guard folder.includes(folder: path) else { return }
                // Watched before it is reported: what comes into it later has events of its own.
                if has(Int(IN_CREATE)) || has(Int(IN_MOVED_TO)) { self.watch(path) }
            } else if has(Int(IN_CREATE)) {
                // Who makes a file writes and closes it next, which is reported; a link is complete as it is made.
                var information = stat()
                guard lstat(folder.absolute(path), &information) == 0 else { return }
                guard FileSystem.kind(information.st_mode) != .file || information.st_nlink > 1 else { return }
            }
            changes.paths.insert(path)
        }
    }
#endif
