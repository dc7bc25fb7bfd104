extension Int: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(small: self) }
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) { self = try reader.small() }
}

extension Int32: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(small: Int(self)) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self = Int32(truncatingIfNeeded: try reader.small())
    }
}

extension Int64: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(small: Int(self)) }
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) { self = Int64(try reader.small()) }
}

extension UInt64: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(word: self) }
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) { self = try reader.word() }
}

extension Bool: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(flag: self) }
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) { self = try reader.flag() }
}

extension Double: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(word: bitPattern) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(bitPattern: try reader.word())
    }
}

extension String: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(bytes: utf8) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(decoding: try reader.textSlice(), as: UTF8.self)
    }
}

extension Optional: Remembered where Wrapped: Remembered {
    @inlinable
    public func write(to writer: inout RecordWriter) {
        writer.add(flag: self != nil)
        self?.write(to: &writer)
    }

    @inlinable
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self = try reader.flag() ? try Wrapped(from: &reader) : nil
    }
}

extension Array: Remembered where Element: Remembered {
    @inlinable
    public func write(to writer: inout RecordWriter) { self[...].write(to: &writer) }

    @inlinable
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let count = try reader.count()
        self.init()
        // The count may be a stranger's, and is no measure of the elements that follow.
        reserveCapacity(Swift.min(count, 1 << 16))
        for _ in 0..<count { append(try Element(from: &reader)) }
    }
}

extension ArraySlice where Element: Remembered {
    @inlinable
    public func write(to writer: inout RecordWriter) {
        writer.add(small: count)
        for element in self { element.write(to: &writer) }
    }

    /// The bytes of the elements, which ``Array`` reads.
    @inlinable
    public var rememberedBytes: [UInt8] {
        var writer = RecordWriter()
        write(to: &writer)
        return writer.bytes
    }
}

/// The elements are sorted, so that equal sets give equal bytes.
extension Set: Remembered where Element: Remembered & Comparable {
    public func write(to writer: inout RecordWriter) { sorted().write(to: &writer) }
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(try [Element](from: &reader))
    }
}

/// The keys are sorted, so that equal dictionaries give equal bytes.
extension Dictionary: Remembered where Key: Remembered & Comparable, Value: Remembered {
    @inlinable
    public func write(to writer: inout RecordWriter) {
        writer.add(small: count)
        // Sorting keys alone is faster than sorting pairs of types that are not known here.
        for key in keys.sorted() {
            guard let value = self[key] else { continue }
            writer.add(key, value)
        }
    }

    @inlinable
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let count = try reader.count()
        self.init(minimumCapacity: Swift.min(count, 1 << 16))
        for _ in 0..<count {
            let key = try Key(from: &reader)
            self[key] = try Value(from: &reader)
        }
    }
}

extension RecordWriter {
    /// Appends a dictionary of tens of thousands of paths to a record that is never compared with another: sorting them would
    /// take longer than writing them. It is read like any other dictionary.
    @inlinable
    public mutating func add<Key: Remembered & Hashable, Value: Remembered>(inAnyOrder values: [Key: Value]) {
        add(small: values.count)
        for (key, value) in values { add(key, value) }
    }
}

extension Range: Remembered where Bound == Int {
    public func write(to writer: inout RecordWriter) { writer.add(lowerBound, upperBound) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let (start, end) = (try reader.take(Int.self), try reader.take(Int.self))
        guard start <= end else { throw RecordReader.Failure() }
        self = start..<end
    }
}

extension FileSystem.Identity: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(number, size, written) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(number: try reader.take(), size: try reader.take(), written: try reader.take())
    }
}

extension FileSystem.Version: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(identity, changed) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(identity: try reader.take(), changed: try reader.take())
    }
}
