#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread for work that waits for the system; tasks must not do such work.
public enum DetachedThread {
    /// - Returns: true if the system could start a thread.
    @discardableResult
    public static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
        let box = Unmanaged.passRetained(Work(body: work)).toOpaque()
        let isStarted = startDetached(box)
        if !isStarted { Unmanaged<Work>.fromOpaque(box).release() }
        return isStarted
    }

    fileprivate final class Work: Sendable {
        let body: @Sendable () -> Void
        init(body: @escaping @Sendable () -> Void) { self.body = body }
    }
}

private func startDetached(_ work: UnsafeMutableRawPointer) -> Bool {
    #if canImport(Darwin)
        var thread: pthread_t?
        guard pthread_create(&thread, nil, { run($0) }, work) == 0, let thread else { return false }
    #else
        var thread = pthread_t()
        guard pthread_create(&thread, nil, { $0.flatMap(run) }, work) == 0 else { return false }
    #endif
    pthread_detach(thread)
    return true
}

private func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<DetachedThread.Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
}
