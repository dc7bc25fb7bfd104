import Support
import TestSupport
import Testing

@Suite("Looking for bytes")
struct ByteSearchTests {
    @Test(
        "A pattern is found where it first stands, in a part of a text too",
        arguments: [
            ("abcabd", "abd", 3), ("aaab", "aab", 1), ("abab", "b", 1), ("abc", "abcd", nil), ("", "a", nil),
            ("abc", "", 0),
            ("xxabx", "abx", 2), ("a\0b", "\0b", 1), ("ñandú", "ú", 5), ("aba", "ab", 0), ("ab", "ba", nil),
        ] as [(String, String, Int?)]
    )
    func patterns(_ text: String, pattern: String, start: Int?) {
        let expected = start.map { $0..<$0 + pattern.utf8.count }
        #expect(Array(text.utf8).firstRange(ofBytes: pattern.utf8) == expected)
        #expect(text.utf8.isEmpty || Array(text.utf8).contains(bytes: pattern.utf8) == (start != nil))
        let slice = Array("=\(text)=".utf8)[1..<1 + text.utf8.count]
        #expect(
            slice.firstRange(ofBytes: Array(pattern.utf8)) == expected.map { $0.lowerBound + 1..<$0.upperBound + 1 }
        )
    }

    @Test("Patterns in random texts are found where a comparison at each place finds them")
    func randomTexts() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random)
            }
            let pattern = (0..<Int.random(in: 1..<5, using: &random)).map { _ in
                UInt8.random(in: 97...99, using: &random)
            }
            let place = text.indices.first { text[$0...].starts(with: pattern) }
            #expect(text.firstRange(ofBytes: pattern)?.lowerBound == place)
        }
    }

    @Test("A byte is found where a condition holds")
    func conditions() {
        let text = Array("a$ b $c".utf8)
        #expect(
            text.contains(byte: UInt8(ascii: "$")) { bytes, index in index + 1 < bytes.count && bytes[index + 1] == 0x63
            }
        )
        #expect(!text.contains(byte: UInt8(ascii: "$")) { _, index in index == 2 })
        #expect(!text.contains(byte: UInt8(ascii: "d")))
    }

    @Test("ASCII ends at the first byte outside it, and plain words before a control character or such a byte")
    func ends() {
        for length in 0..<40 {
            for place in 0..<max(1, length) {
                for byte in [0x00, 0x0A, 0x1F, 0x7F, 0x80, 0xC3, 0xFF] as [UInt8] {
                    var text = [UInt8](repeating: UInt8(ascii: " "), count: length)
                    if length > 0 { text[place] = byte }
                    text.withUnsafeBufferPointer { bytes in
                        let end = byte < 0x80 || length == 0 ? length : place
                        #expect(bytes.endOfASCII() == end)
                        #expect(bytes.endOfASCII(from: min(place, length)) == end)
                        let words = length == 0 ? 0 : min(place, length) / 8 * 8
                        #expect(bytes.endOfPlainWords(from: 0) == min(words, length / 8 * 8))
                    }
                }
            }
        }
        Array("~ {|}".utf8 + Array(repeating: 0x7E, count: 11)).withUnsafeBufferPointer {
            #expect($0.endOfPlainWords(from: 0) == 16)
        }
    }

    @Test("A line ends at the first of its endings, however far")
    func lines() {
        for place in [0, 1, 127, 128, 129, 300] {
            for ending in [[0x0A], [0x0D], [0x0D, 0x0A], []] as [[UInt8]] {
                let text = [UInt8](repeating: UInt8(ascii: "a"), count: place) + ending + Array("b\n\r".utf8)
                let end = ending.isEmpty ? place + 1 : place
                text.withUnsafeBufferPointer { #expect($0.endOfLine(from: 0) == end) }
            }
        }
        [0x61, 0x62].withUnsafeBufferPointer { #expect($0.endOfLine(from: 1) == 2) }
        [UInt8]().withUnsafeBufferPointer { #expect($0.endOfLine(from: 0) == 0) }
    }
}
