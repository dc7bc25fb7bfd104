import Testing

@testable import FileSystem

@Suite("Values that are remembered")
struct RememberedTests {
    fileprivate struct Entry: Remembered, Equatable {
        var status: Int
        var name: String?
        var parts: [String: Double] = [:]
        var range: Range<Int>?

        func write(to writer: inout RecordWriter) {
            writer.add(status, name, parts, range)
            writer.add(path: "a/b")
            writer.add(path: "a/b")
        }
    }

    @Test("A memory is read back as it was kept, and gives the same bytes again")
    func memory() throws {
        var memory = Memory<Entry>()
        memory["one"] = Entry(status: -1, name: nil)
        memory["two"] = Entry(status: 404, name: "gone", parts: ["z": 0.5, "a": -1e300], range: 3..<17)
        let again = try #require(Memory<Entry>(remembered: memory.rememberedBytes))
        #expect(again.values == memory.values)
        #expect(again.rememberedBytes == memory.rememberedBytes)
    }

    @Test("Bytes that end too early, or go on, are no value", arguments: [-1, 1])
    func length(difference: Int) {
        let bytes = Entry(status: 1, name: "x", range: 0..<0).rememberedBytes
        let others = difference < 0 ? Array(bytes.dropLast(-difference)) : bytes + [0]
        #expect(Entry(remembered: others) == nil)
        #expect(Entry(remembered: bytes) != nil)
    }

    @Test("A number of values that a stranger wrote takes no memory")
    func count() {
        var writer = RecordWriter()
        writer.add(Int.max)
        #expect([Int](remembered: writer.bytes) == nil)
        #expect([String: Int](remembered: writer.bytes) == nil)
    }
}

extension RememberedTests.Entry {
    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (status, name, parts, range) = (try reader.take(), try reader.take(), try reader.take(), try reader.take())
        guard try reader.path() == "a/b", try reader.path() == "a/b" else { throw RecordReader.Failure() }
    }
}
