import Diagnostics
import TestSupport
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

    @Test("Nothing of a finding is lost, nor of the counts of what was checked")
    func findings() throws {
        let range = SourceRange(path: "a.md", bytes: 3..<7)
        let text = LocalizedText(en: "one", es: "uno")
        let finding = Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: text,
            range: range,
            reason: text,
            advice: text,
            fixes: [Fix(range: range, replacement: "x")],
            related: [.init(range: range, message: text, isRepetition: true, isMissing: true)],
            snippet: SnippetReference(ordinal: 2, expectation: .broken, evidence: .lint)
        )
        #expect(Diagnostic(remembered: finding.rememberedBytes) == finding)
        var counts = Report.Summary()
        (counts.files, counts.snippets, counts.unjudged) = (1, 2, 3)
        (counts.segments, counts.diagrams, counts.links) = (4, 5, 6)
        #expect(Report.Summary(remembered: counts.rememberedBytes) == counts)
        // A property more has to be remembered too.
        let sizes = [Mirror(reflecting: finding), Mirror(reflecting: finding.related[0]), Mirror(reflecting: counts)]
        #expect(sizes.map(\.children.count) == [9, 4, 6])
    }

    @Test("Bytes that end too early, or go on, are no value", arguments: [-1, 1])
    func length(difference: Int) {
        let bytes = Entry(status: 1, name: "x", range: 0..<0).rememberedBytes
        let others = difference < 0 ? Array(bytes.dropLast(-difference)) : bytes + [0]
        #expect(Entry(remembered: others) == nil)
        #expect(Entry(remembered: bytes) != nil)
    }

    @Test(
        "What is kept is read back, and its hash is that of its bytes, also where it is written piece by piece",
        arguments: [0, 1, 1 << 20 - 4, 1 << 20 - 3, 1 << 20, 3 << 20 + 5]
    )
    func sizes(count: Int) async throws {
        try await withTemporaryFolder { folder in
            let file = MemoryFile(folder.path + "/memory/file", form: "test 1")
            let value = [String(repeating: "x", count: count), "end"]
            let hash = try file.keep(value)
            let (read, kept) = try #require(file.value([String].self))
            #expect(read == value)
            #expect(kept == hash)
            let before = FileSystem.identity(of: folder.path + "/memory/file")
            #expect(try file.write(value.rememberedBytes) == hash)
            #expect(FileSystem.identity(of: folder.path + "/memory/file") == before, "left alone")
        }
    }

    @Test("A number of values that a stranger wrote takes no memory")
    func count() {
        var writer = RecordWriter()
        writer.add(Int.max)
        #expect([Int](remembered: writer.bytes) == nil)
        #expect([String: Int](remembered: writer.bytes) == nil)
    }

    @Test("A text with more combining marks in a row than any course has is refused")
    func marks() {
        func bytes(_ count: Int) -> [UInt8] {
            let text = "a" + String(repeating: "\u{301}\u{323}", count: count) + "b"
            var writer = RecordWriter()
            writer.add([text: 1], [text])
            writer.add(path: text)
            return writer.bytes
        }
        var short = RecordReader(bytes(15)[...])
        #expect((try? short.take([String: Int].self))?.count == 1 && (try? short.take([String].self)) != nil)
        #expect((try? short.path()) != nil && short.isAtEnd)
        var long = RecordReader(bytes(16)[...])
        #expect(throws: RecordReader.Failure.self) { try long.take([String: Int].self) }
        var writer = RecordWriter()
        writer.add(path: "a" + String(repeating: "\u{301}", count: 31))
        var path = RecordReader(writer.bytes[...])
        #expect(throws: RecordReader.Failure.self) { try path.path() }
    }
}

extension RememberedTests.Entry {
    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (status, name, parts, range) = (try reader.take(), try reader.take(), try reader.take(), try reader.take())
        guard try reader.path() == "a/b", try reader.path() == "a/b" else { throw RecordReader.Failure() }
    }
}
