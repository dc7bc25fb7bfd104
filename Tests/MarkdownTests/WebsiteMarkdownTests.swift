import Diagnostics
import Markdown
import Support
import TestSupport
import Testing

/// Pages of VitePress, Docusaurus and Starlight, and the Markdown that Glosa makes of them.
@Suite("Markdown of websites")
struct WebsiteMarkdownTests {
    private static func translated(_ text: String, _ dialect: Dialect, path: String = "page.md") -> String {
        let file = SourceFile(path: path, bytes: Array(text.utf8))
        var result: [UInt8] = []
        var position = 0
        for change in WebsiteMarkdown(file, dialect: dialect).changes {
            #expect(change.range.lowerBound >= position, "changes are ascending")
            result += file.bytes[position..<change.range.lowerBound]
            let named = change.inclusion.map { "<\($0.path)|\($0.part)>" } ?? ""
            result += change.text + Array(named.utf8) + change.end
            position = change.range.upperBound
        }
        return String(decoding: result + file.bytes[position...], as: UTF8.self)
    }

    /// Returns the lines without blank ones and without spaces at their ends, runs of colons as one.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in
            var words = String(line)
            while words.last?.isWhitespace == true { words.removeLast() }
            let start = words.prefix { $0 == " " }
            let rest = words[start.endIndex...]
            let colons = rest.prefix { $0 == ":" }
            return colons.count < 9 ? words : start + ":" + rest[colons.endIndex...]
        }.filter { !$0.isEmpty }
    }

    private static func findings(_ text: String, _ dialect: Dialect, path: String = "page.md") -> [String] {
        WebsiteMarkdown(SourceFile(path: path, bytes: Array(text.utf8)), dialect: dialect).findings.map(\.message.en)
    }

    // MARK: Fences

    static let infos: [(written: String, read: String)] = [
        ("js{1,3}", "js highlight=1,3"), ("js {1,3-4}", "js highlight=1,3-4"), ("{2}", "text highlight=2"),
        ("jsx title=\"src/a.jsx\" {2}", "jsx caption=\"src/a.jsx\" highlight=2"),
        ("js [main.js]", "js caption=\"main.js\""),
        ("ts:line-numbers", "ts numbers"), ("ts:line-numbers=5 {1}", "ts highlight=1 start=5"),
        ("ts:no-line-numbers", "ts"), ("js showLineNumbers", "js numbers"), ("js showLineNumbers=false", "js"),
        ("js showLineNumbers=3", "js start=3"), ("js ins={2-3} del={1} mark={4}", "js highlight=4 ins=2-3 del=1"),
        ("js \"word\" ins=\"new\" /a.c/ {\"A\":5-6}", "js highlight=5-6"),
        ("js frame=\"none\" collapse={1-2} wrap", "js"),
        ("diff lang=\"js\"", "js diff"), ("ts twoslash", "ts"), ("jsx live noInline", "jsx"),
        ("swift fails=published", "swift fails=\"published\""),
        ("sh [npm ~vscode-icons:npm~]", "sh caption=\"npm\""), ("js title='say \"a\"'", "js caption='say \"a\"'"),
        ("js tab", "js tab=\"JavaScript\""), ("ts tab={\"span\":2}", "ts tab=\"TypeScript\""), ("html-vue", "html"),
        ("js", "js"), ("", ""), ("js {9-2,0}", "js"), ("js {", "js"), ("js = [ \" {", "js"),
        ("js =x {1}", "js highlight=1"),
    ]

    @Test("Words of a fence become Glosa's, and those for other programs go", arguments: infos)
    func info(written: String, read: String) {
        let text = "- 👩‍👧\n\n```\(written)\ncode\n```\n"
        #expect(
            Self.lines(Self.translated(text, .vitePress)).contains("```\(read)"),
            "\(Self.translated(text, .vitePress))"
        )
    }

    @Test("Markers in code become attributes, and no word of the code is lost")
    func markers() {
        let text = """
            ```js {1}
            a() // [!code highlight]
            // [!code --:2]
            b()
            c()
            // highlight-next-line
            d() /* kept */
            /* highlight-start */
            e()
            f() // [!code ++] [!code focus]
            {/* highlight-end */}
            g() # [!code word:g]
            <p> <!-- [!code error] -->
            // [!code unknown] // highlight-me-line
            ```
            """
        let expected = """
            ```js highlight=1,1,4,5,6,8 ins=6 del=2,3 focus=6
            a()
            b()
            c()
            d() /* kept */
            e()
            f()
            g()
            <p>
            // [!code unknown] // highlight-me-line
            ```
            """
        #expect(Self.lines(Self.translated(text, .docusaurus)) == expected.split(separator: "\n").map(String.init))
    }

    @Test("A group of code becomes tabs; a group of one block has a title")
    func groups() {
        let text = """
            ::: code-group
            ```sh [npm]
            npm i
            ```
            ```sh
            yarn
            ```
            :::
            ::: code-group
            ```js [a.js] {1}
            a
            ```
            :::
            """
        let expected = [
            "```sh tab=\"npm\"", "npm i", "```", "```sh tab=\"Shell\"", "yarn", "```", "<!-- -->",
            "```js caption=\"a.js\" highlight=1", "a", "```", "<!-- -->",
        ]
        #expect(Self.lines(Self.translated(text, .vitePress)) == expected)
    }

    @Test(
        "Containers keep their titles in every spelling",
        arguments: [
            ("::: tip Title *it*\na\n:::", "::: tip Title *it*"), (":::tip[Title]\na\n:::", ":::tip[Title]"),
            (":::note{title=\"x y\"}\na\n:::", ":::note[x y]"), (":::tip{icon=\"heart\"}\na\n:::", ":::tip"),
            (":::secondary Title\na\n:::", ":::note[Title]"), ("::: success\na\n:::", ":::tip"),
            ("::: details A {open}\na\n:::", "::: details A {open}"), ("::: raw\na\n:::", "a"),
        ]
    )
    func containers(text: String, first: String) {
        #expect(Self.lines(Self.translated(text, .docusaurus)).first == first)
    }

    // MARK: Components

    static let components: [(written: String, read: [String])] = [
        (
            "<Tabs groupId=\"os\">\n  <TabItem value=\"mac\" label=\"macOS\">\n\n  Text.\n\n  ```sh\n  ls\n    -a\n  ```\n  </TabItem>\n\t<TabItem value=\"win\">Windows</TabItem>\n</Tabs>",
            [
                ":tabs", ":tab[macOS]", "Text.", "```sh", "ls", "  -a", "```", ":", ":tab[win]", "Windows", ":", ":",
            ]
        ),
        (
            "<Tabs values={[{label: 'Apple', value: 'a'}]}>\n<TabItem value=\"a\">x</TabItem>\n</Tabs>",
            [":tabs", ":tab[Apple]", "x", ":", ":"]
        ),
        ("<Aside type=\"caution\" title=\"Mind\">\nText\n</Aside>", [":caution[Mind]", "Text", ":"]),
        ("<Admonition type=\"secondary\">Text</Admonition>", [":note", "Text", ":"]),
        (
            "<CardGrid>\n\t<Card title=\"One\" icon=\"star\">\n\t\tText\n\t</Card>\n\t<LinkCard title=\"Two\" href=\"/b/\" description=\"About\" />\n</CardGrid>",
            [
                ":cards", ":card[One]", "Text", ":", ":::::::card[[Two](</b/>)]", "About",
                ":::::::", ":",
            ]
        ),
        (
            "<Steps>\n\n1. One\n\n   <Note>a</Note>\n2. Two\n\n</Steps>",
            [":steps", "1. One", "   :note", "   a", "   :", "2. Two", ":"]
        ),
        ("<details>\n<summary>The *title*</summary>\n\nText\n</details>", [":details[The *title*]", "Text", ":"]),
        ("<Unknown\n  prop={{a: '}'}}\n  title=\"Words\"\n>\n  Text **b**\n</Unknown>", ["**Words**", "Text **b**"]),
        ("<div className=\"row\">\n  <div>\n    Text\n  </div>\n</div>", ["Text"]),
        (
            "See <Link to=\"/a\">*this*</Link> and <Badge text=\"new\" />.",
            ["See <a href=\"/a\">*this*</a> and <small>new</small>."]
        ),
        ("## Head <Badge text=\"1.2\" />", ["## Head", "*1.2*"]),
        ("## Head {/* #own */}", ["## Head {#own}"]),
        ("a\n\n<script setup lang=\"ts\">\nimport x from 'y'\n\nconst z = '<b>'\n</script>\n\nb", ["a", "b"]),
        ("<style scoped>\n.a { b: c }\n</style>\ntext", ["text"]),
        ("<script>\nnever ends", ["<script>", "never ends"]),
        ("<scripted>\ntext\n</scripted>", ["<scripted>", "text", "</scripted>"]),
        ("a {/* gone */} b {' '}c {\"d\"}", ["a  b  c d"]),
        (
            "Code `<Tabs>` and ``{a}`` stay, as \\<Tabs> and a < b do.",
            ["Code `<Tabs>` and ``{a}`` stay, as \\<Tabs> and a < b do."]
        ),
        (
            "<img src={require('./a.png').default} className=\"w\" alt=\"A\" />",
            ["<img src=\"./a.png\" class=\"w\" alt=\"A\" />"]
        ),
        ("import Part from './_part.mdx';\nimport {\n  A,\n} from 'b';\n\n<Part />\n", ["<./_part.mdx|>"]),
        ("export const a = {\n  b: 1,\n};\n\nText", ["Text"]),
        ("Text\nimport words from 'prose' in a paragraph", ["Text", "import words from 'prose' in a paragraph"]),
        ("```mdx-code-block\n<Note>a</Note>\n```", [":note", "a", ":"]),
        ("> ```jsx\n> <Tabs>\n> ```", ["> ```jsx", "> <Tabs>", "> ```"]),
        ("- ```jsx\n  <Tabs>\n  ```", ["- ```jsx", "  <Tabs>", "  ```"]),
        ("<Tabs>\n<TabItem label=\"a\">\nText", [":tabs", ":tab[a]", "Text", ":", ":"]),
        (
            "<CodeBlock language=\"js\" title=\"a.js\">{`let a`}</CodeBlock>",
            ["``````js caption=\"a.js\"", "let a", "``````"]
        ),
    ]

    @Test("Components of MDX become containers, and the text in others stays", arguments: components)
    func component(written: String, read: [String]) {
        #expect(Self.lines(Self.translated(written, .docusaurus)) == read)
        #expect(
            Self.lines(Self.translated("---\ntitle: é\n---\n\n" + written, .starlight, path: "a.mdx")).dropFirst(3)
                == read[...]
        )
    }

    @Test(
        "Attributes between %{ and }% become ids of headings, and are left out elsewhere",
        arguments: [
            ("## 属性 %{#own}%", "## 属性 {#own}"), ("[a](b)%{x 5 % 6", "[a](b)%{x 5 % 6"),
            ("[a](b)%{target=\"_self\"}% x", "[a](b) x"), ("`%{#a}%` 5 %{ 6", "`%{#a}%` 5 %{ 6"),
        ]
    )
    func delimited(written: String, read: String) {
        #expect(Self.lines(Self.translated(written, .vitePress)) == [read])
    }

    @Test("Files that are named stand in the text")
    func files() {
        let text =
            "<!-- @include: ./parts/a.md{3,5} -->\n\n<<< @/code/b.ts#main{1,3 js:line-numbers} [B]\n\n<!--@include: ../c.md#part-->"
        let expected = [
            "<./parts/a.md|3:5>", "``````js caption=\"B\" highlight=1,3 numbers", "<@/code/b.ts|main>", "``````",
            "<../c.md|part>",
        ]
        #expect(Self.lines(Self.translated(text, .vitePress)) == expected)
    }

    // MARK: Findings

    @Test("What is left out is said once for each kind")
    func said() {
        let text =
            "import A from 'a';\nimport B from 'b';\n\n<Chart data={[1]} />\n\n<Chart />\n\nText {name} and {props.b}.\n"
        #expect(
            Self.findings(text, .docusaurus) == [
                "`{name}` is JavaScript of MDX, which readers see as it is written; there are 2 in this file",
                "`import A from 'a';` is JavaScript, a style sheet or a comment of MDX, which readers don’t see; there are 2 in this file",
                "`<Chart data={[1]} />` is a component of MDX or Vue, which readers don’t see; there are 2 in this file",
            ]
        )
        #expect(Self.findings("<Tabs>\n<TabItem label=\"a\">b</TabItem>\n</Tabs>\n", .starlight, path: "a.mdx") == [])
        #expect(Self.findings("Text with $a_{b}$ and \\{c}.", .docusaurus) == [])
    }

    @Test(
        "Long texts of signs without ends take no square time",
        arguments: ["<A ", "<A b=\"", "{", "{/*", "<A {", "<details><summary>", "</A", "`<A>", "[!code ", "<A>"]
    )
    func ends(sign: String) {
        let text = String(repeating: sign, count: 10_000)
        _ = Self.translated(text, .docusaurus)
        _ = Self.translated("```js\n" + text + "\n```\n", .vitePress)
        _ = Self.translated(text.replacing(" ", with: "\n"), .starlight, path: "a.mdx")
    }
}
