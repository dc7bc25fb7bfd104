import Diagnostics
import Markdown
import Testing

@Suite("What would vanish in silence")
struct SilentLossTests {
    private static func places(_ text: String, _ rule: RuleID, dialect: Dialect = .glosa) -> [String] {
        let parsed = Parsed(text, dialect: dialect)
        return parsed.diagnostics.filter { $0.rule == rule }.compactMap { parsed.source($0.range) }
    }

    @Test(
        "A comment that never ends is found at its line",
        arguments: [
            ("Text\n\n<!-- TODO\n\n# Gone\n", "<!-- TODO"), ("- a\n\n  <!-- x\n\n  gone\n", "<!-- x"),
            ("> <!-- c ->\n> gone\n", "<!-- c ->"), ("<!-- glosa:disable x\r\n\r\ngone\r\n", "<!-- glosa:disable x"),
            ("<div>\n<!-- y\ngone\n</div>\n", "<!-- y"), ("👍🏽\n\n<!-- z\n\ngone", "<!-- z"),
        ]
    )
    func comments(_ text: String, _ place: String) {
        #expect(Self.places(text, .unclosedComment) == [place])
        #expect(Parsed(text).diagnostics.first { $0.rule == .unclosedComment }?.severity == .error)
    }

    @Test(
        "Comments that end are none",
        arguments: ["<!-- a -->", "<!-->\n", "<!--->", "<!-- a\nb -->\n", "`<!--`", "```\n<!-- a\n```", "a <!-- b"]
    )
    func closedComments(_ text: String) { #expect(Self.places(text, .unclosedComment) == []) }

    @Test(
        "Front matter with a slip is named at the line",
        arguments: [
            ("---\ntitle:State\norder: 1\n---\n", "title:State"), ("---\ntitle = \"x\"\n---\n", "title = \"x\""),
            ("---\ntitle：全角\n---\n", "title：全角"), ("---\ntitle:\u{A0}x\n---\n", "title:\u{A0}x"),
            ("<!-- c -->\n---\ntitle: x\n---\n", "---"),
            ("———\ntitle: x\n———\n", "———"), ("--\ntitle: x\n--\n", "--"),
            ("{\n  \"title\": \"x\"\n}\n", "{"), ("---\r\nhello\r\ntitle: x\r\n---\r\n", "hello"),
            ("---\ntitle; x\n---\n", "title; x"), ("---\ntítulo：日本\n---\n", "título：日本"),
            ("---\n\"title\":\"x\"\n---\n", "\"title\":\"x\""), ("---yaml\ntitle: x\n---\n", "---yaml"),
            ("---\n- title: x\n---\n", "- title: x"), ("---\r\n\ttitle: x\r\n---\r\n", "\ttitle: x"),
            (" ---\ntitle: x\n---\n", " ---"), ("title: x\norder: 1\n---\n", "title: x"),
        ]
    )
    func frontMatter(_ text: String, _ place: String) { #expect(Self.places(text, .frontMatter) == [place]) }

    @Test(
        "Rules, headings and text at the beginning are no front matter",
        arguments: [
            "---\nFoo: bar\n---\n", "---\nhttp://a.org\n---\n", "\n---\n\ntitle: x\n\n---\n", "+++\nText\n",
            "{ a: 1 }\n", "---\n\nText\n\n---\n", "Text\n---\n", "---\nNote:this is it\n---\n", "—\n\nText",
            "Title: the whole story\n---\n", "title: a story\nand more\n---\n", "- title: x\n\n---\n",
            "---\n- a\n- b\n---\n", "---yes\n\nText\n", "注：x\n\n---\n",
        ]
    )
    func noFrontMatter(_ text: String) { #expect(Self.places(text, .frontMatter) == []) }

    @Test(
        "Markdown right below a tag is found, a fence before other signs",
        arguments: [
            ("<details>\n<summary>S</summary>\n```swift\nlet a = = 1\n```\n</details>\n", "```swift"),
            ("<div>\n**a** and\n  ~~~mermaid\n~~~\n</div>", "~~~mermaid"),
            ("<p align=\"center\">\n[a](b.md)\n</p>", "[a](b.md)"),
            ("- x\n\n  <div>\n  ## Heading\n  </div>\n", "## Heading"), ("> <div>\r\n> **é**\r\n> </div>\r\n", "**é**"),
            ("👍🏽\n\n</div>\n![a](b.png)\n", "![a](b.png)"),
        ]
    )
    func markdownInHTML(_ text: String, _ place: String) { #expect(Self.places(text, .markdownInHTML) == [place]) }

    @Test(
        "Text, code and comments in raw HTML are no Markdown, and what a blank line ends is read",
        arguments: [
            "<details>\n\n```swift\nlet a = 1\n```\n\n</details>\n", "<pre>\n# make\n```\n</pre>\n",
            "<!--\n```\n**a**\n-->\n",
            "<div>\n2 ** 3, #1, a[b](c\n</div>\n", "<div>\n<code>\n# x\n[a](b)\n</code>\n</div>\n", "<b>x</b> **y**\n",
        ]
    )
    func plainHTML(_ text: String) { #expect(Self.places(text, .markdownInHTML) == []) }

    @Test(
        "A formula that a blank line cuts is found once, at its beginning",
        arguments: [
            "$$\na\n\nb\n$$\n", "$$\r\na\r\n\r\nb\r\n$$\r\n", "> $$\n> a\n>\n> b\n> $$\n", "Text\n\n$$\na\n",
            "$$\na\n\n$$\n\n$$\nb\n$$\n",
        ]
    )
    func cutFormulas(_ text: String) {
        let found = Parsed(text).diagnostics.filter { $0.rule == .formulaSyntax }
        let first = Array(text.utf8).firstIndex(of: UInt8(ascii: "$"))
        #expect(found.map(\.range.bytes.lowerBound) == [first] && found.first?.severity == .warning)
    }

    @Test(
        "Whole formulas and signs in text and code are none",
        arguments: ["$$\na\n$$\n\n$$\nb\n$$\n", "a $$ b\n\nc\n", "```\n$$\n\n```\n"]
    )
    func wholeFormulas(_ text: String) { #expect(Self.places(text, .formulaSyntax) == []) }

    @Test("An unfinished merge is found in text, not in code")
    func conflicts() {
        let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n"
        #expect(Self.places("Text\n\n\(conflict)\nText\n", .conflictMarkers) == ["<<<<<<< HEAD"])
        #expect(Self.places("```\n\(conflict)```\n", .conflictMarkers) == [])
        #expect(Self.places("Title\n=======\n\n>>>>>>> quote\n", .conflictMarkers) == [])
    }

    @Test("A break in a title is a blank", arguments: ["<br>", "<br/>", "<BR />"])
    func breaks(_ tag: String) {
        #expect(Parsed("# Line\(tag)break\n").document.headings[0].plainText == "Line break")
        #expect(Parsed("Step one.\(tag)Step two.").document.excerpt == "Step one. Step two.")
        #expect(Parsed("<h1>Line\(tag)break</h1>\n").document.rawHTMLTitle == "Line break")
    }

    @Test("Cells that don't fit are named")
    func rows() {
        let table = "| a | b |\n|---|---|\n"
        #expect(Self.places(table + "| `x|y` | lost |\n", .tableShape) == ["lost"])
        #expect(Self.places(table + "| 👍🏽 | 2 | 3 | 4 |\r\n", .tableShape) == ["3 | 4"])
        #expect(Self.places("> " + table.replacing("\n|", with: "\n> |") + "> 1 | 2 | 3\n", .tableShape) == ["3"])
        #expect(Self.places(table + "| `x\\|y` | b |\n| 1 | 2 | |\n| 1 |\n", .tableShape) == [])
    }

    @Test(
        "Lines that look like a table are named",
        arguments: [
            "| a | b |\n| 1 | 2 |\n", "|---|---|\n| 1 | 2 |\n", "| a | b | c |\n|---|---|\n| 1 | 2 | 3 |\n",
            "+---+---+\n| a | b |\n+---+---+\n", "| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n",
            "| a | b |\n|——|——|\n",
        ]
    )
    func nearTables(_ text: String) {
        #expect(Self.places(text, .tableShape).count == 1)
        #expect(Self.places("- " + text.replacing("\n", with: "\n  "), .tableShape).count == 1)
    }

    @Test(
        "Text with bars is no table",
        arguments: ["a | b\nc | d\n", "|x| + |y|\n", "||a||\n||b||\n", "| a |\n", "+---\n"]
    )
    func noTables(_ text: String) { #expect(Self.places(text, .tableShape) == []) }

    @Test(
        "Marks of emphasis that stay as text beside a sign are named",
        arguments: [
            ("**テスト。**テスト", "**テスト。**"), ("**（测试）**不加空格", "**（测试）**"), ("**\"이름\"**은", "**\"이름\"**"),
            ("*强调。*后文", "*强调。*"), ("前文**“强调”**后文", "**“强调”**"), ("~~删除。~~后文", "~~删除。~~"),
            ("**foo:**bar", "**foo:**"), ("👍🏽 **`code`。**は", "**`code`。**"),
        ]
    )
    func emphasis(_ text: String, _ place: String) {
        #expect(Self.places(text, .emphasisMarks) == [place])
        #expect(Self.places("- > \(text)\r\n", .emphasisMarks) == [place])
        #expect(Self.places("| \(text) | b |\n|---|---|\n", .emphasisMarks) == [place])
    }

    @Test(
        "Emphasis, stars of calculations and names are no stranded marks",
        arguments: [
            "**テスト**。テスト", "**テスト。** テスト", "2*(3)*4", "2**(3)**4", "a * b * c", "\\*\\*テスト。\\*\\*テスト",
            "`**テスト。**テスト`", "使用__init__方法", "**foo**bar", "SELECT * FROM a; SELECT * FROM b", "~/a and ~/b",
        ]
    )
    func noEmphasis(_ text: String) { #expect(Self.places(text, .emphasisMarks) == []) }
}
