import FileSystem

/// What people said of samples: a line a stretch, `path<tab>fence<tab>first line<tab>last line<tab>right|wrong`.
///
/// Lines count from 1 inside the fence. The labels know nothing of how Glosa reads marks: where it misses one, it shows.
struct Labels {
    struct Label {
        let fence: Int
        let lines: ClosedRange<Int>
        let isWrong: Bool
    }

    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var byPath: [String: [Label]] = [:]

    init(file: String) throws {
        let text = String(decoding: try FileSystem.read(file), as: UTF8.self)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let fields = line.split(separator: "\t")
            guard fields.count == 5, let fence = Int(fields[1]), let first = Int(fields[2]), let last = Int(fields[3]),
                first > 0, first <= last, fields[4] == "right" || fields[4] == "wrong"
            else { throw Malformed(description: "\(file):\(number + 1): not a label: \(line)") }
            byPath[String(fields[0]), default: []].append(
                Label(fence: fence, lines: first...last, isWrong: fields[4] == "wrong")
            )
        }
    }
}
