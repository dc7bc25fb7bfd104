import Diagnostics
import Markdown
import TestSupport
import Testing

@testable import MarkdownHTML

@Suite("Ids")
struct IDTests {
    /// The ids of a document's HTML, in order.
    private static func ids(_ html: String) -> [String] {
        html.matches(of: /<[^>]*\sid="([^"]*)"/).map { String($0.1) }
    }

    private static func ids(of text: String) -> [String] {
        ids(Parsed(text).html(HTMLOptions(rawHTML: .sanitize, headingIDs: true)))
    }

    @Test(
        "An id in braces goes before all slugs, wherever it stands, and what is in its way is found",
        arguments: [
            ("## x {#content}\n\n## content\n", "content content-1", "id-taken"),
            ("## content\n\n## x {#content}\n", "content-1 content", "id-taken"),
            ("## a\n\n## b {#a-1}\n\n## a\n", "a a-1 a-2", ""),
            ("## a {#a}\n\n## a\n", "a a-1", ""),
            ("## content {#content}\n", "content", ""),
            (
                "## x {#content}\n\n## y {#content}\n\n## Content\n", "content y content-1",
                "id-taken heading-id-duplicate"
            ),
            ("## x {#b}\n\n## y {#x}\n\n## Y\n", "b x y-1", ""),
            ("## é {#e\u{301}}\n\n## É\n", "e\u{301} é-1", ""),
        ]
    )
    func explicit(text: String, ids: String, rules: String) {
        #expect(Array(Self.ids(of: text).joined(separator: " ").utf8) == Array(ids.utf8))
        #expect(Parsed(text).rules.map(\.rawValue).joined(separator: " ") == rules)
    }

    @Test(
        "No heading has the id of a footnote, of what raw HTML sets, or of the page's own elements",
        arguments: [
            ("## fn 1\n\na[^1]\n\n[^1]: b\n", "fn-1 glosa.fnref-1 glosa.fn-1", ""),
            (
                "## fnref 1 {#fnref-1}\n\na[^1] b[^1]\n\n[^1]: b\n",
                "fnref-1 glosa.fnref-1 glosa.fnref-1-2 glosa.fn-1", ""
            ),
            ("## a {#glosa.fn-1}\n\na[^1]\n\n[^1]: b\n", "a glosa.fnref-1 glosa.fn-1", "id-taken"),
            ("## Glosa.main\n\n## b {#glosa.main}\n", "glosamain b", "id-taken"),
            ("## User content x\n\n<i id=\"x\">y</i>\n", "user-content-x-1 user-content-x", ""),
            ("<i id=\"x\">y</i>\n\n## z {#user-content-x}\n", "user-content-x z", "id-taken"),
            ("<a name=\"x\">y</a>\n\n## z {#user-content-x}\n", "z", "id-taken"),
            (
                "## x\n\n<i id=\"x\">y</i> <i id=\"glosa.fn-1\">z</i>\n",
                "x user-content-x user-content-glosa.fn-1", ""
            ),
            ("## !!!\n\n## 🚀\n", "section section-1", ""),
            ("<p id>a</p>\n\n<p id=\"\">b</p>\n\n<a id=\"\" name>c</a>\n", "", ""),
        ]
    )
    func others(text: String, ids: String, rules: String) {
        #expect(Self.ids(of: text).joined(separator: " ") == ids)
        #expect(Parsed(text).rules.map(\.rawValue).joined(separator: " ") == rules)
    }

    @Test(
        "An id that raw HTML gives twice is written once",
        arguments: [
            ("<i id=\"x\">a</i> <b id=\"x\">c</b>\n", 1),
            ("<p id=\"x\">a</p>\n\nb <i id=x>c</i>\n\n<p id='x'>d</p>\n", 2),
            ("<div id=\"x\"><p id=\"x\">a</p></div>\n", 1), ("- <i id=\"x\">a</i>\n\n> <i id=\"&#120;\">b</i>\n", 1),
            ("<a id=\"x\" name=\"x\">a</a>\n", 0), ("<i id=\"x\">a</i> <i id=\"X\">b</i>\n", 0),
        ]
    )
    func repeated(text: String, count: Int) {
        let (html, rules) = sanitized(text)
        #expect(Set(Self.ids(html)).count == Self.ids(html).count && Self.ids(html).first == "user-content-x")
        #expect(rules == Array(repeating: "id-taken", count: count))
        let document = Parsed(text).document
        let pieces = HTMLRenderer.pieces(document)
        let again = HTMLRenderer.pieces(document, reusing: pieces, reach: .everywhere)
        #expect(again.flatMap(\.html) == Array(html.utf8))
    }

    @Test(
        "Ids of raw HTML that stays as it is are found where something else has them",
        arguments: [
            ("## X\n\n<section id=\"x\">a</section>\n", ["<section id=\"x\">"]),
            ("<section id=\"glosa.navigation\">a</section>\n", ["<section id=\"glosa.navigation\">"]),
            ("a <u id='y'>b</u>\n\n<div class=\"z\" id=\"y\">c</div>\n", ["<div class=\"z\" id=\"y\">"]),
            ("## X\n\n<a name=\"x\"></a> <i id=\"user-content-x\">y</i> <i id=\"\">z</i> <i id=\"\">z</i>\n", []),
            ("## X\n\n`<i id=\"x\">`\n", []),
            ("<a id=\"x\"></a>\n\n## X\n\n<p id=\"y\"></p>\n\n## Y\n\n## <i id=\"z\">Z</i>\n", []),
            ("<a id=\"x\">a</a>\n\n## X\n", ["<a id=\"x\">"]),
        ]
    )
    func left(text: String, places: [String]) {
        let parsed = Parsed(text)
        let found = RawIDs.findings(in: parsed.document, headingIDs: parsed.document.headings.map(\.anchor))
        #expect(found.map(\.rule) == places.map { _ in "id-taken" })
        #expect(found.map { parsed.source($0.range) } == places)
    }
}
