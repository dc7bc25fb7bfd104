import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("DocC catalogues")
struct CatalogueTests {
    /// A catalogue as packages have it, with each thing that is read of one.
    private static let package = """
        -- Sources/Reader/Reader.docc/Reader.md --
        # ``Reader``

        Reads files.

        @Metadata {
            @PageColor(blue)
        }

        See <doc:Getting-Started#Rule-2:-Mind-the-gap> and ``Line``, not ``Word``.

        ![A picture](window)

        ## Topics

        ### Essentials

        - <doc:Getting-Started>
        - ``Line``

        ### Depth

        - ``Word``
        - <doc:Tuning>
        -- Sources/Reader/Reader.docc/Articles/Getting Started.md --
        # Getting started

        > Tip: Begin with <doc:Reader>.

        ## Rule 2: Mind — the gap

        Then [tune](doc:Tuning) with <doc:Line/trim(_:)>.

        @TabNavigator {
            @Tab("Mac") {
                Press it.
            }
            @Tab("Linux") {
                Type it.
            }
        }

        ## Topics

        - <doc:Details>
        -- Sources/Reader/Reader.docc/Articles/Tuning.md --
        # Tuning

        @Image(source: "window.png", alt: "The window")

        ```swift
        let forced = Int("1")!
        ```
        -- Sources/Reader/Reader.docc/Articles/Details.md --
        # Details

        @Metadata { @DisplayName("All details") }
        -- Sources/Reader/Reader.docc/Extensions/Line.md --
        # ``Reader/Line``
        -- Sources/Reader/Reader.docc/Articles/Loose.md --
        # Loose ends
        -- Sources/Reader/Reader.docc/Resources/window@2x.png --
        a
        -- Sources/Reader/Reader.docc/Resources/window.png --
        b
        -- Sources/Reader/Reader.docc/Resources/window~dark.png --
        c

        """
    private static let content = "Sources/Reader/Reader.docc"

    private static func load(_ tree: String = package, content: String = content) async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader(root: folder.path, content: content).load()
        }
    }

    @Test("A catalogue is a course without a glosa.yml and without a finding")
    func sound() async throws {
        let checked = try await Self.load()
        #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics.map { "\($0.range.path) \($0.message.en)" })")
        #expect(checked.course.lessons.count == 6)
        #expect(checked.course.languages == ["en"])
        #expect(checked.course.title(in: "en") == "Reader")
        #expect(Set(checked.course.lessons.map(\.profile)) == ["documentation"])
    }

    @Test("A `<doc:…>` link to a heading shows the heading's words, and of two headings alike the first is meant")
    func headingWords() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            content: A.docc
            -- A.docc/A.md --
            # ``A``

            See <doc:First#Second-`part`>, <doc:#More>, <doc:First>, <doc:First#First-page>, <doc:First#Twice>.

            ## More
            -- A.docc/First.md --
            # First page

            ## Second `part`

            ## Twice

            ## Twice
            """
        )
        let page = site["en/index.html"]
        #expect(page.contains("See <a href=\"First.html#second-part\">Second part</a>, <a href=\"#more\">More</a>"))
        #expect(
            page.contains("<a href=\"First.html\">First page</a>, <a href=\"First.html#first-page\">First page</a>")
        )
        #expect(page.contains("<a href=\"First.html#twice\">Twice</a>"))
    }

    @Test("Topics are the sections, in their order; pages that nobody lists come last")
    func topics() async throws {
        let course = try await Self.load().course
        let tree = try #require(course.trees["en"])
        func titles(_ lessons: [Int]) -> [String] { lessons.map { course.lessons[$0].title } }
        #expect(tree.index.map { course.lessons[$0].path } == "Reader.md")
        #expect(tree.sections.map(\.title) == ["Essentials", "Depth", "More pages"])
        #expect(
            tree.sections.map { titles($0.lessons) } == [
                ["Getting started", "All details", "Line"], ["Tuning"], ["Loose ends"],
            ]
        )
    }

    @Test("Links, pictures and symbols lead where DocC would lead")
    func links() async throws {
        let site = try await BuiltSite("-- glosa.yml --\ncontent: \(Self.content)\n" + Self.package)
        let home = site["en/index.html"]
        #expect(home.contains("<h1 id=\"reader\"><code>Reader</code></h1>"))
        #expect(
            home.contains("<a href=\"Articles/Getting-Started.html#rule-2-mind--the-gap\">Rule 2: Mind — the gap</a>")
        )
        #expect(home.contains("<a href=\"Extensions/Line.html\"><code>Line</code></a>, not <code>Word</code>"))
        #expect(
            home.contains(
                "<img src=\"Resources/window.png\" alt=\"A picture\" class=\"only-light\" loading=\"lazy\" "
                    + "srcset=\"Resources/window.png 1x, Resources/window@2x.png 2x\" />"
                    + "<img src=\"Resources/window~dark.png\" alt=\"A picture\" class=\"only-dark\" loading=\"lazy\" />"
            )
        )
        let start = site["en/Articles/Getting-Started.html"]
        #expect(start.contains("<aside class=\"aside aside-tip\">"))
        #expect(start.contains("<a href=\"../index.html\">Reader</a>"))
        #expect(start.contains("<a href=\"Tuning.html\">tune</a> with trim(_:)."))
        #expect(start.contains("<p class=\"tab-title\">Linux</p>\n<p>Type it.</p>"))
        #expect(start.contains(">Essentials</a>"))
        #expect(
            site["en/Articles/Tuning.html"].contains("<figure class=\"media\">\n<img src=\"../Resources/window.png\"")
        )
        for (path, page) in site.pages where path.hasSuffix(".html") {
            #expect(!page.contains("@Tab") && !page.contains("@Metadata") && !page.contains("href=\"doc:"), "\(path)")
        }
    }

    @Test("A link to a page's address in DocC leads to the page of that name")
    func addresses() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            content: Walks.docc
            -- Walks.docc/Walks.md --
            # Walks

            [A](../documentation/walks/second), [B](second), [C](../../tutorials/elsewhere)

            ## Topics

            ### More

            - <doc:Second>
            -- Walks.docc/Second.md --
            # Second

            Text.
            """
        )
        let home = site["en/index.html"]
        #expect(home.components(separatedBy: "href=\"Second.html\">").count >= 3)
        #expect(home.contains("href=\"../../tutorials/elsewhere\""))
    }

    @Test("The title of a page about one of Apple's symbols is no link")
    func title() async throws {
        let tree =
            "-- glosa.yml --\ncontent: \(Self.content)\n" + Self.package
            + "-- \(Self.content)/Binding.md --\n# ``SwiftUI/Binding``\n\nSee ``SwiftUI/View``.\n"
        let page = try await BuiltSite(tree)["en/Binding.html"]
        #expect(page.contains("<h1 id=\"binding\"><code>Binding</code></h1>"))
        #expect(page.contains("documentation/swiftui/view"))
    }

    @Test("Of symbols of one name, a link means the one below the page's own; elsewhere it may mean none")
    func nestedSymbols() async throws {
        func page(_ symbol: String, _ text: String = "") -> String { "# ``\(symbol)``\n\n\(text)\n" }
        let tree =
            "-- glosa.yml --\ncontent: \(Self.content)\n" + Self.package
            + "-- \(Self.content)/Fault.md --\n" + page("Fault", "## Topics\n\n- ``Code-swift.struct``")
            + "-- \(Self.content)/Fault.Code.md --\n" + page("Fault/Code-swift.struct")
            + "-- \(Self.content)/State.md --\n" + page("State", "``Code-swift.struct`` ``Word/Code-swift.struct``")
            + "-- \(Self.content)/State.Code.md --\n" + page("State/Code-swift.struct", "``Fault/Code-swift.struct``")
        let site = try await BuiltSite(tree)
        #expect(site["en/Fault.html"].contains("<a href=\"Fault.Code.html\"><code>Code</code></a>"))
        #expect(
            site["en/State.html"].contains("<p><a href=\"State.Code.html\"><code>Code</code></a> <code>Code</code></p>")
        )
        let code = site["en/State.Code.html"]
        #expect(code.contains("<h1 id=\"code\"><code>Code</code></h1>"))
        #expect(code.contains("<p><a href=\"Fault.Code.html\"><code>Code</code></a></p>"))
    }

    @Test("A link to a symbol with a hundred thousand parts is no longer work than another")
    func longSymbol() async throws {
        let path = String(repeating: "A/", count: 100_000) + "A"
        let tree =
            "-- glosa.yml --\ncontent: \(Self.content)\n" + Self.package
            + "-- \(Self.content)/New.md --\n# ``\(path)``\n\n``\(path)`` <doc:\(path)> ``Line``\n"
        let page = try await BuiltSite(tree)["en/New.html"]
        #expect(page.contains("<a href=\"Extensions/Line.html\"><code>Line</code></a>"))
    }

    @Test(
        "A symbol of Apple's leads to Apple's documentation, where its module is said",
        arguments: [
            ("``SwiftUI/View/padding(_:_:)``", "swiftui/view/padding(_:_:)"),
            ("``Swift/Int-swift.struct``", "swift/int"),
            ("``SwiftUI``", "swiftui"), ("``View/padding(_:_:)``", nil), ("``Reader/Line/gone``", nil),
            ("``SwiftUI/View\"onclick``", nil),
        ]
    )
    func appleSymbols(_ link: String, path: String?) async throws {
        let tree =
            "-- glosa.yml --\ncontent: \(Self.content)\n" + Self.package
            + "-- \(Self.content)/New.md --\n# New\n\n\(link)\n"
        let page = try await BuiltSite(tree)["en/New.html"]
        guard let path else {
            #expect(!page.contains("developer.apple.com"))
            return
        }
        #expect(page.contains("<a href=\"https://developer.apple.com/documentation/\(path)\""))
    }

    @Test(
        "What leads nowhere is found; what may be a symbol is not",
        arguments: [
            ("<doc:Tunning>", ["did you mean “doc:Tuning”?"]), ("<doc:Getting-started-soon>", [""]),
            ("<doc:Reader/Word/count>", []), ("<doc:Tuning#Nowhere>", [""]), ("![a](windows)", [""]),
            ("@Image(source: nowhere, alt: a)", [""]), ("``Anything/at(all:)``", []),
            ("<doc:/documentation/Reader/Tuning>", []), ("[a](Articles/Tuning.md)", []),
            ("<doc:Reader/lines-20w8t>", []), ("<doc:Readings>", []), ("[a](../other/page)", []),
            ("[a](gone.md)", [""]),
        ]
    )
    func broken(_ text: String, advice: [String]) async throws {
        let tree = Self.package + "-- \(Self.content)/New.md --\n# New\n\n\(text)\n"
        let found = try await Self.load(tree).diagnostics
        #expect(found.map(\.rule) == advice.map { _ in .brokenLink })
        for (finding, advice) in zip(found, advice) where !advice.isEmpty {
            #expect(finding.advice?.en == advice)
        }
    }

    @Test(
        "The first page is the one that says so, or the one called like the module",
        arguments: [
            (["Alpha": "# Alpha\n", "Zeta": "# Zeta\n\n@Metadata { @TechnologyRoot }\n"], "Zeta"),
            (["Alpha": "# ``Alpha``\n", "Reader": "# ``Reader``\n"], "Reader"),
            (["Alpha": "# ``Reader/Alpha``\n", "Zeta": "# ``Reader``\n"], "Zeta"),
            (["Alpha": "# Alpha\n", "Documentation": "# All\n"], "Documentation"),
            (["Only": "# Only\n"], "Only"),
        ]
    )
    func root(_ pages: [String: String], expected: String) async throws {
        let tree = pages.sorted { $0.key < $1.key }.map { "-- \(Self.content)/\($0.key).md --\n\($0.value)" }.joined()
        let course = try await Self.load(tree).course
        let root = try #require(course.trees["en"]?.index)
        #expect(course.lessons[root].path == "\(expected).md")
        #expect(course.lessons[root].outputPath == "en/index.html")
        #expect(course.lessons.count { $0.isIndex } == 1)
    }

    @Test("What glosa.yml says goes before a catalogue's defaults")
    func configured() async throws {
        let yaml = "-- glosa.yml --\ncontent: \(Self.content)\nlanguages: [es]\nprofile: legacy\n"
        let course = try await withTemporaryFolder { folder in
            try FileTree(yaml + Self.package).write(to: folder)
            return try await CourseLoader(root: folder.path).load().course
        }
        #expect(course.languages == ["es"])
        #expect(Set(course.lessons.map(\.profile)) == ["legacy"])
        #expect(course.trees["es"]?.sections.last?.title == "Más páginas")
    }

    @Test("A second build takes over the first, and an edit of the first page is seen")
    func remembered() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.package).write(to: folder)
            func build() async throws -> (used: Bool, changed: Int, home: String) {
                var settings = SiteBuild.Settings(source: folder.path)
                (settings.content, settings.output) = (Self.content, folder.appending(path: "out").path)
                let outcome = try await SiteBuild(settings).run()
                let home = try String(contentsOf: folder.appending(path: "out/en/index.html"), encoding: .utf8)
                let site = try #require(outcome.site).get()
                return (outcome.usedRecord, site.changed, home)
            }
            #expect(try await build().changed > 5)
            let again = try await build()
            #expect(again.used && again.changed == 0)
            let page = folder.appending(path: "\(Self.content)/Reader.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            try text.replacing("Reads files.", with: "Writes files.").write(to: page, atomically: true, encoding: .utf8)
            let edited = try await build()
            #expect(edited.used && edited.home.contains("Writes files."))
            try text.replacing("### Depth", with: "### Breadth").write(to: page, atomically: true, encoding: .utf8)
            #expect(try await build().home.contains("Breadth"))
        }
    }

    @Test("A page about a symbol is called as its metadata say, in its heading too")
    func displayName() async throws {
        let page = "-- \(Self.content)/Word.md --\n# ``Reader/Word``\n\n@Metadata { @DisplayName(\"Words\") }\n"
        let site = try await BuiltSite("-- glosa.yml --\ncontent: \(Self.content)\n" + Self.package + page)
        #expect(site["en/Word.html"].contains("<h1 id=\"word\">Words</h1>"))
        #expect(site["en/index.html"].contains("<a href=\"Word.html\"><code>Word</code></a>"))
    }

    @Test("Single files of a catalogue are read and judged as in it")
    func loose() async throws {
        let page = "-- A.docc/A.md --\n@Row {\n@Colum { `a` }\n}\n\n```swift\nlet forced = Int(\"1\")!\n```\n"
        let found = try await withTemporaryFolder { folder in
            try FileTree(page).write(to: folder)
            return try await CourseLoader.loadLoose([folder.appending(path: "A.docc/A.md").path]).diagnostics
        }
        #expect(found.map(\.rule) == [.unknownDirective])
    }

    @Test("What is for DocC alone is not published")
    func settings() async throws {
        let tree =
            Self.package + "-- \(Self.content)/Info.plist --\n<plist/>\n-- \(Self.content)/footer.html --\n<footer/>\n"
        let checked = try await Self.load(tree)
        #expect(checked.diagnostics.isEmpty)
        #expect(checked.course.assets.allSatisfy { $0.path.hasSuffix(".png") })
        #expect(checked.course.assets.count == 3)
    }

    @Test(
        "A path that ends in .docc is a catalogue",
        arguments: [
            ("Sources/A/A.docc", ".", "Sources/A/A.docc"), ("./A.docc/", ".", "A.docc"), ("/x/A.docc", "/x", "A.docc"),
            ("../y/A.docc", "../y", "A.docc"), ("no-such-folder", "no-such-folder", nil), (".docc", ".docc", nil),
        ]
    )
    func location(_ path: String, root: String, content: String?) {
        let place = CourseLocation(path)
        #expect(place.root == root && place.content == content)
    }

    @Test(
        "What is marked as wrong needs no proof in a catalogue alone; a glosa.yml asks for it",
        arguments: [false, true]
    )
    func unproven(hasConfiguration: Bool) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                "-- A.docc/A.md --\n# A\n\nText.\n\n```swift\n// ❌ Bad\nlet total = 1\n```\n"
                    + (hasConfiguration ? "-- glosa.yml --\ncontent: A.docc\ncompile: {typecheck: false}\n" : "")
            ).write(to: folder)
            let found = try await CourseLoader(root: folder.path, content: "A.docc").load().diagnostics
            #expect(found.map(\.rule) == (hasConfiguration ? ["counterexample-unproven"] : []))
        }
    }
}
