import Testing

@testable import LanguageServer

@Suite("Messages cut out of a stream")
struct FrameReaderTests {
    private func frames(_ bytes: [UInt8], inParts size: Int, longest: Int = 1000) -> [FrameReader.Frame] {
        var reader = FrameReader(longestMessage: longest)
        var found: [FrameReader.Frame] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.append(bytes[start..<min(bytes.count, start + size)])
            while let frame = reader.next() { found.append(frame) }
        }
        return found
    }

    private func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }

    @Test("Messages are the same, however their bytes arrive", arguments: [1, 2, 3, 7, 1000])
    func parts(size: Int) {
        let text =
            "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:4 \r\n\r\n\"ñ\"Content-Length: 0\r\n\r\n"
        #expect(frames(Array(text.utf8), inParts: size) == [message("{}"), message("\"ñ\""), message("")])
    }

    @Test(
        "A header without a length is refused, and the next message is read",
        arguments: [
            "Content-Length: two", "Content-Length: -1", "Length: 3", "nonsense",
            "Content-Length: 1\r\nContent-Length: 2", "Content-Length: 99999999999999999999",
        ]
    )
    func headers(header: String) {
        let text = header + "\r\n\r\nContent-Length: 2\r\n\r\n{}"
        #expect(frames(Array(text.utf8), inParts: 5) == [.refused(.header), message("{}")])
    }

    @Test("A header that doesn't end is refused once, and passed over")
    func longHeader() {
        let text = String(repeating: "x", count: 10_000) + "\r\n\r\nContent-Length: 2\r\n\r\n{}"
        #expect(frames(Array(text.utf8), inParts: 100) == [.refused(.longHeader), message("{}")])
    }

    @Test("A message that is too long is refused without being kept, and the next one is read")
    func longMessage() {
        let text = "Content-Length: 1001\r\n\r\n" + String(repeating: " ", count: 1001) + "Content-Length: 2\r\n\r\n{}"
        #expect(frames(Array(text.utf8), inParts: 64) == [.refused(.longMessage), message("{}")])
    }
}
