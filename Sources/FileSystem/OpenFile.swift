#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file opened to be read piece by piece. It is closed when the last reference to it goes away.
public final class OpenFile: Sendable {
    private let descriptor: Int32
    /// The identity of the file at the time when it was opened.
    public let identity: FileSystem.Identity

    /// - Parameter enclosure: the folder that the file must lie in.
    /// - Throws: ``FileError`` if there is no file that can be read. A folder or a device is refused.
    public init(_ path: String, within enclosure: FileSystem.Enclosure? = nil) throws(FileError) {
        let descriptor = try FileSystem.openFile(path, within: enclosure)
        do throws(FileError) {
            identity = FileSystem.Identity(try FileSystem.information(of: descriptor, path, upTo: .max))
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Reads bytes from an offset on.
    ///
    /// - Returns: at most `count` bytes; none if the file ends before `offset` or can't be read.
    public func bytes(at offset: Int, atMost count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
            repeat {
                let read = pread(descriptor, buffer.baseAddress, count, off_t(offset))
                got = max(0, read)
                if read >= 0 { return }
            } while errno == EINTR
        }
    }
}

extension FileSystem {
    /// The number of files and connections that this process may have open at once.
    public static var descriptorLimit: Int {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return 256 }
        return Int(min(limit.rlim_cur, 1 << 20))
    }
}
