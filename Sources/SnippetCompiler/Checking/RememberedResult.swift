import FileSystem

/// A cache entry for the compiler's result for a unit. The unit's text includes its context; the key includes the compiler and
/// the shim.
///
/// A failure is kept only if it would happen again, since the unit exceeds the processor time of a unit; and only as long as that
/// limit is the same.
extension BatchChecker.Result: Remembered {
    /// - Parameter limit: The processor time, in seconds, that the compiler may take for a unit now.
    func holds(with limit: Int) -> Bool {
        switch self {
        case .messages: true
        case .failure(.processorTime(let seconds)): seconds == limit
        case .failure: false
        }
    }

    /// True if the result is the same on every machine: the time that the compiler takes for a text is not.
    var isShared: Bool {
        guard case .messages(let messages) = self else { return false }
        return !messages.contains { Doubt.isOfMachine($0.text) }
    }

    func write(to writer: inout RecordWriter) {
        switch self {
        case .messages(let messages): writer.add(false, messages)
        case .failure(.processorTime(let seconds)): writer.add(true, seconds)
        case .failure: writer.add(true, -1)
        }
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let isFailure = try reader.take(Bool.self)
        self = isFailure ? .failure(.processorTime(try reader.take())) : .messages(try reader.take())
    }
}

extension CompilerMessage: Remembered {
    func write(to writer: inout RecordWriter) { writer.add(offset, severity == .error, text, group) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            offset: max(0, try reader.take()),
            severity: try reader.take() ? .error : .warning,
            text: try reader.take(),
            group: try reader.take()
        )
    }
}
