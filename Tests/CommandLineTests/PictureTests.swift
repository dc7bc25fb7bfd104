import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import glosa

/// `glosa diagram --replace`: pictures of the diagrams of Markdown files.
@Suite struct PictureTests {
    private static let readme = """
        # Kit

        Text
        ```mermaid
        flowchart LR
          a --> b
        ```
        More *text*.

        > ```mermaid
        > pie
        >   "Cats" : 1
        > ```

        """

    private func pictures(_ text: String, path: String = "README.md") -> DiagramPictures {
        DiagramPictures(of: SourceFile(path: path, text: text), DiagramPictures.Settings())
    }

    private func replaced(_ text: String, path: String = "README.md") -> String {
        String(decoding: pictures(text, path: path).text(of: Array(text.utf8)), as: UTF8.self)
    }

    @Test("A picture stands above each diagram, whose text is folded; a second time nothing changes")
    func replacing() {
        let once = replaced(Self.readme)
        #expect(
            once.hasPrefix(
                """
                # Kit

                Text
                <!-- glosa diagram: diagrams/README-1 -->
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="diagrams/README-1-dark.svg">
                  <img src="diagrams/README-1.svg" alt="Flowchart with 2 nodes and 1 edge. a → b.">
                </picture>

                <details>
                <summary>The diagram as text</summary>

                ```mermaid
                flowchart LR
                  a --> b
                ```

                </details>

                <!-- /glosa diagram -->
                More *text*.

                > <!-- glosa diagram: diagrams/README-2 -->
                > <picture>

                """
            )
        )
        #expect(once.hasSuffix("> ```\n>\n> </details>\n>\n> <!-- /glosa diagram -->\n"))
        #expect(replaced(once) == once)
        let again = pictures(once)
        #expect(again.edits.isEmpty && again.faults.isEmpty)
        #expect(
            again.pictures.map(\.path) == [
                "diagrams/README-1.svg", "diagrams/README-1-dark.svg", "diagrams/README-2.svg",
                "diagrams/README-2-dark.svg",
            ]
        )
    }

    @Test("A new diagram in front leaves the names of the others, and a changed one has its own picture renewed")
    func renewing() {
        let once = replaced(Self.readme)
        let changed = once.replacing("a --> b", with: "a --> c")
            .replacing("# Kit\n", with: "# Kit\n\n```mermaid\nflowchart TD\n  x\n```\n")
        let result = pictures(changed)
        #expect(
            result.pictures.map(\.path).filter { !$0.contains("dark") }.map { $0.suffix(5) } == [
                "3.svg", "1.svg", "2.svg",
            ]
        )
        let text = String(decoding: result.text(of: Array(changed.utf8)), as: UTF8.self)
        #expect(text.contains("alt=\"Flowchart with 2 nodes and 1 edge. a → c.\""))
        #expect(replaced(text) == text)
    }

    @Test("A catalogue's page gets an image, and its text is a comment")
    func catalogue() {
        let text = "# Kit\n\n```mermaid\nflowchart LR\n  a{\"X\"} --> b\n```\n\nAfter.\n"
        let once = replaced(text, path: "Kit.docc/Kit.md")
        #expect(
            once == """
                # Kit

                <!-- glosa diagram: Resources/Kit-1 -->
                @Image(source: "Kit-1.svg", alt: "Flowchart with 2 nodes and 1 edge. X → b.")

                @Comment {
                ```mermaid
                flowchart LR
                  a{"X"} --> b
                ```
                }
                <!-- /glosa diagram -->

                After.

                """
        )
        #expect(replaced(once, path: "Kit.docc/Kit.md") == once)
        #expect(
            pictures(once, path: "Kit.docc/Kit.md").pictures.map(\.path) == [
                "Resources/Kit-1.svg", "Resources/Kit-1~dark.svg",
            ]
        )
    }

    @Test(
        "What is no diagram of the page stays as it is",
        arguments: [
            "````markdown\n```mermaid\nflowchart LR\n  a\n```\n````\n",
            "<!--\n```mermaid\nflowchart LR\n  a\n```\n-->\n",
            "    ```mermaid\n    flowchart LR\n    ```\n", "```mermaid\nflowchart LR\n  a\n",
            "```swift\nlet a = 1\n```\n",
            "- ```mermaid\n  pie\n  ```\n", "```mermaid\nflowchart LR\n  a -->\n```\n",
        ]
    )
    func others(_ text: String) { #expect(replaced(text) == text) }

    @Test("Line ends, and the last line without one, are kept", arguments: ["\n", "\r\n"])
    func lineEnds(_ end: String) {
        let text = "# A\n\n```mermaid\nflowchart LR\n  a\n```".replacing("\n", with: end)
        let once = replaced(text)
        #expect(once.hasSuffix("```\(end)\(end)</details>\(end)\(end)<!-- /glosa diagram -->\(end)"))
        #expect(once.utf8.count { $0 == 0x0D } == (end == "\n" ? 0 : once.utf8.count { $0 == 0x0A }))
        #expect(replaced(once) == once)
    }

    @Test("A diagram with accDescr has that for words, and quotes in it do no harm")
    func words() {
        let once = replaced("```mermaid\nflowchart LR\n  accDescr: Ask \"<us>\" & wait\n  a --> b\n```\n")
        #expect(once.contains("alt=\"Ask &quot;&lt;us&gt;&quot; &amp; wait\""))
        #expect(replaced(once) == once)
    }

    @Test("Lines that were changed between the marks are never overwritten")
    func changed() {
        let once = replaced(Self.readme)
        for (old, new) in [
            ("\n<details>\n", "\n<details>\nMy own words\n"),
            ("</details>\n\n<!-- /glosa", "</details>\n\nWords\n\n<!-- /glosa"),
            ("<!-- glosa diagram: diagrams/README-1 -->", "<!-- glosa diagram: /etc/README-1 -->"),
            ("<!-- glosa diagram: diagrams/README-1 -->", "<!-- glosa diagram: diagrams/README-2 -->"),
        ] {
            let text = once.replacing(old, with: new)
            let result = pictures(text)
            #expect(text != once && result.faults.count == 1)
            #expect(!result.edits.contains { edit in result.faults.contains { $0.line == edit.line } })
        }
    }

    @Test("Files are written and renewed, a check says what is out of date, and nothing outside is touched")
    func files() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "docs/README.md")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "docs"),
                withIntermediateDirectories: true
            )
            try Data([0xEF, 0xBB, 0xBF] + Self.readme.utf8).write(to: file)
            func run(_ arguments: String...) throws -> Run {
                try Run(["diagram", "--replace", "docs/README.md"] + arguments, in: folder)
            }
            let stale = try run("--check")
            #expect(
                stale.status == 1
                    && stale.errors.contains("docs/README.md:4: docs/diagrams/README-1.svg is out of date")
            )
            #expect(try Array(Data(contentsOf: file)).count == Self.readme.utf8.count + 3)
            #expect(try run().status == 0)
            #expect(try Array(Data(contentsOf: file)).starts(with: [0xEF, 0xBB, 0xBF, 0x23]))
            let svg = try String(contentsOf: folder.appending(path: "docs/diagrams/README-2-dark.svg"), encoding: .utf8)
            #expect(svg.contains("Cats") && svg.contains("#15171e"))
            let clean = try run("--check")
            #expect(clean.status == 0 && clean.errors.isEmpty)
            // Another palette: every picture is renewed.
            #expect(try run("--palette", "neutral", "--check").status == 1)
            try FileManager.default.removeItem(at: folder.appending(path: "docs/diagrams/README-1.svg"))
            #expect(try run("--check").status == 1)
            let renewed = try run()
            #expect(renewed.status == 0 && renewed.errors == "docs/diagrams/README-1.svg\n")
            // A picture above the file needs its folder to be named.
            let text = try String(contentsOf: file, encoding: .utf8).replacing(
                "diagrams/README-1",
                with: "../a/README-1"
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
            let refused = try run()
            #expect(refused.status == 1 && refused.errors.contains("--output-dir"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a").path))
            #expect(try run("--output-dir", "a").status == 0)
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "a/README-1.svg").path))
        }
    }

    @Test("Pictures of diagrams that are gone are named and stay; others' files are not")
    func leftPictures() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "README.md")
            func run() throws -> Run { try Run(["diagram", "--replace", "README.md", "--lang", "en"], in: folder) }
            try Self.readme.write(to: file, atomically: true, encoding: .utf8)
            #expect(try run().errors.contains("any more") == false)
            let pictures = folder.appending(path: "diagrams")
            // A picture of this name that Glosa has not drawn, and one of another file.
            try "<svg/>".write(to: pictures.appending(path: "README-7.svg"), atomically: true, encoding: .utf8)
            let drawing = try String(contentsOf: pictures.appending(path: "README-2.svg"), encoding: .utf8)
            try drawing.write(to: pictures.appending(path: "guide-1.svg"), atomically: true, encoding: .utf8)
            let text = try String(contentsOf: file, encoding: .utf8)
            let second = try #require(text.firstRange(of: "> <!-- glosa diagram"))
            try String(text[..<second.lowerBound]).write(to: file, atomically: true, encoding: .utf8)
            let result = try run()
            #expect(result.status == 0)
            #expect(
                result.errors == """
                    diagrams/README-2-dark.svg belongs to no diagram of these files any more
                    diagrams/README-2.svg belongs to no diagram of these files any more

                    """
            )
            #expect(FileManager.default.fileExists(atPath: pictures.appending(path: "README-2.svg").path))
        }
    }

    @Test("An address before the paths is kept until another is given")
    func base() {
        var settings = DiagramPictures.Settings()
        settings.base = "https://example.org/kit/"
        let file = SourceFile(path: "README.md", text: Self.readme)
        let text = String(decoding: DiagramPictures(of: file, settings).text(of: file.bytes), as: UTF8.self)
        #expect(text.contains("src=\"https://example.org/kit/diagrams/README-1.svg\""))
        #expect(replaced(text) == text)
    }

    @Test(
        "Options that don't go together are refused",
        arguments: [
            ["--check"], ["--base-url", "a"], ["--replace"], ["--replace", "-"], ["--replace", "a.md", "-o", "b"],
            ["--replace", "a.md", "--theme", "dark"],
        ]
    )
    func options(_ arguments: [String]) throws { #expect(try Run(["diagram"] + arguments).status == 2) }
}
