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

    func write(to writer: inout RecordWriter) {
        switch self {
        case .messages(let messages):
            writer.add(false)
            writer.add(messages) { writer, message in
                writer.add(message.offset)
                writer.add(message.severity == .error)
                writer.add(message.text)
                writer.add(message.group)
            }
        case .failure(.processorTime(let seconds)):
            writer.add(true)
            writer.add(seconds)
        case .failure:
            writer.add(true)
            writer.add(-1)
        }
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        guard try !reader.bool() else {
            self = .failure(.processorTime(try reader.int()))
            return
        }
        self = .messages(
            try reader.array { (reader) throws(RecordReader.Failure) in
                CompilerMessage(
                    offset: max(0, try reader.int()),
                    severity: try reader.bool() ? .error : .warning,
                    text: try reader.string(),
                    group: try reader.optionalString()
                )
            }
        )
    }
}
