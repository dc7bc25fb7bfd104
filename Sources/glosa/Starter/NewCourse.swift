import ArgumentParser
import Course
import CourseConfiguration
import FileSystem
import Site

/// A course that a command writes into a folder that holds none.
///
/// Its content is written beside its final place, and moved there atomically when all else is there. So an interrupted command
/// leaves nothing that could be taken for a course; the next one knows the remains by their name, and clears them.
struct NewCourse {
    struct File {
        /// The path below the course's folder.
        let path: String
        let bytes: () throws -> [UInt8]
    }

    let folder: String

    private static let contentName = "content"
    private var content: String { CoursePath.join(folder, Self.contentName) }

    /// True if a command that was interrupted, or still runs, has left files here.
    var hasRemains: Bool { names.contains(where: isRemains) }

    /// The names of other entries in the folder.
    var strangers: [String] { names.filter { !isRemains($0) } }

    private var names: [String] { (try? FileSystem.names(in: folder)) ?? [] }

    private func isRemains(_ name: String) -> Bool { StagingFolder.isRemains(name, of: content) }

    /// - Parameter files: the files below `content/` and others; none of them may exist already, unless it is the same.
    /// - Returns: true if there were remains of an interrupted command.
    /// - Throws: `ValidationError` if something is there already; then the files that were written are removed.
    @discardableResult
    func write(_ files: [File]) throws -> Bool {
        try FileSystem.makeFolder(folder)
        // Without the lock, a command that fails would remove files that another one has found and counts on.
        let lock = try locked()
        defer { withExtendedLifetime(lock) {} }
        let former = Set(names.filter(isRemains))
        let staging = try StagingFolder(beside: content)
        // The remains of a command that still runs stay.
        let hadRemains = !former.isSubset(of: names)
        var made: [String] = []
        do {
            let prefix = Self.contentName + "/"
            for file in files where file.path.hasPrefix(prefix) {
                let path = CoursePath.join(staging.path, String(file.path.dropFirst(prefix.count)))
                guard !FileSystem.exists(path) else { throw taken(file.path) }
                try FileSystem.makeFolder(CoursePath.folder(of: path))
                try FileSystem.write(try file.bytes(), to: path)
            }
            for file in files where !file.path.hasPrefix(prefix) {
                let (path, bytes) = (CoursePath.join(folder, file.path), try file.bytes())
                if try FileSystem.create(bytes, at: path) {
                    made.append(path)
                } else if try FileSystem.read(path) != bytes {
                    throw taken(file.path)
                }
            }
            try staging.replace(content, exchange: FileSystem.exchange) { throw taken(Self.contentName) }
        } catch {
            for path in made { try? FileSystem.removeFile(path) }
            try? staging.remove()
            throw error
        }
        return hadRemains
    }

    /// Waits until no other command writes a course here; nil if the file system knows no locks, or after a minute.
    private func locked() throws -> ProcessLock? {
        for _ in 0..<6000 {
            switch try ProcessLock.folder(folder) {
            case .locked(let lock): return lock
            case .unsupported: return nil
            case .taken: FileSystem.pause(milliseconds: 10)
            }
        }
        return nil
    }

    private func taken(_ path: String) -> CommandFailure {
        let place = CoursePath.join(folder, path)
        return CommandFailure(
            en: "\(place) is already there, and nothing is overwritten; name a new folder",
            es: "\(place) ya existe, y no se sobrescribe nada; nombra una carpeta nueva"
        )
    }
}
