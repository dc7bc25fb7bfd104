#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Writes a whole file; an existing one is truncated, never followed if it is a symbolic link.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw FileError("write", path) }
        var failure = writeAll(bytes, to: descriptor) ? nil : FileError("write", path)
        if close(descriptor) != 0, failure == nil { failure = FileError("write", path) }
        if let failure { throw failure }
    }

    /// Writes a whole file at a stroke, whether or not it is there: a reader, or a kill at any moment, meets the old bytes or
    /// the new ones.
    public static func writeAtOnce(_ bytes: [UInt8], to path: String) throws(FileError) {
        let draft = path + ".glosa-\(processIdentifier)"
        do throws(FileError) {
            try write(bytes, to: draft)
            try move(draft, to: path)
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Puts new bytes in a file's place at a stroke: a reader sees the old file or the new one, and a full disk loses
    /// neither. A symbolic link stays one; the file behind it is replaced, with its permissions kept.
    public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let real = try realPath(path)
        var information = stat()
        guard stat(real, &information) == 0 else { throw FileError("look at", real) }
        let draft = real + ".glosa-\(processIdentifier)"
        do throws(FileError) {
            try write(bytes, to: draft)
            guard chmod(draft, information.st_mode & 0o7777) == 0 else { throw FileError("write", draft) }
            try move(draft, to: real)
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Makes a folder and those above it that are missing.
    public static func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o755) == 0 { return }
        switch errno {
        case EEXIST:
            guard let status = try? status(of: path) else { throw FileError("make folder", path, code: EEXIST) }
            if status.kind == .folder { return }
            // A symbolic link to a folder serves as one.
            if status.kind == .symbolicLink, let real = try? realPath(path), real != path {
                return try makeFolder(real)
            }
            throw FileError("make folder", path, code: EEXIST)
        case ENOENT:
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
                throw FileError("make folder", path, code: ENOENT)
            }
            try makeFolder(String(path[..<slash]))
            guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError("make folder", path) }
        default:
            throw FileError("make folder", path)
        }
    }

    /// Gives a file a second name; both are then the same file, bytes, times and all.
    public static func link(_ existing: String, as path: String) throws(FileError) {
        #if canImport(Darwin)
            let result = Darwin.link(existing, path)
        #elseif canImport(Musl)
            let result = Musl.link(existing, path)
        #else
            let result = Glibc.link(existing, path)
        #endif
        guard result == 0 else { throw FileError("link", path) }
    }

    /// Moves a file or folder within one file system; what stood at the new path (a file, an empty folder) is replaced.
    public static func move(_ path: String, to newPath: String) throws(FileError) {
        guard rename(path, newPath) == 0 else { throw FileError("move", path) }
    }

    /// Removes a file, or a folder with all it holds. Symbolic links are removed, not followed. A path that is not there
    /// is no error.
    public static func remove(_ path: String) throws(FileError) {
        if unlink(path) == 0 || errno == ENOENT { return }
        guard errno == EISDIR || errno == EPERM else { throw FileError("remove", path) }
        for name in try names(in: path) {
            try remove(path + "/" + name)
        }
        guard rmdir(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
    }
}

extension FileSystem {
    /// Gives every file below a path a second name below another; folders are made anew, symbolic links are copied.
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
