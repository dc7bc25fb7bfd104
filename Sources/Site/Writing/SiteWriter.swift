import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// Writes a site so that it appears whole or not at all.
///
/// Everything goes to a folder beside the old site, where unchanged files are hard links to the old ones, with their bytes and
/// times; at the end the two folders are swapped atomically, and the old one is removed, or set aside for the next build. A build
/// that is killed before that leaves the old site as it was; the next build clears away its remains.
struct SiteWriter: Sendable {
    private let output: String
    private let staging: StagingFolder
    private let hasOldSite: Bool
    private let spare: SpareSite?
    /// The files that lay in the staging folder from the beginning, by their paths.
    private let held: [String: FileSystem.Identity]
    private let written: Mutex<Written>

    private struct Written {
        /// The files that were written or kept, by their paths.
        var files: [String: FileSystem.Identity] = [:]
        /// Files of ``SiteWriter/held`` not yet replaced or kept; removed at the end.
        var stale: [String: FileSystem.Identity]
    }

    /// - Parameters:
    ///   - output: the site's folder; made if it is not there.
    ///   - spare: the site that the new one is made from, if it can be had; the old site takes its place if the two are much
    ///     alike.
    /// - Throws: ``FileError``; ``SiteWriterError/foreignFolder(_:)`` if the folder holds files that Glosa did not put there.
    init(output: String, spare: SpareSite? = nil) async throws {
        let parent = CoursePath.folder(of: output)
        if !parent.isEmpty { try FileSystem.makeFolder(parent) }
        self.output = (try? FileSystem.realPath(output)) ?? output
        hasOldSite = FileSystem.exists(self.output)
        if hasOldSite { try Self.checkOwner(self.output) }
        self.spare = spare
        staging = try StagingFolder(beside: self.output, from: spare)
        do {
            held = try await SpareSite.files(in: staging.path)
            written = Mutex(Written(stale: held))
        } catch {
            try? staging.remove()
            throw error
        }
        do {
            try write(OutputFile(path: Self.markerName, text: Self.markerText))
        } catch {
            cancel()
            throw error
        }
    }

    private static func checkOwner(_ folder: String) throws {
        let names = try FileSystem.names(in: folder)
        let isOurs = names.contains(markerName) || names.allSatisfy { $0.hasPrefix(".") }
        guard isOurs else { throw SiteWriterError.foreignFolder(folder) }
    }

    /// Every file of the site, by its path, with the identity that it has in its final place.
    var files: [String: FileSystem.Identity] { written.with(\.files) }

    /// Takes over a file of the old site.
    ///
    /// - Returns: false if the old site doesn't have this very file; the new one then lacks it, and it has to be written.
    func keep(_ path: String, as identity: FileSystem.Identity) -> Bool {
        if Self.entry(path, of: held) == identity {
            note(path, identity, isInPlace: true)
            return true
        }
        let target = staging.path + "/" + path
        guard hasOldSite, Self.isInside(path), link(output + "/" + path, target) else { return false }
        // The identity is compared after linking, so that nobody can exchange the file in between.
        guard FileSystem.identity(of: target) == identity else {
            try? FileSystem.remove(target)
            return false
        }
        note(path, identity, isInPlace: Self.entry(path, of: held) != nil)
        return true
    }

    /// Takes over files that lay in the staging folder from the beginning, on all cores.
    ///
    /// - Parameter files: paths, with the identity that each must have; nil for a file that is not to be taken over.
    /// - Returns: for each file, true if it was taken over.
    func keepHeld(_ files: [(path: String, identity: FileSystem.Identity)?]) async throws -> [Bool] {
        let kept = try await files.concurrentMap { [held] file in
            file.map { Self.entry($0.path, of: held) == $0.identity } ?? false
        }
        written.with { written in
            written.files.reserveCapacity(files.count)
            for case (let file?, true) in zip(files, kept) {
                written.files[file.path] = file.identity
                written.stale[file.path] = nil
            }
        }
        return kept
    }

    /// The identity at a path, found by its bytes: two spellings of an accent are equal as texts, but may be two files.
    private static func entry(_ path: String, of files: [String: FileSystem.Identity]) -> FileSystem.Identity? {
        guard let place = files.index(forKey: path), files[place].key.utf8.elementsEqual(path.utf8) else { return nil }
        return files[place].value
    }

    /// Returns true if a path lies inside the site: paths of a former build come from a file that a stranger may have written.
    private static func isInside(_ path: String) -> Bool { !path.isEmpty && CoursePath.isNormalized(path) }

    private func note(_ path: String, _ identity: FileSystem.Identity?, isInPlace: Bool) {
        written.with { written in
            written.files[path] = identity
            if isInPlace { written.stale[path] = nil }
        }
    }

    /// Adds a file to the new site. May be called from several threads, for different files.
    ///
    /// - Returns: true if the file differs from the old site's.
    @discardableResult
    func write(_ file: OutputFile) throws(FileError) -> Bool {
        guard Self.isInside(file.path) else { throw .leadingOut(file.path) }
        let target = staging.path + "/" + file.path
        if hasOldSite {
            let old = output + "/" + file.path
            if let identity = FileSystem.identity(of: old), identity.size == file.bytes.count,
                (try? FileSystem.read(old)) == file.bytes, keep(file.path, as: identity)
            {
                return false
            }
        }
        defer {
            let isInPlace = Self.entry(file.path, of: held) != nil
            note(file.path, FileSystem.identity(of: target), isInPlace: isInPlace)
        }
        do throws(FileError) {
            try FileSystem.write(file.bytes, to: target)
        } catch  where error.isNotFound || !held.isEmpty {
            try makeWay(to: file.path)
            try FileSystem.write(file.bytes, to: target)
        }
        return true
    }

    private func link(_ old: String, _ target: String) -> Bool {
        if (try? FileSystem.link(old, as: target)) != nil { return true }
        guard (try? makeWay(to: String(target.dropFirst(staging.path.count + 1)))) != nil else { return false }
        return (try? FileSystem.link(old, as: target)) != nil
    }

    /// Makes the folders of a file of the site, replacing other entries that the staging folder held there.
    private func makeWay(to path: String) throws(FileError) {
        var end = path.utf8.startIndex
        while !held.isEmpty, let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
            let folder = staging.path + "/" + path[..<slash]
            try FileSystem.removeFile(folder)
            end = path.utf8.index(after: slash)
        }
        let target = staging.path + "/" + path
        if !held.isEmpty { try FileSystem.remove(target) }
        try FileSystem.makeFolder(CoursePath.folder(of: target))
    }

    /// Puts the new site in the place of the old one, or of one that another build has put there meanwhile, and removes that one.
    ///
    /// - Parameter exchange: swaps two folders, or returns false if it can't.
    /// - Throws: the errors of ``init(output:spare:)``.
    func commit(exchange: (String, String) throws(FileError) -> Bool = FileSystem.exchange) throws {
        try place(exchange: exchange)
        try clear()
    }

    /// Puts the new site in the place of the old one, which then lies where the new one was written, until ``clear()``.
    ///
    /// - Throws: the errors of ``init(output:spare:)``.
    func place(exchange: (String, String) throws(FileError) -> Bool = FileSystem.exchange) throws {
        try removeStale()
        try staging.replace(output, exchange: exchange) {
            try Self.checkOwner(output)
            // Hidden entries at the top (a .git folder, .nojekyll) are the user's, not pages: they stay.
            for name in try FileSystem.names(in: output) where name.hasPrefix(".") && name != Self.markerName {
                try FileSystem.linkTree(output + "/" + name, to: staging.path + "/" + name)
            }
        }
    }

    /// Removes the held files that are not files of the site.
    private func removeStale() throws(FileError) {
        // Compared again: where names differ in case alone, a written file may have taken the place of a held one.
        for (path, identity) in written.with(\.stale) {
            guard FileSystem.identity(of: staging.path + "/" + path) == identity else { continue }
            try FileSystem.remove(staging.path + "/" + path)
            var folder = CoursePath.folder(of: path)
            while !folder.isEmpty, FileSystem.removeEmptyFolder(staging.path + "/" + folder) {
                folder = CoursePath.folder(of: folder)
            }
        }
    }

    /// Clears away the old site after ``place(exchange:)``.
    ///
    /// - Parameter isSpare: true if most of its files are in the new site, too, so that the next site can be made from it.
    func clear(isSpare: Bool = false) throws(FileError) {
        guard isSpare, let spare, spare.put(staging.path) else { return try staging.remove() }
    }

    /// Removes everything that was written; the old site stays.
    func cancel() { try? staging.remove() }

    static let markerName = ReservedNames.siteMarker
    private static let markerText = """
        This folder is written by `glosa build`: everything in it is replaced by the next build,
        except hidden files and folders at its top.

        """
}

package enum SiteWriterError: Error, Sendable {
    /// The folder is not empty, and no former build wrote it.
    case foreignFolder(String)
    /// The site can't be there: a course, or a folder that it is made of, is in the way.
    case misplaced(String, reason: LocalizedText)
}
