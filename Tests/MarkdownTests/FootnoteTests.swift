import Diagnostics
import Markdown
import Testing

@Suite("Footnotes")
struct FootnoteTests {
    @Test("are numbered by first reference, link back from each, and hold blocks")
    func blocks() {
        let parsed = Parsed(
            "b[^two] a[^one] b[^two]\n\n[^one]: First *note*.\n[^two]:\n    Second.\n\n    ```swift\n    let x = 1\n    ```\n"
        )
        #expect(parsed.rules == [])
        #expect(parsed.document.footnotes.map(\.number) == [2, 1])
        #expect(parsed.document.footnotes[1].references.count == 2)
        let html = parsed.html()
        #expect(html.contains("<a href=\"#glosa.fn-1\" id=\"glosa.fnref-1\">1</a></sup> a<sup"))
        #expect(html.contains("<a href=\"#glosa.fn-1\" id=\"glosa.fnref-1-2\">1</a>"))
        #expect(
            html.contains(
                "<li id=\"glosa.fn-2\">\n<p>First <em>note</em>. <a href=\"#glosa.fnref-2\" class=\"footnote-backref\">↩</a></p>\n</li>"
            )
        )
        #expect(
            html.contains("<pre><code class=\"language-swift\">let x = 1\n</code></pre>\n<a href=\"#glosa.fnref-1\"")
        )
        let block = parsed.document.codeBlocks[0]
        #expect(parsed.source(block.slice.range(0..<9)) == "let x = 1")
    }

    @Test("use and give link definitions of the whole document")
    func definitions() {
        let html = Parsed("[a][x] [^1]\n\n[^1]: See [b][y].\n\n    [x]: /x\n\n[y]: /y\n").html()
        #expect(html.contains("<a href=\"/x\">a</a>"))
        #expect(html.contains("<a href=\"/y\">b</a>"))
    }

    @Test("an open fence in a note ends with the note")
    func openFence() {
        let parsed = Parsed("x[^1]\n\n[^1]: ~~~\n    code\n\n# Heading\n")
        #expect(parsed.rules == ["unbalanced-fence"])
        #expect(parsed.document.headings.map(\.plainText) == ["Heading"])
    }

    @Test(
        "what is wrong with them is reported where it stands",
        arguments: [
            ("a[^x]\n", "footnote-undefined", "[^x]"),
            ("a\n\n[^x]: b\n", "footnote-unused", "x"),
            ("> [^x]: b\n", "footnote-nested", "x"),
            ("a[^x]\n\n[^x]: b\n[^X]: c\n", "footnote-duplicate", "X"),
        ]
    )
    func findings(text: String, rule: RuleID, place: String) {
        let parsed = Parsed(text)
        #expect(parsed.rules == [rule])
        #expect(parsed.source(parsed.diagnostics.first?.range) == place)
    }

    @Test(
        "text that only looks like a definition is left alone",
        arguments: [
            "```\n[^1]: x\n```\n", "- ```\n  [^1]: x\n  ```\n", "<!--\n[^1]: x\n-->\n", "    [^1]: x\n",
            "> ```\n> [^1]: x\n> ```\n",
        ]
    )
    func lookalikes(text: String) {
        let parsed = Parsed(text)
        #expect(parsed.document.footnotes.isEmpty)
        #expect(parsed.html().contains("[^1]: x"))
    }

    @Test("a definition after a fenced block in a list is found")
    func afterList() {
        let parsed = Parsed("- a\n\n  ```\n  code\n  ```\n\nx[^1]\n\n[^1]: note\n")
        #expect(parsed.rules == [])
        #expect(parsed.document.footnotes.count == 1)
    }

    @Test("escaped, in code or in a link they are text")
    func noReference() {
        let html = Parsed("\\[^1] `[^1]` [a[^1]](b)\n\n[^1]: x\n").html()
        #expect(!html.contains("footnote-ref"))
    }
}
