import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that is spoken with while it runs, over its standard input and output. It ends with this value, or with this
/// process.
public final class SpokenProgram: Sendable {
    private let line: Int32
    private let input: Int32
    private let output: Int32

    /// The longest time that the program may take nothing of what it is told, in milliseconds.
    private static let patience: Int32 = 2_000

    /// Starts a program. Its limits on processor time, memory and files hold; those on time don't.
    ///
    /// - Throws: ``FileError`` if it can't be started.
    public init(_ program: Subprocess) throws(FileError) {
        let ends = try program.descriptors { socketpair(AF_UNIX, Subprocess.stream, 0, $0) }
        defer { close(ends[1]) }
        let started: Subprocess.Started
        do throws(FileError) {
            started = try program.started(reading: ends[1])
        } catch {
            close(ends[0])
            throw error
        }
        guard started.start.failed == GLOSA_NO_STEP else {
            for end in [ends[0], started.line, started.output] { close(end) }
            throw FileError("run", program.executable, .system(started.start.error))
        }
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        (line, input, output) = (started.line, ends[0], started.output)
    }

    deinit { for end in [input, output, line] { close(end) } }

    /// Writes to the program's standard input.
    ///
    /// - Returns: false if the program is gone, or hasn't taken anything for two seconds.
    public func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let wrote = send(input, rest.baseAddress, rest.count, Self.withoutSignal)
                if wrote > 0 {
                    offset += wrote
                } else if wrote < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                    var entry = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
                    if poll(&entry, 1, Self.patience) == 0 { return false }
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// Waits for bytes of the program's standard output; for one thread.
    ///
    /// - Returns: the number of bytes put into the buffer, 0 at the end; nil if they can't be read.
    public func read(into buffer: inout [UInt8]) -> Int? { FileSystem.read(output, into: &buffer) }

    /// Ends the program with all that it has started; its output then ends.
    public func stop() { shutdown(line, Int32(SHUT_WR)) }

    #if canImport(Darwin)
        private static let withoutSignal: Int32 = 0
    #else
        private static let withoutSignal = Int32(MSG_NOSIGNAL)
    #endif
}
