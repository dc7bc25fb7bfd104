import Course
import CourseChecks
import SwiftHighlighting
import Testing

@testable import Site

@Suite("Samples on pages")
struct SampleTests {
    private static func html(_ source: String, lines: String? = nil) -> String {
        let bytes = Array(source.utf8)
        let tokens = HighlightedTokens(in: bytes)
        let html = HighlightedCode.html(bytes, tokens: tokens)
        guard let highlighted = lines.flatMap(LineNumbers.init) else {
            return String(decoding: html, as: UTF8.self)
        }
        let code = CodeLines(html)
        var output: [UInt8] = []
        code.append(0..<code.lines.count, to: &output) {
            CodeLines.Form(classes: highlighted.contains($0 + 1) ? "is-highlighted" : "")
        }
        return String(decoding: output, as: UTF8.self)
    }

    @Test(
        "Swift is coloured by what it is",
        arguments: [
            ("let a = 1", "<span class=\"k\">let</span> a = <span class=\"n\">1</span>"),
            ("a < b && c", "a &lt; b &amp;&amp; c"),
            ("// ✅ good", "<span class=\"c good\">// ✅ good</span>"),
            ("// ❌ bad", "<span class=\"c bad\">// ❌ bad</span>"),
            (
                "@State var x: Int",
                "<span class=\"a\">@State</span> <span class=\"k\">var</span> x: <span class=\"t\">Int</span>"
            ),
        ]
    )
    func colours(source: String, expected: String) {
        #expect(Self.html(source) == expected)
    }

    @Test("Lines can be set off, also inside a comment of several lines; line ends stay outside the marks")
    func lines() {
        #expect(
            Self.html("/* a\nb */\nlet c\n", lines: "2") == """
                <span class="line"><span class="c">/* a</span></span>
                <span class="line is-highlighted"><span class="c">b */</span></span>
                <span class="line"><span class="k">let</span> c</span>

                """
        )
    }

    @Test(
        "A sample's text is all there, whatever it holds; a null character, which no page can hold, is shown as lost",
        arguments: ["", "\"\\(a + \"\\(b)\")\" #/x</# 😀", "}}}((( <#x#> \u{0}", "…"]
    )
    func complete(source: String) {
        let text = Self.html(source).replacing(/<[^>]*>/, with: "")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing(
                "&amp;",
                with: "&"
            )
        #expect(text == source.replacing("\0", with: "\u{FFFD}"))
    }

    @Test(
        "A reason in words stands below its sample as what no machine has checked, in the page's language",
        arguments: [("en", "Not checked by a machine:"), ("es", "Sin comprobar por una máquina:")]
    )
    func reason(language: String, words: String) async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [\(language)]
            -- content/\(language)/a.md --
            # A

            ```swift fails="a library makes its own <logger>, and keeps it"
            let logger = 1
            ```

            ```swift fails=compile-error
            let logger = 1
            ```
            """
        )
        let page = site["\(language)/a.html"]
        #expect(
            page.contains(
                "is-unproven\">\(words) <span>a library makes its own &lt;logger&gt;, and keeps it</span></p>"
            )
        )
        #expect(page.components(separatedBy: words).count == 2)
    }

    @Test(
        "Line lists are read, and what is none is refused",
        arguments: [
            ("2", true), ("1,3-5", true), ("", false), ("a", false), ("5-3", false), ("0", false), ("1--2", false),
        ]
    )
    func lineLists(text: String, isValid: Bool) {
        #expect((LineNumbers(text) != nil) == isValid)
    }
}
