import Testing

@testable import LanguageServer

@Suite("Positions in texts")
struct TextLinesTests {
    // Each line: its bytes before the sign ‸, and its column there in UTF-16 and in UTF-8.
    private static let text = "a\r\nñ😀x\rlast"

    @Test(
        "Columns count units of UTF-16, or bytes",
        arguments: [
            // Line, units of UTF-16, bytes, offset.
            (0, 0, 0, 0), (0, 1, 1, 1), (1, 0, 0, 3), (1, 1, 2, 5), (1, 3, 6, 9), (1, 4, 7, 10), (2, 0, 0, 11),
            (2, 4, 4, 15),
        ]
    )
    func columns(line: Int, units: Int, bytes: Int, offset: Int) {
        for (encoding, column) in [(PositionEncoding.utf16, units), (.utf8, bytes)] {
            let lines = TextLines(Array(Self.text.utf8), encoding)
            #expect(lines.offset(of: .init(line: line, column: column)) == offset)
            #expect(lines.position(at: offset) == .init(line: line, column: column))
        }
    }

    @Test(
        "A place that isn't there means the nearest before it",
        arguments: [
            // Line, column, offset: within the emoji, behind the line, behind the text, on no line.
            (1, 2, 5), (0, 99, 1), (2, 99, 15), (99, 0, 15), (-1, 4, 0),
        ]
    )
    func clamped(line: Int, column: Int, offset: Int) {
        let lines = TextLines(Array(Self.text.utf8), .utf16)
        #expect(lines.offset(of: .init(line: line, column: column)) == offset)
    }

    @Test("A byte within a character means its beginning")
    func bytesWithinCharacters() {
        let lines = TextLines(Array("ñ😀".utf8), .utf8)
        #expect((0...6).map { lines.offset(of: .init(line: 0, column: $0)) } == [0, 0, 2, 2, 2, 2, 6])
    }

    @Test("Changes apply one after the other, each to the text that the one before left")
    func changes() {
        var text = OpenText("one\ntwo\n", version: 1, .utf16)
        let changes: JSONValue = [
            ["range": .range(0, 0, 3), "text": "ñandú 😀"],
            ["range": .range(0, 6, 8), "text": ""],
            ["range": ["start": ["line": 9, "character": 0], "end": ["line": 9, "character": 9]], "text": "end"],
        ]
        let isApplied = text.apply(changes, version: 7)
        #expect(isApplied)
        #expect(String(decoding: text.bytes, as: UTF8.self) == "ñandú \ntwo\nend")
        #expect(text.version == 7)
    }

    @Test(
        "A change that can't be read leaves the text as it is",
        arguments: [
            ["range": ["start": ["line": -1, "character": 0], "end": ["line": 0, "character": 0]], "text": "x"],
            ["range": ["start": ["line": "0", "character": 0]], "text": "x"], ["text": 3], "x",
        ] as [JSONValue]
    )
    func unreadable(change: JSONValue) {
        var text = OpenText("one", version: 1, .utf16)
        let isApplied = text.apply([change], version: 2)
        #expect(!isApplied)
        #expect(String(decoding: text.bytes, as: UTF8.self) == "one")
    }

    @Test(
        "One edit turns a text into another, and never cuts a character or a line's end",
        arguments: [
            ("abc", "abc"), ("abc", "axc"), ("ñ", "ó"), ("a\r\nb", "a\n\nb"), ("", "x"), ("x", ""), ("aa", "aaa"),
            ("😀", "😁"), ("a\r\nb\r\n", "a\r\nc\r\n"),
        ]
    )
    func difference(old: String, new: String) {
        let lines = TextLines(Array(old.utf8), .utf16)
        guard let edit = TextEdits.difference(lines, Array(new.utf8)) else {
            #expect(old == new)
            return
        }
        var text = OpenText(old, version: 1, .utf16)
        _ = text.apply([["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]], version: 2)
        #expect(text.bytes == Array(new.utf8))
    }
}
