import Foundation
import Testing

@testable import Diagnostics

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Control characters")
struct ControlCharacterTests {
    private static let controls = (Array(0...0x1F) + Array(0x7F...0x9F)).filter {
        ![0x09, 0x0A, 0x0C, 0x0D].contains($0)
    }
    private static let noncharacters = [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]

    @Test("Each is replaced by as many bytes, and everything else stays", arguments: controls + noncharacters)
    func replaced(value: Int) throws {
        let scalar = try #require(Unicode.Scalar(UInt32(value)))
        let text = "á\(scalar)b\(scalar)\(scalar)\n«\u{FFFD}\u{FEFF}»"
        var bytes = Array(text.utf8)
        let found = ControlCharacters.replace(in: &bytes)
        let cleaned = String(decoding: bytes, as: UTF8.self)
        #expect(Array(cleaned.utf8) == bytes)
        #expect(cleaned.utf8.count == text.utf8.count && cleaned.utf16.count == text.utf16.count)
        #expect(!cleaned.unicodeScalars.contains(where: ControlCharacters.contains))
        #expect(
            cleaned.unicodeScalars.filter { $0 == "b" || $0 == "\n" || $0 == "á" || $0 == "«" || $0 == "\u{FEFF}" }
                .count == 5
        )
        #expect(found.count == 3 && found.first.map(\.scalar) == [scalar, scalar, scalar])
        #expect(found.first[0].bytes == 2..<(2 + UTF8.width(scalar)))
        #expect(ControlCharacters.replaced(text) == cleaned)
    }

    @Test(
        "What texts are made of is none",
        arguments: ["\t\n\r\u{C} a~", "¡¿ñ\u{A0}€", "👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{FFFD}\u{FDF0}\u{FDCF}\u{E000}", ""]
    )
    func ordinary(text: String) {
        var bytes = Array(text.utf8)
        #expect(ControlCharacters.replace(in: &bytes).count == 0 && bytes == Array(text.utf8))
    }

    @Test("The beginning is left alone where only the rest is looked at")
    func start() {
        var bytes: [UInt8] = [1, 1, 1]
        #expect(ControlCharacters.replace(in: &bytes, from: 2).count == 1 && bytes == [1, 1, 0x20])
    }

    @Test(
        "A terminal is shown what it would obey",
        arguments: [
            ("a\u{1B}[31mb", "a␛[31mb"), ("\u{0}\u{7}\r\u{C}\u{7F}", "␀␇␍␌␡"), ("\u{9B}2J", "\\u{9B}2J"),
            ("a\nb\tc", "a\nb\tc"),
            ("\u{202E}x\u{2066}\u{200B}\u{2028}\u{FEFF}", "\\u{202E}x\\u{2066}\\u{200B}\\u{2028}\\u{FEFF}"),
            ("\u{FFFE}", "\\u{FFFE}"),
            ("👨‍👩‍👧 señal", "👨‍👩‍👧 señal"),
        ]
    )
    func visible(text: String, shown: String) {
        #expect(VisibleText.escaping(text) == shown)
        #expect(VisibleText.line("x\n\t" + text).hasPrefix("x␊␉"))
    }

    /// A finding whose every text, path and code would steer a terminal.
    private static var report: Report {
        let evil = "\u{1B}[2J\u{9B}m\u{202E}\u{7}\u{0}"
        let text = "let a\(evil)b = 1\n"
        let file = SourceFile(
            path: "x\(evil)\ny.md",
            bytes: Array(ControlCharacters.replaced(text).utf8),
            original: Array(text.utf8)
        )
        let words = LocalizedText(en: "one \(evil)\nerror[x]: two", es: "uno \(evil)\nerror[x]: dos")
        let finding = Diagnostic(
            rule: .draft,
            severity: .error,
            message: words,
            range: file.range(4..<9),
            reason: words,
            advice: words,
            related: [.init(range: file.range(0..<3), message: words)]
        )
        return Report(diagnostics: [finding], files: [file], summary: .init())
    }

    @Test("Nothing in a report for people is obeyed, and no text passes for another finding", arguments: ["en", "es"])
    func reports(language: String) throws {
        let human = HumanReport(language: language, style: TerminalStyle(isColored: false)).render(Self.report)
        let github = GitHubReport(language: language).render(Self.report)
        for text in [human, github] {
            #expect(
                !text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) }
            )
            #expect(!text.unicodeScalars.contains(where: InvisibleCharacters.contains))
            #expect(text.contains("␛[2J"))
        }
        #expect(human.split(separator: "\n").count { $0.hasPrefix("error") } == 1)
        #expect(human.contains("1 | let a␛[2J\\u{9B}m\\u{202E}␇␀b = 1\n"))
        #expect(github.split(separator: "\n").count == 1)
    }

    @Test("Reports for programs stay valid, whatever they speak of")
    func programs() throws {
        let json = try JSONReport(language: "en").render(Self.report)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
        let sarif = try SARIFReport(language: "en", version: "1").render(Self.report)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(sarif.utf8)) }
        let junit = JUnitReport(language: "en").render(Self.report, files: [])
        #expect(XMLParser(data: Data(junit.utf8)).parse())
        #expect(junit.contains("␛[2J"))
    }
}
