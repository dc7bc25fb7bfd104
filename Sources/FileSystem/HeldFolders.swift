import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Folders that this process has for itself.
///
/// Each is locked while it is held, so that other processes can tell it from the remains of a killed process. There is one list
/// for the whole process, since all held folders are removed when it ends.
final class HeldFolders: Sendable {
    static let shared = HeldFolders()

    private let locks = Mutex<[String: ProcessLock?]>([:])

    /// Makes a folder under a name that nobody else uses, and locks it.
    ///
    /// - Parameter prefix: the beginning of the folder's name; six characters follow.
    func make(in parent: String, prefix: String) throws(FileError) -> String {
        ProcessEnd.stayIfUnderWay()
        for _ in 0..<100 {
            var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { throw FileError("make folder", parent) }
            let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // Another process may have cleared the folder away before it was locked; then another folder is made.
            guard let attempt = try? ProcessLock.folder(path) else { continue }
            switch attempt {
            case .taken: continue
            case .locked(let lock):
                guard lock.isStill(at: path) else { continue }
                locks.with { $0[path] = lock }
            case .unsupported: locks.with { $0[path] = .some(nil) }
            }
            return path
        }
        throw FileError("make folder", parent, .busy)
    }

    /// Removes a folder, and releases its lock.
    func remove(_ path: String) {
        // The lock is kept until the folder is gone, so that no other process clears it away meanwhile.
        try? FileSystem.remove(path)
        locks.with { _ = $0.removeValue(forKey: path) }
    }

    func removeAll() {
        for path in locks.with({ Array($0.keys) }) { remove(path) }
    }

    /// Removes the folders left by killed processes: folders that nobody holds, that belong to this user, and into which nobody
    /// else can write. Symbolic links are not followed.
    static func removeAbandoned(in parent: String, prefix: String) {
        guard let folder = try? FileSystem.openFolder(parent) else { return }
        defer { close(folder) }
        for name in (try? FileSystem.names(of: folder, parent)) ?? [] where name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            guard let attempt = try? ProcessLock.folder(name, in: folder, path), case .locked(let lock) = attempt,
                lock.isPrivate, lock.isStill(at: name, in: folder)
            else { continue }
            // A program started by the killed process may be about to end, and may write a last file.
            for _ in 0..<10 where (try? FileSystem.remove(name, in: folder, path)) == nil { usleep(10_000) }
            withExtendedLifetime(lock) {}
        }
    }
}

extension FileSystem {
    /// The system's folder for temporary files.
    public static var temporaryFolder: String {
        let folder = environment("TMPDIR") ?? "/tmp"
        return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }

    private static let temporaryPrefix = "glosa-run-"

    /// The removal, done once, of temporary folders left by killed processes.
    private static let clearedTemporaryFolder: Void = HeldFolders.removeAbandoned(
        in: temporaryFolder,
        prefix: temporaryPrefix
    )

    /// Makes a temporary folder that nobody else uses. It is removed by ``removeTemporaryFolder(_:)``, else at the end of the
    /// process; if this process is killed, the next one removes it.
    ///
    /// - Returns: the folder's path, without symbolic links.
    public static func makeTemporaryFolder() throws(FileError) -> String {
        clearedTemporaryFolder
        return try HeldFolders.shared.make(in: realPath(temporaryFolder), prefix: temporaryPrefix)
    }

    /// Removes a folder made by ``makeTemporaryFolder()``, with its contents.
    public static func removeTemporaryFolder(_ path: String) { HeldFolders.shared.remove(path) }

    /// Removes the drafts of ``makeFolder(_:drafting:filledBy:)`` that killed processes have left.
    public static func removeAbandonedFolders(in parent: String, prefix: String) {
        HeldFolders.removeAbandoned(in: parent, prefix: prefix)
    }

    /// Makes a draft of a folder, fills it, and moves it to its path, unless something else has taken that path meanwhile.
    ///
    /// - Parameters:
    ///   - prefix: the beginning of the draft's name.
    ///   - fill: fills the folder whose path it is given.
    public static func makeFolder(
        _ path: String,
        drafting prefix: String,
        filledBy fill: (String) throws -> Void
    ) throws {
        let (parent, _) = split(path)
        let draft = try HeldFolders.shared.make(in: parent, prefix: prefix)
        // After the move, the draft's path is free: only its lock is released.
        defer { HeldFolders.shared.remove(draft) }
        try fill(draft)
        do {
            try move(draft, to: path)
        } catch {
            guard exists(path) else { throw error }
        }
    }
}
