import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// The folders whose files may be samples: a course's own, and those of its packages. With all symbolic links resolved, nothing
/// outside of them is read, and nothing with a name that begins with a dot.
struct SampleRoots: Sendable {
    private struct Root: Sendable {
        /// The path relative to the course's folder; empty for that folder itself.
        let path: String
        /// The path below the outermost of the folders that contain it.
        let address: String
        let enclosure: FileSystem.Enclosure
    }

    struct File: Sendable {
        /// The path relative to the course's folder.
        let path: String
        /// The path below the outermost of the folders that contain it.
        let address: String
        let bytes: [UInt8]
    }

    /// The reason why a file is not available.
    enum LookupFailure: Error {
        /// - Parameter near: the path of a file or folder that may be meant.
        case missing(near: String?)
        case refused(FileError)
        /// The path is absolute, or climbs out of the folders.
        case outside
    }

    /// The states of the files and folders that were looked up to answer a question: as long as they are the same, so is the
    /// answer.
    typealias Lookups = [String: UInt64]

    /// The search for the files of one lesson, with the look-ups that it took.
    struct Search {
        fileprivate(set) var lookups: Lookups = [:]
        var nearMiss = NearMiss()
        /// The names in folders that were listed for near misses, and the folder's state.
        fileprivate var listings: [String: (names: Set<String>, state: UInt64)] = [:]
    }

    /// The largest size of a sample's file, in bytes.
    static let largestFile = 1 << 20

    /// The folder that paths are relative to; empty for the working folder.
    private let base: String
    private let roots: [Root]
    /// The packages whose files are not shown, because they are not in the course's repository.
    let strangers: [String]

    /// No folder at all.
    static let none = SampleRoots()

    private init() { (base, roots, strangers) = ("", [], []) }

    /// - Parameters:
    ///   - base: the folder that paths are relative to; empty for the working folder.
    ///   - folder: relative to it.
    ///   - packages: each absolute or relative to `base`.
    ///   - hidden: a hidden folder in it whose files may be read all the same.
    ///   - trustsPackages: true if a person has named them, and not the course.
    ///   - isAbsolute: true if findings name files by their absolute paths.
    init(
        base: String,
        folder: String = "",
        packages: [String],
        hidden: String? = nil,
        trustsPackages: Bool = false,
        isAbsolute: Bool = false
    ) {
        self.base = base
        func real(_ path: String) -> String? {
            let place = path.hasPrefix("/") ? path : CoursePath.join(base, path)
            return try? FileSystem.realPath(place.isEmpty ? "." : place)
        }
        guard let here = real(""), let own = real(folder) else {
            (roots, strangers) = ([], [])
            return
        }
        var places = [own]
        if let place = hidden.flatMap(real), Self.lies(place, in: own) { places.append(place) }
        var strangers: [String] = []
        for package in packages {
            guard let place = real(package), FileSystem.exists(CoursePath.join(place, "Package.swift")) else {
                continue
            }
            if trustsPackages || Self.belongTogether(own, place) {
                if !places.contains(place) { places.append(place) }
            } else {
                strangers.append(package)
            }
        }
        self.strangers = strangers
        roots = places.compactMap { place in
            guard let enclosure = try? FileSystem.Enclosure(place) else { return nil }
            let outermost = places.filter { Self.lies(place, in: $0) }.min { $0.utf8.count < $1.utf8.count } ?? place
            return Root(
                path: isAbsolute ? place : CoursePath.way(from: here, to: place),
                address: CoursePath.way(from: outermost, to: place),
                enclosure: enclosure
            )
        }
    }

    // MARK: Files

    /// Reads the file that a fence names.
    ///
    /// - Parameters:
    ///   - name: below one of the folders. DocC puts the package's name before `Snippets/`.
    ///   - search: records the states of the paths that are looked up.
    func file(_ name: String, in search: inout Search) throws(LookupFailure) -> File {
        guard let name = CoursePath.normalized(name), !name.isEmpty else { throw .outside }
        var refusal: FileError?
        for (root, path) in candidates(name) {
            let place = CoursePath.join(root.path, path)
            do throws(FileError) {
                let bytes = try read(place)
                search.lookups[place] = Self.state(of: bytes)
                return File(path: place, address: CoursePath.join(root.address, path), bytes: bytes)
            } catch {
                search.lookups[place] = state(of: error, at: place)
                if !error.isNotFound { refusal = refusal ?? error }
            }
        }
        if let refusal { throw .refused(refusal) }
        if let written = spelledOnDisk(name, in: &search) { return try file(written, in: &search) }
        throw .missing(near: near(name, in: &search))
    }

    /// Reads a file that scissors name: it lies in one of their base folders.
    func file(_ name: String, of settings: SnippetSettings, in search: inout Search) throws(SampleFault) -> File {
        let paths = settings.paths(of: name)
        guard !paths.isEmpty else { throw .outsideBase(settings.folders) }
        var failure = LookupFailure.outside
        for path in paths {
            do throws(LookupFailure) {
                return try file(path, in: &search)
            } catch {
                failure = error
            }
        }
        throw .unavailable(failure, strangers: strangers)
    }

    /// Returns a name in the letters that the disk has for it: `Ñ` is one character or two. Nil if there is no such file, or no
    /// other spelling of its name.
    private func spelledOnDisk(_ name: String, in search: inout Search) -> String? {
        guard name.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        for (root, path) in candidates(name) {
            var found = ""
            for part in path.split(separator: "/").map(String.init) {
                // Strings are equal if their characters are.
                guard let (names, state) = listing(of: CoursePath.join(root.path, found), in: &search),
                    let index = names.firstIndex(of: part)
                else { break }
                search.lookups[CoursePath.join(root.path, found)] = state
                found = CoursePath.join(found, names[index])
            }
            if found == path, !found.utf8.elementsEqual(path.utf8) { return found }
        }
        return nil
    }

    /// Reads a file that a tutorial names, which is one of its catalogue.
    func file(_ name: String, of catalogue: CatalogueFiles, in search: inout Search) throws(LookupFailure) -> File {
        guard let path = catalogue.path(named: CoursePath.name(of: name)) else {
            for folder in catalogue.folders { _ = listing(of: folder, in: &search).map { search.lookups[folder] = $1 } }
            throw .missing(near: search.nearMiss.suggestion(for: name, among: catalogue.names))
        }
        do throws(FileError) {
            let bytes = try read(path)
            search.lookups[path] = Self.state(of: bytes)
            return File(path: path, address: CoursePath.join(roots.first?.address ?? "", path), bytes: bytes)
        } catch {
            search.lookups[path] = state(of: error, at: path)
            throw .refused(error)
        }
    }

    /// Returns the state of a path that was looked up before.
    func state(of path: String) -> UInt64 {
        do throws(FileError) {
            return Self.state(of: try read(path))
        } catch {
            return state(of: error, at: path)
        }
    }

    /// Returns the targets of symbolic links among some paths, relative to the base. Paths without links, and links to a place
    /// where nothing is read, are left out.
    func targets(of paths: [String]) -> [String] {
        guard !paths.isEmpty, let here = try? FileSystem.realPath(place(of: "")) else { return [] }
        return paths.compactMap { path in
            guard let real = try? FileSystem.realPath(place(of: path)) else { return nil }
            let way = CoursePath.way(from: here, to: real)
            let isRead = roots.contains { (try? FileSystem.kind(behind: real, within: $0.enclosure)) != nil }
            return way != path && isRead ? way : nil
        }
    }

    private func candidates(_ name: String) -> [(Root, String)] {
        let plain = roots.map { ($0, name) }
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[1].hasPrefix("Snippets/") else { return plain }
        // The root whose folder has that name goes before the others.
        let named = roots.filter { $0.enclosure.name == parts[0] } + roots.filter { $0.enclosure.name != parts[0] }
        return plain + named.map { ($0, parts[1]) }
    }

    /// Reads a file below any of the folders: a link may lead from one of them to another.
    private func read(_ path: String) throws(FileError) -> [UInt8] {
        let place = place(of: path)
        var refusal: FileError?
        for root in roots {
            do throws(FileError) {
                return try FileSystem.read(place, within: root.enclosure, upTo: Self.largestFile)
            } catch {
                guard error.cause == .leadsOut || error.cause == .hidden else { throw error }
                if refusal?.cause != .hidden { refusal = error }
            }
        }
        throw refusal ?? .leadingOut(place)
    }

    private func names(in folder: String) -> [String]? {
        for root in roots {
            let names = try? FileSystem.names(in: place(of: folder), within: root.enclosure)
            if let names { return names.filter { !$0.hasPrefix(".") } }
        }
        return nil
    }

    private func place(of path: String) -> String {
        let place = CoursePath.join(base, path)
        return place.isEmpty ? "." : place
    }

    // MARK: Near misses

    private func near(_ name: String, in search: inout Search) -> String? {
        for (root, path) in candidates(name) {
            var folder = ""
            for part in path.split(separator: "/").map(String.init) {
                let place = CoursePath.join(root.path, folder)
                guard let (names, state) = listing(of: place, in: &search) else { break }
                guard !names.contains(part) else {
                    folder = CoursePath.join(folder, part)
                    continue
                }
                search.lookups[place] = state
                if let near = Self.sibling(of: part, among: names)
                    ?? search.nearMiss.suggestion(for: part, among: names)
                {
                    return CoursePath.join(folder, near)
                }
                break
            }
        }
        return nil
    }

    /// The file of the same name with another ending, such as `Sum.py` for `Sum.swift`; nil if there is none.
    private static func sibling(of name: String, among names: Set<String>) -> String? {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
        let stem = String(name[...dot])
        return names.filter { $0.hasPrefix(stem) && $0.utf8.count > stem.utf8.count }.min()
    }

    private func listing(of folder: String, in search: inout Search) -> (names: Set<String>, state: UInt64)? {
        if let known = search.listings[folder] { return known }
        guard let names = names(in: folder) else { return nil }
        search.listings[folder] = (Set(names), Self.state(of: names))
        return search.listings[folder]
    }

    // MARK: States

    private static func state(of bytes: [UInt8]) -> UInt64 { MurmurHash.of(bytes) }

    private static func state(of names: [String]) -> UInt64 {
        StableHash(names.joined(separator: "\n").utf8).value &+ 1
    }

    private func state(of error: FileError, at path: String) -> UInt64 {
        let names = error.cause == .noFile ? names(in: path) : nil
        return names.map(Self.state(of:)) ?? StableHash("\(error.cause)".utf8).value &+ 2
    }

    // MARK: Places

    /// Returns true if a course may show the files of a package: one contains the other, or both lie in the same git repository.
    /// A course may come from somebody else, and must not publish files that lie beside it on this machine.
    private static func belongTogether(_ course: String, _ package: String) -> Bool {
        if lies(course, in: package) || lies(package, in: course) { return true }
        return RepositoryFiles.repository(around: course).map { lies(package, in: $0) } ?? false
    }

    private static func lies(_ path: String, in folder: String) -> Bool {
        path == folder || path.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
    }
}
