import Diagnostics
import Testing

@testable import Markdown

@Suite("Values of directives' arguments")
struct DirectiveValueTests {
    private static func findings(_ text: String) -> [Diagnostic] {
        DirectiveTests.parse(text).findings.filter { $0.rule == .directiveArgument }
    }

    @Test(
        "A value that DocC doesn't take is found at its argument, with the word that is meant",
        arguments: [
            ("@Column(alignment: middle)", "alignment: middle", nil), ("@Column(size: two)", "size: two", nil),
            ("@Column(size: 0)", "size: 0", nil), ("@Column(size: +2)", "size: +2", nil),
            ("@Row(numberOfColumns: -1)", "numberOfColumns: -1", nil),
            ("@Links(visualStyle: detailedgrid)", "visualStyle: detailedgrid", "detailedGrid"),
            ("@Metadata {\n  @PageKind(foo)\n}", "foo", nil), ("@Metadata {\n @PageColor(gren)\n}", "gren", "green"),
            ("@Metadata {\n @PageImage(purpose: cards, source: a)\n}", "purpose: cards", "card"),
            ("@Metadata {\n @Available(iOS, introduced: 15.x)\n}", "introduced: 15.x", nil),
            ("@Metadata {\n @Available(\"*\", introduced: 15)\n}", "\"*\"", nil),
            ("@Metadata {\n @SupportedLanguage(swfit)\n}", "swfit", "swift"),
            ("@Metadata {\n @CallToAction(url: \"https://a.org\", purpose: foo)\n}", "purpose: foo", nil),
            ("@Options(scope: globl) {\n}", "scope: globl", "global"),
            ("@Options {\n @AutomaticSeeAlso(disable)\n}", "disable", "disabled"),
            ("@Options {\n @AutomaticTitleHeading(off)\n}", "off", nil),
            ("@Options {\n @TopicsVisualStyle(compactgrid)\n}", "compactgrid", "compactGrid"),
            ("@Tutorial(time: ten) {\n}", "time: ten", nil), ("@ContentAndMedia(layout: top)", "layout: top", nil),
            ("@Code(name: \"A\", file: a.swift, reset: yes)", "reset: yes", nil),
        ]
    )
    func unknown(_ text: String, _ place: String, _ meant: String?) throws {
        for text in [text, "👩‍👧 é\r\n\r\n" + text.replacing("\n", with: "\r\n")] {
            let found = Self.findings(text)
            let finding = try #require(found.first)
            #expect(found.count == 1, "\(found)")
            let bytes = Array(text.utf8)[finding.range.bytes]
            #expect(String(decoding: bytes, as: UTF8.self) == place)
            if let meant { #expect(finding.advice?.en == "did you mean `\(meant)`?") }
        }
    }

    @Test(
        "What DocC takes is no finding",
        arguments: [
            "@Row(numberOfColumns: 3) {\n@Column(size: 2, alignment: trailing) { a }\n}",
            "@Links(visualStyle: list) {\n- <doc:A>\n}",
            "@Metadata {\n@PageKind(sampleCode)\n@PageColor(purple)\n@PageImage(purpose: icon, source: a)\n}",
            "@Metadata {\n@Available(Linux, introduced: \"5.9.1\", deprecated: 6)\n@SupportedLanguage(objc)\n}",
            "@Metadata {\n@CallToAction(file: \"a.zip\", label: \"Get it\")\n@DisplayName(\"A\", style: conceptual)\n}",
            "@Options(scope: local) {\n@AutomaticArticleSubheading(enabled)\n@TopicsVisualStyle(hidden)\n}",
            "@Tutorial(time: 20) {\n}", "@Code(name: \"A\", file: a.swift, reset: true)", "@Tab(\"0\") {\n}",
        ]
    )
    func known(_ text: String) { #expect(Self.findings(text) == []) }

    @Test(
        "A directive that needs one of several arguments lacks it, or has two that exclude each other",
        arguments: [
            ("@CallToAction(purpose: link)", "`@CallToAction` lacks an argument that it needs: `url:` or `file:`"),
            (
                "@CallToAction(url: \"https://a.org\")",
                "`@CallToAction` lacks an argument that it needs: `purpose:` or `label:`"
            ),
            ("@CallToAction(url: \"https://a.org\", file: a, label: b)", "`@CallToAction` has both `url:` and `file:`"),
            ("@Available(iOS)", "`@Available` lacks an argument that it needs"),
        ]
    )
    func alternatives(_ text: String, _ message: String) {
        #expect(Self.findings("@Metadata {\n    \(text)\n}").map(\.message.en) == [message])
    }

    @Test("A column's size in Glosa's own Markdown is counted, too", arguments: ["0", "99", "two", "-1"])
    func columns(size: String) {
        let text = "::::columns\n:::column{size=\(size)}\na\n:::\n:::column{size=2}\nb\n:::\n::::\n"
        let parsed = Parsed(text)
        #expect(parsed.diagnostics.map { parsed.source($0.range) } == ["size=\(size)"])
        #expect(parsed.diagnostics.map(\.rule) == [.directiveArgument])
    }
}
