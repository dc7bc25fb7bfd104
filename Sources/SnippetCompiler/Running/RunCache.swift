import FileSystem

/// How programs ended before, in one file of the course.
struct RunCache: Sendable {
    private static let header = "glosa runs 1"
    private(set) var results: [String: RunOutcome] = [:]

    init() {}

    init(reading path: String) {
        guard let bytes = try? FileSystem.read(path) else { return }
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard lines.popFirst() == Self.header[...] else { return }
        while let line = lines.popFirst(), !line.isEmpty {
            let fields = line.split(separator: " ")
            guard fields.count == 3, let count = Int(fields[2]), count >= 0, count <= lines.count else { return }
            let output = lines.prefix(count).joined(separator: "\n")
            lines = lines.dropFirst(count)
            guard let ending = RunOutcome.Ending(code: fields[1]) else { continue }
            results[String(fields[0])] = RunOutcome(ending: ending, output: output)
        }
    }

    subscript(key: String) -> RunOutcome? {
        get { results[key] }
        set { results[key] = newValue }
    }

    func write(to path: String, keeping keys: Set<String>) throws {
        var text = Self.header + "\n"
        for key in keys.sorted() {
            // What depends on the machine's mood is tried again.
            guard let result = results[key], let code = result.ending.code else { continue }
            let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
            text += "\(key) \(code) \(lines.count)\n"
            for line in lines { text += line + "\n" }
        }
        let bytes = Array(text.utf8)
        guard (try? FileSystem.read(path)) != bytes else { return }
        try FileSystem.makeFolder(path.upToLast(1))
        try FileSystem.writeAtOnce(bytes, to: path)
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
