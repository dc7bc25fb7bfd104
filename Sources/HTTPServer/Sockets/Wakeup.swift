#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Ends another thread's waiting in `poll`: a pipe that becomes readable.
final class Wakeup: Sendable {
    /// What the other thread waits at.
    let descriptor: Int32
    private let writing: Int32

    /// - Returns: nil where the system has no room for it.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (descriptor, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }

    deinit {
        close(descriptor)
        close(writing)
    }

    /// May be called from any thread. A pipe that is full is readable already.
    func signal() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    func clear() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &buffer, buffer.count) == buffer.count {}
    }
}
