import Diagnostics
import Foundation
import Markdown
import TestSupport
import Testing

@testable import Site

@Suite("What helps readers of a lesson")
struct ReadingAidTests {
    // MARK: Samples

    /// The page of a lesson that holds the text.
    private static func page(_ text: String, configuration: String = "") async throws -> String {
        try await BuiltSite(
            "-- glosa.yml --\nlanguages: [en]\n\(configuration)-- content/en/a.md --\n# A\n\n\(text)\n"
        )["en/a.html"]
    }

    private static func text(_ html: Substring) -> String { String(html).replacing(/<[^>]*>/, with: "") }

    @Test(
        "What is marked as wrong and as right stands in labelled panels; what nobody marks stands in one without label"
    )
    func panels() async throws {
        let page = try await Self.page(
            """
            ```swift
            import SwiftUI

            // ❌ Wrong
            struct Old: View {
                @ObservedObject var model = Model()
            }

            // ✅ Right
            struct New: View {
                @State private var model = Model()
            }
            ```
            """
        )
        let panels = page.matches(
            of:
                /(?s)<div class="(panel[^"]*)">(?:<p class="panel-label">([^<]*)<\/p>)?<pre[^>]*aria-label="([^"]*)"><code[^>]*>(.*?)<\/code>/
        )
        #expect(
            panels.map { "\($0.1)|\($0.2 ?? "")|\($0.3)" } == [
                "panel||Swift", "panel is-wrong|Wrong|Swift: Wrong", "panel is-right|Right|Swift: Right",
            ]
        )
        #expect(panels.map { Self.text($0.4).split(separator: "\n").count } == [1, 4, 4])
    }

    @Test("A mark of one line sets off that line, in one block of code")
    func lines() async throws {
        let page = try await Self.page(
            "```swift\nstruct A: View {\n    @State var a = 1 // ❌\n    var body: some View { Text(\"\") }\n}\n```"
        )
        #expect(!page.contains("class=\"panel"))
        let marked = page.matches(of: /<span class="line is-wrong" data-number="2">(.*)\n/).map { Self.text($0.1) }
        #expect(marked == ["    @State var a = 1 // ❌"])
    }

    @Test("A sample without marks is as it was")
    func plain() async throws {
        let page = try await Self.page("```swift\nlet a = 1\n```")
        #expect(page.contains("<figure class=\"code\"><pre"))
        #expect(!page.contains("class=\"panel") && !page.contains("class=\"line"))
    }

    private static let old =
        "// ❌ Old\nstruct A: View {\n    @ObservedObject var model = Model()\n    var body: some View { Text(model.name) }\n}"
    private static let new =
        "// ✅ New\nstruct A: View {\n    @State private var model = Model()\n    var body: some View { Text(model.name) }\n}"

    @Test(
        "The way from the wrong version to the right one is shown by lines, within a sample and between two",
        arguments: ["```swift\n\(old)\n\n\(new)\n```", "```swift\n\(old)\n```\n\nBetter:\n\n```swift\n\(new)\n```"]
    )
    func difference(text: String) async throws {
        let page = try await Self.page(text)
        let difference = try #require(
            page.firstMatch(of: /(?s)<details class="code-more difference">(.*?)<\/details>/)?.1
        )
        let removed = difference.matches(of: /(?s)<del>(.*?)<\/del>/).map { Self.text($0.1).trimmed }
        let added = difference.matches(of: /(?s)<ins>(.*?)<\/ins>/).map { Self.text($0.1).trimmed }
        #expect(removed == ["@ObservedObject var model = Model()"])
        #expect(added == ["@State private var model = Model()"])
        #expect(!difference.contains("❌") && !difference.contains("✅"))
        #expect(page.components(separatedBy: "code-more difference").count == 2)
    }

    @Test(
        "Nothing is compared that has nothing in common, or something between",
        arguments: [
            "```swift\n\(old)\n```\n\n```swift\n// ✅ Other\nfunc add(_ a: Int) -> Int {\n    a + 1\n}\n```",
            "```swift\n\(old)\n```\n\n## Other\n\n```swift\n\(new)\n```",
            "```swift\n\(new)\n```\n\n```swift\n\(old)\n```",
        ]
    )
    func nothingToCompare(text: String) async throws {
        #expect(try await !Self.page(text).contains("difference"))
    }

    @Test("Changes are the fewest lines that make one text of the other, removed before added")
    func lineDifference() throws {
        let old = ["a", "b", "c", "d"]
        let new = ["a", "x", "c", "y", "d"]
        let lines = try #require(LineDifference(old, new)).lines.map { line in
            switch line.change {
            case .same: " " + old[line.index]
            case .removed: "-" + old[line.index]
            case .added: "+" + new[line.index]
            }
        }
        #expect(lines == [" a", "-b", "+x", " c", "+y", " d"])
        #expect(LineDifference(Array(repeating: "a", count: 401), []) == nil)
    }

    @Test("Lines of code cut out of their colours stand by themselves")
    func codeLines() {
        let html = "<span class=\"c\">/* a\n\nb */</span> x\ny"
        let lines = CodeLines(Array(html.utf8)).lines.map { String(decoding: $0, as: UTF8.self) }
        #expect(
            lines == [
                "<span class=\"c\">/* a</span>", "<span class=\"c\"></span>", "<span class=\"c\">b */</span> x", "y",
            ]
        )
    }

    @Test("A sample shows the hidden declarations that it needs, and those that they need, and no others")
    func hiddenDeclarations() async throws {
        let page = try await Self.page(
            """
            <!-- glosa:preamble
            struct Book { var pages: [Page] }
            struct Page { var number = 1 }
            struct Other { var a = 1 }
            -->

            ```swift
            let book = Book(pages: [])
            ```

            ```swift
            let free = 1
            ```
            """
        )
        let folds = page.matches(of: /(?s)<details class="code-more">(.*?)<\/details>/)
        #expect(folds.count == 1)
        let text = Self.text(folds.first?.1 ?? "")
        #expect(text.contains("struct Book") && text.contains("struct Page") && !text.contains("struct Other"))
        #expect(!page.contains("glosa:preamble"))
    }

    @Test("What a sample declares itself is not shown again")
    func ownDeclarations() async throws {
        let page = try await Self.page(
            "<!-- glosa:preamble\nstruct Book { var a = 1 }\n-->\n\n```swift\nstruct Book { var b = 2 }\nlet book = Book()\n```"
        )
        #expect(!page.contains("code-more"))
    }

    // MARK: About the page

    @Test("A lesson leads to where its source can be changed, its path encoded")
    func editPage() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [es]
            editURL: https://git.example.org/edit/{path}?ref=main
            -- content/es/index.md --
            # Inicio
            -- content/es/árbol uno.md --
            # Uno
            """
        )
        let page =
            site.pages.first { $0.value.contains("<h1 id=\"uno\">") && $0.value.contains("page-lesson") }?.value ?? ""
        #expect(page.contains("<a href=\"https://git.example.org/edit/content/es/%C3%A1rbol%20uno.md?ref=main\">"))
        #expect(site["es/index.html"].contains("https://git.example.org/edit/content/es/index.md?ref=main"))
    }

    @Test(
        "An address without a place for the path, or that is none, is refused",
        arguments: [
            "https://git.example.org/edit/", "content/{path}", "javascript:{path}", "\"https://a.example/{path} x\"",
        ]
    )
    func wrongEditURL(address: String) async throws {
        await #expect(throws: (any Error).self) {
            let site = try await BuiltSite("-- glosa.yml --\neditURL: \(address)\n-- content/es/a.md --\n# A\n")
            if !site.pages.isEmpty, !site["es/a.html"].contains("class=\"edit\"") { throw CancellationError() }
        }
    }

    @Test(
        "Reading takes as long as the words at the language's pace, and the lines of code",
        arguments: [
            (200, 0, 200.0, 1), (1000, 0, 200.0, 5), (1000, 0, 250.0, 4), (0, 40, 200.0, 2), (400, 20, 200.0, 3),
            (1, 0, 200.0, 1),
        ]
    )
    func readingTime(words: Int, lines: Int, pace: Double, expected: Int) {
        let code = lines == 0 ? "" : "\n\n```swift\n" + String(repeating: "let a = 1\n\n", count: lines) + "```\n"
        let text = Array(repeating: "palabra", count: words).joined(separator: " ") + code
        let document = Document.parse(SourceFile(path: "a.md", text: text)).document
        #expect(ReadingTime.minutes(document, wordsPerMinute: pace) == expected)
    }

    @Test("A page that says nothing takes no time")
    func noReadingTime() {
        let document = Document.parse(SourceFile(path: "a.md", text: "<!-- x -->\n")).document
        #expect(ReadingTime.minutes(document, wordsPerMinute: 200) == nil)
    }

    @Test(
        "Progress is kept unless the theme's settings say otherwise",
        arguments: [("", true), ("theme: {noProgress: yes}\n", false)]
    )
    func progress(setting: String, isKept: Bool) async throws {
        let site = try await BuiltSite("-- glosa.yml --\nlanguages: [en]\n\(setting)-- content/en/a.md --\n# A\n")
        #expect(site["en/a.html"].contains("data-visited=\"visited\"") == isKept)
        #expect(site["en/index.html"].contains("class=\"continue\" hidden") == isKept)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
