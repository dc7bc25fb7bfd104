import Diagnostics
import Markdown
import Testing

@Suite("Material's raw HTML and attribute lists")
struct MaterialElementTests {
    private func html(_ text: String) -> String { Parsed(text, dialect: .material).html() }

    @Test(
        "Markdown within an element marked with `markdown` is read",
        arguments: [
            "<figure markdown=\"span\">\n  ![Logo](a.png){ width=\"30\" }\n  <figcaption>A **logo**</figcaption>\n</figure>\n",
            "<figure markdown>\n![Logo](a.png)\n<figcaption>A **logo**</figcaption>\n</figure>\n",
            "- item\n\n    <figure markdown>\n      ![Logo](a.png)\n      <figcaption>A **logo**</figcaption>\n    </figure>\n",
        ]
    )
    func figures(_ text: String) {
        let html = html(text)
        #expect(html.contains("<img src=\"a.png\" alt=\"Logo\""))
        #expect(html.contains("<strong>logo</strong>"))
        #expect(!html.contains("!["))
        #expect(html.contains("</figure>"))
    }

    @Test("Blocks, nested elements and one-liners are read, elements without the word are not")
    func blocks() {
        #expect(html("<div markdown=\"1\">\nA *b* c\n</div>\n").contains("<em>b</em>"))
        #expect(
            html("<details markdown=\"1\"><summary>More</summary>\n- one\n- two\n</details>\n").contains("<li>one</li>")
        )
        #expect(html("<div markdown><b>x</b> *y*</div>\n").contains("<em>y</em>"))
        #expect(html("<div markdown>\n<div>\nx\n</div>\n\n*y*\n</div>\n\n*z*\n").contains("<em>y</em>"))
        #expect(html("<div>\n*b*\n</div>\n").contains("*b*"))
        #expect(html("<div markdown=\"0\">\n*b*\n</div>\n").contains("*b*"))
    }

    @Test(
        "A heading needs no blank behind its signs, which code and other text keep",
        arguments: [
            ("Text\n\n##Boats {#b}\n", "<h2>Boats</h2>"), ("##Boats##\n", "<h2>Boats</h2>"),
            ("!!! note\n    ###A *b*\n", "<h3>A <em>b</em></h3>"), ("text\n#Boats\n", "<h1>Boats</h1>"),
            ("- a\n\n    ##In\n", "<h2>In</h2>"), ("- a\n\n        ##c\n", "  ##c\n</code>"),
            ("```\n##A\n```\n", "<code>##A\n"), ("    ##A\n", "<code>##A\n"), ("#######A\n", "<p>#######A</p>"),
            ("<!--\n##A\n-->\n", "##A"), ("\\##A\n", "<p>##A</p>"),
        ]
    )
    func joinedHeadings(text: String, expected: String) {
        #expect(html(text).contains(expected), "\(html(text))")
    }

    @Test("A heading without a blank is at its line")
    func joinedHeadingPlace() throws {
        let file = SourceFile(path: "a.md", text: "One\n\n##Two\n\nThree\n")
        let document = Document.parse(file, dialect: .material).document
        let heading = try #require(document.headings.first)
        #expect(file.text(in: document.range(of: heading.node).bytes).hasSuffix("Two"))
        #expect((5...7).contains(document.range(of: heading.node).bytes.lowerBound))
        #expect(Parsed("##Two\n", dialect: .docusaurus).document.headings.isEmpty)
    }

    @Test("Attribute lists leave no blanks, and what follows keeps its place")
    func lists() throws {
        #expect(html("See [a](https://a.org){target=_blank}, **b**{.r}.\n").contains("</a>, <strong>b</strong>."))
        #expect(html("`code`{ .a }s\n").contains("</code>s"))
        let parsed = Parsed("- 👍🏽 [a](https://a.org){.x} and [b](c.md){.y}.\r\n", dialect: .material)
        #expect(parsed.source(try #require(parsed.document.links.last).destinationRange) == "c.md")
    }

    @Test(
        "No blank is needed behind the marks",
        arguments: ["!!!note\n    Text\n", "???note\n    Text\n", "???+note \"T\"\n    Text\n"]
    )
    func marks(_ text: String) { #expect(!html(text).contains("note\n") && html(text).contains("<p>Text</p>")) }

    @Test("An empty title is none")
    func emptyTitle() {
        #expect(!html("!!! note \"\"\n    Text\n").contains("alert-title"))
        #expect(html("!!! note\n    Text\n").contains("alert-title"))
    }
}
