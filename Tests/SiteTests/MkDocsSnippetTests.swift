import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

@Suite("Snippets of MkDocs sites")
struct MkDocsSnippetTests {
    @Test("Texts of other files stand where scissors name them, and behind pages; what is found in them is said there")
    func snippets() async throws {
        let tree = """
            -- mkdocs.yml --
            site_name: A
            markdown_extensions:
              - pymdownx.snippets:
                  base_path: [., parts]
                  auto_append: [words.md, nowhere.md]
            -- parts/words.md --
            *[HTML]: Hypertext Markup Language
            -- parts/inner.md --
            Inner [words](gone.md).

            --8<-- "nowhere.md"
            -- parts/outer.md --
            One.
            <!-- --8<-- [start:part] -->
            Two.

            --8<-- "inner.md"
            <!-- --8<-- [end:part] -->
            Three.

            ```swift
            let four = 4
            ```
            -- docs/index.md --
            # HTML

            !!! note

                --8<-- "outer.md:part"

            --8<--
            outer.md
            ; words.md
            --8<--

            --8<-- "lost.md"

            ;--8<-- "kept.md"

            [After](gone-too.md) `--8<-- "code.md"`

            ```
            # --8<-- "outer.md"
            --8<-- "parts/outer.md:7:7"
            ```

            """
        let site = try await BuiltSite(tree)
        let page = site["en/index.html"]
        let note = try #require(page.range(of: "alert-note"))
        let text = page[note.upperBound...]
        #expect(text.contains("Two.</p>") && text.contains("<p>Inner"))
        #expect(text.contains("<p>One.") && text.contains("Three.</p>") && text.contains("four"))
        #expect(text.split(separator: "--8&lt;--").count == 4)
        #expect(text.contains("<p>--8&lt;-- &quot;kept.md&quot;</p>") && !text.contains(";--8"))
        #expect(page.contains("<abbr title=\"Hypertext Markup Language\">HTML</abbr>"))
        #expect(text.contains("# --8&lt;-- &quot;outer.md&quot;\nThree."))
        let checked = try await MkDocsTests.load(tree)
        let table = LineTable(checked.course.lessons[0].file)
        #expect(
            checked.diagnostics.map { "\(table.line(at: $0.range.bytes.lowerBound)) \($0.rule)" }.sorted() == [
                "12 sample-file", "16 broken-link", "5 broken-link", "5 sample-file", "7 broken-link", "8 sample-file",
            ]
        )
        // What another file says is not mended in the page.
        #expect(try await checked.fixedLessons().isEmpty)
    }

    @Test(
        "What scissors can't take is said once, and nothing else of the page is lost",
        arguments: [
            ("--8<--\nwords.md\n", "3 sample-file error"),
            ("--8<-- \"https://example.org/a.md\"\n", "3 sample-file warning"),
            ("--8<-- \"circle.md\"\n", "3 sample-file error"),
        ]
    )
    func refusedSnippets(_ snippet: String, expected: String) async throws {
        let tree = """
            -- mkdocs.yml --
            site_name: A
            markdown_extensions: [pymdownx.snippets]
            -- words.md --
            Words.
            -- circle.md --
            --8<-- "circle.md"

            --8<-- "circle.md"
            -- docs/index.md --
            # A

            \(snippet)
            The rest.

            """
        let checked = try await MkDocsTests.load(tree)
        let table = LineTable(checked.course.lessons[0].file)
        #expect(
            checked.diagnostics.map { "\(table.line(at: $0.range.bytes.lowerBound)) \($0.rule) \($0.severity)" } == [
                expected
            ]
        )
        #expect(try await BuiltSite(tree)["en/index.html"].contains("<p>The rest.</p>"))
    }

    @Test(
        "No name leads out of the base folders, in a text, a list or a fence, unless the settings allow it",
        arguments: [
            "--8<-- \"../secret/a.txt\"", "--8<-- \"sub/../../secret/a.txt\"", "--8<--\n../secret/a.txt\n--8<--",
            "```\n--8<-- \"../secret/a.txt\"\n```", "```\n--8<-- \"secret/a.txt\"\n```", "--8<-- \"secret/a.txt\"",
            "- item\n\n    --8<-- \"../secret/a.txt\"",
        ]
    )
    func basePath(_ snippet: String) async throws {
        func tree(_ setting: String) -> String {
            """
            -- mkdocs.yml --
            site_name: A
            markdown_extensions:
              - pymdownx.snippets:
                  base_path: docs
            \(setting)
            -- secret/a.txt --
            Hidden words.
            -- docs/index.md --
            # A

            \(snippet)

            Seen.

            """
        }
        let checked = try await MkDocsTests.load(tree(""))
        #expect(checked.diagnostics.map(\.rule) == ["sample-file"])
        let page = try await BuiltSite(tree(""))["en/index.html"]
        #expect(page.contains("Seen.") && !page.contains("Hidden words"))
        let open = try await BuiltSite(tree("      restrict_base_path: false"))["en/index.html"]
        #expect(open.contains("Hidden words") == snippet.contains("../"))
    }

    @Test("A fence's code comes from a base folder")
    func baseOfFences() async throws {
        let tree = """
            -- mkdocs.yml --
            site_name: A
            markdown_extensions:
              - pymdownx.snippets:
                  base_path: [docs, parts]
            -- parts/code/a.swift --
            let fromParts = 1
            -- docs/index.md --
            # A

            ```swift
            --8<-- "code/a.swift"
            ```

            """
        #expect(try await BuiltSite(tree)["en/index.html"].contains("fromParts"))
    }
}
