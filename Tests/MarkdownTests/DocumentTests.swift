import Markdown
import Testing

@testable import MarkdownHTML

@Suite("Document")
struct DocumentTests {
    @Test("the excerpt is the first paragraph's words")
    func excerpt() {
        #expect(
            Parsed("# T\n\n> Note: n\n\n![](x)\n\nOne *two*\n`three` [four](x).\n\nFive\n").document.excerpt
                == "One two three four."
        )
        #expect(Parsed("# T\n").document.excerpt == nil)
    }

    @Test("the tree can be walked")
    func walk() {
        let document = Parsed("- a\n- **b** c\n").document
        let list = document.children(of: document.root).first { document[$0].kind == .list }
        let items = list.map { Array(document.children(of: $0)) } ?? []
        #expect(items.map { document.plainText(of: $0) } == ["a", "b c"])
        #expect(items.allSatisfy { document[$0].parent == list })
    }

    @Test("links say what they are")
    func links() {
        let links = Parsed("[a *b*](c \"d\") ![e](f) <https://g.org> <doc:H> [i](doc:J#k) h@l.org").document.links
        #expect(links.map(\.kind) == [.link, .image, .autolink, .doc, .doc, .autolink])
        #expect(links.map(\.destination) == ["c", "f", "https://g.org", "doc:H", "doc:J#k", "mailto:h@l.org"])
        #expect(links.map(\.text) == ["a b", "e", "https://g.org", "doc:H", "i", "h@l.org"])
        #expect(links[0].title == "d")
    }

    @Test("the link hook replaces destination and text")
    func linkHook() {
        var options = HTMLOptions()
        options.link = { link in
            switch link.kind {
            case .doc: HTMLOptions.LinkReplacement(destination: "/t/", text: "T<")
            case .image: HTMLOptions.LinkReplacement(destination: "/i.png", attributes: " loading=\"lazy\"")
            default: nil
            }
        }
        #expect(
            Parsed("<doc:X> [a](b) ![c](d)").html(options)
                == "<p><a href=\"/t/\">T&lt;</a> <a href=\"b\">a</a> <img src=\"/i.png\" alt=\"c\" loading=\"lazy\" /></p>\n"
        )
    }

    @Test("the code hook may write a block or leave it")
    func codeHook() {
        var options = HTMLOptions()
        options.codeBlock = { block, output in
            guard block.language == "swift" else { return nil }
            output.append(contentsOf: "<x>\(block.ordinal)</x>".utf8)
            return .everywhere
        }
        #expect(
            Parsed("```c\n```\n\n```swift\n```\n").html(options)
                == "<pre><code class=\"language-c\"></code></pre>\n<x>2</x>\n"
        )
    }

    @Test("deep nesting is reported once")
    func deepNesting() {
        #expect(
            Parsed(String(repeating: ">", count: 150) + " a\n\n" + String(repeating: ">", count: 150) + " b").rules == [
                "deep-nesting"
            ]
        )
    }

    @Test("Courses keep hashes of the kinds of nodes: each has its number for good")
    func numbers() {
        let kinds: [Node.Kind] = [
            .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
            .tableHead, .tableRow, .tableCell, .alert, .aside, .footnoteDefinition, .text, .softBreak, .lineBreak,
            .code,
            .htmlInline, .emphasis, .strong, .link, .image, .strikethrough, .footnoteReference, .taskMarker, .container,
            .mark, .subscript, .superscript, .inserted, .key, .abbreviation,
        ]
        #expect(kinds.map(\.rawValue) == Array(0..<UInt8(kinds.count)))
        #expect(kinds.filter(\.isBlock).count == 17)
    }
}
