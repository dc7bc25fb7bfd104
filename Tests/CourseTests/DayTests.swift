import Support
import Testing

@testable import FileSystem

@Suite("Days and texts")
struct DayTests {
    /// As `date -u -d @$((N * 86400)) +%F` says.
    static let days: [(Int64, String)] = [
        (0, "1970-01-01"), (58, "1970-02-28"), (59, "1970-03-01"), (364, "1970-12-31"), (789, "1972-02-29"),
        (10_957, "2000-01-01"), (11_016, "2000-02-29"), (11_017, "2000-03-01"), (20_780, "2026-11-23"),
        (47_540, "2100-02-28"), (47_541, "2100-03-01"), (-1, "1970-01-01"),
    ]

    @Test("Days are those of the Gregorian calendar", arguments: days)
    func day(number: Int64, text: String) { #expect(Day.text(daysSince1970: number) == text) }

    @Test("Bytes that are no UTF-8 give no text")
    func validity() {
        for text in ["", "a", "é", "e\u{301}", "\u{FFFD}", "👩‍👩‍👧", "\u{0}", "\u{10FFFF}"] {
            #expect(String(validUTF8: Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
        }
        let faults: [[UInt8]] = [
            [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x61, 0xFF],
            [0xF0, 0x9F, 0x91],
        ]
        for bytes in faults { #expect(String(validUTF8: bytes) == nil) }
    }
}
