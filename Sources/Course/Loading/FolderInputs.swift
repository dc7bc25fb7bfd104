import CourseConfiguration
import FileSystem
import Support

/// The files of a folder by their content: an answer about nothing but the folder holds as long as they are the same.
///
/// Hidden files belong to them, since configurations lie in hidden folders, too; git's own folder and those of packages don't.
package struct FolderInputs: Sendable, Equatable, Remembered {
    private struct File: Sendable {
        let hash: UInt64
        /// The file's version; nil if the file is too new: a later write could have the same modification time.
        let version: FileSystem.Version?
    }

    /// Paths relative to the folder, in the order in which they are found.
    private let paths: [String]
    private let files: [File]

    /// The largest size, in bytes, of a file whose bytes are read to tell its states apart.
    private static let largest: Int64 = 1 << 20
    private static let deepest = 64

    /// The number of files and folders.
    package var count: Int { paths.count }

    private static let skipped: Set = [
        ".git", ".glosa", ".build", "node_modules", "Pods", "Carthage", "DerivedData",
    ]

    package static func == (left: FolderInputs, right: FolderInputs) -> Bool {
        left.paths == right.paths && zip(left.files, right.files).allSatisfy { $0.hash == $1.hash }
    }

    /// Looks at all files, and reads those that may have changed.
    ///
    /// - Parameter former: a former state of the folder, which has the hashes of files that are unchanged.
    package static func read(_ folder: String, since former: FolderInputs? = nil) async throws -> FolderInputs {
        // Clocks of file systems are coarse: a file written just now may be written again with the same time.
        let settled = FileSystem.wallClock - 2_000_000_000
        var walk = Walk(folder: folder)
        walk.enter("", depth: 0)
        let entries = walk.entries
        let paths = entries.map(\.path)
        let isParallel = former?.paths == paths
        let places =
            isParallel ? [:] : Dictionary((former?.paths ?? []).enumerated().map { ($1, $0) }) { first, _ in first }
        let files = try await entries.indices.concurrentMap { index -> File in
            let entry = entries[index]
            guard let version = entry.version else {
                return File(hash: Self.state(entry.path, in: folder), version: nil)
            }
            if let former, let place = isParallel ? index : places[entry.path], former.files[place].version == version {
                return former.files[place]
            }
            let isSettled = version.changed < settled
            return File(
                hash: Self.hash(of: entry.path, in: folder, version),
                version: isSettled ? version : nil
            )
        }
        return FolderInputs(paths: paths, files: files)
    }

    private static func hash(of path: String, in folder: String, _ version: FileSystem.Version) -> UInt64 {
        let identity = version.identity
        guard identity.size <= largest else {
            let numbers = [Int64(bitPattern: identity.number), identity.size, identity.written, version.changed]
            return StableHash(Array(numbers.map(\.description).joined(separator: " ").utf8)).value
        }
        return (try? FileSystem.read(CoursePath.join(folder, path))).map { MurmurHash.of($0) } ?? 0
    }

    /// The state of a symbolic link, or of a folder that isn't entered.
    private static func state(_ path: String, in folder: String) -> UInt64 {
        let place = CoursePath.join(folder, path)
        guard let real = try? FileSystem.realPath(place) else { return 0 }
        let bytes = (try? FileSystem.read(real, upTo: Int(largest))) ?? []
        return MurmurHash.of(Array(real.utf8) + [0] + bytes)
    }

    /// The walk through the folder.
    private struct Walk {
        let folder: String
        var entries: [(path: String, version: FileSystem.Version?)] = []

        init(folder: String) { self.folder = folder }

        mutating func enter(_ below: String, depth: Int) {
            guard let names = try? FileSystem.names(in: CoursePath.join(folder, below)) else { return }
            // A built site is no input.
            if !below.isEmpty, names.contains(ReservedNames.siteMarker) { return }
            for name in names where !FolderInputs.skipped.contains(name) {
                let path = CoursePath.join(below, name)
                let place = CoursePath.join(folder, path)
                if let version = FileSystem.version(of: place) {
                    entries.append((path, version))
                } else if depth < FolderInputs.deepest, (try? FileSystem.status(of: place).kind) == .folder {
                    // The name alone, as that of an empty folder, may say which languages there are.
                    entries.append((path, nil))
                    enter(path, depth: depth + 1)
                } else {
                    entries.append((path, nil))
                }
            }
        }
    }

    // MARK: Coding

    package func write(to writer: inout RecordWriter) {
        writer.add(paths)
        writer.add(files.count)
        for file in files { writer.add(file.hash, file.version) }
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        paths = try reader.take()
        let count: Int = try reader.take()
        guard count == paths.count else { throw RecordReader.Failure() }
        var files: [File] = []
        for _ in 0..<count { files.append(File(hash: try reader.take(), version: try reader.take())) }
        self.files = files
    }

    private init(paths: [String], files: [File]) { (self.paths, self.files) = (paths, files) }
}
