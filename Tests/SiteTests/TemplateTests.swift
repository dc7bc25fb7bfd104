import Diagnostics
import Testing

@testable import Site

/// What each kind of tag does, section by section of Mustache's specification.
@Suite("Templates")
struct TemplateTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let template: String
        let partials: [String: String]
        let output: String

        init(_ template: String, _ output: String, with partials: [String: String] = [:]) {
            (self.template, self.output, self.partials) = (template, output, partials)
        }

        var testDescription: String { template }
    }

    private static let values = TemplateValues([
        .title: "A <b> & \"c\"", .number: 7, .content: TemplateValue.html(Array("<p>&amp;</p>".utf8)), .isDraft: true,
        .isStale: false, .description: nil, .caption: "", .notes: [TemplateValues](),
        .theme: TemplateValue.words(["motto": "Go <on>"]), .strings: TemplateValue.words(words),
        .next: TemplateValues([.title: "Next", .href: "n.html"]),
        .lessons: [
            TemplateValues([.title: "One", .isCurrent: true]), TemplateValues([.title: "Two"]),
            TemplateValues([.title: "Three", .isCurrent: false]),
        ],
        .sections: [
            TemplateValues([.title: "S", .sections: [TemplateValues([.title: "T", .sections: [TemplateValues]()])]])
        ],
    ])

    private static let words = ["next": "On & on", "odd": "{{title}}\u{2}0\u{3}"]

    private static func set(_ templates: [String: String]) throws -> TemplateSet {
        let files = templates.sorted { $0.key < $1.key }.map { name, text in
            (key: name + ".mustache", value: SourceFile(path: "templates/\(name).mustache", text: text))
        }
        return try TemplateSet(files, words: words)
    }

    private static func render(_ expected: Case) throws -> String {
        let templates = try set(expected.partials.merging(["page": expected.template]) { _, page in page })
        return String(decoding: templates.render("page", values), as: UTF8.self)
    }

    @Test(
        "A variable is written, escaped or as it is",
        arguments: [
            Case("Plain text\n", "Plain text\n"), Case("", ""), Case("{ not } a {tag}", "{ not } a {tag}"),
            Case("<{{title}}>", "<A &lt;b&gt; &amp; &quot;c&quot;>"), Case("{{{title}}}", "A <b> & \"c\""),
            Case("{{&title}}{{& title }}", "A <b> & \"c\"A <b> & \"c\""),
            Case("{{ title }}", "A &lt;b&gt; &amp; &quot;c&quot;"),
            Case("{{{content}}}", "<p>&amp;</p>"), Case("{{content}}", "&lt;p&gt;&amp;amp;&lt;/p&gt;"),
            Case("{{number}}{{isDraft}}{{isStale}}", "7truefalse"), Case("[{{description}}{{caption}}]", "[]"),
            Case("[{{lessons}}{{next}}{{theme}}]", "[]"), Case("[{{nothingSuch}}]", "[]"),
            Case("{{next.title}} {{next.title.href}}[{{next.nothing}}{{absent.title}}]", "Next []"),
            Case("{{theme.motto}} {{{theme.motto}}} [{{theme.other}}]", "Go &lt;on&gt; Go <on> []"),
            Case("{{strings.next}} {{{strings.next}}}[{{strings.other}}]", "On &amp; on On & on[]"),
            Case("  {{number}}\n", "  7\n"), Case("{{\ntitle\n}}", "A &lt;b&gt; &amp; &quot;c&quot;"),
        ]
    )
    func interpolation(_ expected: Case) throws { #expect(try Self.render(expected) == expected.output) }

    @Test(
        "A section is written for what is there",
        arguments: [
            Case("{{#isDraft}}yes{{/isDraft}}{{#isStale}}no{{/isStale}}", "yes"),
            Case("[{{#description}}no{{/description}}{{#notes}}no{{/notes}}]", "[]"),
            Case("{{#lessons}}{{title}},{{/lessons}}", "One,Two,Three,"),
            Case("{{#next}}{{href}} {{number}}{{/next}}", "n.html 7"), Case("{{#caption}}[{{.}}]{{/caption}}", "[]"),
            Case("{{#title}}{{{.}}}{{/title}}", "A <b> & \"c\""), Case("{{#number}}{{.}}{{/number}}", "7"),
            Case("{{#next.title}}{{.}}{{/next.title}}", "Next"),
            Case("{{#theme.motto}}{{{.}}}{{/theme.motto}}", "Go <on>"),
            Case("{{#lessons}}{{#isCurrent}}*{{/isCurrent}}{{title}} {{/lessons}}", "*One Two Three "),
            Case("{{#lessons}}{{#lessons}}{{title}}{{/lessons}};{{/lessons}}", "OneTwoThree;OneTwoThree;OneTwoThree;"),
            Case("{{#strings}}{{next}}{{/strings}}", "On &amp; on"),
            Case("{{#theme}}{{motto}}{{/theme}}", "Go &lt;on&gt;"),
            Case("{{#strings.next}}{{{.}}}{{/strings.next}}{{#strings.none}}no{{/strings.none}}", "On & on"),
            Case("a\n{{#isDraft}}\nb\n{{/isDraft}}\nc", "a\nb\nc"),
            Case("a\n  {{# isDraft }}  \n b\n{{/ isDraft }}", "a\n b\n"),
            Case("a\r\n{{#isDraft}}\r\nb\r\n{{/isDraft}}\r\nc", "a\r\nb\r\nc"),
            Case(" {{#isDraft}}b{{/isDraft}}\n", " b\n"), Case("{{#isDraft}}\n{{/isDraft}} x\n", " x\n"),
        ]
    )
    func sections(_ expected: Case) throws { #expect(try Self.render(expected) == expected.output) }

    @Test(
        "An inverted section is written for what is not",
        arguments: [
            Case("{{^isDraft}}no{{/isDraft}}{{^isStale}}yes{{/isStale}}", "yes"),
            Case("{{^description}}a{{/description}}{{^notes}}b{{/notes}}{{^lessons}}c{{/lessons}}", "ab"),
            Case("{{^next.nothing}}a{{/next.nothing}}{{^theme.other}}b{{/theme.other}}{{^title}}c{{/title}}", "ab"),
            Case("a\n{{^isStale}}\nb\n{{/isStale}}\nc\n", "a\nb\nc\n"), Case("{{^isStale}}a{{/isStale}}b", "ab"),
            Case("{{#lessons}}{{^isCurrent}}{{title}} {{/isCurrent}}{{/lessons}}", "Two Three "),
        ]
    )
    func inverted(_ expected: Case) throws { #expect(try Self.render(expected) == expected.output) }

    @Test(
        "A partial is another template, indented as its tag is",
        arguments: [
            Case("[{{> part}}]", "[in 7]", with: ["part": "in {{number}}"]), Case("[{{> none}}]", "[]"),
            Case("{{> parts/badge}}", "b", with: ["parts/badge": "b"]),
            Case("{{#lessons}}\n{{> part}}\n{{/lessons}}", "One\nTwo\nThree\n", with: ["part": "{{title}}\n"]),
            Case("a\n  {{> part}}\nb\n", "a\n  1\n  7\n  3\nb\n", with: ["part": "1\n{{number}}\n3\n"]),
            Case("  {{> part}}", "  <p>&amp;</p>\n  x", with: ["part": "{{{content}}}\nx"]),
            Case(
                " {{> outer}}\n",
                " 1\n   2\n   2\n 3\n",
                with: ["outer": "1\n  {{> inner}}\n3\n", "inner": "2\n2\n"]
            ),
            Case(" {{> outer}}\n", " 1 2\n2\n\n 3\n", with: ["outer": "1 {{> inner}}\n3\n", "inner": "2\n2\n"]),
            Case(
                "  {{> part}}\n",
                "  a\n  One,Two,Three,\n  b\n",
                with: ["part": "a\n{{#lessons}}{{title}},{{/lessons}}\nb\n"]
            ),
            Case(
                "{{#sections}}{{> part}}{{/sections}}",
                "S(T())",
                with: ["part": "{{title}}({{#sections}}{{> part}}{{/sections}})"]
            ),
        ]
    )
    func partials(_ expected: Case) throws { #expect(try Self.render(expected) == expected.output) }

    @Test(
        "Blocks of a parent are replaced by those of its child",
        arguments: [
            Case("{{$main}}own{{/main}}", "own"),
            Case("{{<base}}{{/base}}", "<own>", with: ["base": "<{{$main}}own{{/main}}>"]),
            Case(
                "{{<base}} x {{$main}}new {{number}}{{/main}} y {{/base}}!",
                "<new 7>!",
                with: ["base": "<{{$main}}own{{/main}}>"]
            ),
            Case(
                "{{<middle}}{{$main}}c{{/main}}{{/middle}}",
                "<c|b|a>",
                with: [
                    "middle": "{{<base}}{{$main}}b{{/main}}{{$second}}b{{/second}}{{/base}}",
                    "base": "<{{$main}}a{{/main}}|{{$second}}a{{/second}}|{{$third}}a{{/third}}>",
                ]
            ),
            Case(
                "{{<base}}{{$main}}({{$main}}in{{/main}}){{/main}}{{/base}}",
                "<(in)>",
                with: ["base": "<{{$main}}a{{/main}}>"]
            ),
            Case(
                "{{<base}}{{$main}}{{title}}{{/main}}{{/base}}",
                "OneTwoThree",
                with: ["base": "{{#lessons}}{{$main}}{{/main}}{{/lessons}}"]
            ),
            Case(
                "{{<base}}\n{{$main}}\nnew\n{{/main}}\n{{/base}}\n",
                "a\nnew\nb\n",
                with: ["base": "a\n{{$main}}\nown\n{{/main}}\nb\n"]
            ),
            Case("[{{<none}}{{$main}}x{{/main}}{{/none}}]", "[]"),
        ]
    )
    func inheritance(_ expected: Case) throws { #expect(try Self.render(expected) == expected.output) }

    @Test(
        "Comments and changes of delimiters leave nothing behind",
        arguments: [
            Case("a{{! no {{title} }}b", "ab"), Case("a\n  {{! one\n  two }}\nb\n", "a\nb\n"),
            Case("a {{!x}}\nb", "a \nb"),
            Case("{{=<% %>=}}<%number%> {{number}} <%& title%>", "7 {{number}} A <b> & \"c\""),
            Case("a\n{{= | | =}}\n|number|\n|={{ }}=|{{number}}", "a\n7\n7"),
            Case("{{=<% %>=}}<%{title}%>", "A <b> & \"c\""),
            Case("{{=| |=}}|> part|", "{{title}}7", with: ["part": "{{=[ ]=}}{{title}}[number]"]),
        ]
    )
    func comments(_ expected: Case) throws { #expect(try Self.render(expected) == expected.output) }

    @Test(
        "What is no Mustache is refused at its line and column",
        arguments: [
            ("a\n {{title", 2, 2), ("{{{title}}", 1, 1), ("{{}}", 1, 1), ("x{{# }}", 1, 2), ("a\n{{#title}}\nb", 2, 1),
            ("{{#title}}{{/text}}", 1, 11), ("\n{{/title}}", 2, 1), ("{{#a}}{{#b}}{{/a}}{{/b}}", 1, 13),
            ("{{=<%=}}", 1, 1),
            ("{{=a b c=}}", 1, 1), ("{{capitalized(title)}}", 1, 1), ("{{two words}}", 1, 1), ("{{a..b}}", 1, 1),
            ("{{>*name}}", 1, 1), ("{{! never", 1, 1), ("{{<base}}{{$a}}{{/base}}", 1, 16),
            ("{{% CONTENT_TYPE:TEXT}}", 1, 1),
        ]
    )
    func faults(template: String, line: Int, column: Int) throws {
        let error = #expect(throws: ThemeError.self) { try Self.set(["page": template]) }
        let finding = try #require(error?.diagnostics.first)
        let report = Report(diagnostics: [finding], files: error?.files ?? [], summary: .init())
        let start = report.positions(of: finding.range).start
        #expect((start.line, start.utf16Column) == (line, column))
        #expect(finding.advice != nil && finding.range.path == "templates/page.mustache")
    }

    @Test(
        "A template that includes itself without end is refused",
        arguments: [
            ["page": "{{> page}}"], ["page": "{{> a}}", "a": "{{> b}}", "b": "x{{> a}}"],
            ["page": "{{<page}}{{/page}}"],
        ]
    )
    func endless(_ templates: [String: String]) {
        let error = #expect(throws: ThemeError.self) { try Self.set(templates) }
        #expect(error?.diagnostics.first?.message.en.contains("never end") == true)
    }

    @Test(
        "A template is not entered again with values that don't lie deeper",
        arguments: [
            Case("{{#title}}x{{> page}}{{/title}}", "xx"), Case("{{^isStale}}x{{> page}}{{/isStale}}", "x"),
            Case("{{#lessons}}{{number}}{{> page}}{{/lessons}}", "7777" + "7777" + "7777"),
            Case("{{#next}}{{> a}}{{/next}}", "12", with: ["a": "1{{> b}}", "b": "2{{#next}}{{> a}}{{/next}}"]),
        ]
    )
    func recursion(_ expected: Case) throws { #expect(try Self.render(expected) == expected.output) }

    @Test("Sections as deep as anybody nests them are rendered")
    func deep() throws {
        let depth = 100_000
        let template =
            String(repeating: "{{#isDraft}}", count: depth) + "x" + String(repeating: "{{/isDraft}}", count: depth)
        #expect(try Self.render(Case(template, "")) == "x")
    }

    /// Every control character, and what would be a tag.
    private static let hostile =
        String(String.UnicodeScalarView((0...0x1F).compactMap(Unicode.Scalar.init))) + "\u{7F}{{title}}{{{lang}}}"

    @Test(
        "A value is written as it is, whatever bytes it has",
        arguments: [hostile, "\u{2}0\u{3}", "\u{2}e0\u{3}", "\u{2}a\u{3}b\u{4}"]
    )
    func hostileValues(_ text: String) throws {
        let templates = try Self.set([
            "page": "{{#next}}{{{title}}}|{{/next}}{{{title}}}{{#lessons}}|{{{title}}}{{/lessons}}{{{strings.odd}}}"
        ])
        let values = TemplateValues([
            .title: text, .lang: "<script>", .next: TemplateValues([.title: text]),
            .lessons: [TemplateValues([.title: text]), TemplateValues([.title: "x"])],
        ])
        let output = String(decoding: templates.render("page", values), as: UTF8.self)
        #expect(output == "\(text)|\(text)|\(text)|x{{title}}\u{2}0\u{3}")
    }

    @Test("What depends on the page is cut out for each page")
    func variants() throws {
        let templates = try Self.set([
            "page":
                "{{#lessons}}{{#isCurrent}}<{{/isCurrent}}{{title}}{{^isCurrent}},{{/isCurrent}}{{isCurrent}}{{#isCurrent}}{{#isCurrent}}!{{/isCurrent}}{{^isCurrent}}?{{/isCurrent}}>{{/isCurrent}} {{/lessons}}"
        ])
        let lessons = ["a", "b"].map { path in
            TemplateValues([.title: "\u{2}\(path)\u{3}<\u{4}", .isCurrent: TemplateValue.onPage(path)])
        }
        let variants = templates.variants("page", TemplateValues([.lessons: lessons]))
        func html(_ page: String) -> String { String(decoding: variants.html(on: page), as: UTF8.self) }
        #expect(html("a") == "<\u{2}a\u{3}&lt;\u{4}true!> \u{2}b\u{3}&lt;\u{4},false ")
        #expect(html("b") == "\u{2}a\u{3}&lt;\u{4},false <\u{2}b\u{3}&lt;\u{4}true!> ")
        #expect(html("c") == "\u{2}a\u{3}&lt;\u{4},false \u{2}b\u{3}&lt;\u{4},false ")
    }

    @Test("Every variable is explained, and nothing else is")
    func vocabulary() {
        let words = Set(TemplateVocabulary.variables.flatMap { $0.name.split(separator: ".").map(String.init) })
        #expect(words == Set(TemplateVariable.allCases.map(\.rawValue)))
    }
}
