/// What is remembered piece by piece, each by a key that holds all that went in.
public struct Memory<Value: Remembered>: Sendable {
    public private(set) var values: [String: Value] = [:]

    public init() {}

    /// - Parameter file: one that can't be read, or is no such file, is as good as none.
    public init(reading file: MemoryFile) {
        self = file.value()?.value ?? Memory()
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
    /// In an order of its own, so that equal memories give equal bytes.
    public func write(to writer: inout RecordWriter) {
        writer.add(values.sorted { $0.key < $1.key }) { writer, entry in
            writer.add(entry.key)
            entry.value.write(to: &writer)
        }
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let entries = try reader.array { (reader) throws(RecordReader.Failure) in
            (try reader.string(), try Value(from: &reader))
        }
        values = Dictionary(entries) { first, _ in first }
    }
}
