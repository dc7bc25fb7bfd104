#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Writes all bytes to an open descriptor.
    ///
    /// - Returns: true if all bytes were written; if not, `errno` holds the reason. A caller may ignore that the stream's reader
    ///   has gone away.
    @discardableResult
    public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        writeAll(bytes[...], to: descriptor)
    }

    static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                #if canImport(Darwin)
                    let wrote = Darwin.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                    let wrote = Musl.write(descriptor, rest.baseAddress, rest.count)
                #else
                    let wrote = Glibc.write(descriptor, rest.baseAddress, rest.count)
                #endif
                if wrote > 0 { offset += wrote } else if errno != EINTR { return false }
            }
            return true
        }
    }

    /// Reads an open descriptor to its end.
    public static func readAll(from descriptor: Int32) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let got = readSome(from: descriptor, into: &buffer)
            if got == 0 { return bytes }
            if got > 0 { bytes += buffer[..<got] } else if errno != EINTR { throw FileError("read", "standard input") }
        }
    }

    /// Waits for bytes at an open descriptor.
    ///
    /// - Returns: the number of bytes put into the buffer, 0 at the end; nil if the descriptor can't be read.
    public static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int? {
        while true {
            let got = readSome(from: descriptor, into: &buffer)
            if got >= 0 { return got }
            if errno != EINTR { return nil }
        }
    }

    /// Reads some bytes by read(2): returns the number of bytes put into the buffer, 0 at the end, or a negative number with
    /// `errno` set.
    static func readSome(from descriptor: Int32, into buffer: inout [UInt8]) -> Int {
        buffer.withUnsafeMutableBytes { space in
            #if canImport(Darwin)
                Darwin.read(descriptor, space.baseAddress, space.count)
            #elseif canImport(Musl)
                Musl.read(descriptor, space.baseAddress, space.count)
            #else
                Glibc.read(descriptor, space.baseAddress, space.count)
            #endif
        }
    }

    /// Fills a C value with bytes from a stream, which another process writes in one piece.
    ///
    /// - Returns: false if the stream ends before the value is complete.
    static func readWhole<Value: BitwiseCopyable>(_ value: inout Value, from descriptor: Int32) -> Bool {
        withUnsafeMutableBytes(of: &value) { space in
            var count = 0
            while count < space.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: space[count...])
                #if canImport(Darwin)
                    let got = Darwin.read(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                    let got = Musl.read(descriptor, rest.baseAddress, rest.count)
                #else
                    let got = Glibc.read(descriptor, rest.baseAddress, rest.count)
                #endif
                if got == 0 || (got < 0 && errno != EINTR) { return false }
                count += max(0, got)
            }
            return true
        }
    }
}
