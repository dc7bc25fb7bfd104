#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where the files of a watched folder lie: symbolic links have some of its paths lead to other places below its root.
///
/// It is a state of the disk. When a folder or a link comes or goes, or what a link leads through, it is made anew.
struct WatchedPlaces: Sendable {
    struct Folder: Sendable {
        /// Below the watched root, with links in it as they are.
        let path: String
        /// Absolute, without symbolic links.
        let place: String
    }

    /// Where the watched root lies: absolute, without symbolic links. Empty where there is none.
    let root: String
    /// The folders that matter and exist, each before those within it.
    private(set) var folders: [Folder] = []
    private let folder: WatchedFolder
    /// Folders that links lead to.
    private var linked: [Folder] = []
    /// The entries of folders that links lead through, by their places: the paths that lead there. The watched root is the
    /// empty path.
    private var passed: [String: Set<String>] = [:]
    /// Where links to files lead, by their paths.
    private var ends: [String: String] = [:]

    /// - Parameter root: where the folder's root lies; nothing below it is looked at.
    init(_ folder: WatchedFolder, root: String) { (self.folder, self.root) = (folder, root) }

    /// Looks at what is on the disk.
    ///
    /// - Parameter visit: called with the place of each folder in which something that matters may happen, before it is read.
    ///   It may be called twice with one.
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
        // As courses are read: none of them holds a folder that lies elsewhere.
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

    /// The paths by which the course knows what lies at a place; none where it doesn't matter.
    ///
    /// - Parameter isFolder: whether it is a folder, of which fewer matter.
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

    /// The paths that lead through the entry of a folder by symbolic links; the empty one is the watched root.
    func paths(through place: String) -> Set<String> { passed[place] ?? [] }

    /// What a link to a file leads to, by the link's path; nil where it is none, or leads out of the root.
    func end(ofLink path: String) -> String? { ends[path] }

    // MARK: Places

    static func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

    /// The way from a folder to a place in it, empty for the folder itself; nil for what lies elsewhere. Byte by byte: a mark
    /// at the beginning of a name would belong to the slash before it.
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

/// The way of a path through symbolic links to what it names.
private struct Trail {
    struct Step {
        /// An entry of a folder, absolute, with no link before its last part.
        let place: String
        let isLink: Bool
    }

    private(set) var steps: [Step] = []
    /// What the path names in the end, without symbolic links; nil where there is nothing, or the links form a circle.
    private(set) var end: String?
    private(set) var kind: FileSystem.Kind?

    /// The system's own bound is of this order (path_resolution(7)).
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
