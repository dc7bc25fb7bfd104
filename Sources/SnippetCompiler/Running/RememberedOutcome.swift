import FileSystem

/// The cache entry for a program's outcome. Crashes and exceeded limits may depend on the machine's load; they are run again.
extension RunOutcome: Remembered {
    var isRemembered: Bool {
        switch ending {
        case .success, .exit: true
        default: false
        }
    }

    public func write(to writer: inout RecordWriter) {
        if case .exit(let status) = ending { writer.add(true, Int(status)) } else { writer.add(false) }
        writer.add(output)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let isExit = try reader.take(Bool.self)
        self.init(isExit ? .exit(try reader.take()) : .success, output: try reader.take())
    }
}
