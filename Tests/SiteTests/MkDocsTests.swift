import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

@Suite("MkDocs sites")
struct MkDocsTests {
    /// A site as Material for MkDocs has it, in two languages by suffix, with each thing that is read of one.
    private static let site = """
        -- mkdocs.yml --
        site_name: Reader
        site_url: https://reader.example.org/docs
        repo_url: https://git.example.org/reader
        edit_uri: edit/main/docs/
        theme:
          name: material
        plugins:
          - search
          - i18n:
              languages:
                - locale: en
                  default: true
                - locale: es
          - tags
        markdown_extensions:
          - admonition
          - markdown.extensions.attr_list
          - pymdownx.emoji:
              emoji_index: !!python/name:material.extensions.emoji.twemoji
        nav:
          - Home: index.md
          - Guide:
              - guide/second.md
              - Begin here: guide/first.md
          - Source: https://git.example.org/reader
        -- docs/index.md --
        ---
        hide: [navigation]
        search: {exclude: true}
        ---
        # Reader

        !!! tip "Begin [here](guide/first.md)"

            Or look at ![a picture](img/a.svg).
        -- docs/guide/first.md --
        # First

        === "Swift"

            ``` { .swift title="A.swift" hl_lines="2" .no-copy }
            let a = 1
            let b = 2
            ```

        === "C"

            [Second](second.md#part){ .md-button } [This](first.md)
        -- docs/guide/first.es.md --
        # Primero

        === "Swift"

            ``` { .swift title="A.swift" hl_lines="2" }
            let a = 1
            let b = 2
            ```

        === "C"

            [Segundo](second.md#part){ .md-button } [Este](first.es.md)
        -- docs/guide/second.md --
        # Second

        ## Part { #part .wide }
        -- docs/guide/loose.md --
        # Loose

        ``` swift
        --8<-- "code/A.swift:part"
        ```
        -- code/A.swift --
        let zero = 0
        // --8<-- [start:part]
        let one = 1
        // --8<-- [end:part]
        -- docs/img/a.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        """

    static func load(_ tree: String = site) async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader(root: folder.path).load()
        }
    }

    @Test("mkdocs.yml alone makes a course; what has no effect is named, and nothing else is found")
    func sound() async throws {
        let checked = try await Self.load()
        let found = checked.diagnostics.filter { $0.rule != .translationMissing }
        #expect(found.map(\.rule) == [.configuration])
        #expect(found.first?.severity == .note)
        #expect(found.first?.message.en == "these plugins have no effect: tags")
        let course = checked.course
        #expect(course.languages == ["en", "es"])
        #expect(course.title(in: "en") == "Reader")
        #expect(course.configuration.editURL == "https://git.example.org/reader/edit/main/{path}")
        #expect(course.configuration.baseURL == "https://reader.example.org/docs/")
        #expect(Set(course.lessons.map(\.profile)) == ["documentation"])
    }

    @Test("Anchors of Python-Markdown, ids as attributes and indented footnotes lead where MkDocs has them lead")
    func anchors() async throws {
        let checked = try await Self.load(
            """
            -- mkdocs.yml --
            site_name: A
            -- docs/index.md --
            # A

            [B](#caret-mark-tilde) [C](#9.7.0) [D](#own) [E](#54-generalizacion) [F](#54-generalización)

            ## 5.4 Generalización

            ## Caret, Mark & Tilde

            ### 9.7.0 <small>now</small> { id="9.7.0" }

            ### Own { data-x="y" #own }

            1.  An item[^1]

              [^1]:
                A footnote.

            <div markdown>

            $$
            \\sum_{k=0}^{n=1} x
            $$

            </div>

            <script>
              var tables = document.querySelectorAll("article table")
            </script>

            """
        )
        let found = checked.diagnostics.filter { $0.rule != .htmlRemoved }
        #expect(found.isEmpty, "\(found.map { "\($0.rule) \($0.message.en)" })")
        let formula = try #require(checked.course.lessons.first?.document.formulas.first)
        #expect(
            String(decoding: checked.course.lessons[0].document.textBytes(of: formula), as: UTF8.self).contains("{k=0}")
        )
    }

    @Test("Hooks are named, and what they may make is a note where it is missing")
    func hooks() async throws {
        let checked = try await Self.load(
            "-- mkdocs.yml --\nsite_name: A\nhooks: [own.py]\n-- docs/index.md --\n# A\n\n[B](#made) [`c`][made.too] [D](gone.md)\n"
        )
        #expect(
            checked.diagnostics.map { "\($0.severity) \($0.rule)" }.sorted() == [
                "error broken-link", "note broken-link", "note configuration", "note undefined-reference",
            ]
        )
    }

    @Test("What raw HTML shows and links to is found where the site has it")
    func rawAddresses() async throws {
        let site = try await BuiltSite(
            "-- mkdocs.yml --\nsite_name: A\n-- docs/index.md --\n# A\n\n<p><img src=\"my%20pictures/a b.svg\"> <a href=\"in/b.md#b\">B</a>"
                + " <a href=\"gone.md\">C</a> <a href=\"https://example.org/\">D</a></p>\n"
                + "-- docs/in/b.md --\n# B\n\n<img src=\"../../my pictures/a b.svg\">\n-- docs/my pictures/a b.svg --\n<svg/>\n"
        )
        let home = site["en/index.html"]
        #expect(home.contains("<img src=\"my-pictures/a-b.svg\">") && home.contains("<a href=\"in/b.html#b\">"))
        #expect(home.contains("<a href=\"gone.md\">") && home.contains("<a href=\"https://example.org/\">"))
        #expect(site["en/in/b.html"].contains("<img src=\"../my-pictures/a-b.svg\">"))
        #expect(site["en/whole-course.html"].contains("<img src=\"my-pictures/a-b.svg\">"))
    }

    @Test("A page that the navigation names is made by somebody else: that it isn't there is said once")
    func madePages() async throws {
        let checked = try await Self.load(
            "-- mkdocs.yml --\nsite_name: A\nnav: [index.md, made.md]\n-- docs/index.md --\n# A\n\n[B](made.md#b) [C](made.md) [D](gone.md)\n"
        )
        #expect(
            checked.diagnostics.map { "\($0.severity) \($0.rule)" }.sorted() == [
                "error broken-link", "note broken-link", "note broken-link", "warning configuration",
            ]
        )
    }

    @Test("The navigation is the written one; pages that it doesn't name come last")
    func navigation() async throws {
        let course = try await Self.load().course
        let tree = try #require(course.trees["en"])
        func paths(_ lessons: [Int]) -> [String] { lessons.map { course.lessons[$0].path } }
        #expect(tree.index.map { course.lessons[$0].path } == "index.md")
        #expect(tree.sections.map(\.title) == ["Guide", "More pages"])
        #expect(
            tree.sections.map { paths($0.lessons) } == [["guide/second.md", "guide/first.md"], ["guide/loose.md"]]
        )
        #expect(tree.sections.map { Array($0.labels.values) } == [["Begin here"], []])
        #expect(course.trees["es"]?.all.allSatisfy(\.labels.isEmpty) == true)
    }

    @Test("A line of the navigation that names nothing is found, and a near one is named")
    func navigationFaults() async throws {
        let checked = try await Self.load(
            "-- glosa.yml --\nlanguages: [en]\nnav:\n  - index.md\n  - G:\n    - on.md\n  - {a: 1, b: 2}\n"
                + "-- content/index.md --\n# A\n-- content/one.md --\n# One\n"
        )
        let found = checked.diagnostics.filter { $0.rule == .configuration }
        #expect(
            found.map(\.message.en) == [
                "this line of the navigation names no lesson and no group",
                "the navigation names on.md, but there is no such lesson",
            ]
        )
        #expect(found.last?.advice?.en == "did you mean “one.md”?")
        #expect(found.map(\.severity) == [.warning, .warning])
    }

    @Test("Blocks, fences and links are those of our own Markdown; translations lie beside their original")
    func pages() async throws {
        let site = try await BuiltSite(Self.site)
        let home = site["en/index.html"]
        #expect(home.contains("<p class=\"alert-title\">Begin <a href=\"guide/first.html\">here</a></p>"))
        #expect(home.contains("<img src=\"../img/a.svg\" alt=\"a picture\""))
        #expect(site["en/guide/second.html"].contains(">Begin here</a>"))
        let first = site["en/guide/first.html"]
        #expect(first.contains("<h1 id=\"first\">First</h1>"))
        #expect(first.contains("<p class=\"tab-title\">Swift</p>"))
        #expect(first.contains("A.swift"))
        #expect(first.contains("<a href=\"second.html#part\">Second</a>"))
        #expect(!first.contains("no-copy") && !first.contains("md-button") && !first.contains("==="))
        let loose = site["en/guide/loose.html"]
        #expect(loose.contains("one = ") && !loose.contains("zero") && !loose.contains("8&lt;"))
        let spanish = site["es/guide/first.html"]
        #expect(spanish.contains("<h1 id=\"first\">Primero</h1>"))
        #expect(spanish.contains("<a href=\"second.html#part\">Segundo</a>"))
        #expect(spanish.contains(">Este</a>"))
        #expect(site["es/guide/second.html"].contains("Second"))
    }

    @Test("Of more patterns than are read, the rest is named")
    func manyPatterns() async throws {
        func rules(_ count: Int) async throws -> [String] {
            let lines = (0..<count).map { "  /no\($0)\n" }.joined()
            let tree = "-- mkdocs.yml --\nsite_name: A\ndraft_docs: |\n\(lines)-- docs/index.md --\n# A\n"
            return try await Self.load(tree).diagnostics.map { "\($0.rule) \($0.severity)" }
        }
        #expect(try await rules(1000) == [])
        #expect(try await rules(1001) == ["configuration warning"])
    }

    @Test("Patterns are compared with paths below a content folder whose name has accents")
    func accents() async throws {
        let checked = try await Self.load(
            """
            -- mkdocs.yml --
            site_name: A
            docs_dir: documentación/así
            exclude_docs: /old.md
            -- documentación/así/index.md --
            # A
            -- documentación/así/old.md --
            # B
            """
        )
        #expect(checked.course.lessons.map(\.path) == ["index.md"])
    }

    @Test("What exclude_docs names is not read, what draft_docs names is a draft; git's patterns are read")
    func excluded() async throws {
        let checked = try await Self.load(
            """
            -- mkdocs.yml --
            site_name: A
            exclude_docs: |
              # Not yet
              old/
              *.tmp.md
              /draft?.md
              !keep.tmp.md
            draft_docs: |
              soon/*
            not_in_nav: /a.md
            -- docs/index.md --
            # A
            -- docs/old/b.md --
            # B
            -- docs/in/old/b.md --
            # B
            -- docs/c.tmp.md --
            # C
            -- docs/in/keep.tmp.md --
            # D
            -- docs/draft1.md --
            # E
            -- docs/in/draft1.md --
            # F
            -- docs/soon/g.md --
            # G
            -- docs/templates/h.md --
            # H
            """
        )
        #expect(checked.course.lessons.map(\.path).sorted() == ["in/draft1.md", "in/keep.tmp.md", "index.md"])
        #expect(checked.diagnostics.filter { $0.rule == .draft }.map(\.range.path) == ["docs/soon/g.md"])
    }

    @Test("A blog's posts are a section, newest first", arguments: ["", "nav:\n  - index.md\n"])
    func blog(navigation: String) async throws {
        let checked = try await Self.load(
            """
            -- mkdocs.yml --
            site_name: A
            plugins: [blog]
            \(navigation)-- docs/index.md --
            # A
            -- docs/blog/index.md --
            # Blog
            -- docs/blog/posts/a.md --
            ---
            date: 2025-01-02
            ---
            # First
            -- docs/blog/posts/2026/b.md --
            ---
            date:
              created: 2026-01-02
            ---
            # Third
            -- docs/blog/posts/c.md --
            ---
            date: 2025-12-31T10:00:00
            ---
            # Second
            """
        )
        #expect(
            checked.diagnostics.map(\.message.en)
                == ["the posts of the plugin blog are pages of the section blog/posts, newest first"]
        )
        let tree = try #require(checked.course.trees["en"])
        func sections(_ section: Section) -> [Section] { [section] + section.sections.flatMap(sections) }
        let posts = try #require(sections(tree).first { $0.path == "blog/posts" })
        #expect(posts.lessons.map { checked.course.lessons[$0].title } == ["Third", "Second", "First"])
        #expect(posts.sections.isEmpty)
    }

    @Test("A glosa.yml beside mkdocs.yml comes first, and alone where it names its own content")
    func beside() async throws {
        let own = try await Self.load("-- glosa.yml --\ntitle: Ours\nprofile: modern-state\n" + Self.site).course
        #expect(own.title(in: "en") == "Ours")
        #expect(own.configuration.profile == "modern-state")
        #expect(own.configuration.content == "docs")
        let apart = try await Self.load(
            "-- glosa.yml --\ncontent: lessons\nlanguages: [en]\n-- lessons/a.md --\n# A\n" + Self.site
        )
        #expect(apart.course.lessons.map(\.title) == ["A"])
        #expect(apart.course.configuration.dialect == .glosa)
    }
}
