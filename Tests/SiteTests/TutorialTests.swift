import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("DocC tutorials")
struct TutorialTests {
    private static let content = "Walks.docc"
    private static let contents = """
        -- glosa.yml --
        content: Walks.docc
        -- Walks.docc/Walks.md --
        # Walks

        Begin with <doc:Counting-Steps> or <doc:tutorials/Walks/Counting-Steps#The-view>.

        ## Topics

        ### Guides

        - <doc:Walking>
        -- Walks.docc/Walking.md --
        # Walking

        Text.
        -- Walks.docc/Tutorials/Learn Walks.tutorial --
        @Tutorials(name: "Walks") {
            @Intro(title: "Learn walks") {
                What it is about.
            }
            @Volume(name: "First volume") {
                @Chapter(name: "Steps & *miles*") {
                    Counts.

                    @Image(source: shoe, alt: "A shoe")
                    @TutorialReference(tutorial: "doc:Counting-Steps")
                    @TutorialReference(tutorial: "doc:Resting")
                }
            }
            @Resources {
                @Videos(destination: "https://example.org/videos") {
                    Walks on film.
                }
            }
        }
        -- Walks.docc/Tutorials/Resting.tutorial --
        @Article(time: 7) {
            @Intro(title: "Resting") {
                Sit down.
            }
            Then go on.
        }
        -- Walks.docc/Resources/shoe.png --
        a
        -- Walks.docc/Resources/walk.zip --
        a
        """
    private static let tutorial = """

        -- Walks.docc/Tutorials/Counting Steps.tutorial --
        @Tutorial(time: 25, projectFiles: "walk.zip") {
            @XcodeRequirement(title: "Swift 6", destination: "https://example.org/swift")
            @Intro(title: "Counting `steps`") {
                A counter.
            }
            @Section(title: "The model") {
                @ContentAndMedia {
                    A value.
                    @Image(source: shoe, alt: "The shoe")
                }
                @Steps {
                    @Step {
                        Make the type.
                        @Code(name: "Walk.swift", file: walk-1.swift)
                    }
                    Words between steps.
                    @Step {
                        Count.
                        @Code(name: "Walk.swift", file: walk-2.swift) {
                            @Image(source: shoe, alt: "Its look")
                        }
                    }
                }
            }
            @Section(title: "The view") {
                @Steps {
                    @Step {
                        Another file.
                        @Code(name: "Main.swift", file: main-1.swift)
                    }
                    @Step {
                        Begin again.
                        @Code(name: "Walk.swift", file: walk-3.swift, previousFile: walk-1.swift)
                    }
                    @Step {
                        All of it.
                        @Code(name: "Walk.swift", file: walk-2.swift, reset: true)
                    }
                }
            }
            @Assessments {
                @MultipleChoice {
                    How many feet?
                    @Choice(isCorrect: false) {
                        Three
                        @Justification(reaction: "Count again.") {
                            Look *down*.
                        }
                    }
                    @Choice(isCorrect: true) {
                        ```
                        2
                        ```
                    }
                }
            }
        }
        -- Walks.docc/Resources/code/walk-1.swift --
        struct Walk {
            var name = ""
            var steps = 0
            var a = 1
            var b = 1
            var c = 1
            var d = 1
            var e = 1
            var f = 1
            var g = 1
            var old = 1
        }
        -- Walks.docc/Resources/code/walk-2.swift --
        struct Walk {
            var name = ""
            var steps = 0
            var a = 1
            var b = 1
            var c = 1
            var d = 1
            var e = 1
            var f = 1
            var g = 1
            var new = 1 < 2
        }
        -- Walks.docc/Resources/code/walk-3.swift --
        struct Walk {
            var name = ""
            var steps = 0
            var a = 1
            var b = 1
            var c = 1
            var d = 1
            var e = 1
            var f = 1
            var g = 1
            var old = 1
            var last = 1
        }
        -- Walks.docc/Resources/code/main-1.swift --
        let walk = Walk()

        """

    private static func load(_ tree: String) async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader(root: folder.path).load()
        }
    }

    private static let page = "en/Tutorials/Counting-Steps.html"

    @Test("A tutorial is a page without a finding, and no directive is shown as text")
    func page() async throws {
        let checked = try await Self.load(Self.contents + Self.tutorial)
        #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics.map { "\($0.range.path) \($0.message.en)" })")
        let html = try await BuiltSite(Self.contents + Self.tutorial)[Self.page]
        #expect(html.contains("<h1 id=\"counting-steps\">Counting `steps`</h1>"))
        #expect(html.split(separator: "<h1").count == 2)
        #expect(html.contains("About 25 min read"))
        #expect(html.contains("<a href=\"../Resources/walk.zip\">Download the files</a>"))
        #expect(html.contains("<a href=\"https://example.org/swift\">Swift 6</a>"))
        #expect(html.contains("<h2 id=\"the-model\">The model"))
        #expect(html.contains("<p class=\"walkthrough-number\">Step 2</p>"))
        #expect(html.contains("<p>Words between steps.</p>"))
        #expect(html.contains("alt=\"Its look\""))
        for word in ["@Step", "@Code", "@Choice", "<p>}", "{number}"] { #expect(!html.contains(word)) }
    }

    @Test("A step shows its file with what it changes, compared with the file that its author means")
    func changes() async throws {
        let html = try await BuiltSite(Self.contents + Self.tutorial)[Self.page]
        let figures = html.split(separator: "<figure class=\"code is-step\">").dropFirst().map(String.init)
        try #require(figures.count == 5)
        #expect(!figures[0].contains("<ins") && !figures[0].contains("<details"))
        #expect(figures[1].contains("<summary>7 unchanged lines</summary>"))
        #expect(figures[1].contains("<del class=\"line\">    var old = 1</del>\n<ins class=\"line\">"))
        #expect(
            figures[1].contains("&lt; <span class=\"n\">2</span></ins>\n<span class=\"line\">}</span>\n</code></pre>")
        )
        #expect(figures[1].hasPrefix("<figcaption>Walk.swift</figcaption>"))
        #expect(!figures[2].contains("<ins"), "no step of this list has shown Main.swift before")
        #expect(
            !figures[3].contains("<del")
                && figures[3].contains("<ins class=\"line\">    <span class=\"k\">var</span> last"),
            "previousFile"
        )
        #expect(!figures[4].contains("<ins"), "reset")
    }

    @Test(
        "A Swift file that is shown under another file's name is in that file's language, and no sample",
        arguments: ["Guide.md", "Learn.tutorial", "Walk.py", "Info.plist"]
    )
    func otherNames(name: String) async throws {
        let tree = (Self.contents + Self.tutorial)
            .replacing("Walk.swift\", file: walk-2.swift, reset: true", with: name + "\", file: walk-4.swift")
            .appending("-- Walks.docc/Resources/code/walk-4.swift --\n# Walks\n\nA *walk* has {two feet.\n")
        let checked = try await Self.load(tree)
        #expect(checked.diagnostics.filter { $0.rule == .syntax || $0.rule == .unbalancedFence }.isEmpty)
        let swift = tree.replacing("name: \"\(name)\"", with: "name: \"Guide.swift\"")
        #expect(
            try await !Self.load(swift).diagnostics.filter { $0.rule == .syntax || $0.rule == .unbalancedFence }.isEmpty
        )
    }

    @Test("An answer tells what it is worth when it is chosen, one at a time")
    func assessments() async throws {
        let html = try await BuiltSite(Self.contents + Self.tutorial)[Self.page]
        #expect(html.contains("<h2>Check your understanding</h2>"))
        let verdicts = html.split(separator: "<details class=\"verdict ").dropFirst().map(String.init)
        try #require(verdicts.count == 2)
        #expect(verdicts[0].hasPrefix("is-wrong\" name=\""))
        #expect(
            verdicts[0].contains(
                "<p class=\"verdict-reaction\">Count again.</p>\n<p>Look <em>down</em>.</p>\n</details>"
            )
        )
        #expect(verdicts[1].hasPrefix("is-right\" name=\""))
        let names = verdicts.map { $0.split(separator: "\"")[1] }
        #expect(names[0] == names[1])
    }

    @Test("The contents are a section of the navigation: volumes, chapters, and tutorials in their order")
    func navigation() async throws {
        let tree = Self.contents + Self.tutorial
        let course = try await Self.load(tree).course
        let sections = try #require(course.trees["en"]).sections
        #expect(sections.map(\.title) == ["Guides", "Learn walks"])
        let contents = try #require(sections.last)
        #expect(contents.outputPath == "en/Tutorials/Learn-Walks.html")
        #expect(contents.sections.map(\.title) == ["First volume"])
        let chapters = contents.sections.flatMap(\.sections)
        #expect(chapters.map(\.title) == ["Steps & *miles*"])
        #expect(chapters.flatMap(\.lessons).map { course.lessons[$0].title } == ["Counting `steps`", "Resting"])
        let site = try await BuiltSite(tree)
        let page = site["en/Tutorials/Learn-Walks.html"]
        #expect(page.contains("<h3 id=\"steps--miles\">Steps &amp; *miles*"))
        #expect(page.contains("<div class=\"pointer pointer-reference\">\n<p><a href=\"Resting.html\">Resting</a></p>"))
        #expect(page.contains("<a href=\"https://example.org/videos\">Videos</a>"))
        let home = site["en/index.html"]
        #expect(home.contains("<a href=\"Tutorials/Counting-Steps.html\">Counting `steps`</a>"))
        #expect(home.contains("<a href=\"Tutorials/Counting-Steps.html#the-view\">"))
        #expect(site["en/Tutorials/Resting.html"].contains("href=\"Counting-Steps.html\" rel=\"prev\""))
    }

    @Test("A catalogue of tutorials alone begins with their contents")
    func alone() async throws {
        let tree = (Self.contents + Self.tutorial).replacing("-- Walks.docc/Walks.md --", with: "-- Walks.md --")
            .replacing("-- Walks.docc/Walking.md --", with: "-- Walking.md --")
        let course = try await Self.load(tree).course
        let root = try #require(course.trees["en"])
        #expect(root.index.map { course.lessons[$0].path } == "Tutorials/Learn Walks.tutorial")
        #expect(root.sections.map(\.title) == ["First volume"])
    }

    @Test(
        "What a step names and there isn't, and what it doesn't change, is found at its directive",
        arguments: [
            ("file: walk-2.swift) {", "file: walk-22.swift) {", "sample-file error", "did you mean “walk-2.swift”?"),
            ("previousFile: walk-1.swift", "previousFile: gone.swift", "sample-file error", ""),
            (
                "file: walk-3.swift, previousFile: walk-1.swift", "file: walk-4.swift, previousFile: walk-1.swift",
                "unchanged-step warning", ""
            ),
            ("file: walk-2.swift) {", "file: walk-1.swift) {", "unchanged-step note", ""),
            ("destination: \"https://example.org/swift\"", "destination: \"gone.html\"", "broken-link error", ""),
        ]
    )
    func findings(_ old: String, _ new: String, _ expected: String, advice: String) async throws {
        let tree = (Self.contents + Self.tutorial).replacing(old, with: new)
        let copy =
            Self.tutorial.split(separator: "walk-1.swift --\n").last?.split(separator: "-- Walks.docc").first ?? ""
        let found = try await Self.load(tree + "-- Walks.docc/walk-4.swift --\n" + copy).diagnostics
        #expect(found.map { "\($0.rule) \($0.severity)" } == [expected])
        let place = try #require(found.first)
        #expect(place.range.path == "Walks.docc/Tutorials/Counting Steps.tutorial")
        if !advice.isEmpty { #expect(place.advice?.en == advice) }
    }

    @Test("A build takes a change of a step's file and a file that comes to be")
    func remembered() async throws {
        try await withTemporaryFolder { folder in
            let tree = (Self.contents + Self.tutorial).replacing("file: walk-2.swift) {", with: "file: new.swift) {")
            try FileTree(tree).write(to: folder)
            func build() async throws -> (errors: Int, page: String) {
                var settings = SiteBuild.Settings(source: folder.path)
                settings.output = folder.appending(path: "out").path
                let outcome = try await SiteBuild(settings).run()
                let page = try String(contentsOf: folder.appending(path: "out/\(Self.page)"), encoding: .utf8)
                return (outcome.errors, page)
            }
            #expect(try await build().errors == 1)
            let file = folder.appending(path: "Walks.docc/Resources/code/new.swift")
            try "struct New {}\n".write(to: file, atomically: true, encoding: .utf8)
            let added = try await build()
            #expect(added.errors == 0 && added.page.contains("</span> New {}"))
            try "struct Newer {}\n".write(to: file, atomically: true, encoding: .utf8)
            #expect(try await build().page.contains("</span> Newer {}"))
        }
    }
}
