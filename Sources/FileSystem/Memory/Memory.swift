/// Remembered values, each under a key that holds everything that went into it.
public struct Memory<Value: Remembered>: Sendable {
    public private(set) var values: [String: Value] = [:]

    public init() {}

    /// - Parameter file: the file to read; if it can't be read, or is no such file, the memory is empty.
    public init(reading file: MemoryFile) {
        self = file.value(Memory.self)?.value ?? Memory()
    }

    public subscript(key: String) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Returns the memory without the values that nobody asks for any more or that no longer hold.
    public func filter(_ isKept: (_ key: String, _ value: Value) -> Bool) -> Memory {
        var result = Memory()
        result.values = values.filter { isKept($0.key, $0.value) }
        return result
    }
}

extension Memory: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(values) }
    public init(from reader: inout RecordReader) throws(RecordReader.Failure) { values = try reader.take() }
}
