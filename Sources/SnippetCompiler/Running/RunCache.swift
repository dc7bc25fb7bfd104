import FileSystem

/// How programs ended before, in one file of the course.
struct RunCache: Sendable {
    private static let form = "glosa runs 2"
    private(set) var results: [String: RunOutcome] = [:]

    init() {}

    init(reading path: String) {
        self.init(MemoryFile(path, form: Self.form).read()?.bytes ?? [])
    }

    /// - Parameter bytes: what ``bytes(keeping:)`` gave.
    init(_ bytes: [UInt8]) {
        // Cut between bytes: to Swift a carriage return, with which an output may end, and a line feed are one character.
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst(), !line.isEmpty {
            let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard fields.count == 3, let count = Int(fields[2]), count >= 0, count <= lines.count else { return }
            let output = String(decoding: Array(lines.prefix(count).joined(separator: "\n".utf8)), as: UTF8.self)
            lines = lines.dropFirst(count)
            guard let ending = RunOutcome.Ending(code: fields[1]) else { continue }
            results[String(fields[0])] = RunOutcome(ending, output: output)
        }
    }

    subscript(key: String) -> RunOutcome? {
        get { results[key] }
        set { results[key] = newValue }
    }

    func write(to path: String, keeping keys: Set<String>) throws {
        try MemoryFile(path, form: Self.form).write(bytes(keeping: keys))
    }

    func bytes(keeping keys: Set<String>) -> [UInt8] {
        var text: [UInt8] = []
        for key in keys.sorted() {
            // What depends on the machine's mood is tried again.
            guard let result = results[key], let code = result.ending.code else { continue }
            let count = 1 + result.output.utf8.count { $0 == UInt8(ascii: "\n") }
            text += "\(key) \(code) \(count)\n\(result.output)\n".utf8
        }
        return text
    }
}

extension RunOutcome.Ending {
    fileprivate var code: String? {
        switch self {
        case .success: "success"
        case .exit(let status): "exit:\(status)"
        default: nil
        }
    }

    fileprivate init?(code: Substring) {
        let parts = code.split(separator: ":")
        switch (parts.first, parts.count == 2 ? Int(parts[1]) : nil) {
        case ("success", _): self = .success
        case ("exit", let status?): self = .exit(status)
        default: return nil
        }
    }
}
