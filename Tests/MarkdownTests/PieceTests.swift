import Diagnostics
import Markdown
import Testing

@testable import MarkdownHTML

@Suite("HTML in pieces")
struct PieceTests {
    private static let texts = [
        "", "# A\n\nText.\n\n- a\n- b\n\n```\ncode\n```\n\n> quote\n",
        "<details>\n<summary>S</summary>\n\nInside.\n\n</details>\n\nOutside.\n",
        "<b>never closed\n\nText.\n\n# B\n", "<div>\n\nNever closed.\n\nText[^1].\n\n[^1]: Note.\n[^2]: Unused.\n",
        "A[^a] and B[^b].\n\n[^a]: One.\n\n[^b]: Two.\n\n    - a list\n\nAfter.\n",
        "::::exercise\nText.\n\n:::hint\nB.\n:::\n::::\n\n:::question Which?\n- [ ] A\n\n  B\n- [x] C\n:::\n",
        "<!-- a comment -->\n\nText.\n\n<!-- another -->\n", "***\n***\n\n| a | b |\n|---|---|\n| c | d |\n",
    ]

    @Test("The pieces are the whole, and each block is in one of them", arguments: texts, HTMLOptions.RawHTML.allCases)
    func whole(text: String, policy: HTMLOptions.RawHTML) {
        let document = Document.parse(SourceFile(path: "a.md", text: text)).document
        let options = HTMLOptions(rawHTML: policy, hidesComments: true)
        let pieces = HTMLRenderer.pieces(document, options: options)
        let joined = String(decoding: pieces.flatMap(\.html), as: UTF8.self)
        #expect(joined == HTMLRenderer.html(document, options: options))
        #expect(pieces.flatMap(\.blocks) == Array(document.children(of: document.root)))
        #expect(pieces.allSatisfy { !$0.blocks.isEmpty })
    }

    @Test(
        "Blocks are cut apart but where they only make sense together",
        arguments: [
            ("A.\n\nB.\n\nC.\n", HTMLOptions.RawHTML.sanitize, 3), ("<div>\n\nA.\n\n</div>\n\nB.\n", .sanitize, 2),
            ("<div>\n\nA.\n\n</div>\n\nB.\n", .allow, 2), ("<div>\n\nA.\n\n</div>\n\nB.\n", .escape, 4),
            ("A[^1] B[^2].\n\n[^1]: C.\n[^2]: D.\n", .sanitize, 2),
        ]
    )
    func cuts(text: String, policy: HTMLOptions.RawHTML, count: Int) {
        let document = Document.parse(SourceFile(path: "a.md", text: text)).document
        #expect(HTMLRenderer.pieces(document, options: HTMLOptions(rawHTML: policy)).count == count)
    }

    @Test(
        "With pieces of another page, a page is the same, byte for byte",
        arguments: texts,
        HTMLOptions.RawHTML.allCases
    )
    func reused(text: String, policy: HTMLOptions.RawHTML) {
        let links = "[a](a.md) ![b](b.png) <a id=\"c\">d</a> [e](#c) [f](https://example.com)\n\n* * *\n\n"
        let document = Document.parse(SourceFile(path: "a.md", text: "Plain.\n\n" + links + text)).document
        func options(_ prefix: String, _ folder: String) -> HTMLOptions {
            HTMLOptions(
                rawHTML: policy,
                headingIDs: true,
                headingID: { prefix + $0.anchor },
                codeBlock: { _, output in
                    output += folder.utf8
                    return .folder
                },
                link: { $0.destination.hasPrefix("#") ? nil : .init(destination: folder + $0.destination) },
                rawIDPrefix: prefix,
                ownIDPrefix: prefix
            )
        }
        let known = HTMLRenderer.pieces(document, options: options("", "../"))
        #expect(known.first?.reach == .everywhere)
        for (prefix, folder, reach) in [("2.", "", HTMLReach.everywhere), ("", "../", .folder)] {
            let options = options(prefix, folder)
            let pieces = HTMLRenderer.pieces(document, options: options, reusing: known, reach: reach)
            let joined = String(decoding: pieces.flatMap(\.html), as: UTF8.self)
            #expect(joined == HTMLRenderer.html(document, options: options))
            #expect(pieces.map(\.blocks) == known.map(\.blocks))
        }
    }

    @Test("Boxes of tasks say what they are, and empty header cells are none, on pages")
    func named() {
        let text = "- [x] A\n- [ ] B\n\n|  | b |\n|---|---|\n| c | d |\n"
        let document = Document.parse(SourceFile(path: "a.md", text: text)).document
        let labels = HTMLLabels(tasks: ("done", "to \"do\""))
        let html = HTMLRenderer.html(document, options: HTMLOptions(wrapsTables: true, labels: labels))
        #expect(html.contains("<input checked=\"\" disabled=\"\" type=\"checkbox\" aria-label=\"done\">"))
        #expect(html.contains("<input disabled=\"\" type=\"checkbox\" aria-label=\"to &quot;do&quot;\">"))
        #expect(html.contains("<tr>\n<td></td>\n<th>b</th>\n</tr>"))
        #expect(HTMLRenderer.html(document).contains("<th></th>"))
    }

    @Test("Documents that share a page keep their ids apart, and set their headings deeper")
    func sharing() {
        let text = "###### Deep\n\n# High\n\nA[^1]. <a id=\"x\"></a>\n\n[^1]: B.\n"
        let document = Document.parse(SourceFile(path: "a.md", text: text)).document
        let options = HTMLOptions(rawIDPrefix: "2.user-", ownIDPrefix: "2.", headingShift: 1)
        let html = HTMLRenderer.html(document, options: options)
        for part in [
            "<h6>Deep</h6>", "<h2>High</h2>", "href=\"#2.fn-1\" id=\"2.fnref-1\"", "<li id=\"2.fn-1\">",
            "href=\"#2.fnref-1\"", "id=\"2.user-x\"",
        ] {
            #expect(html.contains(part), "\(part)")
        }
    }
}
