import Diagnostics
import Testing

@testable import Markdown
@testable import MarkdownHTML

@Suite("Other spellings in Glosa's own")
struct ConversionTests {
    struct Turned: Sendable {
        let source: String
        let expected: String
        var kept: [String] = []
        var dialect = Dialect.docC
    }

    private static func convert(_ turned: Turned, title: String? = nil) -> MarkdownConversion {
        MarkdownConversion(SourceFile(path: "a.md", text: turned.source), dialect: turned.dialect, title: title)
    }

    @Test(
        "Blocks become lines of colons",
        arguments: [
            Turned(source: "# A\n\nText.\n", expected: "# A\n\nText.\n"),
            Turned(
                source:
                    "Before.\n\n@Row {\n    @Column(size: 2) {\n        One.\n    }\n    @Column {\n        Two.\n    }\n}\n\nAfter.\n",
                expected:
                    "Before.\n\n::::columns\n\n:::column {size=2}\nOne.\n\n:::\n\n:::column\nTwo.\n\n:::\n::::\n\nAfter.\n"
            ),
            Turned(
                source:
                    "@TabNavigator {\n  @Tab(\"A\") {\n    ```swift\n    let a = 1\n\n    let b = 2\n    ```\n  }\n}\n",
                expected: "::::tabs\n\n:::tab A\n```swift\nlet a = 1\n\nlet b = 2\n```\n\n:::\n::::\n"
            ),
            Turned(
                source: "@Image(source: \"a.png\", alt: \"A\") {\n  Words.\n}\n",
                expected: "![A](a.png)\n\nWords.\n"
            ),
            Turned(
                source: "@Snippet(path: \"Lib/Snippets/Begin\", slice: \"first\")\n",
                expected: "```swift file=Snippets/Begin.swift region=first\n```\n"
            ),
            Turned(source: "@Comment { Not now. }\n\nText.\n", expected: "<!-- @Comment { Not now. } -->\n\nText.\n"),
            Turned(
                source: "A\n\n@Video(source: a.mp4)\n\nB\n",
                expected: "A\n\n@Video(source: a.mp4)\n\nB\n",
                kept: ["1 @Video"].map { $0.replacing("1", with: "3") }
            ),
            Turned(
                source: "A\n\n- term `B`: One\n  two\n\n  - three\n- term C: Four\n\nD\n",
                expected: "A\n\n`B`\n:   One\n    two\n\n    - three\n\nC\n:   Four\n\nD\n"
            ),
            // An aside in both.
            Turned(source: "> Experiment: Try it.\n", expected: "> Experiment: Try it.\n"),
            Turned(
                source: "!!! tip \"Use *this*\"\n\n    Text.\n\n    More.\n\nAfter.\n",
                expected: ":::tip Use *this*\n\nText.\n\nMore.\n\n:::\nAfter.\n",
                dialect: .material
            ),
            Turned(
                source: "??? example\n    Text.\n",
                expected: ":::details Example\nText.\n\n:::\n",
                kept: ["1 example"],
                dialect: .material
            ),
            Turned(
                source: "- Item\n\n    === \"A\"\n\n        One.\n\n    === \"B\"\n\n        Two.\n",
                expected:
                    "- Item\n\n    ::::tabs\n\n    :::tab A\n\n    One.\n\n    :::\n\n    :::tab B\n\n    Two.\n\n    :::\n    ::::\n",
                dialect: .material
            ),
            Turned(
                source: "``` py title=\"a b.py\" hl_lines=\"1 3\"\nx\n```\n",
                expected: "```py caption=\"a b.py\" highlight=1,3\nx\n```\n",
                dialect: .material
            ),
            Turned(
                source: "[A](b.md){ .button } ++ctrl+c++\n",
                expected: "[A](b.md) ++ctrl+c++\n",
                kept: ["1 ++", "1 { … }, :icon:"],
                dialect: .material
            ),
            Turned(
                source: "=== \":octicons-file-code-16: a.html\"\n\n    Text.\n",
                expected: "::::tabs\n\n:::tab a.html\nText.\n\n:::\n::::\n",
                dialect: .material
            ),
            // Icons that lead words decorate them; others say something.
            Turned(
                source:
                    "## :material-folder-cog: Build tags\n\n- :octicons-bell-24: [:material-link: A](b.md)\n",
                expected: "## Build tags\n\n- [A](b.md)\n",
                kept: ["1 { … }, :icon:", "3 { … }, :icon:"],
                dialect: .material
            ),
            Turned(
                source: ":material-plus: [a](#a)\n\nPress :material-dots-vertical: twice, :octicons-x-16:\n",
                expected: "➕ [a](#a)\n\nPress dots-vertical twice, ✗\n",
                kept: ["1 { … }, :icon:", "3 { … }, :icon:"],
                dialect: .material
            ),
            Turned(
                source: "| A | :material-check:{ .ok } | :fontawesome-solid-anchor: |\n|---|---|---|\n",
                expected: "| A | ✓ | anchor |\n|---|---|---|\n",
                kept: ["1 { … }, :icon:"],
                dialect: .material
            ),
            Turned(source: "Term\n:   Meaning.\n", expected: "Term\n:   Meaning.\n", dialect: .material),
        ]
    )
    func blocks(_ turned: Turned) {
        let conversion = Self.convert(turned)
        let (text, expected) = (String(decoding: conversion.text, as: UTF8.self), turned.expected)
        // Where blank lines stand between blocks means nothing.
        #expect(Self.lines(text) == Self.lines(expected))
        #expect(conversion.kept.map { "\($0.line) \($0.name)" } == turned.kept)
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n").filter { !$0.isEmpty } }

    @Test("What is turned shows what it showed, in the same order", arguments: [Dialect.docC, .material])
    func words(_ dialect: Dialect) {
        let source =
            dialect == .docC
            ? "# A\n\n@Row {\n @Column {\n  One\n\n  - Two\n\n    @TabNavigator {\n     @Tab(\"Three\") { Four }\n    }\n }\n}\n\n> Tip: Five\n\n@Small { Six }\n"
            : "# A\n\n!!! note \"One\"\n\n    - Two\n\n        ??? tip \"Three\"\n\n            Four\n\n    ```\n    Five\n    ```\n\nSix\n"
        let conversion = Self.convert(Turned(source: source, expected: "", dialect: dialect))
        let before = Document.parse(SourceFile(path: "a.md", text: source), dialect: dialect).document
        let after = Document.parse(SourceFile(path: "a.md", bytes: conversion.text)).document
        func words(_ document: Document) -> [String] {
            let html = HTMLRenderer.html(document)
            return ["One", "Two", "Three", "Four", "Five", "Six"].filter(html.contains)
        }
        #expect(words(before).count == 6)
        #expect(words(after) == words(before))
        #expect(after.containers.count >= before.containers.count - 1)
    }

    @Test("A title that no heading says goes into the front matter; one that is there stays")
    func title() {
        func text(_ source: String) -> String {
            String(
                decoding: Self.convert(Turned(source: source, expected: ""), title: "Type \"T\"").text,
                as: UTF8.self
            )
        }
        #expect(text("# ``A/T``\n").hasPrefix("---\ntitle: \"Type \\\"T\\\"\"\n---\n\n# ``A/T``"))
        #expect(text("---\ntitle: B\n---\n# C\n").hasPrefix("---\ntitle: B\n---\n# C"))
    }

    @Test("Text that is damaged anywhere is all there", arguments: [Dialect.docC, .material])
    func damaged(_ dialect: Dialect) {
        let source = Array(
            (dialect == .docC
                ? "# A\n@Row {\n  @Column { alpha }\n}\n@Comment { beta }\n@Image(source: gamma) { delta }\n"
                : "!!! note \"alpha\"\n\n    === \"beta\"\n\n        gamma\n\n??? x\n    delta\n").utf8
        )
        for index in source.indices {
            var bytes = source
            bytes.remove(at: index)
            let file = SourceFile(path: "a.md", bytes: bytes)
            let text = String(decoding: MarkdownConversion(file, dialect: dialect).text, as: UTF8.self)
            for word in ["alpha", "beta", "gamma", "delta"]
            where String(decoding: bytes, as: UTF8.self).contains(word) { #expect(text.contains(word), "\(index)") }
        }
    }
}
