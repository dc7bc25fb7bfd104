import Diagnostics
import Testing

@testable import Markdown
@testable import MarkdownHTML

/// Containers between lines of colons, and Material's by indentation: what becomes of them on a page, what is found in them,
/// and that nothing around them is lost.
struct ContainerTests {
    struct Shown: Sendable, CustomTestStringConvertible {
        let source: String
        let html: String
        init(_ source: String, _ html: String) { (self.source, self.html) = (source, html) }
        var testDescription: String { source.debugDescription }
    }

    struct Found: Sendable, CustomTestStringConvertible {
        let source: String
        let rules: [RuleID]
        let place: String
        init(_ source: String, _ rules: [RuleID], at place: String) {
            (self.source, self.rules, self.place) = (source, rules, place)
        }
        var testDescription: String { source.debugDescription }
    }

    private static func parse(_ text: String, _ dialect: Dialect) -> (document: Document, findings: [Diagnostic]) {
        let parsed = Document.parse(SourceFile(path: "a.md", text: text), dialect: dialect)
        return (parsed.document, parsed.diagnostics)
    }

    @Test(
        "Lines of colons open and close a container",
        arguments: [
            Shown(
                "Before.\n:::note\nSome *text*.\n:::\nAfter.\n",
                "<p>Before.</p>\n<aside class=\"alert alert-note\">\n<p class=\"alert-title\">Note</p>\n<p>Some <em>text</em>.</p>\n"
                    + "</aside>\n<p>After.</p>\n"
            ),
            Shown(
                "::: tip # Use `a` **now** #\nText\n:::\n",
                "<aside class=\"alert alert-tip\">\n<p class=\"alert-title\"># Use <code>a</code> <strong>now</strong></p>\n<p>Text</p>\n"
                    + "</aside>\n"
            ),
            Shown(
                ":::tip[1. First]{}\nText\n:::",
                "<aside class=\"alert alert-tip\">\n<p class=\"alert-title\">1. First</p>\n<p>Text</p>\n</aside>\n"
            ),
            Shown(
                "::: details More\n- a\n:::\n",
                "<details class=\"callout callout-note\">\n<summary>More</summary>\n<ul>\n<li>a</li>\n</ul>\n</details>\n"
            ),
            Shown(
                "::: details {open}\na\n:::\n",
                "<details class=\"callout callout-note\" open=\"\">\n<summary>Details</summary>\n<p>a</p>\n</details>\n"
            ),
            Shown(
                "::::tabs\n:::tab A & B\n```swift\n:::\n```\n:::\n:::tab C\n:::\n::::\n",
                "<div class=\"tabs\">\n<div class=\"tab\">\n<p class=\"tab-title\">A &amp; B</p>\n<pre><code class=\"language-swift\">:::\n"
                    + "</code></pre>\n</div>\n<div class=\"tab\">\n<p class=\"tab-title\">C</p>\n</div>\n</div>\n"
            ),
            Shown(
                "::: columns\n::: column {size=2}\nA\n::: column\nB\n:::\n:::\n",
                "<div class=\"columns columns-3\">\n<div class=\"column span-2\">\n<p>A</p>\n</div>\n<div class=\"column span-1\">\n<p>B</p>\n"
                    + "</div>\n</div>\n"
            ),
            Shown(
                "::: cards\n::: card [A](a.md)\nText\n:::\n:::\n",
                "<div class=\"cards cards-compact\">\n<div class=\"card\">\n<p class=\"card-title\"><a href=\"a.md\">A</a></p>\n<p>Text</p>\n"
                    + "</div>\n</div>\n"
            ),
            Shown(
                "::: steps\n1. One\n2. Two\n:::\n",
                "<div class=\"steps\">\n<ol>\n<li>One</li>\n<li>Two</li>\n</ol>\n</div>\n"
            ),
            Shown(
                "::: file-tree\n- Sources\n  - a.swift\n:::\n",
                "<div class=\"file-tree\">\n<ul>\n<li>Sources\n<ul>\n<li>a.swift</li>\n</ul>\n</li>\n</ul>\n</div>\n"
            ),
            Shown(
                "1. One\n\n   ::: note\n   In it.\n   :::\n\n2. Two\n",
                "<ol>\n<li>\n<p>One</p>\n<aside class=\"alert alert-note\">\n<p class=\"alert-title\">Note</p>\n<p>In it.</p>\n</aside>\n"
                    + "</li>\n<li>\n<p>Two</p>\n</li>\n</ol>\n"
            ),
            Shown("    :::note\n    code\n", "<pre><code>:::note\ncode\n</code></pre>\n"),
            Shown("```\n:::note\n```\n", "<pre><code>:::note\n</code></pre>\n"),
            Shown("a ::: b\n:::5\n", "<p>a ::: b\n:::5</p>\n"),
        ]
    )
    func colons(_ shown: Shown) {
        let (document, findings) = Self.parse(shown.source, .glosa)
        #expect(HTMLRenderer.html(document) == shown.html)
        #expect(findings.isEmpty)
    }

    static let definitionLists = [
        Shown(
            "Apple\n:   A *fruit*.\n",
            "<dl>\n<dt>Apple</dt>\n<dd>\n<p>A <em>fruit</em>.</p>\n</dd>\n</dl>\n"
        ),
        Shown(
            "Text.\n\n`a`\nb\n: One\ngoes on\n: Two\n\n  more\n\nc\n\n:   - x\n    - y\n\nText.\n",
            "<p>Text.</p>\n<dl>\n<dt><code>a</code></dt>\n<dt>b</dt>\n<dd>\n<p>One\ngoes on</p>\n</dd>\n<dd>\n<p>Two</p>\n<p>more</p>\n"
                + "</dd>\n<dt>c</dt>\n<dd>\n<ul>\n<li>x</li>\n<li>y</li>\n</ul>\n</dd>\n</dl>\n<p>Text.</p>\n"
        ),
        Shown(
            "a\n:   ```\n    b\n\n    c\n    ```\n\nd\n\ne\n: f\n",
            "<dl>\n<dt>a</dt>\n<dd>\n<pre><code>b\n\nc\n</code></pre>\n</dd>\n</dl>\n<p>d</p>\n<dl>\n<dt>e</dt>\n<dd>\n<p>f</p>\n</dd>\n"
                + "</dl>\n"
        ),
        Shown("# a\n: b\n", "<h1>a</h1>\n<p>: b</p>\n"),
        Shown(": a\n\nb\n\n\n: c\n", "<p>: a</p>\n<p>b</p>\n<p>: c</p>\n"),
        Shown("a\n:b\n\nc\n::\n", "<p>a\n:b</p>\n<p>c\n::</p>\n"),
        Shown("```\na\n: b\n```\n", "<pre><code>a\n: b\n</code></pre>\n"),
        Shown("    a\n    : b\n", "<pre><code>a\n: b\n</code></pre>\n"),
        Shown("- a\n  : b\n", "<ul>\n<li>a\n: b</li>\n</ul>\n"),
    ]

    @Test("A term with definitions below it is a list of definitions", arguments: definitionLists)
    func definitions(_ shown: Shown) {
        for dialect in [Dialect.glosa, .material] {
            let (document, findings) = Self.parse(shown.source, dialect)
            #expect(HTMLRenderer.html(document) == shown.html, "\(dialect)")
            #expect(findings.isEmpty)
        }
    }

    @Test(
        "Scissors alone in a fence of Material's name a file, and a part of it, at their places",
        arguments: [
            ("--8<-- \"a/B.swift\"", ["file=a/B.swift"]),
            ("  ---8<--- 'B.swift:part' ", ["file=B.swift", "region=part"]),
            ("--8<-- \"B.swift:4:6,8:8\"", ["file=B.swift", "lines=4-6,8-8"]), ("--8<-- \"B.swift:4\"", []),
            ("--8<-- \"B.swift\"\nlet a = 1", []), ("--8<--", []), ("--8<-- \"\"", []), ("--8<--\"B.swift\"", []),
            ("-- 8<-- \"B.swift\"", []), ("--8<-- \"B.swift\":a\"", []),
        ] as [(String, [String])]
    )
    func scissors(line: String, attributes: [String]) throws {
        let block = try #require(
            Self.parse("> ``` swift\n> \(line.replacing("\n", with: "\n> "))\n> ```\n", .material).document.codeBlocks
                .first
        )
        #expect(block.attributes.map { "\($0.name)=\($0.value ?? "")" } == attributes)
        #expect(block.slice.bytes.isEmpty == !attributes.isEmpty)
        let text = Array("> ``` swift\n> \(line)".utf8)
        for attribute in block.attributes where attribute.name != "lines" {
            let place = try #require(attribute.valueRange).bytes
            #expect(String(decoding: text[place], as: UTF8.self) == attribute.value)
        }
        // In our own Markdown it is code.
        let own = try #require(Self.parse("```\n\(line)\n```\n", .glosa).document.codeBlocks.first)
        #expect(own.attributes.isEmpty)
    }

    @Test("Containers and lists of definitions hold one another")
    func definitionsInContainers() {
        let html = "<dl>\n<dt>a</dt>\n<dd>\n<p>b</p>\n</dd>\n</dl>\n"
        let note = "<aside class=\"alert alert-note\">\n<p class=\"alert-title\">Note</p>\n"
        let (colons, findings) = Self.parse("::: note\na\n: b\n:::\nc\n", .glosa)
        #expect(HTMLRenderer.html(colons) == note + html + "</aside>\n<p>c</p>\n")
        #expect(findings.isEmpty)
        #expect(
            HTMLRenderer.html(Self.parse("!!! note\n    a\n    :   b\n\nc\n", .material).document) == note + html
                + "</aside>\n<p>c</p>\n"
        )
        let (inner, others) = Self.parse("a\n:   b\n\n    ::: note\n    c\n    :::\n\n    d\n", .glosa)
        #expect(
            HTMLRenderer.html(inner)
                == "<dl>\n<dt>a</dt>\n<dd>\n<p>b</p>\n\(note)<p>c</p>\n</aside>\n<p>d</p>\n</dd>\n</dl>\n"
        )
        #expect(others.isEmpty)
        #expect(Self.parse("a\n:   b\n\n    :::\n", .glosa).findings.map(\.rule) == [.unclosedDirective])
    }

    @Test(
        "Nothing that stands in raw HTML is a container, through blank lines as well",
        arguments: [
            ("<!--", "-->"), ("<?php", "?>"), ("<!DOCTYPE x", ">"), ("<![CDATA[", "]]>"), ("<pre>", "</pre>"),
            // Any of the four end tags ends any of their blocks.
            ("<SCRIPT>", "</style>"),
        ]
    )
    func rawHTML(opening: String, end: String) {
        let within = "a\n: b\n\n::: note\nc\n:::\n\n"
        let (document, _) = Self.parse("\(opening)\n\n\(within)\(end)\n\n\(within)", .glosa)
        #expect(document.containers.map(\.name) == ["definition-list", "term", "definition", "note"])
        let first = document.containers.first.map(\.range.bytes.lowerBound) ?? 0
        #expect(first > opening.utf8.count + within.utf8.count)
        let (short, _) = Self.parse("\(opening) \(end)\n\n\(within)", .glosa)
        #expect(short.containers.count == 4)
    }

    @Test("A declaration is raw HTML for containers where it is for libcmark, whose versions differ")
    func declarations() {
        let text = "<!important: read\n\n::: note\nc\n:::\n"
        let (document, _) = Self.parse(text, .glosa)
        var html: [UInt8] = []
        _ = HTMLRenderer.render(document, options: HTMLOptions(rawHTML: .sanitize, headingIDs: true), into: &html)
        let isShown = String(decoding: html, as: UTF8.self).contains("&lt;!important")
        #expect(document.containers.isEmpty != isShown)
    }

    @Test(
        "A misused container is found where it stands, and its text is shown",
        arguments: [
            Found(":::note\ntext\n", [.unclosedDirective], at: ":::note"),
            Found("- a\n\n  :::note\n  text\n\ntext\n", [.unclosedDirective], at: ":::note"),
            Found("::::tabs\n:::tab A\ntext\n::::\n", [.unclosedDirective], at: ":::tab"),
            Found("text\n\n:::\n", [.unclosedDirective], at: ":::"),
            Found("::: notte\ntext\n:::\n", [.unknownDirective], at: "::: notte"),
            Found("::: tab A\ntext\n:::\n", [.directiveArgument], at: "::: tab"),
            Found("::::tabs\n:::tab\ntext\n:::\n::::\n", [.directiveArgument], at: ":::tab"),
            Found("::: tabs\ntext\n:::\n", [.directiveArgument], at: "::: tabs"),
            Found("::: columns\ntext\n:::\n", [.directiveArgument], at: "::: columns"),
            Found("::: steps\n- text\n:::\n", [.directiveArgument], at: "::: steps"),
            Found("::: file-tree\ntext\n:::\n", [.directiveArgument], at: "::: file-tree"),
            Found("::: steps text\n1. a\n:::\n", [.directiveArgument, .directiveArgument], at: "::: steps"),
            Found("::: note {wide}\ntext\n:::\n", [.directiveArgument], at: "wide"),
        ]
    )
    func misuse(_ found: Found) throws {
        let (document, findings) = Self.parse(found.source, .glosa)
        #expect(findings.map(\.rule) == found.rules)
        let first = try #require(findings.first)
        #expect(document.file.text(in: first.range.bytes) == found.place)
        #expect(HTMLRenderer.html(document).contains("text"))
    }

    @Test(
        "Material's blocks end where their indentation ends",
        arguments: [
            Shown(
                "!!! note \"A *title*\"\n\n    Text.\n\n    More.\nAfter.\n",
                "<aside class=\"alert alert-note\">\n<p class=\"alert-title\">A <em>title</em></p>\n<p>Text.</p>\n<p>More.</p>\n</aside>\n"
                    + "<p>After.</p>\n"
            ),
            Shown(
                "??? danger\n    Text.\n",
                "<details class=\"callout callout-caution\">\n<summary>Danger</summary>\n<p>Text.</p>\n</details>\n"
            ),
            Shown(
                "???+ tip \"\"\n    Text.\n",
                "<details class=\"callout callout-tip\" open=\"\">\n<summary>Tip</summary>\n<p>Text.</p>\n</details>\n"
            ),
            Shown(
                "!!! pied-piper inline end\n    Text.\n",
                "<aside class=\"alert alert-note\">\n<p class=\"alert-title\">pied-piper</p>\n<p>Text.</p>\n</aside>\n"
            ),
            Shown(
                "=== \"A\"\n\n    ```c\n    int a;\n    ```\n\n=== \"B\"\n\n    - b\n\n        !!! tip\n            In it.\n\nAfter.\n",
                "<div class=\"tabs\">\n<div class=\"tab\">\n<p class=\"tab-title\">A</p>\n<pre><code class=\"language-c\">int a;\n</code></pre>\n"
                    + "</div>\n<div class=\"tab\">\n<p class=\"tab-title\">B</p>\n<ul>\n<li>\n<p>b</p>\n<aside class=\"alert alert-tip\">\n"
                    + "<p class=\"alert-title\">Tip</p>\n<p>In it.</p>\n</aside>\n</li>\n</ul>\n</div>\n</div>\n<p>After.</p>\n"
            ),
            Shown(
                "[Go](a.md){ .md-button } :material-check-all: `{ .c }` { a }\n",
                "<p><a href=\"a.md\">Go</a> ✓ <code>{ .c }</code> { a }</p>\n"
            ),
            Shown("```\n!!! note\n    a\n```\n", "<pre><code>!!! note\n    a\n</code></pre>\n"),
            Shown(
                "```\n=== \"A\"\n\n    ``` c\n    a\n    ```\n\n=== \"B\"\n```\n\n!!! tip\n    b\n",
                "<pre><code>=== &quot;A&quot;\n\n    ``` c\n    a\n    ```\n\n=== &quot;B&quot;\n</code></pre>\n"
                    + "<aside class=\"alert alert-tip\">\n<p class=\"alert-title\">Tip</p>\n<p>b</p>\n</aside>\n"
            ),
            Shown("!!!\n\n???\n\n=== A\n", "<p>!!!</p>\n<p>???</p>\n<p>=== A</p>\n"),
        ]
    )
    func material(_ shown: Shown) {
        let (document, findings) = Self.parse(shown.source, .material)
        #expect(HTMLRenderer.html(document) == shown.html)
        #expect(findings.isEmpty)
    }

    @Test("A heading's id is read among Material's attributes")
    func headingAttributes() {
        let document = Self.parse("# A { .b #a }\n\n## B {: #c}\n\n### D {#e}\n", .material).document
        #expect(document.headings.map(\.explicitID) == ["a", "c", "e"])
        #expect(document.headings.map(\.plainText) == ["A", "B", "D"])
    }

    @Test("Places in a container are places in the file", arguments: [Dialect.glosa, .material])
    func places(_ dialect: Dialect) throws {
        let text =
            dialect == .glosa
            ? "::: note A [t](t.md)\nA [b](b.md).\n:::\n" : "!!! note \"A [t](t.md)\"\n    A [b](b.md).\n"
        let document = Self.parse(text, dialect).document
        #expect(document.links.map { document.file.text(in: $0.range.bytes) } == ["[t](t.md)", "[b](b.md)"])
        #expect(document.containers.map(\.hasTitle) == [true])
        #expect(document.headings.isEmpty)
    }
}
