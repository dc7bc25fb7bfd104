#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Private folders: nobody else can put anything in them or in their place, so all that is found there is this user's own.
extension FileSystem {
    /// Makes a private folder, with the missing folders above it; a folder that exists is checked.
    ///
    /// - Returns: the folder's path; symbolic links above it are resolved.
    /// - Throws: ``FileError``; its cause is ``FileError/Cause/foreign`` or ``FileError/Cause/shared``, and its path the folder
    ///   at fault, if somebody else owns the folder or one above it, or can write there.
    public static func makePrivateFolder(_ path: String) throws(FileError) -> String {
        let (parent, name) = split(path)
        try makeOwnFolder(parent)
        let real = try realPath(parent)
        try checkAbove(real)
        let place = real == "/" ? "/\(name)" : "\(real)/\(name)"
        guard mkdir(place, 0o700) == 0 || errno == EEXIST else { throw FileError("make folder", place) }
        let folder = try openFolder(place, followsLink: false)
        defer { close(folder) }
        var information = stat()
        guard fstat(folder, &information) == 0 else { throw FileError("look at", place) }
        guard information.st_uid == geteuid() else { throw FileError("use", place, .foreign) }
        guard information.st_mode & 0o022 == 0 else { throw FileError("use", place, .shared) }
        return place
    }

    /// Makes a folder and the missing folders above it, like ``makeFolder(_:)``, but nobody else may read the new ones.
    private static func makeOwnFolder(_ path: String) throws(FileError) {
        if exists(path) { return }
        let (parent, _) = split(path)
        try makeOwnFolder(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError("make folder", path) }
    }

    /// Checks that a folder, and each one above it, is this user's or the system's, and that no other user can move its entries.
    private static func checkAbove(_ real: String) throws(FileError) {
        var place = real
        while true {
            var information = stat()
            guard lstat(place, &information) == 0 else { throw FileError("look at", place) }
            guard information.st_uid == 0 || information.st_uid == geteuid() else {
                throw FileError("use", place, .foreign)
            }
            // Many systems give each user a group with the user's own number, and let that group write.
            let isOwnGroup = information.st_gid == 0 || information.st_gid == geteuid()
            let writers = information.st_mode & (isOwnGroup ? 0o002 : 0o022)
            // With the sticky bit, as in /tmp, users can move only their own entries.
            guard writers == 0 || information.st_mode & 0o1000 != 0 else { throw FileError("use", place, .shared) }
            guard place != "/" else { return }
            place = split(place).folder
        }
    }

    /// The home folder of this user in the system's list of users, whatever the environment says; nil if there is none.
    public static var listedHome: String? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 16_384)
        guard getpwuid_r(geteuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil,
            let home = entry.pw_dir.map({ String(cString: $0) }), home.hasPrefix("/")
        else { return nil }
        return home
    }

    private static let ownTemporaryFolder = Result { () throws(FileError) in try makeTemporaryFolder() }

    /// Returns the temporary folder of this process: the same one at each call, removed when the process ends.
    public static func temporaryFolderOfProcess() throws(FileError) -> String { try ownTemporaryFolder.get() }
}
