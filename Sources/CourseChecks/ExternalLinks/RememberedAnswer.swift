import Course
import FileSystem

/// What an address answered, and when: so that nobody is asked twice in a row.
struct RememberedAnswer: Remembered {
    let answer: AddressProbe.Answer
    /// Seconds since 1970.
    let asked: Int

    /// In seconds: a page that was there is asked for again after a week, one that was not after an hour.
    private static let lifetime = 7 * 24 * 3600
    private static let lifetimeOfFaults = 3600

    init(_ answer: AddressProbe.Answer, asked: Int) {
        self.answer = answer
        self.asked = asked
    }

    func holds(at now: Int) -> Bool {
        let lifetime = answer.fault == nil ? Self.lifetime : Self.lifetimeOfFaults
        return (asked - lifetime...asked + lifetime).contains(now)
    }

    func write(to writer: inout RecordWriter) {
        writer.add(answer.status, asked)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        answer = AddressProbe.Answer(status: try reader.take())
        // Far from where a sum of it and a lifetime can't be told.
        asked = min(max(0, try reader.take()), 1 << 40)
    }
}
