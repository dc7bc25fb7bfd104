#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's shortage of memory.
public enum MemoryPressure {
    /// The number of processes that the system has ended for want of memory since it started (`oom_kill` of `/proc/vmstat`, since
    /// Linux 4.13).
    ///
    /// - Returns: nil if the system doesn't report it.
    public static var endedProcesses: Int? {
        #if os(Linux)
            // The system gives no length for this file, so it is read to its end.
            guard let file = try? FileSystem.openFile("/proc/vmstat", within: nil) else { return nil }
            defer { close(file) }
            return (try? FileSystem.readAll(from: file)).flatMap(endedProcesses)
        #else
            nil
        #endif
    }

    static func endedProcesses(in bytes: [UInt8]) -> Int? {
        let line = bytes.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "oom_kill ".utf8) }
        return line.flatMap { Int(String(decoding: $0.dropFirst("oom_kill ".utf8.count), as: UTF8.self)) }
    }
}
