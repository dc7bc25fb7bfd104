import Diagnostics
import FileSystem

/// What addresses answered, kept in `.glosa/` so that nobody is asked twice in a row.
struct AnswerCache {
    private struct Entry: Codable {
        let answer: AddressProbe.Answer
        /// Seconds since 1970.
        let asked: Double
    }

    /// In seconds: a page that was there is asked for again after a week, one that was not after an hour.
    private static let lifetime = 7.0 * 24 * 3600
    private static let lifetimeOfFaults = 3600.0

    private let memory: MemoryFile
    private var entries: [String: Entry] = [:]

    /// A file that can't be read is taken for an empty one: it only spares requests.
    init(path: String) {
        memory = MemoryFile(path, form: "glosa external links 1")
        guard let bytes = memory.read()?.bytes else { return }
        entries = (try? JSONText.decode([String: Entry].self, from: bytes)) ?? [:]
    }

    func answer(for address: String, now: Double) -> AddressProbe.Answer? {
        guard let entry = entries[address] else { return nil }
        let lifetime = entry.answer.fault == nil ? Self.lifetime : Self.lifetimeOfFaults
        return abs(now - entry.asked) <= lifetime ? entry.answer : nil
    }

    mutating func note(_ answer: AddressProbe.Answer, for address: String, now: Double) {
        entries[address] = Entry(answer: answer, asked: now)
    }

    func write() throws {
        try memory.write(Array(try JSONText.encode(entries).utf8))
    }
}
