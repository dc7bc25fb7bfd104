import Support

#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// A watcher of folders by inotify (inotify(7)): one watch for each folder, because the system watches no trees.
    ///
    /// It runs on a thread of its own, which ends when nobody reads the stream any more.
    final class InotifyWatcher {
        private let folder: WatchedFolder
        private let descriptor: Int32
        /// The descriptor that becomes readable when the stream's reader is gone.
        private let ending: Int32
        /// The place of each watched folder, by its watch.
        private var watched: [Int32: String] = [:]
        private var places: WatchedPlaces
        /// True if ``places`` may no longer match the disk.
        private var isStale = false
        private var changes = FileChanges()
        /// True if a watch was refused; then only polling finds all changes.
        private var isRefused = false
        private var hasRoot = false
        private let mostWatches: Int

        /// - Parameters:
        ///   - mostWatches: the largest number of watched folders; the system may allow fewer.
        ///   - whenRefused: called when there was no watch left for folders that came later: from then on all are polled.
        /// - Returns: false if the system refuses at once.
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
            // A program that inherited the writing end, such as a browser, would keep the watcher from ending.
            for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            // Watching begins before this returns, so that no change after it is missed.
            let watcher = InotifyWatcher(
                folder,
                descriptor: descriptor,
                ending: reading,
                mostWatches: mostWatches
            )
            watcher.look()
            guard !watcher.isRefused else {
                close(descriptor)
                close(reading)
                close(writing)
                return false
            }
            continuation.onTermination = { _ in close(writing) }
            nonisolated(unsafe) let owned = watcher  // Only the new thread touches it from here on.
            let isStarted = DetachedThread.start {
                let hasEnded = owned.run { continuation.yield($0) }
                close(descriptor)
                if !hasEnded {
                    whenRefused()
                    owned.lookAgain { continuation.yield($0) }
                }
                close(reading)
            }
            guard isStarted else {
                continuation.onTermination = nil
                for end in [descriptor, reading, writing] { close(end) }
                return false
            }
            return true
        }

        private init(_ folder: WatchedFolder, descriptor: Int32, ending: Int32, mostWatches: Int) {
            self.folder = folder
            places = WatchedPlaces(folder, root: "")
            self.mostWatches = mostWatches
            self.descriptor = descriptor
            self.ending = ending
        }

        /// - Returns: false if it gives up because a watch was refused; true at the end of the stream.
        private func run(_ yield: (FileChanges) -> Void) -> Bool {
            while !isRefused {
                // A root that has vanished, or could not be watched, has to be looked for.
                switch wait(milliseconds: hasRoot ? -1 : 200) {
                case .ended: return true
                case .quiet:
                    guard FileSystem.exists(folder.absolute("")) else { continue }
                    (changes.isComplete, isStale) = (false, true)
                case .readable: readEvents()
                }
                let start = FileSystem.milliseconds
                while FileSystem.milliseconds - start < FileSystem.longestBurst {
                    let next = wait(milliseconds: FileSystem.settlingTime)
                    if next == .ended { return true }
                    guard next == .readable else { break }
                    readEvents()
                }
                // New folders are watched before the changes are reported: files that come into them later have events of their
                // own.
                if isStale { look() }
                if !changes.isEmpty { yield(changes) }
                changes = FileChanges()
            }
            return false
        }

        /// Polls the folder until nobody reads the stream any more.
        private func lookAgain(_ yield: (FileChanges) -> Void) {
            var watcher = PollingWatcher(folder)
            // The changes before the first look are unknown.
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

        /// Reads the folders on the disk now, and watches them. Each is watched before it is read, so that no change between the
        /// two is missed.
        private func look() {
            isStale = false
            var found: [Int32: String] = [:]
            places = WatchedPlaces(folder) { place in
                guard found.count < mostWatches else {
                    isRefused = true
                    return
                }
                // A folder that was moved, or is known already, keeps the watch it had.
                let watch = inotify_add_watch(descriptor, place, Self.mask)
                if watch >= 0 { found[watch] = place } else if [ENOSPC, ENOMEM].contains(errno) { isRefused = true }
            }
            for watch in watched.keys where found[watch] == nil { inotify_rm_watch(descriptor, watch) }
            watched = found
            hasRoot = !places.root.isEmpty && found.values.contains(places.root)
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
            func has(_ flags: Int32...) -> Bool { flags.contains { mask & UInt32(bitPattern: $0) != 0 } }
            if has(Int32(IN_Q_OVERFLOW)) {
                (changes.isComplete, isStale) = (false, true)
                return
            }
            guard let folder = watched[watch] else { return }
            if has(IN_DELETE_SELF, IN_MOVE_SELF, IN_IGNORED) {
                watched[watch] = nil
                isStale = true
                if folder == places.root { changes.isComplete = false }
                changes.paths.formUnion(places.paths(to: folder, isFolder: true))
                return
            }
            guard !name.isEmpty else { return }
            let place = WatchedPlaces.join(folder, name)
            let isFolder = has(Int32(IN_ISDIR))
            let comesOrGoes = has(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO)
            if isFolder, !comesOrGoes { return }
            if !isFolder, has(IN_CREATE, IN_MOVED_TO) {
                var information = stat()
                let kind = lstat(place, &information) == 0 ? FileSystem.kind(information.st_mode) : nil
                if kind == .symbolicLink { isStale = true }
                // A program that makes a file writes and closes it next, which is reported; a link is complete as it is made.
                if has(IN_CREATE), kind == nil || kind == .file && information.st_nlink == 1 { return }
            }
            let through = places.paths(through: place)
            if through.contains("") { changes.isComplete = false }
            let paths = places.paths(to: place, isFolder: isFolder)
            if comesOrGoes, !through.isEmpty || isFolder && !paths.isEmpty { isStale = true }
            changes.paths.formUnion(paths)
            changes.paths.formUnion(through.filter { !$0.isEmpty })
        }
    }
#endif
