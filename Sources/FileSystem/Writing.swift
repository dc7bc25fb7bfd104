import CFileSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Writes a whole file that nobody else knows yet. A file at the path is removed first; under its other names it stays as it
    /// is.
    public static func write(_ bytes: [UInt8], to path: String, isExecutable: Bool = false) throws(FileError) {
        try write(to: path, mode: isExecutable ? 0o755 : 0o644) { writeAll(bytes, to: $0) }
    }

    /// Makes a file that nobody else knows yet, with a number of zeros that take no room on the disk.
    public static func makeFile(ofSize size: Int, at path: String) throws(FileError) {
        try write(to: path, mode: 0o644) { ftruncate($0, off_t(size)) == 0 }
    }

    private static func write(
        to path: String,
        mode: mode_t,
        _ content: (_ descriptor: Int32) -> Bool
    ) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        var descriptor = open(path, flags, mode)
        if descriptor < 0, errno == EEXIST, unlink(path) == 0 { descriptor = open(path, flags, mode) }
        guard descriptor >= 0 else { throw FileError("write", path) }
        var failure = content(descriptor) ? nil : FileError("write", path)
        if close(descriptor) != 0, failure == nil { failure = FileError("write", path) }
        if let failure { throw failure }
    }

    /// Writes a whole file atomically, whether it exists or not: a reader, or a kill at any moment, finds the old bytes or the
    /// new ones. A symbolic link is replaced, not followed.
    ///
    /// - Parameter followsFolder: true if the file's folder may be a symbolic link.
    public static func writeAtOnce(
        _ bytes: [UInt8],
        to path: String,
        followsFolder: Bool = true
    ) throws(FileError) {
        let (parent, name) = split(path)
        let folder = try openFolder(parent, followsLink: followsFolder)
        defer { close(folder) }
        try put(bytes, in: folder, path) { draft in renameat(folder, draft, folder, name) }
    }

    /// Writes a file piece by piece, but else like ``writeAtOnce(_:to:followsFolder:)``; its folder may not be a symbolic link.
    ///
    /// - Parameter content: writes the bytes to the descriptor.
    static func writeAtOnce(to path: String, _ content: (Int32) -> Draft) throws(FileError) {
        let (parent, name) = split(path)
        let folder = try openFolder(parent, followsLink: false)
        defer { close(folder) }
        try put(in: folder, path, content) { draft in renameat(folder, draft, folder, name) }
    }

    /// Writes a file that a person has named: an existing file is replaced atomically, also behind a symbolic link, with its
    /// permissions kept; a device, or a pipe that somebody reads, is written to.
    ///
    /// - Throws: ``FileError``, also if a path below the working folder leads out of it: links may be somebody else's, as in a
    ///   downloaded course.
    public static func save(_ bytes: [UInt8], to path: String) throws(FileError) {
        let isBelow =
            !path.hasPrefix("/")
            && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
        guard !isBelow || lies(path, in: ".") else { throw .leadingOut(path) }
        var information = stat()
        guard stat(path, &information) == 0 else { return try writeAtOnce(bytes, to: path) }
        guard kind(information.st_mode) == .file else {
            // Without O_NONBLOCK, opening a pipe that nobody reads would wait for a reader forever.
            let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { throw FileError("write", path) }
            defer { close(descriptor) }
            guard fcntl(descriptor, F_SETFL, 0) == 0 else { throw FileError("write", path) }
            guard writeAll(bytes, to: descriptor) else { throw FileError("write", path) }
            return
        }
        let (parent, name) = split(try realPath(path))
        let folder = try openFolder(parent)
        defer { close(folder) }
        try put(bytes, in: folder, path, like: information) { draft in
            renameat(folder, draft, folder, name)
        }
    }

    /// Makes a file atomically if nothing exists at the path.
    ///
    /// - Returns: false if something exists at the path; it stays as it is.
    public static func create(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
        let (parent, name) = split(path)
        let folder = try openFolder(parent)
        defer { close(folder) }
        do throws(FileError) {
            try put(bytes, in: folder, path) { draft in
                // This is one atomic step, so that a kill leaves no second name behind.
                if glosa_rename_new(folder, draft, folder, name) == 0 { return 0 }
                guard [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(errno) else { return -1 }
                let result = linkat(folder, draft, folder, name, 0)
                if result == 0 { unlinkat(folder, draft, 0) }
                return result
            }
        } catch  where error.cause == .system(EEXIST) {
            return false
        } catch  where [.system(EPERM), .system(ENOTSUP), .system(EOPNOTSUPP)].contains(error.cause) {
            // Some file systems, as on memory sticks, have no hard links.
            guard !exists(path) else { return false }
            try writeAtOnce(bytes, to: path)
        }
        return true
    }

    /// Replaces a file's bytes atomically: a reader sees the old file or the new one, and a full disk loses neither. A symbolic
    /// link stays one; the file behind it is replaced, with its permissions kept.
    ///
    /// - Parameters:
    ///   - old: the bytes that the file is expected to hold.
    ///   - enclosure: the folder that the file must lie in after all symbolic links; nil: anywhere.
    /// - Returns: false if it holds other bytes, or another program has just replaced it; then it stays as it is.
    public static func replace(
        _ path: String,
        holding old: [UInt8],
        with bytes: [UInt8],
        within enclosure: Enclosure? = nil
    ) throws(FileError) -> Bool {
        let file = try openFile(path, within: enclosure)
        defer { close(file) }
        let (held, information) = try contents(of: file, path)
        guard held == old else { return false }
        guard let real = Self.path(of: file) else { throw FileError("find", path, .system(ENOENT)) }
        let (parent, name) = split(String(decoding: real, as: UTF8.self))
        let folder = try openFolder(parent)
        defer { close(folder) }
        // This must be the very folder that the file was found in: no folder above it may be a link now.
        guard Self.path(of: folder) == Array(parent.utf8) else { throw FileError("write", path, .leadsOut) }
        // For a file that another program has replaced since, the system makes up a name: `a.md (deleted)`.
        var entry = stat()
        guard fstatat(folder, name, &entry, AT_SYMLINK_NOFOLLOW) == 0, entry.st_ino == information.st_ino,
            entry.st_dev == information.st_dev
        else { return false }
        try put(bytes, in: folder, path, like: information) { draft in
            renameat(folder, draft, folder, name)
        }
        return true
    }

    static func split(_ path: String) -> (folder: String, name: String) {
        // The search is by bytes: as a character, a combining mark at the beginning of a name would belong to the slash before
        // it.
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }

    /// Makes a folder and the missing folders above it.
    public static func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o755) == 0 { return }
        switch errno {
        case EEXIST:
            guard let status = try? status(of: path) else { throw FileError("make folder", path, .system(EEXIST)) }
            if status.kind == .folder { return }
            // A symbolic link to a folder serves as one.
            if status.kind == .symbolicLink, let real = try? realPath(path), real != path {
                return try makeFolder(real)
            }
            throw FileError("make folder", path, .system(EEXIST))
        case ENOENT:
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
                throw FileError("make folder", path, .system(ENOENT))
            }
            try makeFolder(String(path[..<slash]))
            guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError("make folder", path) }
        default:
            throw FileError("make folder", path)
        }
    }

    /// Gives a file a second name (a hard link); both names then stand for the same file with its bytes and times.
    public static func link(_ existing: String, as path: String) throws(FileError) {
        // `link` follows symbolic links on macOS and doesn't on Linux; `linkat` without a flag follows none.
        let result = linkat(AT_FDCWD, existing, AT_FDCWD, path, 0)
        guard result == 0 else { throw FileError("link", path) }
    }

    /// Makes a symbolic link where nothing exists yet.
    ///
    /// - Parameter target: the text written into the link; the target need not exist.
    public static func makeLink(_ path: String, to target: String) throws(FileError) {
        guard symlink(target, path) == 0 else { throw FileError("link", path) }
    }

    /// Moves a file or folder within one file system; a file or an empty folder at the new path is replaced.
    public static func move(_ path: String, to newPath: String) throws(FileError) {
        guard rename(path, newPath) == 0 else { throw FileError("move", path) }
    }

    /// Removes a file, or a folder with all its contents. Symbolic links are removed, not followed. A path that does not exist,
    /// or vanishes meanwhile, is no error.
    public static func remove(_ path: String) throws(FileError) {
        try remove(path, in: AT_FDCWD, path)
    }

    /// Removes a file; a folder that may have taken its place meanwhile stays.
    public static func removeFile(_ path: String) throws(FileError) {
        guard unlink(path) != 0, ![ENOENT, ENOTDIR, EISDIR, EPERM].contains(errno) else { return }
        throw FileError("remove", path)
    }

    /// - Returns: false if the folder holds anything, or does not exist.
    public static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    /// Removes an entry by its name in an open folder: a site has tens of thousands of files, and the path to each would be
    /// looked up again.
    static func remove(_ name: String, in folder: Int32, _ path: String) throws(FileError) {
        if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return }
        guard errno == EISDIR || errno == EPERM else { throw FileError("remove", path) }
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard inner >= 0 else {
            if errno == ENOENT { return }
            throw FileError("read", path)
        }
        defer { close(inner) }
        for entry in try names(of: inner, path) { try remove(entry, in: inner, path + "/" + entry) }
        guard unlinkat(folder, name, AT_REMOVEDIR) == 0 || errno == ENOENT else { throw FileError("remove", path) }
    }
}

extension FileSystem {
    /// Gives every file and symbolic link below a path a second name below another path; folders are made anew.
    public static func linkTree(_ path: String, to newPath: String) throws(FileError) {
        switch try status(of: path).kind {
        case .folder:
            try makeFolder(newPath)
            for name in try names(in: path) {
                try linkTree(path + "/" + name, to: newPath + "/" + name)
            }
        case .file, .symbolicLink, .other:
            try link(path, as: newPath)
        }
    }
}
