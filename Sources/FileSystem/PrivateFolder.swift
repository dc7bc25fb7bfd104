#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Folders in which nobody else can put anything, nor anything in their place: what is found there is this user's own.
extension FileSystem {
    /// Makes such a folder, with those above it that are missing, unless it is there.
    ///
    /// - Returns: its path; where folders above it are symbolic links, without these.
    /// - Throws: ``FileError``; with the cause ``FileError/Cause/foreign`` or ``FileError/Cause/shared`` and the path at fault
    ///   where somebody else owns the folder or one above it, or can write there.
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

    /// As ``makeFolder(_:)`` does, but nobody else may read what is new.
    private static func makeOwnFolder(_ path: String) throws(FileError) {
        if exists(path) { return }
        let (parent, _) = split(path)
        try makeOwnFolder(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError("make folder", path) }
    }

    /// That a folder, and each above it, is this user's or the system's, and that no other user can move what lies in it.
    private static func checkAbove(_ real: String) throws(FileError) {
        var place = real
        while true {
            var information = stat()
            guard lstat(place, &information) == 0 else { throw FileError("look at", place) }
            guard information.st_uid == 0 || information.st_uid == geteuid() else {
                throw FileError("use", place, .foreign)
            }
            // Many systems give each user a group of the user's own number, and then let it write.
            let isOwnGroup = information.st_gid == 0 || information.st_gid == geteuid()
            let writers = information.st_mode & (isOwnGroup ? 0o002 : 0o022)
            // Where the sticky bit is set, each can move only what is his own, as in /tmp.
            guard writers == 0 || information.st_mode & 0o1000 != 0 else { throw FileError("use", place, .shared) }
            guard place != "/" else { return }
            place = split(place).folder
        }
    }

    /// The home folder of this user as the system's list of users has it, whatever the environment says; nil where there is none.
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

    /// A temporary folder that is the same for as long as this process lives, and goes with it.
    public static func temporaryFolderOfProcess() throws(FileError) -> String { try ownTemporaryFolder.get() }
}
