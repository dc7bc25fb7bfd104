#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// The system's `memchr` looks at many bytes at once. Foundation has another `firstRange(of:)` for bytes, which is many times
// slower, so these functions have names of their own.

extension UnsafeBufferPointer<UInt8> {
    /// Returns the index of the first byte with a value, from an index on; nil if there is none.
    public func firstIndex(ofByte byte: UInt8, from start: Int = 0) -> Int? {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Returns the index of the first line feed or carriage return, from an index on; the end if there is none.
    public func endOfLine(from start: Int) -> Int {
        guard let base = baseAddress else { return 0 }
        var index = start
        // The search goes in short stretches, so that a text without one of the two takes no longer.
        while index < count {
            let length = Swift.min(128, count - index)
            let feed = memchr(base + index, 0x0A, length).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
            let end = feed ?? index + length
            let carriage = memchr(base + index, 0x0D, end - index).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
            if let found = carriage ?? feed { return found }
            index += length
        }
        return count
    }

    /// Returns the index of the first byte outside ASCII, from an index on; the end if there is none.
    public func endOfASCII(from start: Int = 0) -> Int {
        var index = start
        while let word = word(at: index) {
            guard word & Self.highBits == 0 else { return index + (word & Self.highBits).trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, self[index] < 0x80 { index += 1 }
        return index
    }

    /// Returns the end of the eight-byte words, from an index on, that hold only printable ASCII: most text consists of it.
    public func endOfPlainWords(from start: Int) -> Int {
        var index = start
        while let word = word(at: index) {
            let controls = (word &- 0x2020_2020_2020_2020) & ~word
            // Adding 1 sets the high bit of U+007F, whose own is not set.
            let deletes = word &+ 0x0101_0101_0101_0101
            guard (word | controls | deletes) & Self.highBits == 0 else { return index }
            index += 8
        }
        return index
    }

    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Returns eight bytes as a number, the first as the lowest; nil if fewer are left.
    private func word(at index: Int) -> UInt64? {
        guard index + 8 <= count, let base = baseAddress else { return nil }
        return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }

    /// Returns the range of the first occurrence of a pattern; nil if there is none. An empty pattern occurs at the beginning.
    @usableFromInline
    func firstRange(ofBytes pattern: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let first = pattern.first, let bytes = pattern.baseAddress else { return 0..<0 }
        var start = 0
        while let place = firstIndex(ofByte: first, from: start), place + pattern.count <= count {
            if let base = baseAddress, memcmp(base + place, bytes, pattern.count) == 0 {
                return place..<place + pattern.count
            }
            start = place + 1
        }
        return nil
    }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// Returns the range of the first occurrence of a pattern; nil if there is none. An empty pattern occurs at the beginning.
    @inlinable public func firstRange(ofBytes pattern: some Collection<UInt8>) -> Range<Int>? {
        withBytes { bytes in
            pattern.withBytes { bytes.firstRange(ofBytes: $0) }
        }.map { startIndex + $0.lowerBound..<startIndex + $0.upperBound }
    }

    /// Returns true if a pattern occurs.
    @inlinable public func contains(bytes pattern: some Collection<UInt8>) -> Bool {
        firstRange(ofBytes: pattern) != nil
    }

    /// Returns true if a byte occurs at an index for which a condition holds.
    ///
    /// - Parameter condition: gets all bytes, and the index of an occurrence.
    @inlinable public func contains(
        byte: UInt8,
        where condition: (UnsafeBufferPointer<UInt8>, Int) -> Bool = { _, _ in true }
    ) -> Bool {
        withBytes { bytes in
            var start = 0
            while let place = bytes.firstIndex(ofByte: byte, from: start) {
                if condition(bytes, place) { return true }
                start = place + 1
            }
            return false
        }
    }
}

extension Collection<UInt8> {
    @inlinable
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
    }
}
