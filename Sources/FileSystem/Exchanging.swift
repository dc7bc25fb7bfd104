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
}
