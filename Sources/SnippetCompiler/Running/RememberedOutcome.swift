import FileSystem

/// How a program ended before. What depends on the machine's mood is tried again.
extension RunOutcome: Remembered {
    var isRemembered: Bool {
        switch ending {
        case .success, .exit: true
        default: false
        }
    }

    public func write(to writer: inout RecordWriter) {
        if case .exit(let status) = ending { writer.add(status) { $0.add($1) } } else { writer.add(false) }
        writer.add(output)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let status = try reader.optional { (reader) throws(RecordReader.Failure) in try reader.int() }
        self.init(status.map { .exit($0) } ?? .success, output: try reader.string())
    }
}
