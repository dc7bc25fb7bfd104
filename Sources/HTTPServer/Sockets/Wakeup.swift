#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pipe that ends another thread's waiting in `poll` by becoming readable.
final class Wakeup: Sendable {
    /// The readable end of the pipe, at which the other thread waits.
    let descriptor: Int32
    private let writing: Int32

    /// - Returns: nil if the system has no room for a pipe.
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

    /// Wakes the other thread. May be called from any thread; a pipe that is full is readable already.
    func signal() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    func clear() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &buffer, buffer.count) == buffer.count {}
    }
}
