import Markdown
import Testing

@Suite("Front matter")
struct FrontMatterTests {
    @Test("is found, and the text after it keeps its places", arguments: ["\n", "\r\n"])
    func found(ending: String) {
        let parsed = Parsed("---\ntitle: x\norder: 1\n---\n# Title\n".replacing("\n", with: ending))
        #expect(
            parsed.document.frontMatter.map { parsed.file.text(in: $0.range) }
                == "title: x\norder: 1\n".replacing("\n", with: ending)
        )
        #expect(parsed.source(parsed.document.headings[0].range) == "# Title")
        #expect(parsed.html() == "<h1>Title</h1>\n")
    }

    @Test(
        "in TOML, as Hugo has it, it is no text either",
        arguments: [
            "+++\n# A comment.\ntitle = \"x\"\n+++\n", "+++\n[extra]\na = 1\n+++\n", "\n+++\ntitle = 'x'\n+++\n",
        ]
    )
    func toml(text: String) {
        let parsed = Parsed(text + "# Title\n")
        #expect(parsed.document.frontMatter?.format == .toml)
        #expect(parsed.html() == "<h1>Title</h1>\n" && parsed.rules == [])
    }

    @Test("blank lines may stand before it if its first key is a usual one")
    func blankLines() {
        let parsed = Parsed("\n\n---\ntitle: x\n---\n# Title\n")
        #expect(parsed.document.frontMatter.map { parsed.file.text(in: $0.range) } == "title: x\n")
        #expect(parsed.html() == "<h1>Title</h1>\n" && parsed.rules == [])
    }

    @Test("only front matter is a whole file")
    func alone() {
        #expect(Parsed("---\na: b\n---").document.frontMatter?.isClosed == true)
        #expect(Parsed("---\na: b\n---").html() == "")
    }

    @Test("unclosed, it is reported, and the text after it still shows")
    func unclosed() {
        let parsed = Parsed("---\ntitle: x\n\n# Title\n")
        #expect(parsed.rules == ["front-matter"])
        #expect(parsed.html() == "<h1>Title</h1>\n")
    }

    @Test(
        "thematic breaks and headings are none",
        arguments: [
            "---\nFoo\n---\n", "---\n---\n", "---\n- a: b\n---\n", "--- \n\nx\n\n---\n",
            "\n---\nNote: x\n---\n", "+++\nText.\n+++\n", "+++\na = 1\n",
        ]
    )
    func none(text: String) {
        #expect(Parsed(text).document.frontMatter == nil)
    }
}
