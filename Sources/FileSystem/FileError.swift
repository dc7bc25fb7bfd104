#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An operation on a file that the system refused.
public struct FileError: Error, CustomStringConvertible, Sendable {
    /// What was tried, as a verb: `read`, `write`, `rename`.
    public let operation: String
    public let path: String
    /// The system's error number.
    public let code: Int32

    init(_ operation: String, _ path: String, code: Int32 = errno) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// The system's own words for the error: “No space left on device”.
    public var reason: String { String(cString: strerror(code)) }

    public var description: String { "cannot \(operation) \(path): \(reason)" }

    public var isNotFound: Bool { code == ENOENT || code == ENOTDIR }
}
