import Course
import CourseChecks
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Pages of samples that are files")
struct SampleFileTests {
    private static let course = """
        -- glosa.yml --
        languages: [en, es]
        markdown: true
        sourceURL: https://git.example.org/p/blob/main/{path}?a&b#L{line}-L{endLine}
        -- Sources/The App/Counter.swift --
        import SwiftUI

        // snippet.counter
        struct Counter: View {
            @State var count = 0
            var body: some View { Text("```") }
        }
        -- content/en/a.md --
        # A

        > - ```swift file='Sources/The App/Counter.swift' region=counter highlight=2
        >   ```

        End.
        -- content/es/a.md --
        # A

        > - ```swift file='Sources/The App/Counter.swift' region=counter highlight=2
        >   ```

        Fin.
        """

    @Test("A page shows the file's code, what is wrong in it, and the way to its place")
    func page() async throws {
        let site = try await BuiltSite(Self.course)
        for page in ["en/a.html", "es/a.html"] {
            let html = site[page]
            #expect(
                html.contains(
                    "<span class=\"line is-highlighted\" data-number=\"2\">    <span class=\"a\">@State</span>"
                )
            )
            #expect(html.contains("state-private"))
            #expect(html.contains(">\(page.hasPrefix("en") ? "line" : "línea") 2</span>"))
            #expect(!html.contains("snippet.counter"))
            #expect(
                html.contains(
                    "<a href=\"https://git.example.org/p/blob/main/Sources/The%20App/Counter.swift?a&amp;b#L4-L7\">"
                        + "<code>Sources/The App/Counter.swift</code></a>"
                )
            )
        }
    }

    @Test("Without an address there is no way to the file, and a sample of the lesson's own has none")
    func withoutAddress() async throws {
        let tree = Self.course.split(separator: "\n").filter { !$0.hasPrefix("sourceURL") }.joined(separator: "\n")
        #expect(try await !BuiltSite(tree)["en/a.html"].contains("code-source"))
        let own = "\(Self.course)\n```swift\nlet a = 1\n```\n"
        #expect(try await BuiltSite(own)["es/a.html"].components(separatedBy: "code-source").count == 2)
    }

    @Test("A lesson's Markdown holds the code, behind the marks of its list and its quote")
    func markdown() async throws {
        let text = try await BuiltSite(Self.course)["en/a.md"]
        #expect(
            text == """
                # A

                > - ````swift
                >   struct Counter: View {
                >       @State var count = 0
                >       var body: some View { Text("```") }
                >   }
                >   ````

                End.

                """
        )
    }

    @Test("A file that is not to be had leaves no sample that a page calls checked")
    func missing() async throws {
        let site = try await BuiltSite(Self.course.replacing("region=counter", with: "region=gone"))
        #expect(!site["en/a.html"].contains("class=\"evidence"))
    }

    @Test("A lesson beside its translation shows both samples where they are not the same")
    func beside() async throws {
        let tree =
            Self.course.replacing("> - ", with: "").replacing(">   ", with: "")
            + "\n-- Sources/Other.swift --\nlet other = 1\n"
        let same = try await BuiltSite(tree)
        let page = "en/a.es.html"
        #expect(same[page].components(separatedBy: "<figure class=\"code").count == 2)
        let last = try #require(tree.range(of: "'Sources/The App/Counter.swift' region=counter", options: .backwards))
        let other = try await BuiltSite(tree.replacingCharacters(in: last, with: "Sources/Other.swift"))
        #expect(other[page].components(separatedBy: "<figure class=\"code").count == 3)
    }

    @Test(
        "A snippet in another language is named with its ending, and a file by other code points for the same letters",
        arguments: [
            ("Snippets/Sum", "did you mean “Snippets/Sum.py”?"), ("Snippets/Sum.py", nil), ("Snippets/Su\u{F1}a", nil),
        ]
    )
    func snippetNames(path: String, advice: String?) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Package.swift --
                // swift-tools-version:6.0
                -- Snippets/Sum.py --
                print(1 + 2)
                -- Snippets/Sun\u{303}a.swift --
                let a = 1
                -- App.docc/App.md --
                # ``App``

                @Snippet(path: "\(path)")
                """
            ).write(to: folder)
            let checked = try await CourseLoader(root: folder.path, content: "App.docc").load()
            let found = checked.diagnostics.filter { $0.rule == "sample-file" }
            #expect(found.map(\.advice?.en) == [advice].filter { $0 != nil })
            let block = try #require(checked.course.lessons.first?.document.codeBlocks.first)
            #expect(block.origin == nil || block.language == (path.hasSuffix(".py") ? "python" : "swift"))
            #expect((block.origin == nil) == (advice != nil))
        }
    }

    @Test(
        "DocC's snippets are those of the package, by its name or without",
        arguments: ["App/Snippets/Sum", "Snippets/Sum", "Other/Snippets/Sum"]
    )
    func snippets(path: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Package.swift --
                // swift-tools-version:6.0
                -- Snippets/Sum.swift --
                import App
                // snippet.sum
                let sum = 1 + 2
                // snippet.end
                print(sum)
                -- Sources/App/App.docc/App.md --
                # ``App``

                Sums.

                - Note: Look:
                  @Snippet(path: "\(path)", slice: "sum")

                @Row { @Column {
                    @Snippet(path: "\(path)") } }

                @Snippet(path: "\(path)", slice: "sun")
                """
            ).write(to: folder)
            for (root, content) in [("", "Sources/App/App.docc"), ("Sources/App", "App.docc")] {
                let loader = CourseLoader(root: folder.appending(path: root).path, content: content)
                let checked = try await loader.load()
                let found = checked.diagnostics.filter { $0.severity > .note }
                #expect(found.map(\.rule) == ["sample-region"])
                #expect(found.first?.advice?.en == "did you mean “sum”?")
                let site = try await SiteContext(checked, theme: try Theme.load(for: checked.course))
                let pages = site.pages.map { String(decoding: site.render($0).bytes, as: UTF8.self) }
                let page = try #require(pages.first { $0.contains("page-lesson") || $0.contains("Sums.") })
                let code = page.matches(of: /(?s)<code class="language-swift">(.*?)<\/code>/).map {
                    $0.1.replacing(/<[^>]*>/, with: "")
                }
                #expect(code == ["let sum = 1 + 2\n", "import App\nlet sum = 1 + 2\nprint(sum)\n", ""])
            }
        }
    }
}
