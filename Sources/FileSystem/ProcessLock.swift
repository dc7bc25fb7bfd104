#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps others who ask for the same lock waiting, for as long as it lives: what a killed process had, the system lets go.
public final class ProcessLock: Sendable {
    private let descriptor: Int32
    /// Removed at the end.
    private let file: String?

    private init(_ descriptor: Int32, file: String? = nil) {
        self.descriptor = descriptor
        self.file = file
    }

    deinit {
        // Removed first: whoever has opened it meanwhile sees that it is not there any more, and asks again.
        if let file { unlink(file) }
        close(descriptor)
    }

    public enum Attempt: Sendable {
        case locked(ProcessLock)
        /// Somebody has it.
        case taken
        /// The file system knows no such locks.
        case unsupported
    }

    /// Locks a folder, unless somebody has it. A symbolic link to one is none.
    public static func folder(_ path: String) throws(FileError) -> Attempt {
        attempt(on: try FileSystem.openFolder(path, followsLink: false))
    }

    /// The same of a folder by its name in an open one.
    static func folder(_ name: String, in parent: Int32, _ path: String) throws(FileError) -> Attempt {
        let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("read", path) }
        return attempt(on: descriptor)
    }

    private static func attempt(on descriptor: Int32) -> Attempt {
        switch lock(descriptor) {
        case .locked: return .locked(ProcessLock(descriptor))
        case .taken:
            close(descriptor)
            return .taken
        case .unsupported:
            close(descriptor)
            return .unsupported
        }
    }

    /// Waits for a file that is there as long as somebody has it.
    ///
    /// - Returns: nil where the file system knows no such locks.
    /// - Throws: ``FileError``; with the cause ``FileError/Cause/busy`` where others have had it all the time.
    public static func file(_ path: String, seconds: Int64 = 60) throws(FileError) -> ProcessLock? {
        let deadline = FileSystem.milliseconds + seconds * 1000
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { throw FileError("write", path) }
            switch lock(descriptor) {
            case .locked where isStill(path, in: AT_FDCWD, descriptor): return ProcessLock(descriptor, file: path)
            case .unsupported:
                unlink(path)
                close(descriptor)
                return nil
            case .locked, .taken: close(descriptor)
            }
            guard FileSystem.milliseconds < deadline else { throw FileError("write", path, .busy) }
            usleep(5000)
        }
    }

    enum State { case locked, taken, unsupported }

    /// Locks what is open, until its last descriptor is closed.
    static func lock(_ descriptor: Int32) -> State {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .locked }
        return errno == EWOULDBLOCK ? .taken : .unsupported
    }

    /// Whether what is locked is what a path names now.
    ///
    /// - Parameter folder: an open folder that the path begins in; the working folder where none is given.
    func isStill(at path: String, in folder: Int32 = AT_FDCWD) -> Bool { Self.isStill(path, in: folder, descriptor) }

    /// Whether what is locked is this user's, and nobody else can write there.
    var isPrivate: Bool {
        var opened = stat()
        return fstat(descriptor, &opened) == 0 && opened.st_uid == geteuid() && opened.st_mode & 0o022 == 0
    }

    private static func isStill(_ path: String, in folder: Int32, _ descriptor: Int32) -> Bool {
        var (named, opened) = (stat(), stat())
        return fstatat(folder, path, &named, AT_SYMLINK_NOFOLLOW) == 0 && fstat(descriptor, &opened) == 0
            && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
    }
}
