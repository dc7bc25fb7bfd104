import FuzzProperties
import TestSupport
import Testing

/// Pages put together from the marks that a reader looks for, in any order.
@Suite("Pages of random marks")
struct RandomPageTests {
    private static let marks: [String: [String]] = [
        "websites": [
            "{", "}", "```", "```js {", "~~~", ":::", ":::note", ":::tip[A", "::::code-group", "<Tabs>", "</Tabs>",
            "<TabItem value=\"a\" label='b'>", "</TabItem>", "<Card title={`x`}", "/>", ">", "<",
            "import A from \"./a.mdx\"", "export const x = {", "};", "{/* c", "*/}", "{x.y}", "\n\n", "    ", "\t",
            "- ", "1. ",
            "> ", "`", "# H {#id}", "{/* #id */}", "<<< @/a.js#r{1}", "<!--@include: ./p.md-->", "<!-- ", "-->",
            "[a](/b?c=d)",
            "![x](@site/y.png)", "// [!code highlight]", "// highlight-start", "// highlight-end", "title=\"a", "=",
            "[", "]",
            "\\", "é", "<script>", "</script>", "|a|b|\n|-|-|\n", "---", "words", "<></>", "<a.b c />", "<A />",
            "{\"a\":1}",
            "'", "/x/", "ins={1}", "{1,3-5}", "<details>", "</details>", "<summary>x", "```mdx-code-block",
            "<CodeBlock language=\"js\">{A}</CodeBlock>", "<Badge text=\"b\" />", "<LinkCard href=\"/a\" />",
        ],
        "gitbook": [
            "{% hint style=\"info\" %}", "{% endhint %}", "{% tabs %}", "{% tab title=\"A\" %}", "{% endtab %}",
            "{% endtabs %}",
            "{% code title=\"x\" lineNumbers=\"true\" %}", "{% endcode %}", "{% stepper %}", "{% step %}",
            "{% endstep %}",
            "{% endstepper %}", "{% content-ref url=\"a.md\" %}", "{% endcontent-ref %}", "{% if x %}", "{% else %}",
            "{% endif %}", "{% updates %}", "{% update date=\"2026-02-31\" %}", "{% columns %}", "{%", "%}",
            "{% embed url=\"https://x.y\" %}", "{{ book.x }}", "```", "```js", "~~~", "\n\n", "    ", "\t", "- ", "1. ",
            "> ", "`",
            "# H", "<!-- ", "-->", "<pre>", "<script>", "words", "é", "![x](y.png)", "|a|b|\n|-|-|\n", "{% raw %}",
            "{% endraw %}",
        ],
        "comments": [
            "/// ", "///", "/**", " */", "*/", "/*", " * ", "//", "\n\n", "    ", "\t", "\r\n", "public ",
            "func a(_ b: Int) ",
            "struct A<T> ", "extension A ", "var x: Int ", "{", "}", "enum B { case c }", "@available(*, deprecated) ",
            "#if X",
            "#endif", "```", "```swift", "let a = 1", "- Parameter b: c", "``A/b``", "é", "\"", "\"\"\"", "words",
            "init() {}",
            "protocol P { func f() }", "case ", "private ", "@_spi(X) ", "(", ")", "import Y",
        ],
    ]

    @Test(
        "Whatever stands where, places lie in the file and nothing overlaps",
        arguments: ["gitbook", "websites", "comments"],
        1...UInt64(4)
    )
    func pages(target: String, seed: UInt64) throws {
        let (property, marks) = (try #require(properties[target]), try #require(Self.marks[target]))
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Effort.count(usual: 150, thorough: 20_000) {
            let text = (0..<Int.random(in: 1...60, using: &random)).map { _ in
                marks[Int.random(in: 0..<marks.count, using: &random)]
                    + ["", " ", "\n"][Int.random(in: 0..<3, using: &random)]
            }.joined()
            let fault = property(Array(text.utf8))
            #expect(fault == nil, "\(text)")
            if fault != nil { return }
        }
    }
}
