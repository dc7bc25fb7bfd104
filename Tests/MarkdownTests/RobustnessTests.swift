import Markdown
import Testing

@Suite("Robustness")
struct RobustnessTests {
    static let deep: [(String, String)] = [
        ("quotes", String(repeating: ">", count: 100_000) + " a"),
        ("lists", String(repeating: "- ", count: 100_000) + "a"),
        ("brackets", String(repeating: "[", count: 100_000)),
        ("links", String(repeating: "[a](", count: 50_000)),
        ("emphasis", String(repeating: "*a **", count: 50_000) + String(repeating: "** a*", count: 50_000)),
        ("tildes", String(repeating: "~a ~~b ", count: 50_000)),
        ("tags", String(repeating: "<div>", count: 100_000)),
        ("inline tags", "x " + String(repeating: "<b>", count: 100_000)),
        ("addresses", "<" + String(repeating: "http://a.b/c ", count: 20_000)),
        ("references", String(repeating: "[^a]", count: 50_000) + "\n\n[^a]: x\n"),
        ("notes", (0..<5000).map { "[^\($0)]: x[^\($0 + 1)]\n\n" }.joined()),
        ("definitions", String(repeating: "[a]: b\n", count: 50_000) + "[a]: b c [a]\n"),
        ("attributes", "<a " + String(repeating: "b=c ", count: 50_000) + ">"),
    ]

    @Test("depth and repetition cost neither stack nor patience", arguments: deep)
    func depth(name: String, text: String) {
        let parsed = Parsed(text)
        #expect(!parsed.html().isEmpty || !parsed.document.footnotes.isEmpty)
        _ = sanitized(text)
    }

    @Test("a large file is read")
    func large() {
        let part =
            "# H\n\nSome *text* with [a link](b) and `code`.\n\n- a\n- b\n\n```swift\nlet x = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n"
        let count = 5_000_000 / part.utf8.count
        let document = Parsed(String(repeating: part, count: count)).document
        #expect(document.headings.count == count)
        #expect(document.codeBlocks.count == count)
        #expect(document.headings.last?.slug == "h-\(count - 1)")
    }

    @Test(
        "odd bytes are read",
        arguments: [
            "", "\n", "\r", "\r\r\r", "---", "---\n", "a\rb\rc", "\0", "a\0b [x\0](y\0) `\0`", "```\n\0\n```",
            "> \0\n> <b \0>",
            "\u{FEFF}# a", "|\n|-", "[^", "[^a]:", "[^a]:\n", "<!--", "<a href=\"", "~~~", "{#", "# {#}",
            "&#0; &#x110000;",
        ]
    )
    func odd(text: String) {
        let parsed = Parsed(text)
        _ = parsed.html()
        _ = sanitized(text)
    }

    static let nasty = """
        ---
        title: x
        ---
        # H *e* {#i}

        > [!NOTE]
        > - [x] a [l](<m> "n") <b>é😀</b>
        >   ```swift a="b c" {1}
        > \tx
        lazy <!-- c --> ~~s~~ www.a.org [r][] [^f]

        | a \\| b | `c` |
        |:-|-:|
        | 1 | <td> |
        ---
        1. > Tip: y &amp; \\* z
           > ![i](j 'k')

        <details><summary>s</summary>

        <p align="center">
        x

        </details>

        [r]: /u
        [^f]: n [q](r)

            ~~~
        \tcode
        """

    @Test("every prefix and every suffix of a nasty document is read")
    func prefixes() {
        let bytes = Array(Self.nasty.utf8)
        for count in 0...bytes.count {
            for part in [bytes[..<count], bytes[count...]] {
                // Cut within a character, the loader would have repaired it.
                let text = String(decoding: part, as: UTF8.self)
                let parsed = Parsed(text)
                for link in parsed.document.links { #expect(link.range.bytes.upperBound <= parsed.file.bytes.count) }
                for finding in parsed.diagnostics { #expect(finding.range.bytes.upperBound <= parsed.file.bytes.count) }
                for block in parsed.document.codeBlocks {
                    #expect(block.slice.fileOffset(at: block.slice.bytes.count) <= parsed.file.bytes.count + 1)
                }
                _ = parsed.html()
                _ = sanitized(text)
            }
        }
    }
}
