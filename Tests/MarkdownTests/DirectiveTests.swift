import Diagnostics
import Testing

@testable import Markdown
@testable import MarkdownHTML

/// DocC's block directives: what becomes of them on a page, what is found in them, and that nothing around them is lost.
struct DirectiveTests {
    static func parse(_ text: String) -> (document: Document, findings: [Diagnostic]) {
        let parsed = Document.parse(SourceFile(path: "a.md", text: text), dialect: .docC)
        return (parsed.document, parsed.diagnostics)
    }

    static func html(_ text: String) -> String { HTMLRenderer.html(Self.parse(text).document) }

    struct Shown: Sendable, CustomTestStringConvertible {
        let source: String
        let html: String
        init(_ source: String, _ html: String) { (self.source, self.html) = (source, html) }
        var testDescription: String { source.debugDescription }
    }

    @Test(arguments: [
        Shown(
            "@Small {\n    Some *text*.\n}\nAfter.\n",
            "<div class=\"small\">\n<p>Some <em>text</em>.</p>\n</div>\n<p>After.</p>\n"
        ),
        Shown(
            "Before.\n@Small { On one line. }\n",
            "<p>Before.</p>\n<div class=\"small\">\n<p>On one line.</p>\n</div>\n"
        ),
        Shown(
            "@Row(numberOfColumns: 3) {\n   @Column(size: 2) {\n      A\n   }\n   @Column {\n      B\n   }\n}\n",
            """
            <div class="columns columns-3">
            <div class="column span-2">
            <p>A</p>
            </div>
            <div class="column span-1">
            <p>B</p>
            </div>
            </div>

            """
        ),
        Shown(
            "@Row {\n@Column { A }\n@Column(size: 3) { B }\n}\n",
            """
            <div class="columns columns-4">
            <div class="column span-1">
            <p>A</p>
            </div>
            <div class="column span-3">
            <p>B</p>
            </div>
            </div>

            """
        ),
        Shown(
            "@TabNavigator {\n  @Tab(\"A & B\") {\n    ```swift\n    let a = 1\n    }\n    @Row {\n    ```\n  }\n}\n",
            """
            <div class="tabs">
            <div class="tab">
            <p class="tab-title">A &amp; B</p>
            <pre><code class="language-swift">let a = 1
            }
            @Row {
            </code></pre>
            </div>
            </div>

            """
        ),
        Shown(
            "@Image(source: \"a.png\", alt: \"An \\\"a\\\".\") {\n  The caption.\n}\n",
            """
            <figure class="media">
            <img src="a.png" alt="An &quot;a&quot;." />
            <figcaption>
            <p>The caption.</p>
            </figcaption>
            </figure>

            """
        ),
        Shown("@Image(source: a, alt: b)\n", "<figure class=\"media\">\n<img src=\"a\" alt=\"b\" />\n</figure>\n"),
        Shown(
            "@Image(\n    source: \"a\",\n    alt: \"b\"\n)\nAfter\n",
            "<figure class=\"media\">\n<img src=\"a\" alt=\"b\" />\n</figure>\n<p>After</p>\n"
        ),
        Shown(
            "@Video(poster: \"p.png\", source: \"v.mp4\", alt: \"Film\")\n",
            """
            <figure class="media">
            <video controls="" preload="metadata" src="v.mp4" poster="p.png" aria-label="Film"></video>
            </figure>

            """
        ),
        Shown(
            "@Video(source: v, poster: p) { Words. }\n",
            """
            <figure class="media">
            <video controls="" preload="metadata" src="v" poster="p"></video>
            <figcaption>
            <p>Words.</p>
            </figcaption>
            </figure>

            """
        ),
        Shown(
            "@Links(visualStyle: compactGrid) {\n- <doc:A>\n}\n",
            "<div class=\"cards cards-compact\">\n<ul>\n<li><a href=\"doc:A\">doc:A</a></li>\n</ul>\n</div>\n"
        ),
        Shown(
            "# T\n\n@Metadata {\n  @PageKind(article)\n  text\n}\n\n@Comment {\n# no heading\n}\nText\n",
            "<h1>T</h1>\n<p>Text</p>\n"
        ),
        Shown(
            "- a\n- b\n\n  @Small {\n  c\n  }\n",
            "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n<div class=\"small\">\n<p>c</p>\n</div>\n</li>\n</ul>\n"
        ),
        Shown(
            "> quote\n\n@Small { a }\n> quote\n",
            "<blockquote>\n<p>quote</p>\n</blockquote>\n<div class=\"small\">\n<p>a</p>\n</div>\n<blockquote>\n<p>quote</p>\n</blockquote>\n"
        ),
        Shown("@Small {\n\n> a\n}\n", "<div class=\"small\">\n<blockquote>\n<p>a</p>\n</blockquote>\n</div>\n"),
        Shown("@Small\n{\na\n}\n", "<div class=\"small\">\n<p>a</p>\n</div>\n"),
        Shown("```\n@Small {\n```\n", "<pre><code>@Small {\n</code></pre>\n"),
        Shown(
            "- ```\n  @Small {\n  ```\n\n@Small { a }\n",
            "<ul>\n<li>\n<pre><code>@Small {\n</code></pre>\n</li>\n</ul>\n<div class=\"small\">\n<p>a</p>\n</div>\n"
        ),
        Shown(
            "> ```\n> a\n\n@Small { a }\n",
            "<blockquote>\n<pre><code>a\n</code></pre>\n</blockquote>\n<div class=\"small\">\n<p>a</p>\n</div>\n"
        ),
        Shown("<!--\n@Small {\n-->\nText\n", "<p>Text</p>\n"),
        Shown("    @Small {\n", "<pre><code>@Small {\n</code></pre>\n"),
        Shown(
            "Write to a@b.example, or\n@main is text.\n",
            "<p>Write to <a href=\"mailto:a@b.example\">a@b.example</a>, or\n@main is text.</p>\n"
        ),
        Shown(
            "See [a].\n\n@Small {\n[a]: b.md\n}\n",
            "<p>See <a href=\"b.md\">a</a>.</p>\n<div class=\"small\">\n</div>\n"
        ),
        Shown("@Small {\n<b>a\n}\nb\n", "<div class=\"small\">\n<p><b>a</b></p>\n</div>\n<p>b</p>\n"),
        Shown(
            "- term `a:b`: One\n  two\nthree\n- term *C*:\n  Four\n\n  ```\n  - term d: e\n  ```\n\nAfter: all\n",
            """
            <dl>
            <dt><code>a:b</code></dt>
            <dd>
            <p>One
            two
            three</p>
            </dd>
            <dt><em>C</em></dt>
            <dd>
            <p>Four</p>
            <pre><code>- term d: e
            </code></pre>
            </dd>
            </dl>
            <p>After: all</p>

            """
        ),
        Shown(
            "@Small {\n  - term a: b\n}\n@Small { - term c: d }\n- term e: f\n- g\n",
            """
            <div class="small">
            <dl>
            <dt>a</dt>
            <dd>
            <p>b</p>
            </dd>
            </dl>
            </div>
            <div class="small">
            <dl>
            <dt>c</dt>
            <dd>
            <p>d</p>
            </dd>
            </dl>
            </div>
            <dl>
            <dt>e</dt>
            <dd>
            <p>f</p>
            </dd>
            </dl>
            <ul>
            <li>g</li>
            </ul>

            """
        ),
        Shown(
            "- term **[a](https://example.org/b)**: c\n",
            "<dl>\n<dt><strong><a href=\"https://example.org/b\">a</a></strong></dt>\n<dd>\n<p>c</p>\n</dd>\n</dl>\n"
        ),
        Shown("- terms: a\n- term b\n", "<ul>\n<li>terms: a</li>\n<li>term b</li>\n</ul>\n"),
    ])
    func `Directives become blocks`(_ example: Shown) {
        #expect(Self.html(example.source) == example.html)
    }

    struct Found: Sendable, CustomTestStringConvertible {
        let source: String
        let rules: [RuleID]
        /// What the findings are about.
        let texts: [String]
        let visible: [String]
        init(_ source: String, _ rules: [RuleID], at texts: [String], shows visible: [String]) {
            (self.source, self.rules, self.texts, self.visible) = (source, rules, texts, visible)
        }
        var testDescription: String { source.debugDescription }
    }

    @Test(arguments: [
        Found("@Colum {\nOne\n}\nTwo\n", [.unknownDirective], at: ["@Colum"], shows: ["One", "Two"]),
        Found("@Row {\nOne\n\nTwo\n", [.unclosedDirective], at: ["@Row"], shows: ["One", "Two"]),
        Found("@Row {\n@Column {\nOne\n}\n\nTwo\n", [.unclosedDirective], at: ["@Row"], shows: ["One", "Two"]),
        Found("One\n}\n@Small { Two }\n}\nThree\n", [.unclosedDirective], at: ["}"], shows: ["One", "Two", "Three"]),
        Found(
            "@Image(source: \"a\nOne\n\nTwo\n",
            [.unclosedDirective],
            at: ["@Image(source: \"a"],
            shows: ["One", "Two"]
        ),
        Found(
            "@Tab(\"a\" {\nOne\n}\nTwo\n",
            [.unclosedDirective],
            at: ["@Tab(\"a\" {"],
            shows: ["One", "Two", "<p class=\"tab-title\">a</p>"]
        ),
        Found(
            "@Steps {\n@Step {\nOne\n@Code(name: A, file: a.swift, previousFile: file: b.swift)\n}\n}\nTwo\n",
            [.unclosedDirective],
            at: ["@Code(name: A, file: a.swift, previousFile: file: b.swift)"],
            shows: ["One", "Two", "<code class=\"language-swift\">"]
        ),
        Found(
            "@Section(title: A) {\nOne\n@Step {\nTwo\n",
            [.unclosedDirective, .unclosedDirective],
            at: ["@Section", "@Step"],
            shows: [">A</h2>", "One", "Two"]
        ),
        Found(
            "@Assessments {\n@MultipleChoice {\nOne\n@Choice(isCorrect: no) { Two }\n}\n}\n",
            [.directiveArgument, .directiveArgument],
            at: ["@MultipleChoice", "isCorrect: no"],
            shows: ["One", "Two"]
        ),
        Found("@Chapter {\nOne\n}\n", [.directiveArgument], at: ["@Chapter"], shows: ["One"]),
        Found("@TutorialReference(tutorial: \"\")\nOne\n", [], at: [], shows: ["One"]),
        Found(
            "@Image(src: a)\nOne\n",
            [.directiveArgument, .directiveArgument],
            at: ["@Image", "src: a"],
            shows: ["One"]
        ),
        Found("@State is text.\n", [.unknownDirective], at: ["@State"], shows: ["@State is text."]),
        Found("@Snippet(path: \"P/Snippets/A\")\nOne\n", [], at: [], shows: ["One"]),
        Found("@Snippet(slice: a)\nOne\n", [.directiveArgument], at: ["@Snippet"], shows: ["One"]),
        Found("@Comment { @Anything goes }\nOne\n", [], at: [], shows: ["One"]),
        Found("@Comment {\n@Nonsense(x) {\n}\n}\nOne\n", [], at: [], shows: ["One"]),
        Found(
            "@Small {\n- a\n  ```swift\n  One\n}\nTwo\n",
            [.unbalancedFence],
            at: ["```swift"],
            shows: ["One", "Two"]
        ),
    ])
    func `What is broken is found, and nothing around it is lost`(_ example: Found) {
        let (document, findings) = Self.parse(example.source)
        let sorted = findings.sorted { ($0.range.bytes.lowerBound, $0.rule) < ($1.range.bytes.lowerBound, $1.rule) }
        let expected = zip(example.rules, example.texts).map { "\($0) at \($1)" }.sorted()
        #expect(sorted.map { "\($0.rule) at \(document.file.text(in: $0.range.bytes))" }.sorted() == expected)
        let html = HTMLRenderer.html(document)
        for text in example.visible { #expect(html.contains(text), "\(html)") }
    }

    @Test func `A slip in a name is told from the name meant`() throws {
        let finding = try #require(Self.parse("@TabNavigater {\n}\n").findings.first)
        #expect(finding.advice?.en == "did you mean `@TabNavigator`?")
        let argument = try #require(Self.parse("@Row(numberOfColums: 2) {\n}\n").findings.first)
        #expect(argument.advice?.en == "did you mean `numberOfColumns:`?")
    }

    @Test func `Places in directives are those of the file`() throws {
        let text = """
            # Title
            @Row {
                @Column {
                    ## Inner `code`

                    See [this](there.md) and
                    [that](else.md).

                    ```swift
                    let a = 1
                      let b = 2
                    ```
                }
            }

            ## After
            """
        let (document, findings) = Self.parse(text)
        #expect(findings.isEmpty)
        func source(_ range: SourceRange) -> String { document.file.text(in: range.bytes) }
        #expect(document.headings.map { source($0.range) } == ["# Title", "## Inner `code`", "## After"])
        #expect(document.links.map { source($0.range) } == ["[this](there.md)", "[that](else.md)"])
        #expect(document.links.compactMap { $0.destinationRange.map(source) } == ["there.md", "else.md"])
        let code = try #require(document.codeBlocks.first)
        #expect(code.slice.text == "let a = 1\n  let b = 2\n")
        let secondLine = code.slice.lines[1]
        #expect(text.utf8.dropFirst(secondLine.fileOffset).starts(with: "  let b = 2".utf8))
        let containers = document.containers.map { source($0.range) }
        #expect(containers.map { $0.prefix(4) } == ["@Row", "@Col"] && containers.allSatisfy { $0.hasSuffix("}") })
    }

    @Test func `Footnotes and front matter keep their places beside directives`() {
        let text = "---\ntitle: A\n---\n@Small {\n  Words[^1] and [a](b.md).\n}\n\n[^1]: A note with [c](d.md).\n"
        let (document, findings) = Self.parse(text)
        #expect(findings.isEmpty)
        #expect(document.links.map { document.file.text(in: $0.range.bytes) } == ["[a](b.md)", "[c](d.md)"])
        #expect(document.footnotes.map(\.number) == [1])
    }

    @Test(arguments: [
        ("``Deque``", "Deque", "Deque"),
        ("``Collections/Deque/append(_:)``", "Collections/Deque/append(_:)", "append(_:)"),
        ("``Deque/append(_:)-7k1ab``", "Deque/append(_:)-7k1ab", "append(_:)"),
        ("``Deque-swift.struct``", "Deque-swift.struct", "Deque"),
        ("``Deque/==(_:_:)``", "Deque/==(_:_:)", "==(_:_:)"),
    ])
    func `Two backticks link to a symbol`(_ source: String, path: String, shown: String) throws {
        let document = Self.parse("A \(source) b.\n").document
        let link = try #require(document.links.first)
        #expect(link.kind == .symbol && link.destination == path && link.text == shown)
        #expect(HTMLRenderer.html(document) == "<p>A <code>\(HTMLEscaping.escaped(shown))</code> b.</p>\n")
    }

    @Test(arguments: ["`Deque`", "``a b``", "```a```"])
    func `Other code spans are no links`(_ source: String) {
        #expect(Self.parse("A \(source) b.\n").document.links.isEmpty)
    }

    @Test func `Only DocC's pages have directives`() {
        let document = Document.parse(SourceFile(path: "a.md", text: "@Small {\n``a``\n}\n")).document
        #expect(document.containers.isEmpty && document.links.isEmpty)
    }
}
