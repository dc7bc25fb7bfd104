import Testing

@testable import Diagnostics

@Suite("Positions")
struct PositionTests {
    @Test(
        "Lines and columns count from 1, in characters for people and UTF-16 units for editors",
        arguments: [
            ("abc", 0, 1, 1, 1), ("abc", 2, 1, 3, 3), ("a\nbc", 2, 2, 1, 1), ("á😀x", 2, 1, 2, 2), ("á😀x", 6, 1, 3, 4),
            ("a\r\nb", 3, 2, 1, 1), ("a\rb", 2, 2, 1, 1), ("👨‍👩‍👧x", 18, 1, 2, 9), ("", 0, 1, 1, 1), ("abc", 99, 1, 4, 4),
        ]
    )
    func position(text: String, offset: Int, line: Int, characters: Int, utf16: Int) {
        let position = LineTable(SourceFile(path: "x", text: text)).position(at: offset)
        #expect(position.line == line)
        #expect(position.characterColumn == characters)
        #expect(position.utf16Column == utf16)
    }

    @Test("A line's text comes without its ending, whatever it is")
    func lineText() {
        let table = LineTable(SourceFile(path: "x", text: "one\r\ntwo\rthree\n"))
        #expect(table.count == 4)
        #expect((1...4).map(table.text(ofLine:)) == ["one", "two", "three", ""])
    }

    @Test("A slice leads back to the file across the prefixes that were cut off")
    func slice() {
        let file = SourceFile(path: "x.md", text: "> - ab\n>   cd\n")
        let slice = SourceSlice(
            of: file,
            bytes: Array("ab\ncd\n".utf8),
            lines: [.init(sliceOffset: 0, fileOffset: 4), .init(sliceOffset: 3, fileOffset: 11)]
        )
        #expect(file.text(in: slice.range(3..<5).bytes) == "cd")
        #expect(file.text(in: slice.range(1..<4).bytes) == "b\n>   c")
        #expect(slice.fileOffset(at: 6) == 14)
        #expect(slice.range(4..<4).bytes == 12..<12)
    }

    @Test("A place lies in its slice and covers whole characters, whatever was asked for")
    func wholeCharacters() {
        let file = SourceFile(path: "x.md", text: "> aé🚀\n> ```\n🚀")
        let slice = SourceSlice(
            of: file,
            bytes: Array("aé🚀\n".utf8),
            lines: [.init(sliceOffset: 0, fileOffset: 2)]
        )
        #expect(file.text(in: slice.range(1..<2).bytes) == "é")
        #expect(file.text(in: slice.range(2..<4).bytes) == "é🚀")
        #expect(file.text(in: slice.range(5..<40).bytes) == "🚀\n")
        #expect(slice.range(40..<50).bytes == 10..<10)
        #expect(slice.range(2..<2).bytes == 3..<3)
    }
}

@Suite("Near misses")
struct NearMissTests {
    @Test(
        "A slip leads to the word meant, another word to none",
        arguments: [
            ("ordre", "order"), ("descripton", "description"), ("titel", "title"), ("drafts", "draft"), ("banana", nil),
            ("", nil),
        ] as [(String, String?)]
    )
    func suggestion(word: String, meant: String?) {
        #expect(NearMiss.suggestion(for: word, among: ["order", "title", "description", "draft"]) == meant)
    }
}
