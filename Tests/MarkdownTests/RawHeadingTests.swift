import Markdown
import Testing

@testable import MarkdownHTML

@Suite("Headings that GitHub names in other ways than by their words")
struct RawHeadingTests {
    @Test(
        "Emoji written by name give their names to the id",
        arguments: [
            ("# :rocket: Start", "rocket-start"), ("# Start :tada:", "start-tada"), ("# a :+1: b", "a-1-b"),
            ("# :tada: :tada:", "tada-tada"), ("# 🚀 Start", "-start"), ("# :unknown_name: x", "unknown_name-x"),
            ("# `:rocket:` x", "rocket-x"),
        ]
    )
    func emoji(markdown: String, slug: String) {
        #expect(Parsed(markdown).document.headings.map(\.slug) == [slug])
    }

    @Test(
        "A heading in raw HTML has the id of its words",
        arguments: [
            ("<h2 align=\"center\">Features</h2>", ["features"]),
            ("<h1>\n  A <b>B</b><br>C &amp; D\n</h1>", ["a-b-c--d"]),
            ("<div>\n<H3>x</H3><h6>y</h6>\n</div>", ["x", "y"]), ("<h2 id=\"own\">x</h2>", []),
            ("<h2><img src=\"a.png\"></h2>", []),
            ("<h2>never closed", []), ("```\n<h2>code</h2>\n```", []), ("# x\n\n<h2>x</h2>\n\n# x", ["x-1"]),
            ("> <h2>é</h2>", ["é"]), ("<h7>x</h7>", []),
        ]
    )
    func raw(markdown: String, ids: [String]) {
        let parsed = Parsed(markdown)
        #expect(parsed.document.rawHeadings.map(\.slug) == ids)
        for policy in [HTMLOptions.RawHTML.sanitize, .allow] {
            let html = parsed.html(HTMLOptions(rawHTML: policy, headingIDs: true))
            for id in ids { #expect(html.contains(" id=\"\(id)\""), "\(html)") }
        }
        // The examples of CommonMark have no ids.
        #expect(!parsed.html(HTMLOptions(rawHTML: .allow)).contains("id=\"\(ids.first ?? "-")\""))
    }

    @Test("Headings of both kinds share one numbering, and braces go first")
    func numbering() {
        let document = Parsed("<h2>a</h2>\n\n# a\n\n<h2>a</h2>\n\n<h2>b</h2>\n\n# c {#b}").document
        #expect(document.rawHeadings.map(\.slug) == ["a", "a-2", "b-1"])
        #expect(document.headings.map(\.anchor) == ["a-1", "b"])
    }

    @Test(
        "Addresses in raw HTML have their places",
        arguments: [
            ("a <a href=\"x.md\">b</a>", ["x.md"]), ("- 🚀 <img src=x.png> é", ["x.png"]),
            ("> <div>\r\n> <a\r\n>   href='x.md'>b</a>\r\n> </div>", ["x.md"]),
            ("<img srcset=\"a.png 1x, b.png 2x\">", ["a.png 1x, b.png 2x", "a.png 1x, b.png 2x"]),
            ("| <a href=\"x.md\">b</a> |\n|---|", ["x.md"]), ("<a href=\"a&amp;b.md\">x</a>", ["a&amp;b.md"]),
        ]
    )
    func places(markdown: String, sources: [String]) {
        let parsed = Parsed(markdown)
        #expect(parsed.document.rawLinks.map { parsed.source($0.range) } == sources)
    }
}
