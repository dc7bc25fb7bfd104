import Markdown
import Testing

@testable import MarkdownHTML

@Suite("Headings")
struct HeadingTests {
    @Test(
        "slugs are GitHub's",
        arguments: [
            ("# Hello, World!", "hello-world"), ("# `@State` & `@Binding`", "state--binding"),
            ("# ¿Qué es *esto*?", "qué-es-esto"),
            ("# 1.2 foo_bar-baz", "12-foo_bar-baz"), ("# 🚀 Launch", "-launch"), ("# ⚠️ Careful", "️-careful"),
            ("# 日本語 テスト", "日本語-テスト"), ("# [Link](x) ![img](y)", "link-"), ("# a  b", "a--b"), ("# C++ / C#", "c--c"),
            ("# ÀÉ Straße", "àé-straße"), ("# x² Ⅷ", "x-ⅷ"), ("# a <b>c</b>", "a-c"), ("# \\*x\\* &amp; y", "x--y"),
        ]
    )
    func slug(markdown: String, expected: String) {
        #expect(Parsed(markdown).document.headings.map(\.slug) == [expected])
    }

    @Test("a slug already taken gets a number, and that one may be taken too")
    func duplicates() {
        let slugs = Parsed("# a\n# a-1\n# a\n# a\n# A!\n").document.headings.map(\.slug)
        #expect(slugs == ["a", "a-1", "a-2", "a-3", "a-4"])
    }

    @Test("an id in braces is taken off the text")
    func explicitID() {
        let parsed = Parsed("# One **two** {#uno}\n\nSetext {#dos}\n===\n\n# No \\{#x}\n\n# No {#a b}\n")
        #expect(parsed.document.headings.map(\.explicitID) == ["uno", "dos", nil, nil])
        #expect(parsed.document.headings.map(\.plainText) == ["One two", "Setext", "No {#x}", "No {#a b}"])
        #expect(parsed.html(HTMLOptions(headingIDs: true)).hasPrefix("<h1 id=\"uno\">One <strong>two</strong></h1>\n"))
    }

    @Test("an id behind an escaped brace is one in MDX")
    func escapedID() {
        let parsed = Parsed("# One **two** \\{#uno}\n\n# No \\{#a b}\n\n# A \\{b}\n", dialect: .docusaurus)
        #expect(parsed.document.headings.map(\.explicitID) == ["uno", nil, nil])
        #expect(parsed.document.headings.map(\.plainText) == ["One two", "No {#a b}", "A {b}"])
    }

    @Test("an id used twice is reported")
    func duplicateID() {
        #expect(Parsed("# a {#x}\n# b {#x}\n").rules == ["heading-id-duplicate"])
    }

    @Test("links stand beside a heading, in a box of its level")
    func links() {
        var options = HTMLOptions(headingIDs: true, headingShift: 1)
        options.headingLinks = { $0.level > 1 ? " <a href=\"#\($1)\">#</a>" : nil }
        #expect(
            Parsed("# a\n## *b*\n").html(options)
                == "<h2 id=\"a\">a</h2>\n<div class=\"heading-3\"><h3 id=\"b\"><em>b</em></h3> <a href=\"#b\">#</a></div>\n"
        )
    }

    @Test("ids can be overridden and headings added to")
    func hooks() {
        var options = HTMLOptions(headingIDs: true)
        options.headingID = { $0.level == 2 ? "z" : nil }
        options.headingSuffix = { "<a href=\"#\($1)\">\($0.level)</a>" }
        #expect(
            Parsed("# a\n## b\n").html(options)
                == "<h1 id=\"a\">a<a href=\"#a\">1</a></h1>\n<h2 id=\"z\">b<a href=\"#z\">2</a></h2>\n"
        )
    }
}
