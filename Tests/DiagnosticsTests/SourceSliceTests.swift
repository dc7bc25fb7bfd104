import Diagnostics
import Testing

struct SourceSliceTests {
    @Test(
        "A file's lines end with a line feed in its slice, whatever they end with in the file, and keep their places",
        arguments: [
            ("a\r\nñ\r\n", "a\nñ\n", [0, 3, 7]), ("a\rb", "a\nb", [0, 2]),
            ("\n\r\n\r\r\n", "\n\n\n\n", [0, 1, 3, 4, 6]),
            ("a\n\rb", "a\n\nb", [0, 2, 3]), ("", "", [0]), ("\r", "\n", [0, 1]),
        ]
    )
    func lineEnds(text: String, slice expected: String, lines: [Int]) {
        let slice = SourceSlice(SourceFile(path: "a", text: text))
        #expect(slice.bytes == Array(expected.utf8))
        #expect(slice.lines.map(\.fileOffset) == lines)
        let bytes = Array(text.utf8)
        for (index, byte) in slice.bytes.enumerated() where byte != UInt8(ascii: "\n") {
            #expect(bytes[slice.fileOffset(at: index)] == byte)
        }
    }
}
