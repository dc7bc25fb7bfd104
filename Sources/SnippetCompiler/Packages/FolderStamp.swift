import FileSystem

/// A text that changes when a file of some folders is written, added or removed: lengths and times, no contents.
///
/// Symbolic links are followed, since SwiftPM compiles what lies behind them. Hidden files don't count.
struct FolderStamp {
    private var hash: ContentHash
    /// The real paths of the folders behind links that were read: a link may lead to a folder around it.
    private var followed: Set<String> = []

    /// - Parameters:
    ///   - places: The paths of files and folders.
    ///   - texts: Further texts on which the stamp depends.
    init(of places: [String], with texts: [String]) {
        hash = ContentHash(texts.joined(separator: "\0"))
        for place in places { add(place) }
    }

    /// The stamp, in hexadecimal digits.
    var text: String { hash.text }

    private mutating func add(_ path: String) {
        hash.add(path.utf8)
        guard let names = try? FileSystem.names(in: path) else {
            hash.add(((try? FileSystem.stamp(of: path)) ?? "none").utf8)
            return
        }
        for name in names where !name.hasPrefix(".") {
            let place = "\(path)/\(name)"
            switch (try? FileSystem.status(of: place))?.kind {
            case .folder: add(place)
            case .symbolicLink:
                hash.add(place.utf8)
                if let target = try? FileSystem.realPath(place), followed.insert(target).inserted { add(place) }
            case nil: continue
            default:
                hash.add(place.utf8)
                hash.add(((try? FileSystem.stamp(of: place)) ?? "none").utf8)
            }
        }
    }
}
