import Diagnostics
import Testing

@testable import Markdown

@Suite("References to control characters")
struct ControlReferenceTests {
    @Test(
        "A reference puts no control character into a document",
        arguments: [
            "a &#2; b", "# T &#x1b; {#a}", "[a&#1;](b&#3; \"c&#4;\")", "![a&#1;](b \"c&#27;\")",
            "<p title=\"&#5;\">&#155;</p>",
            "| a |\n|---|\n| &#6; |", "- [ ] &#7;", "> [!NOTE]\n> &#xFFFE;", "&#x1FFFF;", "```a&#8;\nb\n```",
            "[a]\n\n[a]: <b&#2;> 'c&#1;'", "x[^1]\n\n[^1]: &#2;", "~~&#2;~~ https://example.org/&#2;",
            "- &#127;\n- &#xFDD0;",
        ]
    )
    func replaced(text: String) {
        let (document, found) = Document.parse(SourceFile(path: "x.md", text: text))
        var html: [UInt8] = []
        _ = HTMLRenderer.render(document, options: HTMLOptions(), into: &html)
        let texts =
            [String(decoding: html, as: UTF8.self)] + document.headings.map(\.plainText)
            + document.links.flatMap { [$0.destination, $0.title ?? "", $0.text] }
        #expect(!texts.contains { $0.unicodeScalars.contains(where: ControlCharacters.contains) })
        #expect(found.contains { $0.rule == "control-character" && text[...].utf8.count >= $0.range.bytes.upperBound })
    }

    @Test(
        "References to what can be shown, and those in code, are left alone",
        arguments: ["&#9;a", "&#169;", "`&#2;`", "    &#2;", "```\n&#2;\n```", "&#0;", "&#;", "&#2", "&amp;#2;"]
    )
    func left(text: String) {
        #expect(
            Document.parse(SourceFile(path: "x.md", text: text)).diagnostics.filter { $0.rule == "control-character" }
                == []
        )
    }

    @Test("The place is that of the reference")
    func place() throws {
        let text = "á `x` &#27; and &#2;\n"
        let file = SourceFile(path: "x.md", text: text)
        let found = try #require(Document.parse(file).diagnostics.first)
        #expect(file.text(in: found.range.bytes) == "&#27;")
        #expect(found.related.map { file.text(in: $0.range.bytes) } == ["&#2;"])
    }
}
