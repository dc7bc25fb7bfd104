#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The places on the disk of a watched folder's files: through symbolic links, some paths lead to other places below its root.
///
/// This is a snapshot of the disk. It is made anew when a folder or a link comes or goes, or an entry that a link leads through.
struct WatchedPlaces: Sendable {
    struct Folder: Sendable {
        /// The folder's path below the watched root; links in it are not resolved.
        let path: String
        /// The folder's place: absolute, without symbolic links.
        let place: String
    }

    /// The place of the watched root: absolute, without symbolic links. Empty if the root does not exist.
    let root: String
    /// The folders that matter and exist, each before the folders within it.
    private(set) var folders: [Folder] = []
    private let folder: WatchedFolder
    /// The folders that links lead to.
    private var linked: [Folder] = []
    /// The paths of links by the places of the folder entries that they lead through. The watched root is the empty path.
    private var passed: [String: Set<String>] = [:]
    /// The real places on disk at which symbolic links to files end, by the links' paths below the root.
    private var ends: [String: String] = [:]

    /// - Parameter root: the place of the folder's root; nothing below it is read.
    init(_ folder: WatchedFolder, root: String) { (self.folder, self.root) = (folder, root) }

    /// Reads the folders on the disk.
    ///
    /// - Parameter visit: called with the place of each folder in which something that matters may happen, before the folder is
    ///   read; it may be called twice with the same place.
    init(_ folder: WatchedFolder, visiting visit: (_ place: String) -> Void = { _ in }) {
        self.folder = folder
        root = (try? FileSystem.realPath(folder.absolute(""))) ?? ""
        for step in Trail(to: folder.absolute("")).steps where step.isLink { pass(step.place, "", visit) }
        if !root.isEmpty { walk(Folder(path: "", place: root), visit) }
    }

    // MARK: Looking

    private mutating func walk(_ entered: Folder, _ visit: (String) -> Void) {
        visit(entered.place)
        folders.append(entered)
        for name in (try? FileSystem.names(in: entered.place)) ?? [] {
            let entry = Folder(
                path: entered.path.isEmpty ? name : entered.path + "/" + name,
                place: Self.join(entered.place, name)
            )
            switch try? FileSystem.status(of: entry.place).kind {
            case .folder where folder.includes(folder: entry.path): walk(entry, visit)
            case .symbolicLink where !name.hasPrefix("."): follow(entry, visit)
            default: break
            }
        }
    }

    private mutating func follow(_ link: Folder, _ visit: (String) -> Void) {
        let trail = Trail(to: link.place)
        let kind = folder.linkedFolder(at: link.path)
        if trail.kind == .folder, kind == .other { return }
        for step in trail.steps where Self.rest(of: step.place, in: root)?.isEmpty == false {
            pass(step.place, link.path, visit)
        }
        guard let end = trail.end else { return }
        guard trail.kind == .folder else {
            if Self.rest(of: end, in: root) != nil { ends[link.path] = end }
            return
        }
        // The bounds are those of reading a course, which never holds a folder that lies elsewhere.
        let bounds =
            switch kind {
            case .path: folder.home.isEmpty ? root : Self.join(root, folder.home)
            case .belowPath: FileSystem.split(link.place).folder
            case .wayToPath, .other: root
            }
        guard Self.rest(of: end, in: bounds) != nil else { return }
        linked.append(Folder(path: link.path, place: end))
        walk(Folder(path: link.path, place: end), visit)
    }

    private mutating func pass(_ place: String, _ path: String, _ visit: (String) -> Void) {
        visit(FileSystem.split(place).folder)
        passed[place, default: []].insert(path)
    }

    // MARK: Answers

    /// Returns the paths by which the course knows the file or folder at a place; none if it doesn't matter.
    ///
    /// - Parameter isFolder: true for a folder, since fewer folders than files matter.
    func paths(to place: String, isFolder: Bool) -> Set<String> {
        var paths: Set<String> = []
        if let own = Self.rest(of: place, in: root) { paths.insert(own) }
        for link in linked {
            guard let rest = Self.rest(of: place, in: link.place) else { continue }
            paths.insert(rest.isEmpty ? link.path : link.path + "/" + rest)
        }
        return paths.filter { path in
            !path.isEmpty && folder.includes(folder: isFolder ? path : Self.parent(of: path))
        }
    }

    /// Returns the paths that lead through an entry of a folder by symbolic links; the empty one is the watched root.
    func paths(through place: String) -> Set<String> { passed[place] ?? [] }

    /// Returns the target of a link to a file, by the link's path; nil if it is no such link, or leads out of the root.
    func end(ofLink path: String) -> String? { ends[path] }

    // MARK: Places

    static func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

    /// Returns the path from a folder to a place in it: empty for the folder itself, nil for a place outside. It is compared byte
    /// by byte: as a character, a combining mark at the beginning of a name would belong to the slash before it.
    static func rest(of place: String, in folder: String) -> String? {
        guard !folder.isEmpty, place.utf8.starts(with: folder.utf8) else { return nil }
        let rest = place.utf8.dropFirst(folder.utf8.count)
        guard let first = rest.first, folder != "/" else { return String(Substring(rest)) }
        return first == UInt8(ascii: "/") ? String(Substring(rest.dropFirst())) : nil
    }

    static func parent(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }
}

/// The way of a path through symbolic links to its end.
private struct Trail {
    struct Step {
        /// The place of a folder's entry: absolute, with no link before its last part.
        let place: String
        let isLink: Bool
    }

    private(set) var steps: [Step] = []
    /// The place that the path leads to, without symbolic links; nil if there is nothing, or the links form a circle.
    private(set) var end: String?
    private(set) var kind: FileSystem.Kind?

    /// The largest number of links that are followed; the system's own limit is similar (path_resolution(7)).
    private static let mostLinks = 40

    init(to path: String) {
        var current = path.hasPrefix("/") ? "/" : (try? FileSystem.realPath(".")) ?? "/"
        var parts = path.split(separator: "/")[...]
        var links = 0
        var found = FileSystem.Kind.folder
        while let part = parts.popFirst() {
            guard found == .folder else { return }
            if part == "." { continue }
            if part == ".." {
                current = FileSystem.split(current).folder
                continue
            }
            let place = WatchedPlaces.join(current, String(part))
            let own = try? FileSystem.status(of: place).kind
            steps.append(Step(place: place, isLink: own == .symbolicLink))
            switch own {
            case nil: return
            case .symbolicLink:
                links += 1
                guard links <= Self.mostLinks, let target = try? FileSystem.target(ofLink: place) else { return }
                if target.hasPrefix("/") { current = "/" }
                parts = target.split(separator: "/") + parts
            case .some(let kind): (current, found) = (place, kind)
            }
        }
        (end, kind) = (current, found)
    }
}
