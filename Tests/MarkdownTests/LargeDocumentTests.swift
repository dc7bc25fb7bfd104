import Diagnostics
import Foundation
import Testing

@testable import Markdown
@testable import MarkdownHTML

@Suite("More markup than a document may have")
struct LargeDocumentTests {
    /// More than libcmark is given at once, so that a cut can come before the end.
    private static let part =
        "# H\n\nSome *text* with [a link](b).\n\n- a\n- b\n\n```swift\nlet x = 1 < 2\n```\n\n| a |\n|---|\n| 1 |\n\n"
    private static let text = String(repeating: part, count: 5_000) + "The *end*.\n"

    @Test("What is above the cut is what it was, what is below it stands there as text, and a finding says where")
    func cut() throws {
        let file = SourceFile(path: "x.md", text: Self.text)
        let whole = Document.parse(file)
        #expect(whole.diagnostics == [])
        let (document, found) = Document.parse(file, largest: 20_000)
        let finding = try #require(found.first)
        #expect(found.map(\.rule) == ["too-much-markup"])
        #expect(finding.severity == .error)

        let count = document.headings.count
        #expect((100..<5_000).contains(count))
        #expect(document.headings.map(\.slug) == Array(whole.document.headings.map(\.slug).prefix(count)))
        #expect(
            document.codeBlocks.map(\.range)
                == Array(whole.document.codeBlocks.map(\.range).prefix(document.codeBlocks.count))
        )

        // The finding stands on the first line that is shown as text, and nothing of the file is missing.
        let start = finding.range.bytes.lowerBound
        let blocks = Array(document.children(of: document.root))
        let last = try #require(blocks.last)
        #expect(document[last].kind == .paragraph)
        #expect(document.range(of: last).bytes == start..<file.bytes.count)
        #expect(document.plainText(of: last) == file.text(in: start..<file.bytes.count - 1))
        let before = try #require(blocks.dropLast().last)
        #expect(document.range(of: before).bytes.upperBound <= start)
        #expect(file.bytes[document.range(of: before).bytes.upperBound..<start].allSatisfy { $0 == 0x0A })
        let html = HTMLRenderer.html(document, options: HTMLOptions())
        #expect(html.contains("The *end*."))
        #expect(html.contains("let x = 1 &lt; 2\n```"))
    }

    @Test("What is below the cut stands there as its author wrote it, without the signs of containers around it")
    func cutInContainers() throws {
        let row = "@Row {\n@Column {\n\n" + String(repeating: Self.part, count: 100) + "}\n}\n"
        let text = String(repeating: row, count: 50)
        let file = SourceFile(path: "x.md", text: text)
        let (document, found) = Document.parse(file, dialect: .docC, largest: 20_000)
        let finding = try #require(found.first { $0.rule == "too-much-markup" })
        let last = try #require(Array(document.children(of: document.root)).last)
        #expect(document.plainText(of: last) == file.text(in: finding.range.bytes.lowerBound..<file.bytes.count - 1))
    }

    @Test(
        "Tags in text, alerts and asides count for more than their nodes",
        arguments: ["a <b>c</b>\n\n", "> [!NOTE]\n> a\n\n", "> Tip: a\n\n"]
    )
    func weights(part: String) {
        let text = String(repeating: part, count: 20_000)
        let file = SourceFile(path: "x.md", text: text)
        let whole = Document.parse(file)
        #expect(whole.diagnostics.isEmpty)
        let weighed = Document.parse(file, largest: whole.document.nodeCount + 20_000)
        #expect(weighed.diagnostics.map(\.rule) == ["too-much-markup"])
        #expect(Document.parse(file, largest: whole.document.nodeCount * 2 + 20_000).diagnostics.isEmpty)
    }

    @Test(
        "Marks beyond what anybody writes are text, and one finding says where that begins",
        arguments: [
            ("==a== ", "<mark>", .glosa), ("x^2^ ", "<sup>", .glosa), (":tada: ", "🎉", .glosa),
            ("HTML ", "<abbr", .glosa), ("++a++ ", "<kbd>", .material),
        ] as [(String, String, Dialect)]
    )
    func marks(pattern: String, mark: String, dialect: Dialect) {
        let start = "*[HTML]: a\n\nBefore.\n\n"
        let text = start + String(repeating: pattern, count: 3_000) + "\n\nLast: " + pattern + "\n"
        let (document, found) = Document.parse(SourceFile(path: "x.md", text: text), dialect: dialect, largest: 26_250)
        #expect(found.map(\.rule) == ["too-much-markup"])
        #expect(found.first?.range.bytes.lowerBound == start.utf8.count)
        let html = HTMLRenderer.html(document, options: HTMLOptions())
        let count = html.components(separatedBy: mark).count - 1
        #expect((700...2_000).contains(count))
        #expect(html.hasSuffix("<p>Last: \(pattern.trimmingCharacters(in: .whitespaces))</p>\n"))
    }

    @Test("Quotation marks, of which libcmark makes nodes one by one, are counted")
    func quotationMarks() {
        let text = String(repeating: "\"", count: 600_000)
        let (document, found) = Document.parse(SourceFile(path: "x.md", text: text))
        #expect(found.map(\.rule) == ["too-much-markup"])
        #expect(document.plainText(of: document.root).utf8.count { $0 == UInt8(ascii: "\"") } == 600_000)
    }

    @Test("Formulas are sought up to as many as are more than a document may hold, so that it is said where they end")
    func formulas() {
        let text = String(repeating: "$a$\n", count: FormulaScan.most + 100)
        #expect(FormulaScan(Array(text.utf8), .glosa).spans.count == FormulaScan.most)
        // Each is a node, and counts for eight more.
        #expect(FormulaScan.most * 9 > DocumentBuilder.largestDocument)
    }

    @Test("A document at its limit is not cut")
    func whole() {
        let file = SourceFile(path: "x.md", text: Self.text)
        let document = Document.parse(file).document
        #expect(Document.parse(file, largest: document.nodeCount * 3).diagnostics == [])
        #expect(document.headings.count == 5_000)
    }
}
