import Diagnostics
import Markdown
import TestSupport
import Testing

@testable import MarkdownHTML

@Suite("Robustness")
struct RobustnessTests {
    /// A long text, told by its name in the test's log.
    struct Deep: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String

        init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
    }

    static let deep: [Deep] = [
        Deep("quotes", String(repeating: ">", count: Effort.length(100_000)) + " a"),
        Deep("lists", String(repeating: "- ", count: Effort.length(100_000)) + "a"),
        Deep("brackets", String(repeating: "[", count: Effort.length(100_000))),
        Deep("links", String(repeating: "[a](", count: Effort.length(50_000))),
        Deep(
            "emphasis",
            String(repeating: "*a **", count: Effort.length(50_000))
                + String(repeating: "** a*", count: Effort.length(50_000))
        ),
        Deep("tildes", String(repeating: "~a ~~b ", count: Effort.length(50_000))),
        Deep("marks", String(repeating: "==a== ", count: Effort.count(usual: 10_000, thorough: 400_000))),
        Deep(
            "abbreviations",
            (0..<2_000).map { "*[a \($0)]: b\n" }.joined() + "*[a]: b\n*[a a]: b\n\n"
                + String(repeating: "a ", count: Effort.count(usual: 10_000, thorough: 400_000))
        ),
        Deep("definition lists", String(repeating: "a\n: b\n\n", count: Effort.length(20_000))),
        Deep("terms", String(repeating: "a\nb\n\n", count: Effort.length(50_000)) + ": c\n"),
        Deep("exercises", String(repeating: ":::exercise\na\n:::\n\n", count: Effort.length(20_000))),
        Deep("questions", String(repeating: ":::question\n- [x] a\n- [ ] b\n:::\n\n", count: Effort.length(20_000))),
        Deep("tags", String(repeating: "<div>", count: Effort.length(100_000))),
        Deep("inline tags", "x " + String(repeating: "<b>", count: Effort.length(100_000))),
        Deep("addresses", "<" + String(repeating: "http://a.b/c ", count: Effort.length(20_000))),
        Deep("references", String(repeating: "[^a]", count: Effort.length(50_000)) + "\n\n[^a]: x\n"),
        Deep("notes", (0..<Effort.length(5_000)).map { "[^\($0)]: x[^\($0 + 1)]\n\n" }.joined()),
        Deep("definitions", String(repeating: "[a]: b\n", count: Effort.length(50_000)) + "[a]: b c [a]\n"),
        Deep("attributes", "<a " + String(repeating: "b=c ", count: Effort.length(50_000)) + ">"),
    ]

    @Test("depth and repetition cost neither stack nor patience", arguments: deep)
    func depth(_ deep: Deep) {
        #expect(Self.fault(in: deep.text) == nil)
    }

    @Test(
        "Nor do those of Material for MkDocs",
        arguments: [
            Deep("keys", String(repeating: "++a++ ", count: Effort.length(100_000))),
            Deep("open keys", String(repeating: "++a", count: Effort.length(100_000))),
            Deep("plus signs", String(repeating: "+", count: Effort.length(300_000))),
            Deep("quoted keys", String(repeating: "++\"", count: Effort.length(100_000))),
            Deep("carets", String(repeating: "^a^^b ", count: Effort.length(100_000))),
        ]
    )
    func material(_ deep: Deep) {
        #expect(Self.fault(in: deep.text, dialect: .material) == nil)
    }

    /// What is wrong with how a text is read and written, or nil: findings and code blocks lie within it, and its HTML is
    /// balanced and holds no script.
    static func fault(in text: String, dialect: Dialect = .glosa) -> String? {
        let parsed = Parsed(text, dialect: dialect)
        var html: [UInt8] = []
        let removed = HTMLRenderer.render(parsed.document, into: &html)
        if HTMLRenderer.findings(in: parsed.document, rawHTML: .sanitize) != removed { return "found without writing" }
        let findings = parsed.diagnostics + removed
        if let fault = FindingCheck.fault(in: findings, about: parsed.file.bytes) { return fault }
        let ranges =
            parsed.document.links.map(\.range) + parsed.document.codeBlocks.map(\.range)
            + parsed.document.containers.flatMap { [$0.range, $0.nameRange] + $0.arguments.map(\.range) }
        for range in ranges {
            if let fault = FindingCheck.fault(in: range.bytes, of: parsed.file.bytes) { return fault }
        }
        for policy in [HTMLOptions.RawHTML.sanitize, .escape] {
            let html = parsed.html(HTMLOptions(rawHTML: policy))
            if let fault = MarkupCheck.fault(in: html, as: .html) { return "\(policy): \(fault)" }
        }
        return nil
    }

    @Test("a large file is read")
    func large() {
        let part =
            "# H\n\nSome *text* with [a link](b) and `code`.\n\n- a\n- b\n\n```swift\nlet x = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n"
        let count = Effort.length(5_000_000) / part.utf8.count
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
        #expect(Self.fault(in: text) == nil)
    }

    @Test(
        "Found by fuzzing",
        arguments: [
            // A place behind the file's end: the block's last line break is none of the file's.
            "<div>\n<a href='x", "> <b\n> x<", "<!DOCTYPE\n",
            // A NUL in raw HTML.
            "<div>a\0b</div>", "x <b title='\0'>\0</b>", "- <p>\0",
            "# <!O  \u{FFFD} : \u{FFFD}\n\n<!O\n\n\u{FFFD}\n: \u{FFFD}\n\n<!O\n\n\u{FFFD}\n: \u{FFFD}\n\n> a\n",
        ]
    )
    func found(text: String) { #expect(Self.fault(in: text) == nil) }

    @Test(
        "Found by fuzzing containers",
        arguments: [
            // A line of a container that the file does not go on to: its place is the file's end.
            (Dialect.glosa, ":::b ```"), (.docC, "@R{```\n"), (.material, "```\n\t```\n??? p"),
            // Spaces that stand for a part of a character.
            (.material, "{#\u{FFFD}}}"),
        ]
    )
    func foundInContainers(dialect: Dialect, text: String) {
        #expect(Self.fault(in: text, dialect: dialect) == nil)
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
                #expect(Self.fault(in: text) == nil, "\(text.debugDescription)")
            }
        }
    }
}
