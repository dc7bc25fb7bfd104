import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Repositories as they lie")
struct RepositoryTests {
    /// A package's repository, with what such have beside their pages.
    private static let repository = """
        -- README.md --
        <h1 align="center"><img src="Media/logo.png" alt="Logo"> Reader &amp; Co</h1>

        Read the [guide](/Documentation/Guide.md#begin), the [licence](LICENSE), the [module](Sources/Reader),
        the [article](Sources/Reader/Reader.docc/Tuning.md) and [what to do](../../issues).

        ![A window](Media/window.png?raw=true)
        -- LICENSE --
        Free.
        -- Package.swift --
        // swift-tools-version: 6.0
        -- CONTRIBUTING.md --
        # Contribute
        -- Media/logo.png --
        a
        -- Media/window.png --
        b
        -- Media/unused.png --
        c
        -- Documentation/Guide.md --
        Some words first.

        ## Begin

        See the [readme](../README.md), [how to help](../CONTRIBUTING.md) and [a workflow](../.github/check.yml).
        -- Documentation/drafts/Later.md --
        # Later
        -- Documentation/Reference.md --
        [![A badge](https://example.org/badge.svg)](https://example.org)

        # All of it

        Words.
        -- Sources/Reader/Reader.swift --
        struct Reader {}
        -- Sources/Reader/Reader.docc/Reader.md --
        # ``Reader``

        ## Topics

        ### Depth

        - <doc:Tuning>
        -- Sources/Reader/Reader.docc/Tuning.md --
        # Tuning

        @Comment { Nothing. }

        ![A picture](window)
        -- Sources/Reader/Reader.docc/Resources/window.png --
        d
        -- Sources/Writer/Writer.docc/Writer.md --
        # ``Writer``

        See <doc:Tuning>.
        -- Sources/Writer/Writer.docc/Tuning.md --
        # Tuning the writer
        -- node_modules/tool/README.md --
        # Tool
        -- .github/check.yml --
        on: push
        -- old/.glosa-site --
        x
        -- old/en/index.md --
        # Old

        """

    private static func load(_ configuration: String, _ more: String = "") async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\n" + configuration + repository + more).write(to: folder)
            return try await CourseLoader(root: folder.path).load()
        }
    }

    private static func site(_ configuration: String) async throws -> BuiltSite {
        try await BuiltSite("-- glosa.yml --\n" + configuration + repository)
    }

    @Test("All Markdown is the content, but what is hidden, foreign or a site; of other files what pages name")
    func whole() async throws {
        let course = try await Self.load("content: .\n").course
        #expect(
            course.lessons.map(\.filePath).sorted() == [
                "CONTRIBUTING.md", "Documentation/Guide.md", "Documentation/Reference.md",
                "Documentation/drafts/Later.md", "README.md", "Sources/Reader/Reader.docc/Reader.md",
                "Sources/Reader/Reader.docc/Tuning.md", "Sources/Writer/Writer.docc/Tuning.md",
                "Sources/Writer/Writer.docc/Writer.md",
            ]
        )
        #expect(
            course.assets.map(\.path).sorted() == [
                "LICENSE", "Media/logo.png", "Media/window.png", "Sources/Reader/Reader.docc/Resources/window.png",
            ]
        )
        #expect(course.languages == ["en"])
        #expect(course.configuration.profile == "documentation")
    }

    @Test("Pictures in hidden folders are published where a page shows them; nothing else in these is read")
    func hiddenPictures() async throws {
        let more = """
            -- Extra.md --
            # Extra

            ![One](.github/pictures/one.png) <img src="./.assets/two.SVG" alt="Two"> ![Three](.cache/three.png)
            -- .github/pictures/one.png --
            1
            -- .github/pictures/other.png --
            2
            -- .assets/two.SVG --
            <svg xmlns="http://www.w3.org/2000/svg"/>
            -- .cache/three.png --
            3
            -- .github/ISSUE_TEMPLATE.md --
            # Issue
            -- .github/pictures/README.md --
            # Pictures

            """
        let checked = try await Self.load("content: .\n", more)
        let hidden = checked.course.assets.map(\.path).filter { $0.hasPrefix(".") }
        #expect(hidden.sorted() == [".assets/two.SVG", ".github/pictures/one.png"])
        #expect(!checked.course.lessons.contains { $0.filePath.hasPrefix(".") })
        let found = checked.diagnostics.filter { $0.range.path == "Extra.md" }.map(\.message.en)
        #expect(found == ["“.cache/three.png” is in the repository, but not on the site"])
    }

    @Test("Links between folders, which lie in repositories, are nobody's fault")
    func linkedFolders() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\ncontent: .\n" + Self.repository).write(to: folder)
            for (name, target) in [("Linked", "Documentation"), ("Media/gone.png", "nowhere.png")] {
                let link = folder.appending(path: name).path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
            }
            let found = try await CourseLoader(root: folder.path).load().diagnostics
            #expect(!found.contains { $0.rule == .unreadableFile })
        }
    }

    @Test("What is right where the repository is read is no error")
    func findings() async throws {
        let found = try await Self.load("content: .\n").diagnostics
        let links = found.map { "\($0.severity) \($0.rule) \($0.range.path)" }
        #expect(
            links.sorted() == [
                "note broken-link Documentation/Guide.md", "note broken-link README.md",
                "warning broken-link README.md",
            ]
        )
        let leading = try await Self.load("content: .\nsourceURL: https://git.example.org/blob/main/{path}#L{line}\n")
        #expect(leading.diagnostics.map(\.severity) == [.warning])
    }

    @Test("Links lead from page to page, from the repository's root too, and to the files that are named")
    func links() async throws {
        let site = try await Self.site("content: .\nsourceURL: https://git.example.org/blob/main/{path}#L{line}\n")
        let home = site["en/index.html"]
        #expect(home.contains("<a href=\"Documentation/Guide.html#begin\">guide</a>"))
        #expect(home.contains("<a href=\"LICENSE\">licence</a>"))
        #expect(home.contains("<a href=\"https://git.example.org/blob/main/Sources/Reader\""))
        #expect(home.contains("<a href=\"Sources/Reader/Reader.docc/Tuning.html\">article</a>"))
        #expect(home.contains("<img src=\"Media/window.png\""))
        let guide = site["en/Documentation/Guide.html"]
        #expect(guide.contains("<a href=\"../index.html\">readme</a>"))
        #expect(guide.contains("<a href=\"https://git.example.org/blob/main/.github/check.yml\""))
        #expect(site["en/Sources/Reader/Reader.docc/Tuning.html"].contains("<img src=\"Resources/window.png\""))
        // Of two catalogues, each knows its own pages first.
        let writer = site["en/Sources/Writer/Writer.docc/index.html"]
        #expect(writer.contains("<a href=\"Tuning.html\">Tuning the writer</a>"))
    }

    @Test("A title comes from a first-level heading, wherever it stands, and stands on its page once")
    func titles() async throws {
        let site = try await Self.site("content: .\n")
        func headings(_ path: String) -> Int { site[path].components(separatedBy: "<h1").count - 1 }
        #expect(site["en/index.html"].contains("<title>Reader &amp; Co"))
        #expect(headings("en/index.html") == 1)
        #expect(site["en/Documentation/Guide.html"].contains("<h1>Guide</h1>"))
        #expect(site["en/Documentation/Guide.html"].contains("<h2 id=\"begin\">Begin"))
        #expect(site["en/Documentation/Reference.html"].contains("<title>All of it ·"))
        #expect(headings("en/Documentation/Reference.html") == 1)
    }

    @Test("Catalogues have sections of their own, with their topics; empty folders on the way have none")
    func sections() async throws {
        let course = try await Self.load("content: .\n").course
        let tree = try #require(course.trees["en"])
        #expect(tree.index.map { course.lessons[$0].path } == "README.md")
        #expect(tree.sections.map(\.title) == ["Documentation", "Sources"])
        #expect(tree.sections[1].sections.map(\.title) == ["Reader", "Writer"])
        #expect(tree.sections[1].sections[0].sections.map(\.title) == ["Depth"])
        #expect(course.lessons[try #require(tree.sections[1].sections[0].index)].title == "Reader")
    }

    @Test("Parts of a repository are listed in the order of `content`, and pages elsewhere are none")
    func parts() async throws {
        let checked = try await Self.load(
            "content: [README.md, Sources/Reader/Reader.docc, Documentation]\nexclude: [Documentation/drafts]\n"
        )
        let course = checked.course
        let tree = try #require(course.trees["en"])
        #expect(tree.sections.map(\.title) == ["Reader", "Documentation"])
        #expect(course.lessons.count == 5)
        let notes = checked.diagnostics.filter { $0.severity == .note }.map(\.message.en)
        #expect(notes.contains("“../CONTRIBUTING.md” is in the repository, but not on the site"))
        #expect(!checked.diagnostics.contains { $0.severity == .error })
    }

    @Test("A written navigation has titles, groups and folders, of which each brings what lies in it")
    func navigation() async throws {
        let course = try await Self.load(
            """
            content: .
            exclude: ["**/drafts", CONTRIBUTING.md]
            nav:
              - README.md
              - Learn:
                  - All: Documentation/Reference.md
                  - Modules: Sources/Reader/Reader.docc
              - Documentation

            """
        ).course
        let tree = try #require(course.trees["en"])
        #expect(tree.sections.map(\.title) == ["Learn", "Documentation", "More pages"])
        #expect(tree.sections[0].lessons.map { course.lessons[$0].path } == ["Documentation/Reference.md"])
        #expect(tree.sections[0].labels.values.map(\.self) == ["All"])
        #expect(tree.sections[0].sections.map(\.title) == ["Modules"])
        #expect(tree.sections[1].lessons.map { course.lessons[$0].path } == ["Documentation/Guide.md"])
        #expect(tree.sections[2].lessons.count == 2)
    }

    @Test(
        "What is wrong with the keys is said at its place",
        arguments: [
            ("content: [README.md, Documentaton]", 1, "did you mean “Documentation”?"),
            ("content: [README.md, Media]", 1, "name a Markdown file"),
            ("content: .\nexclude: [1, {a: b}]", 1, nil), ("content: .\nexclude: [\"!keep\"]", 1, nil),
            ("content: .\nexclude: [../other]", 1, nil), ("content: [README.md, ../other]", 1, nil),
            ("content: {a: b}", 1, nil), ("content: [.git, README.md]", 1, nil), ("content: /tmp", 1, nil),
            ("content: .\nnav: [Documentaton]", 1, "did you mean"),
        ] as [(String, Int, String?)]
    )
    func faults(_ configuration: String, count: Int, advice: String?) async throws {
        var found: [Diagnostic] = []
        do {
            found = try await Self.load(configuration + "\n").diagnostics
        } catch let error as CourseError {
            found = error.diagnostics
        }
        let faults = found.filter { $0.rule == .configuration }
        #expect(faults.count == count)
        #expect(faults.allSatisfy { $0.range.path == "glosa.yml" && !$0.range.bytes.isEmpty })
        if let advice { #expect(faults.first?.advice?.en.contains(advice) == true) }
    }

    @Test("Translations beside the originals belong together, with parts of a repository too")
    func suffixes() async throws {
        let course = try await Self.load(
            "content: [README.md, README.es.md, Documentation]\nlanguages: [en, es]\n",
            "-- README.es.md --\n# Lector\n\nLee la [guía](Documentation/Guide.md).\n"
        ).course
        #expect(course.languages == ["en", "es"])
        #expect(course.lessons.first { $0.filePath == "README.es.md" }?.outputPath == "es/index.html")
    }

    @Test(
        "Patterns leave out files and whole folders",
        arguments: [
            ("Documentation", 6), ("Documentation/", 6), ("**/*.docc", 5), ("*.md", 7), ("**/Tuning.md", 7),
            ("Docu*/G?ide.md", 8), ("nothing", 9),
        ]
    )
    func patterns(_ pattern: String, count: Int) async throws {
        #expect(try await Self.load("content: .\nexclude: \"\(pattern)\"\n").course.lessons.count == count)
    }

    @Test("A path from the repository's root leads into the content folder", arguments: ["docs", "./docs/"])
    func absolute(_ folder: String) async throws {
        let tree = """
            -- glosa.yml --
            content: \(folder)
            languages: [en]
            -- docs/a.md --
            # A

            [B](/docs/more/b.md#b), [again](/more/b.md), ![c](/docs/c.png)
            -- docs/more/b.md --
            # B
            -- docs/c.png --
            c
            """
        let page = try await BuiltSite(tree)["en/a.html"]
        #expect(page.contains("<a href=\"more/b.html#b\">B</a>, <a href=\"more/b.html\">again</a>"))
        #expect(page.contains("src=\"c.png\""))
    }
}
