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
/// Each is locked as long as it is held, so that others can tell it from what a killed process has left. One list for the
/// whole process, since all of them go with it.
final class HeldFolders: Sendable {
    static let shared = HeldFolders()

    private let locks = Mutex<[String: ProcessLock?]>([:])

    /// Makes a folder that nobody else has, and locks it.
    ///
    /// - Parameter prefix: what its name begins with; six characters follow.
    func make(in parent: String, prefix: String) throws(FileError) -> String {
        ProcessEnd.stayIfUnderWay()
        for _ in 0..<100 {
            var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { throw FileError("make folder", parent) }
            let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // Somebody who clears up may have come in between, and then another is made.
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

    /// Removes a folder, and lets it go.
    func remove(_ path: String) {
        // Locked until it is gone: nobody else clears it up meanwhile.
        try? FileSystem.remove(path)
        locks.with { _ = $0.removeValue(forKey: path) }
    }

    func removeAll() {
        for path in locks.with({ Array($0.keys) }) { remove(path) }
    }

    /// Removes the folders that killed processes have left: those that nobody holds, that are this user's, and into which
    /// nobody else can write. Symbolic links are not followed.
    static func removeAbandoned(in parent: String, prefix: String) {
        guard let folder = try? FileSystem.openFolder(parent) else { return }
        defer { close(folder) }
        for name in (try? FileSystem.names(of: folder, parent)) ?? [] where name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            guard let attempt = try? ProcessLock.folder(name, in: folder, path), case .locked(let lock) = attempt,
                lock.isPrivate, lock.isStill(at: name, in: folder)
            else { continue }
            // What the killed process has started may be about to end, and write a last file.
            for _ in 0..<10 where (try? FileSystem.remove(name, in: folder, path)) == nil { usleep(10_000) }
            withExtendedLifetime(lock) {}
        }
    }
}

extension FileSystem {
    /// The folder for files that are of no use afterwards.
    public static var temporaryFolder: String {
        let folder = environment("TMPDIR") ?? "/tmp"
        return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }

    private static let temporaryPrefix = "glosa-run-"

    /// What killed processes have left there, once.
    private static let clearedTemporaryFolder: Void = HeldFolders.removeAbandoned(
        in: temporaryFolder,
        prefix: temporaryPrefix
    )

    /// Makes a folder that nobody else has. It goes with the process, if ``removeTemporaryFolder(_:)`` hasn't removed it before,
    /// or with the next one where this one is killed.
    ///
    /// - Returns: its path, without symbolic links.
    public static func makeTemporaryFolder() throws(FileError) -> String {
        clearedTemporaryFolder
        return try HeldFolders.shared.make(in: realPath(temporaryFolder), prefix: temporaryPrefix)
    }

    /// Removes a folder that ``makeTemporaryFolder()`` has made, and what it holds.
    public static func removeTemporaryFolder(_ path: String) { HeldFolders.shared.remove(path) }

    /// Removes the folders that killed processes have left of ``makeFolder(_:drafting:filledBy:)``.
    public static func removeAbandonedFolders(in parent: String, prefix: String) {
        HeldFolders.removeAbandoned(in: parent, prefix: prefix)
    }

    /// Makes a folder, and calls what fills it; then it takes its place, unless another has taken it meanwhile.
    ///
    /// - Parameters:
    ///   - prefix: what the name of the folder begins with as long as it is being filled.
    ///   - fill: is given the folder's path.
    public static func makeFolder(
        _ path: String,
        drafting prefix: String,
        filledBy fill: (String) throws -> Void
    ) throws {
        let (parent, _) = split(path)
        let draft = try HeldFolders.shared.make(in: parent, prefix: prefix)
        // What has been moved is not there any more.
        defer { HeldFolders.shared.remove(draft) }
        try fill(draft)
        do {
            try move(draft, to: path)
        } catch {
            guard exists(path) else { throw error }
        }
    }
}
