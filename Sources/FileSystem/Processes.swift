#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// This process's number.
    public static var processIdentifier: Int32 { getpid() }

    /// Whether a process of that number is running.
    public static func isRunning(_ process: Int32) -> Bool {
        process > 0 && (kill(process, 0) == 0 || errno == EPERM)
    }
}
