import CFileSystem

/// What macOS says of a change in a tree that is watched.
struct TreeEvent: Sendable, Equatable {
    /// Absolute, without symbolic links.
    let path: [UInt8]
    /// FSEventStreamEventFlags.
    let flags: UInt32

    func has(_ flag: glosa_tree_event) -> Bool { flags & UInt32(flag.rawValue) != 0 }

    /// Whether the system may have left out others.
    var isIncomplete: Bool {
        has(GLOSA_MUST_SCAN) || has(GLOSA_USER_DROPPED) || has(GLOSA_KERNEL_DROPPED) || has(GLOSA_ROOT_CHANGED)
    }

    /// Whether a folder came or went, and not only its times or rights are others.
    var movesFolder: Bool {
        has(GLOSA_ITEM_CREATED) || has(GLOSA_ITEM_REMOVED) || has(GLOSA_ITEM_RENAMED) || has(GLOSA_ITEM_MODIFIED)
    }
}

extension WatchedPlaces {
    /// What events mean for the watched folder. A tree is watched as a whole, so that what doesn't matter is sifted out here.
    ///
    /// - Returns: also whether these places may no longer be what is on the disk.
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
            // Links are told of as files are.
            isStale =
                isStale
                || !paths.isEmpty && (isFolder || event.has(GLOSA_ITEM_CREATED) || event.has(GLOSA_ITEM_RENAMED))
        }
        return (changes, isStale)
    }
}
