import Foundation
import Testing

@testable import Diagnostics

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Reports")
struct ReportTests {
    private static let file = SourceFile(path: "content/es/x.md", text: "# Uno\n\nEs 🎉 [roto](nada.md) aquí\n")

    private static var report: Report {
        let start = file.text.utf8.count - "nada.md) aquí\n".utf8.count
        let diagnostic = Diagnostic(
            rule: .brokenLink,
            severity: .error,
            message: LocalizedText(
                en: "there is no page or file at “nada.md”",
                es: "no hay ninguna página ni fichero en «nada.md»"
            ),
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
                error[broken-link]: no hay ninguna página ni fichero en «nada.md»
                  --> content/es/x.md:3:13
                  |
                3 | Es 🎉 [roto](nada.md) aquí
                  |              ^^^^^^^
                   = ayuda: ¿querías decir «nado.md»?

                1 fichero, 0 muestras, 0 diagramas, 1 enlace: 1 error, 0 avisos, 0 notas

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
            rule: .draft,
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
                rule: .draft,
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

@Suite("Reports for machines")
struct MachineReportTests {
    private static var report: Report {
        let file = SourceFile(path: "content/es/año nuevo.md", text: "uno, dos: <tres> & 100 %\ncuatro")
        let message = LocalizedText(en: "“a” & <b>, 100 %: no", es: "«a» y <b>, 100 %: no")
        return Report(
            diagnostics: [
                Diagnostic(
                    rule: .brokenLink,
                    severity: .error,
                    message: message,
                    range: file.range(5..<8),
                    advice: LocalizedText(en: "write\nthis", es: "escribe\nesto"),
                    fixes: [Fix(range: file.range(5..<8), replacement: "2")]
                ),
                Diagnostic(rule: .duplicateID, severity: .note, message: message, range: file.range(5..<27)),
            ],
            files: [file],
            summary: .init()
        )
    }

    @Test("SARIF names rules, places and fixes, with help in both languages where it is known")
    func sarif() throws {
        let documentation = RuleDocumentation(
            id: .brokenLink,
            summary: LocalizedText(en: "the first", es: "la primera"),
            help: LocalizedText(en: "English help", es: "Ayuda en español"),
            severity: .error
        )
        let text = try SARIFReport(language: "es", version: "1.2.3", rules: [documentation]).render(Self.report)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["broken-link", "duplicate-id"])
        let help = (rules[0]["help"] as? [String: String])?["text"]
        #expect(help == "Ayuda en español\n\n---\n\nEnglish help")
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "note"])
        #expect(text.contains("\"uri\" : \"content/es/a%C3%B1o%20nuevo.md\""))
        #expect(results[0]["fixes"] != nil && results[1]["fixes"] == nil)
    }

    @Test("GitHub's commands are escaped, and columns are given within one line only")
    func github() {
        let lines = GitHubReport(language: "en").render(Self.report).split(separator: "\n")
        #expect(
            lines == [
                "::error file=content/es/año nuevo.md,line=1,endLine=1,col=6,endColumn=9,title=broken-link::“a” & <b>, 100 %25: no%0Awrite%0Athis",
                "::notice file=content/es/año nuevo.md,line=1,endLine=2,title=duplicate-id::“a” & <b>, 100 %25: no",
            ]
        )
    }

    @Test("JUnit has a suite for each file and a failure for each error")
    func junit() throws {
        let text = JUnitReport(language: "es").render(Self.report, files: ["content/es/clean.md"])
        #expect(text.contains("<testsuites name=\"glosa check\" tests=\"3\" failures=\"1\" errors=\"0\">"))
        #expect(text.contains("<testcase name=\"content/es/clean.md\" classname=\"content/es/clean.md\"/>"))
        #expect(text.contains("<failure type=\"broken-link\" message=\"«a» y &lt;b&gt;, 100 %: no\">"))
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse())
    }
}
