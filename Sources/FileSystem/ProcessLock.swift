#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A lock between processes, held as long as the object lives. The system releases the locks of a killed process.
public final class ProcessLock: Sendable {
    private let descriptor: Int32
    /// The path of the lock file, which is removed at the end; nil for a lock on a folder.
    private let file: String?

    private init(_ descriptor: Int32, file: String? = nil) {
        self.descriptor = descriptor
        self.file = file
    }

    deinit {
        // The file is removed first: a process that has opened it meanwhile sees that it is gone, and opens it anew.
        if let file { unlink(file) }
        close(descriptor)
    }

    public enum Attempt: Sendable {
        case locked(ProcessLock)
        /// Somebody else holds the lock.
        case taken
        /// The file system does not support such locks.
        case unsupported
    }

    /// Locks a folder, unless somebody holds its lock. A symbolic link to a folder is refused.
    public static func folder(_ path: String) throws(FileError) -> Attempt {
        attempt(on: try FileSystem.openFolder(path, followsLink: false))
    }

    /// Locks a folder, given by its name in an open folder, in the same way.
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

    /// Waits for a lock file, which exists as long as somebody holds its lock.
    ///
    /// - Returns: nil if the file system does not support such locks.
    /// - Throws: ``FileError``; its cause is ``FileError/Cause/busy`` if others have held the lock all the time.
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

    /// Locks an open file or folder until its last descriptor is closed.
    static func lock(_ descriptor: Int32) -> State {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .locked }
        return errno == EWOULDBLOCK ? .taken : .unsupported
    }

    /// Returns true if a path still names the locked file or folder.
    ///
    /// - Parameter folder: the open folder that a relative path begins in; by default the working folder.
    func isStill(at path: String, in folder: Int32 = AT_FDCWD) -> Bool { Self.isStill(path, in: folder, descriptor) }

    /// True if the locked file or folder belongs to this user, and nobody else can write there.
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
