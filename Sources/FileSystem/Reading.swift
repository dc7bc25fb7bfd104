#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    public enum Kind: Sendable { case file, folder, symbolicLink, other }

    /// The kind and size of a file or folder; a symbolic link at the end of the path is not followed.
    public struct Status: Sendable, Hashable {
        public let kind: Kind
        /// The length in bytes.
        public let size: Int
    }

    public static func status(of path: String) throws(FileError) -> Status {
        var information = stat()
        guard lstat(path, &information) == 0 else { throw FileError("look at", path) }
        return Status(kind: kind(information.st_mode), size: Int(information.st_size))
    }

    /// The identity of a file, which changes when another file takes its place or its bytes are written: its number in the file
    /// system, its length, and the time of the last write. Other names of the file don't matter.
    public struct Identity: Sendable, Hashable {
        public let number: UInt64
        /// The length in bytes.
        public let size: Int64
        /// The time of the last write to the file's bytes, in nanoseconds since 1970.
        public let written: Int64

        public init(number: UInt64, size: Int64, written: Int64) {
            (self.number, self.size, self.written) = (number, size, written)
        }

        init(_ information: stat) {
            number = UInt64(information.st_ino)
            size = Int64(information.st_size)
            written = information.written.nanoseconds
        }
    }

    /// The version of a file: a later write gives it another one, even if the file's former times are set again.
    public struct Version: Sendable, Hashable {
        public let identity: Identity
        /// The time of the last change to anything about the file, by the system's own record, in nanoseconds since 1970.
        public let changed: Int64

        public init(identity: Identity, changed: Int64) {
            (self.identity, self.changed) = (identity, changed)
        }
    }

    /// - Returns: the version of a file; nil if there is no file at the path. Symbolic links are not files.
    public static func version(of path: String) -> Version? {
        var information = stat()
        guard lstat(path, &information) == 0, kind(information.st_mode) == .file else { return nil }
        return Version(identity: Identity(information), changed: information.changed.nanoseconds)
    }

    /// - Returns: the identity of a file; nil if there is no file at the path. Symbolic links are not files.
    public static func identity(of path: String) -> Identity? {
        var information = stat()
        guard lstat(path, &information) == 0, kind(information.st_mode) == .file else { return nil }
        return Identity(information)
    }

    public static func exists(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    /// The largest file that is read, in bytes: larger ones are no files of a course.
    public static let largestFile = 1 << 30

    /// Reads the bytes of a file. A folder or a device is refused.
    ///
    /// - Parameters:
    ///   - enclosure: the folder that the file must lie in after all symbolic links; nil: anywhere.
    ///   - limit: the largest length in bytes that is accepted.
    public static func read(
        _ path: String,
        within enclosure: Enclosure? = nil,
        upTo limit: Int = largestFile
    ) throws(FileError) -> [UInt8] {
        let descriptor = try openFile(path, within: enclosure)
        defer { close(descriptor) }
        return try contents(of: descriptor, path, upTo: limit).bytes
    }

    /// Reads the bytes of a file; neither the file nor its folder may be a symbolic link.
    ///
    /// - Parameter limit: the largest length in bytes that is accepted.
    public static func readUnlinked(_ path: String, upTo limit: Int = largestFile) throws(FileError) -> [UInt8] {
        let (parent, name) = split(path)
        let folder = try openFolder(parent, followsLink: false)
        defer { close(folder) }
        let file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard file >= 0 else { throw FileError("read", path) }
        defer { close(file) }
        return try contents(of: file, path, upTo: limit).bytes
    }

    /// Checks that a file could be read, without reading it.
    ///
    /// - Throws: ``FileError`` with the reason if it can't be read.
    public static func checkReadable(_ path: String, within enclosure: Enclosure) throws(FileError) {
        let descriptor = try openFile(path, within: enclosure)
        defer { close(descriptor) }
        _ = try information(of: descriptor, path, upTo: largestFile)
    }

    /// Returns the kind of the file or folder that a path leads to, after all symbolic links.
    ///
    /// - Throws: ``FileError``, also if the path leads out of the folder.
    public static func kind(behind path: String, within enclosure: Enclosure) throws(FileError) -> Kind {
        let real = try realPath(path)
        if let refusal = enclosure.refusal(of: real.utf8) { throw FileError("find", path, refusal) }
        return try status(of: real).kind
    }

    /// Returns the system's information on an open file that can be read whole: a regular file of at most `limit` bytes.
    static func information(of descriptor: Int32, _ path: String, upTo limit: Int) throws(FileError) -> stat {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw FileError("read", path) }
        guard kind(information.st_mode) == .file else { throw FileError("read", path, .noFile) }
        guard information.st_size <= limit else { throw FileError("read", path, .tooLarge) }
        return information
    }

    static func contents(
        of descriptor: Int32,
        _ path: String,
        upTo limit: Int = largestFile
    ) throws(FileError) -> (bytes: [UInt8], information: stat) {
        let information = try information(of: descriptor, path, upTo: limit)
        if let unsaved = unsavedTexts.text(for: information) {
            guard unsaved.count <= limit else { throw FileError("read", path, .tooLarge) }
            return (unsaved, information)
        }
        let expected = Int(information.st_size)
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
            while count < expected {
                let got = Self.read(descriptor, into: buffer, at: count, upTo: expected)
                if got < 0 { failure = FileError("read", path) }
                if got <= 0 { break }
                count += got
            }
        }
        if let failure { throw failure }
        return (bytes, information)
    }

    private static func read(
        _ descriptor: Int32,
        into buffer: UnsafeMutableBufferPointer<UInt8>,
        at offset: Int,
        upTo end: Int
    ) -> Int {
        while true {
            let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[offset..<end]))
            #if canImport(Darwin)
                let got = Darwin.read(descriptor, rest.baseAddress, rest.count)
            #elseif canImport(Musl)
                let got = Musl.read(descriptor, rest.baseAddress, rest.count)
            #else
                let got = Glibc.read(descriptor, rest.baseAddress, rest.count)
            #endif
            if got >= 0 || errno != EINTR { return got }
        }
    }

    /// Returns the names in a folder, without `.` and `..`.
    ///
    /// - Parameter isSorted: true for the order of the names' bytes; false for that of the file system, which costs less.
    public static func names(
        in folder: String,
        within enclosure: Enclosure? = nil,
        isSorted: Bool = true
    ) throws(FileError) -> [String] {
        let descriptor = try openFolder(folder, within: enclosure)
        defer { close(descriptor) }
        return try names(of: descriptor, folder, isSorted: isSorted)
    }

    /// Returns the names in an open folder in the same way; the folder stays open.
    static func names(of folder: Int32, _ path: String, isSorted: Bool = true) throws(FileError) -> [String] {
        let descriptor = fcntl(folder, F_DUPFD_CLOEXEC, 0)
        guard let stream = descriptor < 0 ? nil : fdopendir(descriptor) else {
            if descriptor >= 0 { close(descriptor) }
            throw FileError("read", path)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return isSorted ? names.sorted { isBefore($0, $1) } : names
    }

    /// Compares names by bytes, whatever Unicode makes of them, and many bytes at a time: a folder may hold ten thousand names.
    private static func isBefore(_ left: String, _ right: String) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                guard let first = left.baseAddress, let second = right.baseAddress else {
                    return left.isEmpty && !right.isEmpty
                }
                let order = memcmp(first, second, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }

    /// Returns the path with every symbolic link resolved.
    public static func realPath(_ path: String) throws(FileError) -> String {
        guard let resolved = realpath(path, nil) else { throw FileError("find", path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the target of a symbolic link, as it is written in the link.
    static func target(ofLink path: String) throws(FileError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink(path, &buffer, buffer.count)
        guard count > 0, count < buffer.count else { throw FileError("read", path) }
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Returns true if a path leads into a folder or to the folder itself. A part of either path that doesn't exist yet counts as
    /// lying where it would be made.
    public static func lies(_ path: String, in folder: String) -> Bool {
        var wanted = stat()
        var place = resolved(path)
        guard stat(folder, &wanted) == 0 else {
            let folder = resolved(folder)
            return place == folder || place.hasPrefix(folder + "/")
        }
        while true {
            var information = stat()
            // Folders are compared by inode and device, not by name: a name may have several spellings.
            if stat(place, &information) == 0, information.st_ino == wanted.st_ino, information.st_dev == wanted.st_dev
            {
                return true
            }
            guard place != "/" else { return false }
            place = split(place).folder
        }
    }

    /// Returns an absolute path whose symbolic links are resolved, as far as it exists.
    private static func resolved(_ path: String) -> String {
        var place = path.hasPrefix("/") ? "/" : (try? realPath(".")) ?? "/"
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                place = split(place).folder
            } else {
                let next = place == "/" ? "/" + part : place + "/" + part
                place = (try? realPath(next)) ?? next
            }
        }
        return place
    }

    static func kind(_ mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }
}

extension FileSystem {
    /// Returns a text that changes when a file is replaced: the file's length and the time of its last write.
    public static func stamp(of path: String) throws(FileError) -> String {
        var information = stat()
        guard stat(path, &information) == 0 else { throw FileError("look at", path) }
        let time = information.written
        return "\(information.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }
}

extension stat {
    #if canImport(Darwin)
        fileprivate var written: timespec { st_mtimespec }
        fileprivate var changed: timespec { st_ctimespec }
    #else
        fileprivate var written: timespec { st_mtim }
        fileprivate var changed: timespec { st_ctim }
    #endif
}

extension timespec {
    /// The time in nanoseconds since the clock's own beginning.
    fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
