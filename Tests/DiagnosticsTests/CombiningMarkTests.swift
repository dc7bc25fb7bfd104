import Foundation
import Support
import TestSupport
import Testing

@testable import Diagnostics

@Suite("Combining marks")
struct CombiningMarkTests {
    /// Marks of several classes and lengths: Latin, Hebrew, Arabic, Tibetan, of symbols, Devanagari, of music.
    private static let marks: [Unicode.Scalar] = [
        "\u{301}", "\u{323}", "\u{5B0}", "\u{64E}", "\u{F71}", "\u{F73}", "\u{20D0}", "\u{94D}", "\u{1D165}",
    ]

    /// The bytes of marks behind the thirtieth of a run, found one character after the other.
    private static func excess(_ text: String) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var (offset, number) = (0, 0)
        for scalar in text.unicodeScalars {
            let end = offset + UTF8.width(scalar)
            number = CombiningMarks.contains(scalar) ? number + 1 : 0
            if number == 31 { places.append(offset..<end) }
            if number > 31, let last = places.popLast() { places.append(last.lowerBound..<end) }
            offset = end
        }
        return places
    }

    private static func cut(_ text: String) -> (text: String, places: [Range<Int>]) {
        var bytes = Array(text.utf8)
        let places = CombiningMarks.cut(in: &bytes)
        return (String(decoding: bytes, as: UTF8.self), places)
    }

    @Test("A mark is what canonical decomposition begins with a mark, and nothing else")
    func decomposition() {
        for value in Array(UInt32(0)...0x1FFFF) + Array(0xE0000...0xE0FFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let first = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
            let isMark = first.properties.canonicalCombiningClass != .notReordered
            #expect(CombiningMarks.contains(scalar) == isMark, "\(scalar.codePoint)")
        }
    }

    @Test(
        "Thirty may follow one another; those behind them give way to as many bytes that are no marks",
        arguments: marks
    )
    func run(mark: Unicode.Scalar) {
        let thirty = "a" + String(repeating: Character(mark), count: 30)
        for rest in ["", "b", " ñ", "\n"] { #expect(Self.cut(thirty + rest).text == thirty + rest) }
        for more in [1, 2, 33, 1000] {
            for before in 0..<130 {
                let lead = String(repeating: "x", count: before) + thirty
                let text = lead + String(repeating: Character(mark), count: more) + "é and more"
                let (cut, places) = Self.cut(text)
                let end = lead.utf8.count + more * UTF8.width(mark)
                #expect(places == [lead.utf8.count..<end])
                #expect(cut.utf8.count == text.utf8.count && cut.utf16.count == text.utf16.count)
                #expect(cut.unicodeScalars.count { CombiningMarks.contains($0) } == 30)
                #expect(cut.unicodeScalars.starts(with: lead.unicodeScalars) && cut.hasSuffix("é and more"))
                #expect(Self.cut(cut).places.isEmpty && CombiningMarks.cut(text) == cut)
            }
        }
    }

    @Test("Random texts are cut where a reader of one character after the other cuts them")
    func random() {
        var generator = SeededGenerator(seed: 7)
        let others: [Unicode.Scalar] = ["a", " ", "é", "語", "\u{5D0}", "👩", "\u{34F}", "\u{FE0F}", "\u{200D}", "\n"]
        for _ in 0..<3000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...8, using: &generator) {
                for _ in 0..<Int.random(in: 0...90, using: &generator) {
                    text.append(Self.marks.randomElement(using: &generator) ?? "a")
                }
                for _ in 0..<Int.random(in: 0...40, using: &generator) {
                    text.append(others.randomElement(using: &generator) ?? "a")
                }
            }
            #expect(Self.cut(String(text)).places == Self.excess(String(text)))
        }
    }

    @Test(
        "What is written has no such runs",
        arguments: [
            "Việt Nam", "שָׁלוֹם עֲלֵיכֶם", "السَّلَامُ عَلَيْكُمْ", "बाल्टी ਗੁਰਮੁਖੀ", "བསྒྲུབས་", "👩🏽‍💻🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Z̷̡̢̛̲̟̝͎̦a̸͇͍̽͝l̴̯̈́g̶̡͋o̷̳̔",
            String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 100), String(repeating: "日本語。", count: 100),
            String(repeating: "e\u{301}", count: 1000), "",
        ]
    )
    func ordinary(text: String) { #expect(Self.cut(text).places.isEmpty) }

    @Test("Bytes that are no UTF-8 are left alone")
    func broken() {
        let marks = Array(String(repeating: "\u{301}", count: 25).utf8)
        for stray in [[0xFF], [0x80], [0xCC], [0xE2, 0x80], [0xF8, 0x88], [0xF0, 0x9D]] as [[UInt8]] {
            var bytes = marks + stray + marks
            let former = bytes
            #expect(CombiningMarks.cut(in: &bytes).isEmpty && bytes == former)
        }
        // What is no character parts two runs, and a lone continuation belongs to none.
        var bytes = Array(repeating: UInt8(0x81), count: 500)
        #expect(CombiningMarks.cut(in: &bytes).isEmpty)
    }

    @Test("Runs are cut together with control characters, and both are told")
    func together() {
        let text = "a\u{1}" + String(repeating: "\u{301}\u{323}", count: 50) + "\u{2}"
        var bytes = Array(text.utf8)
        let replaced = ControlCharacters.replace(in: &bytes)
        #expect(replaced.count == 2 && replaced.marks == [62..<202])
        #expect(ControlCharacters.replaced(text) == String(decoding: bytes, as: UTF8.self))
        bytes = Array(text.utf8)
        #expect(ControlCharacters.replace(in: &bytes, from: 150).marks == [])
        #expect(bytes.starts(with: text.utf8.prefix(150)))
    }

    @Test(
        "JSON has no long runs, whether they are written as they are or with escapes",
        arguments: [
            String(repeating: "\u{301}\u{323}", count: 500), String(repeating: #"\u0301\u0323"#, count: 500),
            String(repeating: "\u{301}\\u0323", count: 500), String(repeating: #"\u0301"#, count: 500),
            String(repeating: #"\ud834\udd65\u0301"#, count: 500),
            String(repeating: #"\u0301"#, count: 29) + String(repeating: "\u{323}", count: 29) + #"\u0301\u0301\u0301"#,
        ]
    )
    func json(marks: String) throws {
        let json = #"{"n": "\n\\u0301\t", "a\#(marks)": "b\#(marks)c", "é\u0301": "\ud834\udd65x"}"#
        let texts = try JSONText.decode([String: String].self, from: Array(json.utf8))
        #expect(texts.count == 3 && texts["n"] == "\n\\u0301\t" && texts["é\u{301}"] == "\u{1D165}x")
        let long = try #require(texts.first { $0.key.unicodeScalars.first == "a" })
        for text in [long.key, long.value] {
            var (run, longest) = (0, 0)
            for scalar in text.unicodeScalars {
                run = CombiningMarks.contains(scalar) ? run + 1 : 0
                longest = max(longest, run)
            }
            #expect(longest >= 29 && longest <= 60)
        }
        #expect(long.value.hasSuffix("c"))
    }

    @Test("JSON within reason is read as it is written")
    func shortJSON() throws {
        let text = "a" + String(repeating: "\u{301}", count: 30)
        let escaped = "a" + String(repeating: #"\u0301"#, count: 30)
        let texts = try JSONText.decode([String].self, from: Array("[\"\(text)\", \"\(escaped)\"]".utf8))
        #expect(texts.map { Array($0.utf8) } == [Array(text.utf8), Array(text.utf8)])
        #expect(throws: DecodingError.self) { try JSONText.decode([String].self, from: Array(#"["\u03"#.utf8)) }
    }
}
