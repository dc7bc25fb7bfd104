import Markdown
import Testing

/// Info strings as common tools write them: the language, and the words of ours that the others stand for.
@Suite("Info strings of fences")
struct FenceInfoTests {
    struct Info: Sendable, CustomTestStringConvertible {
        let text: String
        let language: String?
        /// `name` or `name=value`.
        let attributes: [String]
        var hidesLines = false

        init(_ text: String, _ language: String?, _ attributes: [String] = [], hidesLines: Bool = false) {
            (self.text, self.language, self.attributes, self.hidesLines) = (text, language, attributes, hidesLines)
        }

        var testDescription: String { text }
    }

    static let infos = [
        Info("swift", "swift"), Info("Swift", "swift"), Info("", nil),
        // Ours
        Info(
            "swift caption=\"a, b\" fails=state-private,published run",
            "swift",
            ["caption=a, b", "fails=state-private,published", "run"]
        ),
        Info("swift highlight=2,4-6", "swift", ["highlight=2,4-6"]),
        // DocC of Swift 6.3
        Info("swift, nocopy", "swift"), Info("swift,nocopy", "swift"), Info("swift, wrap=80", "swift"),
        Info("swift, highlight=[1, 3], strikeout=[2]", "swift", ["highlight=1,3", "del=2"]),
        Info("swift, showLineNumbers, nocopy", "swift", ["numbers"]),
        Info("swift, wrap=80, highlight=[1]", "swift", ["highlight=1"]),
        Info("swift, wrap=80,highlight=[1]", "swift", ["highlight=1"]),
        // rustdoc and mdBook
        Info("swift,ignore", "swift", ["excerpt"], hidesLines: true),
        Info("swift,no_run", "swift", hidesLines: true), Info("swift,should_panic", "swift", hidesLines: true),
        Info("swift,compile_fail", "swift", ["fails=compile-error"], hidesLines: true),
        Info("swift,editable", "swift", hidesLines: true), Info("rust,ignore", "rust", ["excerpt"], hidesLines: true),
        // Docusaurus, Starlight, Nextra
        Info("swift title=\"A.swift\" {1,3}", "swift", ["caption=A.swift", "highlight=1,3"]),
        Info("swift{1,3-5}", "swift", ["highlight=1,3-5"]),
        Info("swift ins={2} del={1, 3} showLineNumbers", "swift", ["ins=2", "del=1,3", "numbers"]),
        Info("swift showLineNumbers=false frame=\"none\"", "swift"),
        Info("swift showLineNumbers{5}", "swift", ["start=5"]),
        // VitePress
        Info("swift:line-numbers", "swift", ["numbers"]), Info("swift:line-numbers=5", "swift", ["start=5"]),
        Info("swift:no-line-numbers", "swift"), Info("swift:line-numbers {1}", "swift", ["highlight=1", "numbers"]),
        // Pandoc, R Markdown, HTML
        Info("{.swift}", "swift"), Info("{ .swift #a .numberLines }", "swift", ["numbers"]), Info("{swift}", "swift"),
        Info("{swift, echo=FALSE}", "swift"), Info(".swift", "swift"), Info("language-swift", "swift"),
        // What nobody sees
        Info("swift\u{A0}", "swift"), Info("swift\u{200B}", "swift"), Info("\u{FEFF}swift", "swift"),
        // What isn't known stays
        Info("swift wharf=1", "swift", ["wharf=1"]), Info("swift {#a}", "swift", ["{#a}"]),
        Info("swift:A.swift", "swift:a.swift"), Info("swfit", "swfit"), Info("swift@6.2", "swift@6.2"),
        Info("objective-c", "objective-c"), Info("c++", "c++"), Info("mermaid,", "mermaid"),
    ]

    static let surroundings: [(first: String, rest: String)] = [
        ("", ""), ("😀é\n\n", ""), ("- ", "  "), ("> ", "> "), ("😀\n\n> - ", ">   "),
    ]

    @Test("An info string is read as its tool reads it, wherever it stands", arguments: infos)
    func info(_ info: Info) throws {
        for surrounding in Self.surroundings {
            let text = surrounding.first + "```\(info.text)\n\(surrounding.rest)let a = 1\n\(surrounding.rest)```\n"
            let block = try #require(Parsed(text).document.codeBlocks.first)
            #expect(block.language == info.language)
            let attributes = block.attributes.map { attribute in
                attribute.value.map { "\(attribute.name)=\($0)" } ?? attribute.name
            }
            #expect(attributes == info.attributes, "\(text)")
            #expect(block.hidesLines == info.hidesLines)
            #expect(block.slice.text.hasPrefix("let a = 1"))
        }
    }

    @Test("A tilde fence has the same words")
    func tildes() throws {
        let block = try #require(Parsed("~~~ swift,ignore\nlet a = 1\n~~~\n").document.codeBlocks.first)
        #expect(block.language == "swift" && block.attributes.map(\.name) == ["excerpt"])
    }
}

@Suite("Fences that never end")
struct UnclosedFenceTests {
    struct Page: Sendable, CustomTestStringConvertible {
        let text: String
        /// The line of the opening fence, and where the text probably goes on; nil where nothing says so.
        let opening: Int
        let end: Int?

        init(_ text: String, opening: Int, end: Int?) {
            (self.text, self.opening, self.end) = (text, opening, end)
        }

        var testDescription: String { text }
    }

    static let pages = [
        Page("```swift\nlet a = 1\n\n## Next\n\nText\n", opening: 1, end: 4),
        Page("😀\n\n```swift\nlet a = 1\n\nThen the value is read once more.\n", opening: 3, end: 6),
        Page("```swift\nlet a = 1\n\n- the value is read here\n", opening: 1, end: 4),
        Page("```swift\nlet a = 1\n\n:::note\nText\n:::\n", opening: 1, end: 4),
        Page("```swift\nlet a = 1\n``\n\nThen it is read once more.\n", opening: 1, end: 3),
        Page("```swift\nlet a = 1\n\nNow the next sample comes.\n\n```swift\nlet b = 2\n```\n", opening: 1, end: 4),
        Page("```swift\nlet a = 1\n\n```swift\nlet b = 2\n```\n", opening: 1, end: 4),
        Page("```swift\nlet a = 1\n\nlet b = 2\n", opening: 1, end: nil),
        Page("```swift\nlet a = 1\n\n#if DEBUG\nlet b = 2\n#endif\n", opening: 1, end: nil),
    ]

    @Test("One finding says where the block opens, and where it probably ends", arguments: pages)
    func page(_ page: Page) throws {
        let parsed = Parsed(page.text)
        #expect(parsed.rules == ["unbalanced-fence"])
        let finding = try #require(parsed.diagnostics.first)
        let message = finding.message.en
        #expect(message.contains("before line") == (page.end != nil))
        if let end = page.end { #expect(message.hasSuffix("line \(end)")) }
        #expect(parsed.source(finding.range) == "```swift")
        let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[page.opening - 1] == "```swift")
    }

    static let soundTexts = [
        "````swift\nlet a = \"\"\"\n```swift\n\"\"\"\n````\n", "```md\n```swift\nlet a = 1\n```\n",
        "```\nText that goes on and on.\n\n## More\n```\n",
        "```swift\n/// The sum of all values.\n\n/// A sentence that goes on.\nlet a = 1\n```\n",
    ]

    @Test("A block that is closed, and text that shows fences, are right", arguments: soundTexts)
    func sound(_ text: String) { #expect(Parsed(text).rules == []) }
}
