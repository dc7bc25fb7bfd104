import Diagnostics
import Support
import Testing

@testable import Markdown
@testable import MarkdownHTML

@Suite("References to control characters")
struct ControlReferenceTests {
    @Test(
        "A reference puts no control character into a document",
        arguments: [
            "a &#2; b", "# T &#x1b; {#a}", "[a&#1;](b&#3; \"c&#4;\")", "![a&#1;](b \"c&#27;\")",
            "<p title=\"&#5;\">&#155;</p>",
            "| a |\n|---|\n| &#6; |", "- [ ] &#7;", "> [!NOTE]\n> &#xFFFE;", "&#x1FFFF;", "```a&#8;\nb\n```",
            "[a]\n\n[a]: <b&#2;> 'c&#1;'", "x[^1]\n\n[^1]: &#2;", "~~&#2;~~ https://example.org/&#2;",
            "- &#127;\n- &#xFDD0;",
        ]
    )
    func replaced(text: String) {
        let (document, found) = Document.parse(SourceFile(path: "x.md", text: text))
        var html: [UInt8] = []
        _ = HTMLRenderer.render(document, options: HTMLOptions(), into: &html)
        #expect(String(validUTF8: html) != nil)
        let texts =
            [String(decoding: html, as: UTF8.self)] + document.headings.map(\.plainText)
            + document.links.flatMap { [$0.destination, $0.title ?? "", $0.text] }
        #expect(!texts.contains { $0.unicodeScalars.contains(where: ControlCharacters.contains) })
        #expect(found.contains { $0.rule == "control-character" && text[...].utf8.count >= $0.range.bytes.upperBound })
    }

    @Test(
        "References to what can be shown, and those in code, are left alone",
        arguments: ["&#9;a", "&#169;", "`&#2;`", "    &#2;", "```\n&#2;\n```", "&#0;", "&#;", "&#2", "&amp;#2;"]
    )
    func left(text: String) {
        #expect(
            Document.parse(SourceFile(path: "x.md", text: text)).diagnostics.filter { $0.rule == "control-character" }
                == []
        )
    }

    @Test(
        "A reference to what is no character stands for U+FFFD, in every text that holds references",
        arguments: [
            "&#xFFFE;", "&#XffFf;", "&#65534;", "&#65535;", "&#x00FFFE;", "&#x1FFFE;", "&#x10FFFF;", "&#xFDD0;",
            "&#64991;",
        ]
    )
    func noncharacters(reference: String) throws {
        let text = """
            # T \(reference) {#t}

            [a\(reference)](b\(reference) "c\(reference)") ![d\(reference)](e "f\(reference)") $x_1 [2] = \\alpha$ g\(reference)

            <p title="h\(reference)">i\(reference)</p>

            | `\(reference)` | j\(reference) $[1]$ |
            |---|---|
            | <b lang="k\(reference)">l</b> | m |

            ```n\(reference)
            \(reference)
            ```

            - o\(reference)[^p]

            [q]

            [q]: <r\(reference)> 's\(reference)'
            [^p]: t\(reference) `\(reference)`
            """
        let parsed = Parsed(text)
        let html = try #require(String(validUTF8: Array(parsed.html(HTMLOptions()).utf8)))
        var bytes: [UInt8] = []
        _ = HTMLRenderer.render(parsed.document, options: HTMLOptions(), into: &bytes)
        #expect(Array(html.utf8) == bytes)
        for letter in "T acdfghijmost" where letter != "m" && letter != " " {
            let before = letter == "T" ? "T " : String(letter)
            #expect(html.contains("\(before)\u{FFFD}"), "\(letter)")
        }
        #expect(html.contains("b%EF%BF%BD") && html.contains("r%EF%BF%BD") && html.contains("lang=\"k\u{FFFD}"))
        #expect(html.contains("class=\"language-n\u{FFFD}"))
        // Code shows a reference as it is written, and formulas keep their signs.
        let shown = reference.replacing("&", with: "&amp;")
        #expect(html.ranges(of: "<code>\(shown)</code>").count == 2 && html.contains(">\(shown)\n</code></pre>"))
        #expect(html.contains("<math") && !html.contains("x_1 [2]"))
        #expect(parsed.document.links.map(\.destination).contains("b\u{FFFD}") || reference.count > 8)
        let found = try #require(parsed.diagnostics.first { $0.rule == "control-character" })
        #expect(found.message.en.contains("which is no character"))
        #expect(found.reason?.en.contains("pages show \u{FFFD} instead") == true)
    }

    @Test(
        "References bring no long run of combining marks into a document, and one finding says so",
        arguments: ["&#x301;", "&#803;", "&DownBreve;", "&#x301;&#803;", "&#x301;\u{323}", "&#x0f71;", "&#x1D165;"]
    )
    func marks(reference: String) throws {
        let run = String(repeating: reference, count: 100)
        let text = """
            # T\(run)

            a\(run) [b\(run)](c\(run) "d\(run)") ![e\(run)](f\(run)) <i title="g\(run)">h</i>

            | i\(run) |
            |---|

            `\(run)`
            """
        let parsed = Parsed(text)
        let texts =
            parsed.document.headings.flatMap { [$0.plainText, $0.slug] }
            + parsed.document.links.flatMap { [$0.destination, $0.title ?? "", $0.text] }
            + [parsed.html(HTMLOptions(rawHTML: .escape)), parsed.document.plainText(of: parsed.document.root)]
        for text in texts { #expect(CombiningMarks.cut(text) == text) }
        #expect(parsed.document.headings[0].plainText.unicodeScalars.count { CombiningMarks.contains($0) } == 30)
        let found = parsed.diagnostics.filter { $0.rule == "combining-marks" }
        #expect(found.count == 1 && found[0].reason?.en.contains("there are 9 such places") == true)
        #expect(parsed.source(found[0].range)?.hasPrefix("&") == true)
        #expect(found[0].range.bytes.lowerBound == 3)
    }

    @Test("Thirty marks by reference are no finding, nor are more with letters between them")
    func fewMarks() {
        let thirty = String(repeating: "&#x301;", count: 30)
        for text in [
            "a\(thirty)", "a\(thirty)b\(thirty)", "a\(thirty)\n\(thirty)", "`\(thirty)\(thirty)`", "&amp;\(thirty)",
        ] {
            #expect(Parsed(text).rules == [])
        }
        #expect(Parsed("a\(thirty)&#x323;").rules == ["combining-marks"])
        #expect(Parsed("a\(thirty)\u{323}").rules == ["combining-marks"])
        #expect(Parsed("a\u{323}\(thirty)").rules == ["combining-marks"])
    }

    @Test("What stands between marks doesn't keep them apart where it is left out")
    func joined() {
        let marks = String(repeating: "\u{301}\u{323}", count: 15)
        for between in ["<b></b>", "<!-- x -->", "!", "\u{1F680}", "**\u{301}**", "`\u{301}`"] {
            let parsed = Parsed("## a" + String(repeating: marks + between, count: 20) + "\n")
            let heading = parsed.document.headings[0]
            for text in [heading.plainText, heading.slug] {
                #expect(CombiningMarks.cut(text) == text, "\(between)")
            }
        }
    }

    @Test("The place is that of the reference")
    func place() throws {
        let text = "á `x` &#27; and &#2;\n"
        let file = SourceFile(path: "x.md", text: text)
        let found = try #require(Document.parse(file).diagnostics.first)
        #expect(file.text(in: found.range.bytes) == "&#27;")
        #expect(found.related.map { file.text(in: $0.range.bytes) } == ["&#2;"])
    }
}
