import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Drafts: a file is written whole under a hidden name before it takes its place.
///
/// The hidden name is made of the file's own name, and the draft is locked while it is written. So a draft left by a killed
/// process is recognized, and removed by the next process that writes the same file.
extension FileSystem {
    /// The outcome of writing a draft.
    enum Draft {
        case written
        /// The file that is there has the same bytes already.
        case unneeded
        /// The writing failed; `errno` holds the reason.
        case failed
    }

    /// Writes bytes to a draft, under a hidden name that nobody else uses, and then has the draft take the file's place.
    static func put(
        _ bytes: [UInt8],
        in folder: Int32,
        _ path: String,
        like information: stat? = nil,
        placing: (_ draft: String) -> Int32
    ) throws(FileError) {
        try put(
            in: folder,
            path,
            isPrivate: information != nil,
            { descriptor in
                guard writeAll(bytes, to: descriptor) else { return .failed }
                guard let information else { return .written }
                // Without the right to give files away, the mended file stays this user's.
                _ = fchown(descriptor, information.st_uid, information.st_gid)
                return fchmod(descriptor, information.st_mode & 0o7777) == 0 ? .written : .failed
            },
            placing: placing
        )
    }

    /// Writes a file in the same way, piece by piece.
    ///
    /// - Parameter placing: gives the draft the file's name; returns 0, or another number with `errno` set.
    static func put(
        in folder: Int32,
        _ path: String,
        isPrivate: Bool = false,
        _ content: (Int32) -> Draft,
        placing: (_ draft: String) -> Int32
    ) throws(FileError) {
        guard let (draft, descriptor) = openDraft(of: split(path).name, in: folder, mode: isPrivate ? 0o600 : 0o644)
        else { throw FileError("write", path) }
        // The lock belongs to the open file: this second descriptor keeps it until the file has its place.
        let lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        defer { if lock >= 0 { close(lock) } }
        let result = content(descriptor)
        let code = errno
        if close(descriptor) == 0, result == .written, placing(draft) == 0 { return }
        let failure = FileError("write", path, .system(result == .failed ? code : errno))
        unlinkat(folder, draft, 0)
        if result != .unneeded { throw failure }
    }

    /// Returns the hidden name of a file's draft.
    ///
    /// - Parameter number: 0 for the first name, above 0 if the names before it are taken.
    static func draftName(of name: String, number: Int = 0) -> String {
        ".glosa-" + StableHash(name.utf8).text + (number == 0 ? "" : "-\(number)")
    }

    /// Opens a new draft, locked, under the first hidden name of a file that no running process uses.
    ///
    /// - Returns: nil if it can't be made; `errno` holds the reason.
    private static func openDraft(of name: String, in folder: Int32, mode: mode_t) -> (name: String, descriptor: Int32)?
    {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        var number = 0
        while number < 1000 {
            let draft = draftName(of: name, number: number)
            let descriptor = openat(folder, draft, flags, mode)
            if descriptor >= 0 {
                // Before the draft was locked, another process may have taken it for abandoned, and removed it.
                if ProcessLock.lock(descriptor) != .taken, isFile(descriptor, named: draft, in: folder) {
                    return (draft, descriptor)
                }
                close(descriptor)
            } else {
                guard errno == EEXIST else { return nil }
                if !removeAbandoned(draft, in: folder) { number += 1 }
            }
        }
        errno = EEXIST
        return nil
    }

    /// - Returns: false if a running process holds the draft, or if it is not a file.
    private static func removeAbandoned(_ draft: String, in folder: Int32) -> Bool {
        let file = openat(folder, draft, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return errno == ENOENT }
        defer { close(file) }
        var information = stat()
        guard fstat(file, &information) == 0, kind(information.st_mode) == .file, ProcessLock.lock(file) == .locked
        else { return false }
        // The process that wrote the draft may have moved it to its place meanwhile.
        return !isFile(file, named: draft, in: folder) || unlinkat(folder, draft, 0) == 0
    }

    private static func isFile(_ descriptor: Int32, named name: String, in folder: Int32) -> Bool {
        var (named, opened) = (stat(), stat())
        return fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0 && fstat(descriptor, &opened) == 0
            && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
    }
}
