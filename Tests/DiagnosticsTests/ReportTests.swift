import Foundation
import Testing

@testable import Diagnostics

@Suite("Reports")
struct ReportTests {
    private static let file = SourceFile(path: "content/es/x.md", text: "# Uno\n\nEs 🎉 [roto](nada.md) aquí\n")

    private static var report: Report {
        let start = file.text.utf8.count - "nada.md) aquí\n".utf8.count
        let diagnostic = Diagnostic(
            rule: "broken-link",
            severity: .error,
            message: LocalizedText(en: "nothing stands at “nada.md”", es: "no hay nada en «nada.md»"),
            range: file.range(start..<start + 7),
            advice: LocalizedText(en: "did you mean “nado.md”?", es: "¿querías decir «nado.md»?"),
            fixes: [Fix(range: file.range(start..<start + 7), replacement: "nado.md")]
        )
        var summary = Report.Summary()
        summary.files = 1
        summary.links = 1
        return Report(diagnostics: [diagnostic], files: [file], summary: summary)
    }

    @Test("A person sees the line, the place under it, and what to do; wide characters do not shift the mark")
    func human() {
        let text = HumanReport(language: "es", style: TerminalStyle(isColored: false)).render(Self.report)
        #expect(
            text == """
                error[broken-link]: no hay nada en «nada.md»
                  --> content/es/x.md:3:13
                  |
                3 | Es 🎉 [roto](nada.md) aquí
                  |              ^^^^^^^
                   = ayuda: ¿querías decir «nado.md»?

                1 ficheros, 0 muestras, 0 diagramas, 1 enlaces: 1 errores, 0 avisos, 0 notas

                """
        )
    }

    @Test("JSON follows schema version 1, with columns in UTF-16 units")
    func json() throws {
        let text = try JSONReport(language: "en").render(Self.report)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let entries = try #require(object["diagnostics"] as? [[String: Any]])
        #expect(object["schemaVersion"] as? Int == 1)
        #expect(entries.count == 1)
        #expect(entries[0]["rule"] as? String == "broken-link")
        #expect(entries[0]["severity"] as? String == "error")
        #expect(entries[0]["line"] as? Int == 3)
        #expect(entries[0]["column"] as? Int == 14)
        #expect(entries[0]["endColumn"] as? Int == 21)
        #expect(entries[0]["fixable"] as? Bool == true)
        let summary = try #require(object["summary"] as? [String: Int])
        #expect(summary["errors"] == 1)
        #expect(summary["files"] == 1)
    }

    @Test("A very long line is shown as a window around the place")
    func longLine() {
        let file = SourceFile(
            path: "x.md",
            text: String(repeating: "a", count: 500) + "b" + String(repeating: "c", count: 500)
        )
        let diagnostic = Diagnostic(
            rule: "r",
            severity: .note,
            message: LocalizedText(verbatim: "m"),
            range: file.range(500..<501)
        )
        let report = Report(diagnostics: [diagnostic], files: [file], summary: .init())
        let lines = HumanReport(language: "en", style: TerminalStyle(isColored: false)).render(report).split(
            separator: "\n"
        )
        #expect(lines[3].count < 130)
        let mark = lines[4].distance(from: lines[4].startIndex, to: lines[4].firstIndex(of: "^") ?? lines[4].startIndex)
        #expect(Array(lines[3])[mark] == "b")
    }

    @Test("Findings come in the order of files and places")
    func order() {
        func finding(_ path: String, _ offset: Int) -> Diagnostic {
            Diagnostic(
                rule: "r",
                severity: .error,
                message: LocalizedText(verbatim: ""),
                range: SourceRange(path: path, bytes: offset..<offset)
            )
        }
        let sorted = [finding("b", 0), finding("a", 9), finding("a", 1)].sortedForReport()
        #expect(sorted.map(\.range.path) == ["a", "a", "b"])
        #expect(sorted.map(\.range.bytes.lowerBound) == [1, 9, 0])
    }

    @Test(
        "Colours follow the terminal, NO_COLOR and CLICOLOR_FORCE",
        arguments: [
            (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
            (false, ["CLICOLOR_FORCE": "1"], true),
            (false, ["CLICOLOR_FORCE": "0"], false), (true, ["TERM": "dumb"], false),
            (false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
        ] as [(Bool, [String: String], Bool)]
    )
    func colour(isTerminal: Bool, environment: [String: String], isColored: Bool) {
        let style = TerminalStyle(isTerminal: isTerminal, environment: environment)
        #expect((style.paint("x", .red) != "x") == isColored)
    }
}
