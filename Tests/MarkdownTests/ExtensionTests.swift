import Diagnostics
import Markdown
import Testing

@testable import MarkdownHTML

@Suite("Extensions")
struct ExtensionTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let markdown: String
        let html: String
        var testDescription: String { name }

        init(_ name: String, _ markdown: String, _ html: String) {
            self.name = name
            self.markdown = markdown
            self.html = html
        }
    }

    static let tables = [
        Example(
            "cells are cut before inlines are read",
            "| *b | c* |\n|---|---|\n",
            "<table>\n<thead>\n<tr>\n<th>*b</th>\n<th>c*</th>\n</tr>\n</thead>\n</table>\n"
        ),
        Example(
            "an escaped pipe belongs to its cell, also in code",
            "a\n:-:\n`x\\|y`\n",
            "<table>\n<thead>\n<tr>\n<th align=\"center\">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
                + "<td align=\"center\"><code>x|y</code></td>\n</tr>\n</tbody>\n</table>\n"
        ),
        Example(
            "a rule after a table is no heading's underline",
            "|a|\n|-|\n|1|\n---\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>\n<hr />\n"
        ),
        Example(
            "text before the header is a paragraph",
            "Intro *line*\nsecond\n|a|\n|-|\n",
            "<p>Intro <em>line</em>\nsecond</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n"
        ),
        Example(
            "cells reach the document's link definitions",
            "|[a]|\n|-|\n\n```\n\n[a]: /inside-code\n```\n\n[a]: /url 'T'\n",
            "<table>\n<thead>\n<tr>\n<th><a href=\"/url\" title=\"T\">a</a></th>\n</tr>\n</thead>\n</table>\n"
                + "<pre><code>\n[a]: /inside-code\n</code></pre>\n"
        ),
        Example(
            "a cell that looks like a definition or a heading is text",
            "|[a]: /b|# c #|\n|-|-|\n",
            "<table>\n<thead>\n<tr>\n<th>[a]: /b</th>\n<th># c #</th>\n</tr>\n</thead>\n</table>\n"
        ),
        Example(
            "a table stands in a list item within a quote",
            "> - a|b\n>   -|-\n>   1|2\n",
            "<blockquote>\n<ul>\n<li>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n"
                + "<td>2</td>\n</tr>\n</tbody>\n</table>\n</li>\n</ul>\n</blockquote>\n"
        ),
        Example("a delimiter row needs as many cells as the header", "|a|b|\n|-|\n", "<p>|a|b|\n|-|</p>\n"),
        Example(
            "a delimiter row that libcmark takes for a list",
            "a | b\n- | -\n1 | 2\n",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n"
                + "</tbody>\n</table>\n"
        ),
    ]

    static let strikethrough = [
        Example(
            "marked text",
            "A ==b *c*== ==`d`==!",
            "<p>A <mark>b <em>c</em></mark> <mark><code>d</code></mark>!</p>\n"
        ),
        Example(
            "comparisons mark nothing",
            "a==b and c==d, e == f ===g=== `==h==`",
            "<p>a==b and c==d, e == f ===g=== <code>==h==</code></p>\n"
        ),
        Example("marks don't cross what is struck", "~~a ==b~~ c==", "<p><del>a ==b</del> c==</p>\n"),
        Example("one tilde or two", "~a~ ~~b~~", "<p><del>a</del> <del>b</del></p>\n"),
        Example(
            "three are text",
            "~~~~ x\n\na ~~~b~~~",
            "<pre><code class=\"language-x\">\na ~~~b~~~\n</code></pre>\n"
        ),
        Example("an escaped tilde is text", "\\~\\~a~~ \\~b\\~", "<p>~~a~~ ~b~</p>\n"),
        Example("lengths must match", "~a~~", "<p>~a~~</p>\n"),
        Example(
            "other inlines nest within",
            "~~a *b* [c](d)~~",
            "<p><del>a <em>b</em> <a href=\"d\">c</a></del></p>\n"
        ),
        Example("it does not cross emphasis", "~~a *b~~ c*", "<p>~~a <em>b~~ c</em></p>\n"),
        Example("code is left alone", "`~~a~~`", "<p><code>~~a~~</code></p>\n"),
        Example("spaces within keep it text", "~~ a ~~", "<p>~~ a ~~</p>\n"),
    ]

    static let abbreviations = [
        Example(
            "a word with a long form is marked, wherever it stands whole",
            "*[HTML]: Hypertext \"Markup\" Language\n\nHTML, XHTML and *HTML*: `HTML` HTML5 [HTML](a)\n",
            "<p><abbr title=\"Hypertext &quot;Markup&quot; Language\">HTML</abbr>, XHTML and "
                + "<em><abbr title=\"Hypertext &quot;Markup&quot; Language\">HTML</abbr></em>: <code>HTML</code> HTML5 "
                + "<a href=\"a\"><abbr title=\"Hypertext &quot;Markup&quot; Language\">HTML</abbr></a></p>\n"
        ),
        Example(
            "of two the last counts, and the longest word",
            "A B, A\n\n*[A]: one\n*[A B]: both\n*[A]: two",
            "<p><abbr title=\"both\">A B</abbr>, <abbr title=\"two\">A</abbr></p>\n"
        ),
        Example("in code it is none", "```\n*[A]: a\n```\nA", "<pre><code>*[A]: a\n</code></pre>\n<p>A</p>\n"),
        Example("without words it is none", "*[A]:\n\nA", "<p>*[A]:</p>\n<p>A</p>\n"),
    ]

    static let tasks = [
        Example(
            "loose items keep their paragraph",
            "- [X] a\n\n- [ ] b\n",
            "<ul>\n<li>\n<p><input checked=\"\" disabled=\"\" type=\"checkbox\"> a</p>\n</li>\n<li>\n"
                + "<p><input disabled=\"\" type=\"checkbox\"> b</p>\n</li>\n</ul>\n"
        ),
        Example(
            "numbered items too",
            "1. [x] a\n",
            "<ol>\n<li><input checked=\"\" disabled=\"\" type=\"checkbox\"> a</li>\n</ol>\n"
        ),
        Example("an escaped bracket is text", "- \\[x] a\n", "<ul>\n<li>[x] a</li>\n</ul>\n"),
        Example("outside of lists it is text", "[x] a\n", "<p>[x] a</p>\n"),
        Example("only first in the item", "- a [x] b\n", "<ul>\n<li>a [x] b</li>\n</ul>\n"),
    ]

    static let addresses = [
        Example(
            "punctuation after an address is no part of it",
            "(https://a.org/b?c=d!).",
            "<p>(<a href=\"https://a.org/b?c=d\">https://a.org/b?c=d</a>!).</p>\n"
        ),
        Example(
            "documentation domains stay text",
            "http://example.com https://a.example.org/x me@example.net www.example.com",
            "<p>http://example.com https://a.example.org/x me@example.net www.example.com</p>\n"
        ),
        Example(
            "domains that only look like those link",
            "https://notexample.com",
            "<p><a href=\"https://notexample.com\">https://notexample.com</a></p>\n"
        ),
        Example("in a failed autolink it stays text", "< https://a.org >", "<p>&lt; https://a.org &gt;</p>\n"),
        Example(
            "not within a link or code",
            "[https://a.org](b) `https://a.org`",
            "<p><a href=\"b\">https://a.org</a> <code>https://a.org</code></p>\n"
        ),
        Example(
            "after emphasis marks",
            "**www.a.org**",
            "<p><strong><a href=\"http://www.a.org\">www.a.org</a></strong></p>\n"
        ),
        Example(
            "mail",
            "Ask hi.there+x@mail.org.",
            "<p>Ask <a href=\"mailto:hi.there+x@mail.org\">hi.there+x@mail.org</a>.</p>\n"
        ),
        Example(
            "letters beyond ASCII",
            "https://a.org/ñ",
            "<p><a href=\"https://a.org/%C3%B1\">https://a.org/ñ</a></p>\n"
        ),
    ]

    static let quotes = [
        Example(
            "an alert",
            "> [!warning]\n> Text\n",
            "<aside class=\"alert alert-warning\">\n<p class=\"alert-title\">Warning</p>\n<p>Text</p>\n</aside>\n"
        ),
        Example(
            "a marker with text beside it is none",
            "> [!NOTE] Text\n",
            "<blockquote>\n<p>[!NOTE] Text</p>\n</blockquote>\n"
        ),
        Example("an unknown marker is text", "> [!FOO]\n> x\n", "<blockquote>\n<p>[!FOO]\nx</p>\n</blockquote>\n"),
        Example(
            "an aside",
            "> See Also: **x**\n> y\n",
            "<aside class=\"aside aside-seealso\">\n<p class=\"aside-title\">See Also</p>\n<p><strong>x</strong>\ny</p>\n</aside>\n"
        ),
        Example(
            "an aside whose tag stands alone",
            "> Tip:\n> Do it.\n",
            "<aside class=\"aside aside-tip\">\n<p class=\"aside-title\">Tip</p>\n<p>Do it.</p>\n</aside>\n"
        ),
        Example("words that are no tag", "> Nota: x\n", "<blockquote>\n<p>Nota: x</p>\n</blockquote>\n"),
        Example(
            "no tag later in the quote",
            "> a\n>\n> Tip: b\n",
            "<blockquote>\n<p>a</p>\n<p>Tip: b</p>\n</blockquote>\n"
        ),
    ]

    @Test("tables", arguments: tables) func table(_ example: Example) { check(example) }
    @Test("abbreviations", arguments: abbreviations) func abbreviates(_ example: Example) { check(example) }
    @Test("strikethrough", arguments: strikethrough) func strikes(_ example: Example) { check(example) }
    @Test("task lists", arguments: tasks) func taskList(_ example: Example) { check(example) }
    @Test("bare addresses", arguments: addresses) func bareAddress(_ example: Example) { check(example) }
    @Test("alerts and asides", arguments: quotes) func quote(_ example: Example) { check(example) }

    private func check(_ example: Example) {
        #expect(Parsed(example.markdown).html() == example.html)
    }

    @Test("short rows of a wide table don't make a huge page")
    func wideTable() {
        let columns = 3000
        let text =
            String(repeating: "|a", count: columns) + "\n" + String(repeating: "|-", count: columns) + "\n"
            + String(repeating: "|x\n", count: 3000)
        #expect(Parsed(text).document.nodeCount < 200_000)
    }

    @Test("a table can be wrapped in a region that scrolls")
    func wrappedTable() {
        var options = HTMLOptions()
        options.wrapsTables = true
        options.labels.table = "Tabla"
        let html = Parsed("|a|\n|-|\n").html(options)
        #expect(
            html.hasPrefix(
                "<div class=\"table-scroll\" role=\"group\" tabindex=\"0\" aria-label=\"Tabla\">\n<table>\n"
            )
        )
        #expect(html.hasSuffix("</table>\n</div>\n"))
    }

    @Test(
        "Signs of Material for MkDocs",
        arguments: [
            Example("below", "H~2~O ~~no~~", "<p>H<sub>2</sub>O <del>no</del></p>\n"),
            Example("above", "x^2^ ^^put in^^ 2^3", "<p>x<sup>2</sup> <ins>put in</ins> 2^3</p>\n"),
            Example(
                "keys",
                "Press ++ctrl+alt+del++ or ++arrow-up++, ++\"A b\"++.",
                "<p>Press <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd> or <kbd>Up</kbd>, <kbd>A b</kbd>.</p>\n"
            ),
            Example(
                "no keys",
                "C++ and i++ + ++j ++a b++ ++++ ++a+++",
                "<p>C++ and i++ + ++j ++a b++ ++++ ++a+++</p>\n"
            ),
            Example("in code nothing", "`++a++ x^2^`", "<p><code>++a++ x^2^</code></p>\n"),
        ]
    )
    func material(_ example: Example) {
        let parsed = Document.parse(SourceFile(path: "a.md", text: example.markdown), dialect: .material)
        #expect(HTMLRenderer.html(parsed.document) == example.html)
        #expect(parsed.diagnostics.isEmpty)
        // DocC has none of them, and no other dialect has keys.
        for dialect in [Dialect.glosa, .docC] {
            let file = SourceFile(path: "a.md", text: example.markdown)
            let plain = HTMLRenderer.html(Document.parse(file, dialect: dialect).document)
            #expect(!plain.contains("<kbd>") && !plain.contains("<ins>"))
            if dialect == .docC { #expect(!plain.contains("<sup>") && !plain.contains("<sub>")) }
        }
    }
}
