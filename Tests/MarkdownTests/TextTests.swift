import Diagnostics
import Markdown
import Testing

@testable import MarkdownHTML

/// Emoji, text below and above the line, and samples in tabs.
@Suite struct TextTests {
    @Test(arguments: [
        ("It works :tada:", "It works 🎉"), (":+1: :-1:", "👍 👎"), ("**:tada:**", "<strong>🎉</strong>"),
        (":white_check_mark:", "✅"), (":dolphin: :egg: :100:", "🐬 🥚 💯"),
        // As on GitHub, what nobody knows is text.
        (":nobody-knows-it:", ":nobody-knows-it:"), ("10:30:20", "10:30:20"), ("a:100:b", "a:100:b"),
        ("`:tada:`", "<code>:tada:</code>"),
        ("::tada::", ":🎉:"), (":tada :tada", ":tada :tada"), ("\\:tada:", ":tada:"), ("a : b : c", "a : b : c"),
    ])
    func emojiHaveNames(_ markdown: String, _ html: String) {
        #expect(Parsed(markdown).html() == "<p>\(html)</p>\n")
    }

    @Test func emojiAreNoPartOfDocC() { #expect(Parsed("A :tada:", dialect: .docC).html() == "<p>A :tada:</p>\n") }

    @Test func wordsBehindEmojiKeepTheirPlaces() {
        let parsed = Parsed("🎉 :tada: [a][b] :tada:")
        #expect(parsed.source(parsed.diagnostics.first?.range) == "[a][b]")
    }

    @Test(arguments: [
        ("H~2~O", "H<sub>2</sub>O"), ("x^2^ + y^2^", "x<sup>2</sup> + y<sup>2</sup>"),
        ("(a+b)^n^", "(a+b)<sup>n</sup>"),
        ("1^st^, 2^nd^", "1<sup>st</sup>, 2<sup>nd</sup>"),
        // GFM's strikethrough stays what it is.
        ("~there~ and ~~not~~", "<del>there</del> and <del>not</del>"), ("a~~b~~c", "a<del>b</del>c"),
        ("a ~b c~ d", "a <del>b c</del> d"), ("a~b c~ d", "a<del>b c</del> d"),
        // Nothing is lost where there is no pair.
        ("2^10 and 3^4", "2^10 and 3^4"), ("a ^b^ c", "a ^b^ c"), ("x^2", "x^2"), ("x^^2^^", "x^^2^^"),
        ("`x^2^`", "<code>x^2^</code>"),
        ("a^b\nc^ d", "a^b\nc^ d"), ("x^2~3^", "x<sup>2~3</sup>"),
    ])
    func textStandsBelowAndAboveTheLine(_ markdown: String, _ html: String) {
        #expect(Parsed(markdown).html() == "<p>\(html)</p>\n")
    }

    @Test func docCHasStrikethroughAlone() {
        #expect(Parsed("H~2~O x^2^", dialect: .docC).html() == "<p>H<del>2</del>O x^2^</p>\n")
    }

    @Test(arguments: ["a^", "a~", "a^b^", "a~b~", "a^ ", ":a", ":tada:", ":", "a^b c^"])
    func anyNumberOfThemIsRead(_ part: String) {
        let text = String(repeating: part, count: 20_000 / part.utf8.count)
        #expect(!Parsed(text).html().isEmpty)
    }

    @Test func samplesInARowAreTabs() {
        let text = "```sh tab=A\na\n```\n\n```sh tab=\"B c\"\nb\n```\n\nText\n\n```sh tab=D\nd\n```\n"
        #expect(
            Parsed(text).html() == """
                <div class="tabs">
                <div class="tab">
                <p class="tab-title">A</p>
                <pre><code class="language-sh">a
                </code></pre>
                </div>
                <div class="tab">
                <p class="tab-title">B c</p>
                <pre><code class="language-sh">b
                </code></pre>
                </div>
                </div>
                <p>Text</p>
                <pre><code class="language-sh">d
                </code></pre>

                """
        )
        let document = Parsed(text).document
        #expect(document.codeBlocks.map(document.isInGroup) == [true, true, false])
        // A group is one piece where a page is cut.
        let pieces = HTMLRenderer.pieces(document)
        #expect(pieces.map(\.blocks.count) == [2, 1, 1])
    }

    @Test func aGroupEndsWithItsItem() {
        let html = Parsed("- ```sh tab=A\n  a\n  ```\n- ```sh tab=B\n  b\n  ```\n").html()
        #expect(!html.contains("tabs"))
    }

    @Test func materialsNumbersAreOurs() {
        let block = Parsed("``` { .py linenums=\"5\" }\na\n```", dialect: .material).document.codeBlocks.first
        #expect(block?.attributes.map { "\($0.name)=\($0.value ?? "")" } == ["start=5"])
    }
}
