import CFileSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Swaps two folders of one file system atomically: at every moment each path leads to one of the two whole folders.
    ///
    /// Linux: `renameat2` with `RENAME_EXCHANGE`; macOS: `renamex_np` with `RENAME_SWAP`.
    ///
    /// - Returns: false if the file system cannot do it (some network and overlay file systems); then nothing was changed.
    public static func exchange(_ first: String, _ second: String) throws(FileError) -> Bool {
        if glosa_exchange(first, second) == 0 { return true }
        if [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(errno) { return false }
        throw FileError("exchange", first)
    }

    /// Moves a folder within one file system, out of a folder that others may have made: neither may be a symbolic link.
    ///
    /// - Returns: false if there is no such folder, or it can't be moved there; then nothing was changed.
    public static func takeFolder(_ path: String, as newPath: String) -> Bool {
        let (parent, name) = split(path)
        guard let folder = try? openFolder(parent, followsLink: false) else { return false }
        defer { close(folder) }
        var information = stat()
        guard fstatat(folder, name, &information, AT_SYMLINK_NOFOLLOW) == 0, kind(information.st_mode) == .folder else {
            return false
        }
        return renameat(folder, name, AT_FDCWD, newPath) == 0
    }

    /// Moves a folder back, in the reverse direction of ``takeFolder(_:as:)``: the folder that it is moved into may not be a
    /// symbolic link.
    ///
    /// - Returns: false if it can't be moved there, for example because another folder is there; then nothing was changed.
    public static func putFolder(_ path: String, as newPath: String) -> Bool {
        let (parent, name) = split(newPath)
        guard let folder = try? openFolder(parent, followsLink: false) else { return false }
        defer { close(folder) }
        return renameat(AT_FDCWD, path, folder, name) == 0
    }
}
