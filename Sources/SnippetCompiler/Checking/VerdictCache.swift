import FileSystem

/// What the compiler has said of units before, in one file of the course.
///
/// A unit's text holds its context, and the key holds the compiler and the shim too: so nothing has to be thrown away by hand.
struct VerdictCache: Sendable {
    private static let header = "glosa types 2"
    private static let gaveUp = "gave-up"
    private(set) var results: [String: BatchChecker.Result] = [:]

    init() {}

    /// A file that can't be read, or is no such file, is as good as none.
    init(reading path: String) {
        guard let bytes = try? FileSystem.read(path) else { return }
        var lines = bytes.split(separator: UInt8(ascii: "\n")).makeIterator()
        guard lines.next().map({ $0.elementsEqual(Self.header.utf8) }) == true else { return }
        while let line = lines.next() {
            let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            if fields.count == 2, fields[1] == Self.gaveUp {
                results[fields[0]] = .gaveUp
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
        var text = Self.header + "\n"
        for key in keys.sorted() {
            guard let result = results[key] else { continue }
            guard case .messages(let messages) = result else {
                text += "\(key) \(Self.gaveUp)\n"
                continue
            }
            text += "\(key) \(messages.count)\n"
            for message in messages {
                let clean = message.text.replacing("\n", with: " ").replacing("\t", with: " ")
                text += "\(message.offset)\t\(message.severity.rawValue)\t\(message.group ?? "")\t\(clean)\n"
            }
        }
        let bytes = Array(text.utf8)
        guard (try? FileSystem.read(path)) != bytes else { return }
        try FileSystem.makeFolder(path.upToLast(1))
        try FileSystem.writeAtOnce(bytes, to: path)
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
