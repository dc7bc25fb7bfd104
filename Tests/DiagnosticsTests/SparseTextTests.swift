import Testing

@testable import Diagnostics

@Suite("The lines of a text at their places")
struct SparseTextTests {
    /// Numbers that are the same in every run (a linear congruential generator, Knuth's MMIX).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Bytes that line tables treat in different ways.
    private static func text(_ numbers: inout Numbers) -> String {
        let pieces = ["a", "word ", "é", "🧑‍🏫", "\t", "\n", "\r", "\r\n", "\n\n"]
        return (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
        }.joined()
    }

    @Test("Every place has the line, the columns and the text that it had", arguments: UInt64(0)..<300)
    func places(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let file = SourceFile(path: "a.md", text: Self.text(&numbers))
        let table = LineTable(file)
        let offsets = Set((0..<3).map { _ in Int.random(in: 0...file.bytes.count, using: &numbers) })
        let restored = try #require(SparseText(table, at: offsets).file(path: "a.md"))
        #expect(restored.bytes.count == file.bytes.count)
        let other = LineTable(restored)
        for offset in offsets {
            #expect(other.position(at: offset) == table.position(at: offset))
            let line = table.line(at: offset)
            try #require(other.count >= line)
            #expect(other.text(ofLine: line) == table.text(ofLine: line))
            #expect(other.bytes(ofLine: line) == table.bytes(ofLine: line))
        }
    }

    @Test("Control characters are kept for whoever shows them")
    func controls() throws {
        let file = SourceFile(path: "a.md", bytes: Array("a b\nc".utf8), original: Array("a\u{7}b\nc".utf8))
        let restored = try #require(SparseText(LineTable(file), at: [1]).file(path: "a.md"))
        #expect(
            restored.original.starts(with: Array("a\u{7}b\n".utf8)) && restored.bytes.starts(with: Array("a b\n".utf8))
        )
    }

    @Test(
        "Lines that can't be where they say make no file",
        arguments: [
            SparseText(size: 3, lines: [.init(number: 9, offset: 2, text: "", original: nil)]),
            SparseText(size: 3, lines: [.init(number: 1, offset: 0, text: "four", original: nil)]),
            SparseText(size: 3, lines: [.init(number: 1, offset: 1, text: "", original: nil)]),
            SparseText(size: 3, lines: [.init(number: 1, offset: 0, text: "abc", original: "ab")]),
            SparseText(size: 3, lines: [.init(number: 2, offset: -1, text: "", original: nil)]),
            SparseText(size: -1, lines: []), SparseText(size: Int.max, lines: []),
            SparseText(
                size: 9,
                lines: [
                    .init(number: 2, offset: 3, text: "a", original: nil),
                    .init(number: 1, offset: 5, text: "b", original: nil),
                ]
            ),
        ]
    )
    func contradictions(text: SparseText) {
        #expect(text.file(path: "a.md") == nil)
    }
}
