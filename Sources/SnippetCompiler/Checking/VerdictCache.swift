import FileSystem

/// What the compiler has said of units before, in one file of the course.
///
/// A unit's text holds its context, and the key holds the compiler and the shim too: so nothing has to be thrown away by hand.
/// That there was no answer is remembered only where there would be none again, since the unit takes more of the compiler than
/// it may; and only as long as that limit holds.
struct VerdictCache: Sendable {
    private static let form = "glosa types 4"
    private static let tooLong = "seconds"
    /// The limit on a unit, in seconds of processor time.
    private let limit: Int
    private(set) var results: [String: BatchChecker.Result] = [:]

    /// - Parameters:
    ///   - path: a file that can't be read, or is no such file, is as good as none.
    ///   - limit: how many seconds of processor time the compiler may take over a unit now.
    init(reading path: String? = nil, limit: Int = BatchChecker.Limits().processorSeconds(1)) {
        self.init(path.flatMap { MemoryFile($0, form: Self.form).read()?.bytes } ?? [], limit: limit)
    }

    /// - Parameter bytes: what ``bytes(keeping:)`` gave.
    init(_ bytes: [UInt8], limit: Int = BatchChecker.Limits().processorSeconds(1)) {
        self.limit = limit
        var lines = bytes.split(separator: UInt8(ascii: "\n")).makeIterator()
        while let line = lines.next() {
            let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            if fields.count == 3, fields[1] == Self.tooLong {
                if Int(fields[2]) == limit { results[fields[0]] = .failure(.processorTime(limit)) }
                continue
            }
            guard fields.count == 2, let count = Int(fields[1]), count >= 0 else { return }
            var messages: [CompilerMessage] = []
            for _ in 0..<count {
                guard let message = lines.next().flatMap(Self.message) else { return }
                messages.append(message)
            }
            results[fields[0]] = .messages(messages)
        }
    }

    subscript(key: String) -> BatchChecker.Result? {
        get { results[key] }
        set { results[key] = newValue }
    }

    /// Writes what is known of some keys; of others nothing is kept.
    func write(to path: String, keeping keys: Set<String>) throws {
        try MemoryFile(path, form: Self.form).write(bytes(keeping: keys))
    }

    func bytes(keeping keys: Set<String>) -> [UInt8] {
        var text = ""
        for key in keys.sorted() {
            let messages: [CompilerMessage]
            switch results[key] {
            case .messages(let known): messages = known
            case .failure(.processorTime(let seconds)):
                text += "\(key) \(Self.tooLong) \(seconds)\n"
                continue
            case .failure, nil: continue
            }
            text += "\(key) \(messages.count)\n"
            for message in messages {
                let (group, words) = (Self.onOneLine(message.group ?? ""), Self.onOneLine(message.text))
                text += "\(message.offset)\t\(message.severity.rawValue)\t\(group)\t\(words)\n"
            }
        }
        return Array(text.utf8)
    }

    /// Without what ends lines and fields, also where a carriage return makes one character with a line feed.
    private static func onOneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 }))
    }

    private static func message(_ line: ArraySlice<UInt8>) -> CompilerMessage? {
        let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 4, let offset = Int(fields[0]),
            let severity = CompilerMessage.Severity(rawValue: fields[1])
        else { return nil }
        return CompilerMessage(
            offset: offset,
            severity: severity,
            text: fields[3],
            group: fields[2].isEmpty ? nil : fields[2]
        )
    }
}
