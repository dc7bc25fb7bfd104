/// What is remembered piece by piece, each by a key that holds all that went in.
public struct Memory<Value: Remembered>: Sendable {
    public private(set) var values: [String: Value] = [:]

    public init() {}

    /// - Parameter file: one that can't be read, or is no such file, is as good as none.
    public init(reading file: MemoryFile) {
        self = file.value(Memory.self)?.value ?? Memory()
    }

    public subscript(key: String) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Without what nobody asks for any more, or what no longer holds.
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
