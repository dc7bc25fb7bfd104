#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Writes all bytes to an open descriptor; a reader that has gone away ends the matter quietly.
    public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
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
                if wrote > 0 { offset += wrote } else if errno != EINTR { return }
            }
        }
    }

    /// Reads an open descriptor to its end.
    public static func readAll(from descriptor: Int32) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let got = buffer.withUnsafeMutableBytes { space in
                #if canImport(Darwin)
                    Darwin.read(descriptor, space.baseAddress, space.count)
                #elseif canImport(Musl)
                    Musl.read(descriptor, space.baseAddress, space.count)
                #else
                    Glibc.read(descriptor, space.baseAddress, space.count)
                #endif
            }
            if got == 0 { return bytes }
            if got > 0 { bytes += buffer[..<got] } else if errno != EINTR { throw FileError("read", "standard input") }
        }
    }
}
