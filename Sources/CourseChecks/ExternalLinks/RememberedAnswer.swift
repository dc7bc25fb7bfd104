import Course
import FileSystem

/// The answer of an address and its time, so that no host is asked twice in a row.
struct RememberedAnswer: Remembered {
    let answer: AddressProbe.Answer
    /// The time of the answer, in seconds since 1970.
    let asked: Int

    /// The lifetimes of answers, in seconds: a page that was there is asked for again after a week, one that was not after an
    /// hour.
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
        // Limited, so that adding a lifetime can't overflow.
        asked = min(max(0, try reader.take()), 1 << 40)
    }
}
