#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// The time of a clock that only runs forward, in milliseconds.
    public static var milliseconds: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
    }

    /// The time of the clock that files' times come from, in nanoseconds since 1970.
    public static var wallClock: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    }

    /// Blocks the calling thread for at most ten minutes; a signal may end the wait earlier.
    public static func pause(milliseconds: Int64) {
        usleep(UInt32(min(max(0, milliseconds), 600_000)) * 1000)
    }

    /// Waits until newly written files have later times than a file written at `time`; systems give such times in steps of up to
    /// ten milliseconds.
    ///
    /// - Parameter time: nanoseconds since 1970. The call waits only for a time within the last 20 milliseconds.
    public static func waitForClock(after time: Int64) {
        let rest = time + 20_000_000 - wallClock
        if rest > 0, rest <= 20_000_000 { usleep(UInt32(rest / 1000)) }
    }
}
