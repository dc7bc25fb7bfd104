import Diagnostics
import Markdown
import TestSupport
import Testing

@Suite("Foreign syntax")
struct ForeignSyntaxTests {
    private static func found(_ text: String, dialect: Dialect = .glosa) -> [String] {
        let parsed = Parsed(text, dialect: dialect)
        return parsed.diagnostics.filter { $0.rule == .foreignSyntax }.compactMap { parsed.source($0.range) }
    }

    static let tags = [
        "{% include shared.md level=\"two\" %}", "{%- if site.beta -%}", "{% post_url 2020-01-01-a %}",
        "{{ site.version }}", "{{ page.title | escape }}", "{% hint style=\"info\" %}", "{% endhint %}",
        "{{< notice tip >}}", "{{< /notice >}}", "{{% include \"shared.md\" %}}", "{{<figure src=\"a.png\">}}",
        "{{#include ../src/main.rs:main}}", "{{#playground a.rs editable}}", "{* ../src/a.py hl[2] *}",
        "{/* a comment */}", "{:.lead}", "{: .no_toc #id }", "{:target=\"_blank\"}", "{:toc}",
        "[[Home Page]]", "[[Sails|the sails]]", "[[Sails#Mast]]", "![[boat.png]]", "[[toc]]", "[[_TOC_]]",
    ]

    @Test("A tag of another generator is named once, at its place", arguments: tags)
    func tag(_ tag: String) {
        #expect(Self.found("Text \(tag) behind.\n") == [tag])
        #expect(Self.found("👩‍👧 é \(tag)\r\n\r\nText\r\n") == [tag])
        #expect(Self.found("- > 👍🏽 \(tag)\n") == [tag])
        #expect(Self.found("| a | b |\n|---|---|\n| x | \(tag.replacing("|", with: "\\|")) |\n").count == 1)
    }

    static let lines = [
        "import Tabs from '@theme/Tabs';", "import { Card } from \"./Card\"", "import '../style.css'",
        "export const meta = {", "<<< @/snippets/a.js", "[TOC]", "!!! note \"Title\"", "??? tip", "=== \"Tab\"",
        "::: {.callout}", "!> Look here.", "--8<-- \"boats.md\"",
    ]

    @Test("A line of another generator is named", arguments: lines)
    func line(_ line: String) {
        #expect(Self.found("Text\n\n\(line)\n") == [line])
        #expect(Self.found("> - \(line)\r\n").count == 1)
    }

    @Test(
        "A block between slashes needs its closing line",
        arguments: [
            ("/// warning | Careful\nText\n///\n", 1), ("/// details\n\nText\n\n///\n", 1),
            ("/// warning | Careful\n", 0), ("/// Returns the words.\n///\n/// - Parameter a: b\n", 0),
        ]
    )
    func blocks(_ text: String, _ count: Int) { #expect(Self.found(text).count == count) }

    @Test("Several of a kind are one finding, at the first")
    func counted() throws {
        let parsed = Parsed("Text\n\n{{< a >}}\n\n{{< b >}} and {{< c >}}\n\n{% x y %}\n")
        let findings = parsed.diagnostics.filter { $0.rule == .foreignSyntax }
        #expect(findings.compactMap { parsed.source($0.range) } == ["{{< a >}}", "{% x y %}"])
        #expect(try #require(findings.first).message.en.contains("there are 3 in this file"))
        #expect(try #require(findings.first).message.es.contains("hay 3 en este fichero"))
    }

    static let texts = [
        "`{% include a.md %}` and ``{{< b >}}``", "    {{< notice >}}\n", "```\n{% hint %}\n```",
        "```md\n{{#include a.md}}\n```", "```\n[[Home Page]]\n```", "<!-- {% if x %} [[Home Page]] -->",
        "<a href=\"{{ site.url }}\">x</a>", "<pre>{{< x >}}</pre>", "$\\{% x %\\}$", "The {% if %} and {% for %} tags.",
        "{{ name }} in a template", "${{ secrets.TOKEN | x }}", "\\{% include a %}", "{{</* notice */>}}",
        "[[1]](https://a.org) and [[2]][x]\n\n[x]: https://b.org", "[[1, 2], [3, 4]]", "a[[Some Name]]",
        "[[nodiscard]] [[Int]] [[UIView]] [[bin]] [[ -f x ]]", "[[home page]]\n\n[home page]: https://a.org",
        "# Title {#id}", "{a: 1}, {:else}, {.5}", "import Foundation", "export the file from 'a'",
        "Import it from \"here\"", "==== x", "!!! Really!", "??? what is this", "a ::: b", "{*} {* *}",
        "See Array<Int> and Result<Success, Failure>.", "[TOC] in a sentence", "x = {/regex/}",
    ]

    @Test("Text, code, comments, attributes and formulas are none", arguments: texts)
    func text(_ text: String) {
        #expect(Self.found(text) == [])
        #expect(Self.found("- \(text.replacing("\n", with: "\n  "))") == [])
    }

    @Test("A name in double braces counts where there are tags")
    func names() {
        #expect(Self.found("{{ name }}") == [])
        let parsed = Parsed("{{ name }} {% if name == \"x\" %}")
        #expect(parsed.diagnostics.count { $0.message.en.contains("there are 2 in this file") } == 1)
    }

    @Test(
        "An alert that isn't GitHub's is named",
        arguments: [
            "> [!NOTE] Before\n> Text", "> [!TIP]+ Folded\n> x", "> [!INFO]\n> x", "- > [!warning]- x\n  > y",
            "> [!NOTES]\r\n> x", "> [!Warnning]\n> é",
        ]
    )
    func alerts(_ text: String) { #expect(Self.found(text).count == 1) }

    @Test(
        "GitHub's alerts and other quotes are read",
        arguments: ["> [!NOTE]\n> x", "> [!x] y", "> [link]", "> x [!NOTE] y"]
    )
    func noAlerts(_ text: String) { #expect(Self.found(text) == []) }

    @Test(
        "Attributes behind text are named at their brace",
        arguments: [
            ("![a](b.png){#fig:x width=50%}", "{#fig:x width=50%}"), ("[words]{.cls}", "{.cls}"),
            ("**b**{ .r }", "{ .r }"), ("日本[a](b.md){.x}。", "{.x}"),
        ]
    )
    func attributes(_ text: String, _ place: String) {
        #expect(Self.found("\(text)\n") == [place])
        #expect(Self.found("- > 👍🏽 \(text)\r\n") == [place])
    }

    @Test(
        "Braces behind brackets and code may be code",
        arguments: ["a[1]{x}", "`f`{ $0 }", "**if** {", "x_{i}", "*a*{b}"]
    )
    func noAttributes(_ text: String) { #expect(Self.found(text) == []) }

    @Test("Components are named once, and raw HTML's rule keeps still about them")
    func components() {
        let text = "<Tabs>\n<TabItem value=\"x\">\n\nText\n\n</TabItem>\n</Tabs>\n\nA <Badge type=\"tip\" /> here\n"
        #expect(Self.found(text) == ["<Tabs>"])
        #expect(sanitized(text).rules == [])
        #expect(sanitized(text).html.contains("Text"))
        #expect(Self.found("An <Element> here") == [])
        #expect(sanitized("An <Element> here").rules == [.htmlRemoved])
    }

    @Test("A directive that is all of a code block is named")
    func code() {
        #expect(Self.found("```rust\n{{#include ../a.rs}}\n```\n") == ["{{#include ../a.rs}}"])
        #expect(Self.found("```rust\nlet a = 1;\n{{#include ../a.rs}}\n```\n") == [])
    }

    @Test("Each dialect reads its own")
    func dialects() {
        let text = "!!! note \"T\"\n    Text\n\nA [link](https://a.org){: .x }\n\n::: pkg.module\n"
        #expect(Self.found(text, dialect: .material) == ["::: pkg.module"])
        #expect(Self.found(text).count == 2)
    }

    @Test("Includes in comments of VitePress are named")
    func includes() {
        #expect(Self.found("Text\n\n<!--@include: ./shared.md-->\n") == ["<!--@include: ./shared.md-->"])
        #expect(Self.found("Text <!-- @include: a.md --> more") == ["<!-- @include: a.md -->"])
    }

    @Test("Openings without an end take linear time")
    func hostile() {
        let count = Effort.length(20_000)
        for text in ["{{", "{%", "[[", "{{< ", "<A ", "/// note\n", "<Tabs>\n\n", "{: .a "] {
            _ = Parsed(String(repeating: text, count: count)).diagnostics
        }
    }
}
