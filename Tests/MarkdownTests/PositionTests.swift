import Diagnostics
import Foundation
import Markdown
import Testing

@Suite("Positions")
struct PositionTests {
    /// Prefixes for the first and for all further lines of a text.
    static let surroundings: [(first: String, rest: String)] = [
        ("", ""), ("- ", "  "), ("> ", "> "), ("> - ", ">   "), ("1. > ", "   > "), ("-\t", "\t"), (">\t", ">\t"),
        ("> - > ", ">   > "), ("* - ", "    "), ("😀é\n\n", ""), ("[d]: /x\n", ""), ("- a\n\n  ", "  "),
    ]
    static let endings = ["\n", "\r\n", "\r"]

    private func wrapped(_ text: String, _ surrounding: (first: String, rest: String), _ ending: String) -> Parsed {
        var result = ""
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result += "\n" }
            result += (index == 0 ? surrounding.first : surrounding.rest) + line
        }
        return Parsed(result.replacing("\n", with: ending))
    }

    @Test("links, images and addresses are found on every line", arguments: surroundings.indices, endings)
    func links(surrounding: Int, ending: String) {
        let text = """
            😀 *é* `c` \\[ &amp; [one](a/b "t") **x**
            y <b> ![two *z*](<c d>) [thr\\]ee
            more](e(f) 'u') https://swift.org/g. <doc:Name#x>
            [full][d] [d] [d][] <h@i.org> [in ![ner](j)](k)

            [d]: /x
            """
        let parsed = wrapped(text, Self.surroundings[surrounding], ending)
        let links = parsed.document.links
        let expected: [(String, String?)] = [
            ("[one](a/b \"t\")", "a/b"), ("![two *z*](<c d>)", "c d"), (#"[thr\]ee|more](e(f) 'u')"#, "e(f)"),
            ("https://swift.org/g", "https://swift.org/g"), ("<doc:Name#x>", "doc:Name#x"), ("[full][d]", nil),
            ("[d]", nil),
            ("[d][]", nil), ("<h@i.org>", "h@i.org"), ("[in ![ner](j)](k)", "k"), ("![ner](j)", "j"),
        ]
        #expect(links.count == expected.count)
        for (link, (whole, destination)) in zip(links, expected) {
            let source = parsed.source(link.range) ?? ""
            if let bar = whole.firstIndex(of: "|") {
                #expect(source.hasPrefix(whole[..<bar]) && source.hasSuffix(whole[whole.index(after: bar)...]))
            } else {
                #expect(source == whole)
            }
            #expect(parsed.source(link.destinationRange) == destination)
        }
        #expect(
            links.map(\.kind) == [.link, .image, .link, .autolink, .doc, .link, .link, .link, .autolink, .link, .image]
        )
    }

    @Test("every line of a code block knows its place", arguments: surroundings.indices, endings)
    func code(surrounding: Int, ending: String) {
        let text = "```Swift caption=\"two words\" {2,4-6} run\nlet é = \"😀\"\n\n\tif x {\n    }\n```\n"
        let parsed = wrapped(text, Self.surroundings[surrounding], ending)
        guard let block = parsed.document.codeBlocks.first else {
            Issue.record("no code block")
            return
        }
        #expect(block.isClosed && block.isFenced)
        #expect(block.language == "swift")
        #expect(block.attributes.map(\.name) == ["caption", "highlight", "run"])
        #expect(block.attributes.map { parsed.source($0.range) } == ["caption=\"two words\"", "{2,4-6}", "run"])
        #expect(parsed.source(block.attributes[0].valueRange) == "two words")
        // libcmark leaves a space of a tab that a quote's marker has used up in part.
        #expect(block.slice.text.replacing("\n ", with: "\n").contains("let é = \"😀\"\n\n"))
        for word in ["let", "é", "😀", "if x {", "}"] {
            let start = block.slice.text.range(of: word)?.lowerBound.utf16Offset(in: block.slice.text) ?? 0
            let offset = String(decoding: Array(block.slice.text.utf16)[..<start], as: UTF16.self).utf8.count
            #expect(parsed.source(block.slice.range(offset..<offset + word.utf8.count)) == word)
        }
        #expect(parsed.source(block.range)?.hasPrefix("```Swift") == true)
        #expect(parsed.source(block.range)?.hasSuffix("```") == true)
        #expect(parsed.diagnostics.isEmpty)
    }

    @Test("an unclosed fence is reported at its opening line", arguments: surroundings.indices, endings)
    func fence(surrounding: Int, ending: String) {
        let parsed = wrapped("```swift\nlet x = 1\n", Self.surroundings[surrounding], ending)
        #expect(parsed.rules == ["unbalanced-fence"])
        #expect(parsed.source(parsed.diagnostics.first?.range) == "```swift")
        #expect(parsed.document.codeBlocks.first?.isClosed == false)
    }

    @Test("a fence that its quote ends is not closed by the next one")
    func fenceInQuote() {
        let parsed = Parsed("> ```\n> a\n```\nb\n```\n")
        #expect(parsed.document.codeBlocks.map(\.isClosed) == [false, true])
    }

    @Test("indented code that shows a fence is no fence")
    func indentedFence() {
        let parsed = Parsed("\t```swift\n\tx\n")
        #expect(parsed.document.codeBlocks.first?.isFenced == false)
        #expect(parsed.rules == [])
    }

    @Test("headings, cells and inlines know their places")
    func blocks() {
        let parsed = Parsed(
            "---\ntitle: x\n---\n\n## A *b* `c` {#d} ##\n\nTwo\nlines\n===\n\n> | x \\| y | [l](m) |\n> |--|--|\n> | *z* |\n"
        )
        #expect(
            parsed.document.headings.map { parsed.source($0.range) } == ["## A *b* `c` {#d} ##", "Two\nlines\n==="]
        )
        let cells = parsed.document.descendants(of: parsed.document.root).filter {
            parsed.document[$0].kind == .tableCell
        }
        #expect(cells.map { parsed.source(parsed.document.range(of: $0)) } == ["x \\| y", "[l](m)", "*z*", ""])
        #expect(parsed.source(parsed.document.links[0].range) == "[l](m)")
        #expect(parsed.source(parsed.document.links[0].destinationRange) == "m")
    }

    @Test(
        "comments of several lines stand where they are written, in lazy lines too",
        arguments: [
            "> ñ\u{FFFD}<!--\n -->", "> ñ\u{FFFD}<!-- a\n  b\n\tc -->", "> - ñ <!-- a\n>   é\n  ü -->",
            "- é <!--\n   ñ\nñ -->",
        ]
    )
    func commentsInLazyLines(text: String) throws {
        let parsed = Parsed(text)
        let comment = try #require(parsed.document.comments.first)
        let slice = comment.slice
        let bytes = Array(text.utf8)
        let written = try #require(parsed.source(comment.range))
        #expect(written.hasPrefix("<!--") && written.hasSuffix("-->"))
        for (index, byte) in slice.bytes.enumerated() {
            #expect(bytes[slice.fileOffset(at: index)] == byte, "byte \(index)")
        }
    }

    @Test("comments know their places, in blocks and in lines")
    func comments() {
        let text = "> <!-- glosa:preamble\n> let x = 1\n> -->\n\ntext *a* <!-- b\nc --> d\n"
        let parsed = Parsed(text)
        #expect(parsed.document.comments.map(\.text) == [" glosa:preamble\nlet x = 1\n", " b\nc "])
        #expect(parsed.document.comments.map(\.isBlock) == [true, false])
        #expect(parsed.source(parsed.document.comments[1].range) == "<!-- b\nc -->")
        let slice = parsed.document.comments[0].slice
        let start = slice.text.utf8.count - "let x = 1\n".utf8.count
        #expect(parsed.source(slice.range(start..<start + 3)) == "let")
    }

    @Test("footnote bodies keep their places")
    func footnotes() {
        let parsed = Parsed("x[^n]\n\n[^n]: a [l](m)\n    b [o](p)\n\n        code\n\nend [q](r)\n")
        #expect(parsed.document.links.map { parsed.source($0.range) } == ["[q](r)", "[l](m)", "[o](p)"])
        #expect(parsed.source(parsed.document.codeBlocks[0].slice.range(0..<4)) == "code")
    }

    @Test("an undefined reference is reported where it stands")
    func undefined() {
        let parsed = Parsed("a 😀 [text][nope] a[0][1] [`x` y][]\n> *b [c][d]*\n")
        #expect(parsed.rules == ["undefined-reference", "undefined-reference", "undefined-reference"])
        #expect(parsed.diagnostics.map { parsed.source($0.range) } == ["[text][nope]", "[`x` y][]", "[c][d]"])
    }
}
