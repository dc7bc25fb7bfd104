import Diagnostics
import Markdown
import Support
import TestSupport
import Testing

@testable import MarkdownHTML

@Suite("Raw HTML")
struct SanitizerTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let markdown: String
        let html: String
        let rules: [RuleID]
        var testDescription: String { markdown }

        init(_ markdown: String, _ html: String, _ rules: [RuleID] = []) {
            self.markdown = markdown
            self.html = html
            self.rules = rules
        }
    }

    static let kept = [
        Example(
            "<details open>\n<summary>S</summary>\n\n*x*\n\n</details>\n",
            "<details open=\"\">\n<summary>S</summary>\n<p><em>x</em></p>\n</details>\n"
        ),
        // An address in a raw link is its text.
        Example("<a href=\"b\">http://b.org</a> c\n", "<p><a href=\"b\">http://b.org</a> c</p>\n"),
        Example("a <kbd>⌘</kbd><sub>1</sub><br>b<br/>c", "<p>a <kbd>⌘</kbd><sub>1</sub><br>b<br>c</p>\n"),
        Example(
            "<p align=center><img src=a.png width='10'></p>\n",
            "<p align=\"center\"><img src=\"a.png\" width=\"10\"></p>\n"
        ),
        Example("<div align=\"center\">\n\n# T\n\n</div>\n", "<div align=\"center\">\n<h1>T</h1>\n</div>\n"),
        Example(
            "<table><tr><td>a<td>b<tr><td>c</table>\n",
            "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>\n"
        ),
        Example("<dl><dt>a<dd>b</dl>\n", "<dl><dt>a</dt><dd>b</dd></dl>\n"),
        Example(
            "|<ul><li>a</li></ul>|\n|-|\n",
            "<table>\n<thead>\n<tr>\n<th><ul><li>a</li></ul></th>\n</tr>\n</thead>\n</table>\n"
        ),
        Example("x <!-- y --> z", "<p>x  z</p>\n"),
        Example("<div>a &amp; b &eacute; & c</div>\n", "<div>a &amp; b é &amp; c</div>\n"),
        Example("<a id=\"x\" name=y>z</a>", "<p><a id=\"user-content-x\" name=\"user-content-y\">z</a></p>\n"),
        Example("# T<a name=\"x\"/>\n\ny\n", "<h1>T<a name=\"user-content-x\"></a></h1>\n<p>y</p>\n"),
    ]

    static let removed = [
        Example("<script>alert(1)</script>\n", "", ["html-removed"]),
        Example("<STYLE media=x>\n\n.a > b { }\n</sTyle>\n\nText\n", "<p>Text</p>\n", ["html-removed"]),
        Example("<div>a<style>b</style>c</div>\n", "<div>ac</div>\n", ["html-removed"]),
        Example("<script>a</scripts>\n", "&lt;script&gt;a\n", ["html-removed"]),
        Example("a <u>b</u>", "<p>a b</p>\n", ["html-removed"]),
        Example("Array<Int>", "<p>Array</p>\n", ["html-removed"]),
        Example("<div onclick=\"x()\" style='y' class=z>a</div>\n", "<div>a</div>\n", ["html-removed"]),
        Example("<a href=\"javascript:x\">y</a>", "<p><a>y</a></p>\n", ["html-removed"]),
        Example("<!DOCTYPE html>\n", "", ["html-removed"]),
        Example("x <?php y ?> z", "<p>x  z</p>\n", ["html-removed"]),
        Example("<form><input></form>\n", "", ["html-removed", "html-removed"]),
    ]

    static let balanced = [
        Example("a <b>b\n\nc", "<p>a <b>b</b></p>\n<p>c</p>\n", ["html-unbalanced"]),
        Example("a</div></p></td> b\n", "<p>a b</p>\n", ["html-unbalanced"]),
        Example(
            "> <div>\n\nafter\n",
            "<blockquote>\n<div>\n</div>\n</blockquote>\n<p>after</p>\n",
            ["html-unbalanced"]
        ),
        Example(
            "- <details>\n\nafter\n",
            "<ul>\n<li>\n<details>\n</details></li>\n</ul>\n<p>after</p>\n",
            ["html-unbalanced"]
        ),
        Example("**a <i>b** c</i>", "<p><strong>a <i>b</i></strong> c</p>\n", ["html-unbalanced", "html-unbalanced"]),
        Example("</div>\n\n</section>\n", "", ["html-unbalanced"]),
        Example("<b><i>x</b>y</i>", "<p><b><i>x</i></b>y</p>\n", ["html-unbalanced", "html-unbalanced"]),
        Example("text <div>x</div>", "<p>text x</p>\n", ["html-removed"]),
        Example("<p>\n\nx\n\n</p>\n", "<p>\n</p>\n<p>x</p>\n", []),
        Example("<table>\n\nx\n\n</table>\n", "<table>\n</table>\n<p>x</p>\n", ["html-unbalanced", "html-unbalanced"]),
        Example(
            "<a href=x>y <a href=z>w</a></a>",
            "<p><a href=\"x\">y </a><a href=\"z\">w</a></p>\n",
            ["html-unbalanced", "html-unbalanced"]
        ),
        Example(
            "<a href=x>y [z](w)</a>",
            "<p><a href=\"x\">y </a><a href=\"w\">z</a></p>\n",
            ["html-unbalanced", "html-unbalanced"]
        ),
        Example("[x <a href=z>w</a>](y)", "<p><a href=\"y\">x w</a></p>\n", ["html-removed"]),
        Example("<li>x</li>\n", "x\n", ["html-removed"]),
        Example("<td>x</td>\n", "x\n", ["html-removed"]),
        Example("<div title=\"a\n\nb\n", "&lt;div title=&quot;a\n<p>b</p>\n", ["html-unbalanced"]),
    ]

    @Test("what GitHub allows stays", arguments: kept) func keeps(_ example: Example) { check(example) }
    @Test("what it does not allow is left out and reported", arguments: removed) func removes(_ example: Example) {
        check(example)
    }
    @Test(
        "Losing what only a former site had a use for is a note",
        arguments: [
            ("<div class=z data-x=1>a</div>\n", Severity.note), ("x <a href=b target=_blank>c</a>\n", .note),
            ("<div class=z style=y>a</div>\n", .warning), ("<div onclick=y>a</div>\n", .warning),
        ]
    )
    func presentation(html: String, severity: Severity) {
        #expect(HTMLRenderer.findings(in: Parsed(html).document, rawHTML: .sanitize).map(\.severity) == [severity])
    }

    @Test("tags are balanced over the whole document", arguments: balanced) func balances(_ example: Example) {
        check(example)
    }

    private func check(_ example: Example) {
        let (html, rules) = sanitized(example.markdown)
        #expect(html == example.html)
        #expect(rules == example.rules)
    }

    static let tricks = [
        "<svg><script>alert(1)</script></svg>", "<svg onload=alert(1)>",
        "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
        "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">", "<!-- --!><img src=x onerror=alert(1)>",
        "<!--><script>alert(1)</script>-->",
        "<!---><script>alert(1)</script>-->", "<img src=x\0 onerror=alert(1)>", "<scr\0ipt>alert(1)</scr\0ipt>",
        "<img/src=x/onerror=alert(1)>",
        "<img src='x'onerror=alert(1)>", "<img src=`x`onerror=alert(1)>", "<a href=\"&#1;javascript:alert(1)\">x</a>",
        "<a href=\" &#1;javascript:alert(1)\">x</a>", "<a href=\"java&#10;script:alert(1)\">x</a>",
        "<a href=\"java&Tab;script:alert(1)\">x</a>",
        "<a href=javascript&colon;alert(1)>x</a>", "<a href=&#106avascript:alert(1)>x</a>",
        "<a href=JaVaScRiPt:alert(1)>x</a>",
        "<a href=vbscript:x>x</a>", "<a href=\"data:text/html,<script>alert(1)</script>\">x</a>",
        "<img src=\"data:image/svg+xml,<svg onload=alert(1)>\">",
        "<iframe srcdoc=\"<script>alert(1)</script>\">", "<style>@import 'x'</style>",
        "<textarea><script>alert(1)</script>", "<title><img src=x onerror=alert(1)></title>",
        "<xmp><script>alert(1)</script></xmp>", "<plaintext><script>", "<select><template><script>alert(1)</script>",
        "<base href=//evil>", "<meta http-equiv=refresh content=0>",
        "<link rel=stylesheet href=x>", "<object data=x>", "<embed src=x>",
        "<form action=javascript:x><button formaction=javascript:x>", "<a xlink:href=javascript:x>x</a>",
        "<b a=\"'\" onclick='x'>", "<b \"onclick=alert(1)\">x</b>", "<b =onclick=alert(1)>x</b>",
        "<![CDATA[<script>alert(1)</script>]]>", "<?x <script>alert(1)</script>?>",
        "<div><a href=x onclick=y<b>z", "<img srcset=\"javascript:x 1x, y 2x\">", "<p id=location name=cookie>",
        "< script>x</ script>", "<<script>alert(1)</script>", "<script\u{c}>x</script>",
    ]

    @Test("no trick gets a script through", arguments: tricks, ["", "text ", "<div>\n", "> ", "|a|\n|-|\n|"])
    func trick(html: String, before: String) {
        let output = sanitized(before + html + "\n").html
        var tags: [Substring] = []
        var rest = output[...]
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...]
            guard let close = rest.firstIndex(of: ">") else {
                Issue.record("an unfinished tag in \(output)")
                return
            }
            tags.append(rest[...close])
            rest = rest[rest.index(after: close)...]
        }
        let allowed: Set<String> = [
            "p", "div", "a", "img", "b", "table", "thead", "tbody", "tr", "td", "th", "blockquote", "pre", "code", "li",
            "ul",
        ]
        for tag in tags {
            let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            #expect(allowed.contains(String(name)), "\(tag) in \(output)")
            let outside = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
                $0.offset.isMultiple(of: 2)
            }
            .map(\.element).joined()
            #expect(!outside.contains("on") && !outside.contains("style"), "\(tag)")
            for scheme in ["javascript:", "vbscript:", "data:"] {
                #expect(!tag.lowercased().replacing(" ", with: "").contains("\"\(scheme)"), "\(tag)")
            }
        }
    }

    @Test(
        "what is left out is found without writing the document",
        arguments: [
            "Text.\n\n<div>\n\n*a* <u>x</u>\n\n# H\n\n</div></div>\n\n[a](javascript:b)\n\nEnd.\n",
            "<table>\n\n- a [b](c)\n\n| a |\n|---|\n| <td>x |\n\n[^1] <a href=x>y\n\n[^1]: n <b>\n",
            "a[^2] b[^1]\n\n[^1]: <i>one\n\n[^2]: two ![x [y](file:z)](file:w)\n\n<section>\n",
        ],
        [HTMLOptions.RawHTML.sanitize, .escape, .gfm, .allow]
    )
    func findings(text: String, policy: HTMLOptions.RawHTML) {
        let document = Parsed(text).document
        var output: [UInt8] = []
        let found = HTMLRenderer.render(document, options: HTMLOptions(rawHTML: policy), into: &output)
        #expect(HTMLRenderer.findings(in: document, rawHTML: policy) == found)
        #expect(policy != .sanitize || !found.isEmpty)
    }

    @Test("a removed element is reported where it stands")
    func place() {
        let parsed = Parsed("> a\n> *é* <u>x</u>\n\n- <div>\n  <font>y</font>\n  </div>\n")
        var output: [UInt8] = []
        let found = HTMLRenderer.render(parsed.document, into: &output)
        #expect(found.map { parsed.source($0.range) } == ["<u>", "<font>"])
    }

    @Test(
        "dangerous destinations are refused",
        arguments: [
            "javascript:alert(1)", "JAVASCRIPT:alert(1)", "vbscript:x", "file:///etc/passwd", "data:text/html,x",
            "data:image/svg+xml,x",
            "&#x09;javascript:x", "java&#x0A;script:x", "data:image/pngx,y",
        ]
    )
    func refused(destination: String) {
        let (html, rules) = sanitized("[a](\(destination)) ![b](<\(destination)>)")
        #expect(html == "<p><a href=\"\">a</a> <img src=\"\" alt=\"b\" /></p>\n")
        #expect(rules == ["unsafe-link", "unsafe-link"])
    }

    @Test(
        "harmless destinations stay",
        arguments: ["data:image/png;base64,AA", "x:y", "/javascript:x", "?a=javascript:b", "#javascript:"]
    )
    func harmless(destination: String) {
        #expect(sanitized("![a](\(destination))").rules == [])
    }

    @Test("links on the page reach raw anchors, whose names get a prefix")
    func anchors() {
        let html = sanitized("# h\n\n<a id=\"x\"></a> [a](#x) <a href=\"#x\">b</a> [c](#h) [d](#y)\n").html
        #expect(
            html.contains(
                "<a id=\"user-content-x\"></a> <a href=\"#user-content-x\">a</a> <a href=\"#user-content-x\">b</a>"
            )
        )
        #expect(html.contains("<a href=\"#h\">c</a> <a href=\"#y\">d</a>"))
    }

    @Test("a comma ends an address among several sizes, and no other")
    func addresses() {
        let markdown = "<a href=\"notes/a, b.md\">x</a> <img src=\"c,d.png\" srcset=\"e.png 1x, f.png 2x\">\n"
        #expect(Parsed(markdown).document.rawHTMLAddresses == ["notes/a, b.md", "c,d.png", "e.png", "f.png"])
    }

    @Test("raw HTML can be shown as text")
    func escape() {
        #expect(
            Parsed("<b>x</b>\n\n<div>\ny\n</div>\n").html(HTMLOptions(rawHTML: .escape))
                == "<p>&lt;b&gt;x&lt;/b&gt;</p>\n<p>&lt;div&gt;\ny\n&lt;/div&gt;</p>\n"
        )
    }

    @Test(
        "raw HTML that a formula's signs stand in is text where its end isn't found, and no character is cut",
        arguments: ["<?x $[éé$ y", "<![CDATA[ $[éé$ y", "<?x $é[é$ \\* y"]
    )
    func cutShort(text: String) throws {
        for text in ["a \(text)", "# \(text)"] {
            let file = SourceFile(path: "test.md", text: text)
            var html: [UInt8] = []
            let found = HTMLRenderer.render(Document.parse(file).document, into: &html)
            #expect(FindingCheck.fault(in: found, about: file.bytes) == nil)
            #expect(try #require(String(validUTF8: html)).contains(" y"))
            #expect(found.isEmpty)
        }
    }

    @Test("raw HTML that ends holds no formula", arguments: ["<?x $[éé$ ?>", "<![CDATA[ $[éé$ ]]>", "<!X $[éé$>"])
    func endedWithFormula(text: String) throws {
        let file = SourceFile(path: "test.md", text: "a \(text) y $z$")
        var html: [UInt8] = []
        let found = HTMLRenderer.render(Document.parse(file).document, into: &html)
        #expect(found.map(\.rule) == [.htmlRemoved])
        #expect(found.first?.range.bytes == 2..<2 + text.utf8.count)
        let shown = try #require(String(validUTF8: html))
        #expect(shown.hasPrefix("<p>a  y <math"))
        #expect(!shown.contains("é"))
    }
}
