import CFileSystem

/// An event of macOS about a change in a watched tree.
struct TreeEvent: Sendable, Equatable {
    /// The path of the change: absolute, without symbolic links.
    let path: [UInt8]
    /// The event's FSEventStreamEventFlags.
    let flags: UInt32

    func has(_ flag: glosa_tree_event) -> Bool { flags & UInt32(flag.rawValue) != 0 }

    /// True if the system may have left out other events.
    var isIncomplete: Bool {
        has(GLOSA_MUST_SCAN) || has(GLOSA_USER_DROPPED) || has(GLOSA_KERNEL_DROPPED) || has(GLOSA_ROOT_CHANGED)
    }

    /// True if a folder came or went; false if only its times or permissions changed.
    var movesFolder: Bool {
        has(GLOSA_ITEM_CREATED) || has(GLOSA_ITEM_REMOVED) || has(GLOSA_ITEM_RENAMED) || has(GLOSA_ITEM_MODIFIED)
    }
}

extension WatchedPlaces {
    /// Returns the changes that events mean for the watched folder. The system watches a tree as a whole, so irrelevant events
    /// are filtered out here.
    ///
    /// - Returns: also true if these places may no longer match the disk.
    func changes(by events: [TreeEvent]) -> (changes: FileChanges, isStale: Bool) {
        var changes = FileChanges()
        var isStale = false
        for event in events {
            if event.isIncomplete { (changes.isComplete, isStale) = (false, true) }
            let place = String(decoding: event.path, as: UTF8.self)
            let through = paths(through: place)
            if !through.isEmpty {
                if through.contains("") { changes.isComplete = false }
                changes.paths.formUnion(through.filter { !$0.isEmpty })
                isStale = isStale || event.movesFolder
            }
            let isFolder = event.has(GLOSA_ITEM_IS_FOLDER)
            guard !isFolder || event.movesFolder else { continue }
            let paths = paths(to: place, isFolder: isFolder)
            changes.paths.formUnion(paths)
            // Links are reported like files.
            isStale =
                isStale
                || !paths.isEmpty && (isFolder || event.has(GLOSA_ITEM_CREATED) || event.has(GLOSA_ITEM_RENAMED))
        }
        return (changes, isStale)
    }
}
