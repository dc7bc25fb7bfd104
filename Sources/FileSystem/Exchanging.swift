import CFileSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Swaps two folders of one file system at a stroke: at every moment each path leads to one of them, whole.
    ///
    /// Linux: `renameat2` with `RENAME_EXCHANGE`; macOS: `renamex_np` with `RENAME_SWAP`.
    ///
    /// - Returns: false where the file system cannot do it (some network and overlay file systems); nothing was changed.
    public static func exchange(_ first: String, _ second: String) throws(FileError) -> Bool {
        if glosa_exchange(first, second) == 0 { return true }
        if [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(errno) { return false }
        throw FileError("exchange", first)
    }

    /// Moves a folder within one file system, out of a folder that others may have made: neither may be a symbolic link.
    ///
    /// - Returns: false where there is no such folder, or it can't be moved there; nothing was changed then.
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

    /// The way back of ``takeFolder(_:as:)``: the folder that it is moved to may be no symbolic link.
    ///
    /// - Returns: false where it can't be moved there, as where another folder stands there; nothing was changed then.
    public static func putFolder(_ path: String, as newPath: String) -> Bool {
        let (parent, name) = split(newPath)
        guard let folder = try? openFolder(parent, followsLink: false) else { return false }
        defer { close(folder) }
        return renameat(AT_FDCWD, path, folder, name) == 0
    }
}
