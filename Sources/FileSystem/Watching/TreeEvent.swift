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

extension WatchedFolder {
    /// What events mean for this folder. A tree is watched as a whole, so that what doesn't matter is sifted out here.
    ///
    /// - Parameter realRoot: where the folder's root lies, without symbolic links.
    func changes(by events: [TreeEvent], realRoot: [UInt8]) -> FileChanges {
        var changes = FileChanges()
        for event in events {
            if event.isIncomplete { changes.isComplete = false }
            guard let path = relative(event.path, to: realRoot), !path.isEmpty else { continue }
            let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
            guard includes(folder: parent) else { continue }
            if event.has(GLOSA_ITEM_IS_FOLDER) {
                guard event.movesFolder, includes(folder: path) else { continue }
            }
            changes.paths.insert(path)
        }
        return changes
    }

    /// A path below ``root``, by a system's absolute one; nil if it lies elsewhere.
    func relative(_ path: [UInt8], to realRoot: [UInt8]) -> String? {
        guard path.starts(with: realRoot) else { return nil }
        let rest = path.dropFirst(realRoot.count)
        // The root of all ends with the separator itself.
        guard let first = rest.first, realRoot.last != UInt8(ascii: "/") else {
            return String(decoding: rest, as: UTF8.self)
        }
        return first == UInt8(ascii: "/") ? String(decoding: rest.dropFirst(), as: UTF8.self) : nil
    }
}
