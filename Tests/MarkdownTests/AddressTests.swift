import Markdown
import MarkdownHTML
import Testing

@Suite("Bare addresses and other syntax")
struct BareAddressTests {
    /// Returns the destinations and the words of the links in a text.
    private func links(_ markdown: String, _ dialect: Dialect = .glosa) -> [String] {
        Parsed(markdown, dialect: dialect).document.links.map {
            $0.text == $0.destination ? $0.text : "\($0.destination) \($0.text)"
        }
    }

    @Test(
        "No sign in an address is markup",
        arguments: [
            "https://github.com/x/y/blob/main/pkg/__init__.py", "https://web.archive.org/web/*/https://b.org",
            "https://a.org/x*y", "https://a.org/$x$", "https://a.org/`x`", "https://a.org/H~2~O", "https://a.org/x^2^",
            "https://a.org/==x==", "https://a.org/:tada:/x", "https://a.org/~user~/x", "https://a.org/_a_/_b",
            "https://a.org/API",
        ],
        [
            "@", "See @ now", "- @ and more", "> a @", "🚀 @ 🚀", "**@**", "*see @*, then", "a `code` @ `code` *b*",
            "| @ |\n|---|",
        ]
    )
    func inside(address: String, around: String) {
        let markdown = around.replacing("@", with: address) + "\n\n*[API]: Interface\n"
        #expect(links(markdown) == [address])
        #expect(links(markdown, .material) == [address])
    }

    @Test(
        "Several addresses on a line don't pair their signs",
        arguments: [
            "https://a.org/x*y @ https://b.org/x*y", "https://a.org/_x @ https://b.org/_y",
            "https://a.org/$x @ https://b.org/$y",
        ]
    )
    func pairs(markdown: String) {
        #expect(links(markdown).count == 2)
        #expect(links(markdown) == markdown.split(separator: " @ ").map(String.init))
    }

    @Test(
        "Closing signs of any script stay outside",
        arguments: [
            "“@”", "«@»", "‘@’", "@…", "「@」", "（@）", "@，", "@。", "@！", "@、", "@；", "@：说明", "@。后文", "“@”—text", "(@)",
            "@).",
            "¿@?", "@؟", "见@。**后文**",
        ],
        ["https://a.org/x", "https://a.org", "https://a.org/x?y=1"]
    )
    func closing(around: String, address: String) {
        #expect(links(around.replacing("@", with: address)) == [address])
    }

    @Test(
        "Marks around an address mark it",
        arguments: [
            ("==https://a.org/x==", "mark"), ("~~https://a.org/x~~", "del"), ("**https://a.org/x_y**", "strong"),
            ("_https://a.org/a_b_", "em"), ("==see https://a.org/x==", "mark"), ("**https://a.org/x**：说明", "strong"),
        ]
    )
    func marked(markdown: String, element: String) {
        let html = Parsed(markdown).html()
        #expect(html.contains("<\(element)>") && html.contains("</a></\(element)>"), "\(html)")
    }

    @Test(
        "What isn't a bare address is as it was",
        arguments: [
            ("`https://a.org/__x__`", "<code>https://a.org/__x__</code>"),
            ("`a https://a.org/`b` c", "<code>a https://a.org/</code>b` c"),
            (
                "[t](https://a.org/__x__ \"https://a.org/__y__\")",
                "<a href=\"https://a.org/__x__\" title=\"https://a.org/__y__\">t</a>"
            ),
            ("<https://a.org/__x__>", "<a href=\"https://a.org/__x__\">https://a.org/__x__</a>"),
            ("<b title=\"https://a.org/__x__\">t</b>", "<b title=\"https://a.org/__x__\">t</b>"),
            ("a <!-- https://a.org/__x__ --> b", "a <!-- https://a.org/__x__ --> b"),
            (
                "[t]\n\n[t]: https://a.org/__x__ 'https://a.org/*y*'",
                "<a href=\"https://a.org/__x__\" title=\"https://a.org/*y*\">t</a>"
            ),
            ("访问https://a.org使用**粗体**", "<strong>粗体</strong>"), ("$x$ https://a.org/y $z$", "https://a.org/y"),
        ]
    )
    func others(markdown: String, html: String) {
        #expect(Parsed(markdown).html().contains(html), "\(Parsed(markdown).html())")
    }

    @Test("HTML blocks end where they did")
    func blocks() {
        let html = Parsed("<pre>https://a.org/__x__</pre>\n\n*b*\n\n- <!-- https://a.org/*x* -->\n\n*c*").html()
        #expect(html.contains("<em>b</em>") && html.contains("<em>c</em>"))
    }

    @Test("An address has its place in the file, whatever is in it and around it")
    func places() {
        let parsed = Parsed("- 🚀 *é* https://a.org/__x__.py.\r\n\r\n  > a https://b.org/*/c,\r\n")
        #expect(
            parsed.document.links.map { parsed.source($0.range) } == ["https://a.org/__x__.py", "https://b.org/*/c"]
        )
    }
}
