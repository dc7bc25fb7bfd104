#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A stream that processes hold open for writing, to see when the last of them has ended.
public struct HeldStream: Sendable {
    private let descriptor: Int32

    public struct NeverEnds: Error {}

    /// - Parameter descriptor: of the end to read from; whoever has it keeps it open.
    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// What is written next, six bytes at most; an empty text where all who could write have ended.
    ///
    /// - Throws: ``NeverEnds`` where nothing comes for a long time.
    public func next() throws -> String {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 120_000) == 1 else { throw NeverEnds() }
        var buffer = [UInt8](repeating: 0, count: 6)
        let got = read(descriptor, &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, got)), as: UTF8.self)
    }
}
