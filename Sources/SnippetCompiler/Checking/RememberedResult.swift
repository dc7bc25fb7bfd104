import FileSystem

/// What the compiler has said of a unit before. A unit's text holds its context, and its key holds the compiler and the shim
/// too.
///
/// That there was no answer is remembered only where there would be none again, since the unit takes more of the compiler than
/// it may; and only as long as that limit holds.
extension BatchChecker.Result: Remembered {
    /// - Parameter limit: how many seconds of processor time the compiler may take over a unit now.
    func holds(with limit: Int) -> Bool {
        switch self {
        case .messages: true
        case .failure(.processorTime(let seconds)): seconds == limit
        case .failure: false
        }
    }

    /// Whether every machine would come to it: how long the compiler takes over a text is one machine's affair.
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
