import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

@Suite("Books with a summary")
struct BookTests {
    private static let book = """
        -- book.toml --
        # The settings.
        [book]
        title = "Boats \\u00e9"
        authors = ["A. Sailor", 'B. Mast']
        language = "en"

        [output.html]
        git-repository-url = "https://git.example.org/boats"
        edit-url-template = "https://git.example.org/boats/edit/main/{path}"

        [preprocessor.links]
        -- src/SUMMARY.md --
        # Summary

        [Foreword](foreword.md)

        # The hull

        - [Keel](keel.md)
            - [Planks](hull/planks.md)
            - [Nails]()
        - [The *frame*](frame.md)

        # The rig

        - [Sails](rig/README.md)

        ---

        [Index of words](words.md)
        -- src/foreword.md --
        Words before. [Planks](hull/planks.html#oak), [sails](rig/index.html).
        -- src/keel.md --
        # Keel

        {{#include parts/note.md}}

        - In a list:

          ```rust,ignore
          {{#rustdoc_include ../code/keel.rs:keel}}
          ```

        Literal: `\\{{#include parts/note.md}}`, `{{ #include }}`
        -- src/parts/note.md --
        A *note* from another file: {{#include ../../code/words.txt:2}}.
        -- code/words.txt --
        first
        second
        third
        -- code/keel.rs --
        fn concealed() {}
        // ANCHOR: keel
        # fn unseen() {}
        fn keel() -> u32 { 1 }
        // ANCHOR_END: keel
        -- src/hull/planks.md --
        # Planks

        ## Oak { #oak .wide }

        {{#playground ../../code/keel.rs editable}}
        -- src/frame.md --
        {{#title The frame of a boat}}
        Text.
        -- src/rig/README.md --
        # Sails
        -- src/words.md --
        # Words
        """

    @Test("book.toml and SUMMARY.md alone make a course in which nothing is found")
    func sound() async throws {
        let checked = try await MkDocsTests.load(Self.book)
        #expect(checked.diagnostics.map(\.message.en) == [])
        let course = checked.course
        #expect(course.title(in: "en") == "Boats é")
        #expect(course.configuration.editURL == "https://git.example.org/boats/edit/main/{path}")
        let tree = try #require(course.trees["en"])
        #expect(
            tree.readingOrder.map { course.lessons[$0].path } == [
                "foreword.md", "keel.md", "hull/planks.md", "frame.md", "rig/README.md", "words.md",
            ]
        )
        #expect(tree.sections.map(\.title) == ["The hull", "The rig"])
        let titles = ["Foreword", "Keel", "Planks", "Sails", "The frame of a boat", "Words"]
        #expect(course.lessons.map(\.title).sorted() == titles)
    }

    @Test("Pages show the texts of other files, lines of code that are hidden stay hidden, links lead to pages")
    func pages() async throws {
        let site = try await BuiltSite(Self.book)
        let home = site["en/index.html"]
        #expect(home.contains("href=\"hull/planks.html#oak\""))
        #expect(home.contains("href=\"rig/\"") || home.contains("href=\"rig/index.html\""))
        #expect(home.contains("1. Keel"))
        let keel = site["en/keel.html"]
        #expect(keel.contains("A <em>note</em> from another file: second."))
        #expect(keel.contains("keel") && !keel.contains("concealed") && !keel.contains("unseen"))
        #expect(keel.contains("{{#include parts/note.md}}") && keel.contains("{{ #include }}"))
        #expect(keel.contains("<span class=\"tree-draft\">1.2. Nails</span>"))
        #expect(site["en/hull/planks.html"].contains("language-rust"))
        #expect(site["en/hull/planks.html"].contains("<h2 id=\"oak\">"))
    }

    @Test("A chapter that is its folder's index has a page of its own, wherever the summary lists it")
    func chaptersFromIndexes() async throws {
        let site = try await BuiltSite(
            """
            -- book.toml --
            [book]
            title = "Boats"
            -- src/SUMMARY.md --
            # Summary
            - [Start](start.md)
            - [Tips](tips/index.md)
            - [Rig](rig/README.md)
                - [Sails](rig/sails.md)
                - [Ropes](rig/ropes/index.md)
            -- src/start.md --
            # Start
            -- src/tips/index.md --
            # Tips
            Oil the blocks.
            -- src/rig/README.md --
            # Rig
            -- src/rig/sails.md --
            # Sails
            -- src/rig/ropes/index.md --
            # Ropes
            Coil them.
            """
        )
        #expect(site["en/tips/index.html"].contains("Oil the blocks."))
        #expect(!site["en/tips/index.html"].contains("class=\"lesson-list\""))
        #expect(site["en/rig/index.html"].contains("class=\"lesson-list\""))
        #expect(site["en/rig/ropes/index.html"].contains("Coil them."))
        let home = site["en/index.html"]
        #expect(home.contains("href=\"tips/\"") || home.contains("href=\"tips/index.html\""))
    }

    @Test(
        "A page beside the site is a note, but not where the site is all of its host, and files outside stay broken links",
        arguments: [
            ("../std/index.html", "", Severity.note), ("../../core/ptr/", "", .note),
            ("../std/index.html#a", "baseURL: https://a.org/book/", .note),
            ("../std/index.html", "baseURL: https://a.org/", .error), ("../notes.md", "", .error),
            ("../a.png", "", .error),
        ]
    )
    func besideTheSite(link: String, key: String, severity: Severity) async throws {
        let checked = try await MkDocsTests.load(
            """
            -- glosa.yml --
            languages: [en]
            content: src
            \(key)
            -- src/index.md --
            # A

            [B](\(link))
            """
        )
        let findings = checked.diagnostics.filter { $0.rule == .brokenLink }
        #expect(findings.map(\.severity) == [severity])
    }

    @Test("A directive behind a backslash is text, in prose and in code; an item without a page is told")
    func kept() async throws {
        let checked = try await MkDocsTests.load(
            """
            -- book.toml --
            [book]
            title = "A"
            -- src/SUMMARY.md --
            # Summary
            - [One](one.md)
            - nothing
            -- src/one.md --
            # One

            Write \\{{#include a.rs}} for it, but not {{#template a.rs}}.

            ```rust
            \\{{#include a.rs}}
            ```
            """
        )
        #expect(checked.diagnostics.filter { $0.rule == .foreignSyntax }.count == 1)
        let faults = checked.diagnostics.filter { $0.rule == .configuration }
        #expect(faults.map(\.range.path) == ["src/SUMMARY.md"])
        #expect(faults.first?.message.en == "this line of the summary names no page")
    }

    @Test("What a book lacks is found at its line")
    func faults() async throws {
        let tree = """
            -- book.toml --
            [book]
            title = "A"
            oops
            [preprocessor.toc]
            [output.html.redirect]
            "/a.html" = "b.html"
            -- src/SUMMARY.md --
            # Summary
            - [One](one.md)
            - [Two](two.md)
            - [Again](one.md)
            - [](
            words
            -- src/one.md --
            # One

            {{#include no.md}}

            {{#include one.md:no}}

            {{#include loop.md}}

            {{#include ../../../etc/passwd}}
            -- src/loop.md --
            {{#include loop.md}}
            -- src/other.md --
            # Other
            """
        let found = try await MkDocsTests.load(tree).diagnostics
        func lines(_ rule: RuleID, _ path: String) -> Int { found.count { $0.rule == rule && $0.range.path == path } }
        #expect(lines(.configuration, "book.toml") == 2)
        // Two lines name no page, one a missing page, one a page again; one file is no page.
        #expect(lines(.configuration, "src/SUMMARY.md") == 5)
        #expect(found.count { $0.range.path == "src/one.md" && $0.rule == .sampleFile } >= 3)
        #expect(found.contains { $0.range.path == "src/one.md" && $0.rule == .sampleRegion })
        #expect(found.contains { $0.message.en.contains("other.md") && $0.severity == .note })
        #expect(!found.contains { $0.message.en.contains("src/loop.md") && $0.rule == .configuration })
    }

    private static let gitBook = """
        -- .gitbook.yaml --
        root: ./docs/
        -- docs/SUMMARY.md --
        # Table of contents

        * [Boats](README.md)

        ## The hull

        * [Keel](keel.md)
          * [Planks](planks.md)
        * [Elsewhere](https://boats.example.org/)
        -- docs/README.md --
        # Boats

        ![A boat](.gitbook/assets/boat.svg)

        {% include ".gitbook/includes/shared.md" %}
        -- docs/.gitbook/includes/shared.md --
        Shared *words*.
        -- docs/.gitbook/assets/boat.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- docs/keel.md --
        # Keel

        {% hint style="warning" %}
        Mind the **rocks**.
        {% endhint %}

        - An item

          {% hint style="info" %} In one line. {% endhint %}

        {% tabs %}
        {% tab title="Wood" %}
        Oak.
        {% endtab %}

        {% tab title="Steel" %}
        {% code title="a.rs" lineNumbers="true" %}
        ```rust
        let tag = "{% hint %}";
        ```
        {% endcode %}
        {% endtab %}
        {% endtabs %}

        {% embed url="https://video.example.org/1" %}

        {% content-ref url="planks.md" %}
        [planks.md](planks.md)
        {% endcontent-ref %}
        -- docs/planks.md --
        # Planks

        Text
        """

    @Test("GitBook's blocks, includes and pictures are shown")
    func gitBook() async throws {
        let site = try await BuiltSite(Self.gitBook)
        #expect(site["en/index.html"].contains("Shared <em>words</em>."))
        #expect(site["en/index.html"].contains("assets/boat.svg\" alt=\"A boat\""))
        let keel = site["en/keel.html"]
        #expect(keel.contains("Mind the <strong>rocks</strong>."))
        #expect(keel.contains("In one line."))
        #expect(keel.contains("<p class=\"tab-title\">Wood</p>") && keel.contains("<p class=\"tab-title\">Steel</p>"))
        #expect(keel.contains("a.rs"))
        #expect(keel.contains("<a href=\"https://video.example.org/1\""))
        #expect(keel.contains("<a href=\"planks.html\">"))
        #expect(keel.split(separator: "{%").count == 2)
    }

    @Test("Nothing is found in a sound GitBook; open and stray tags are found")
    func gitBookFindings() async throws {
        #expect(try await MkDocsTests.load(Self.gitBook).diagnostics.map(\.message.en) == [])
        let page = "# One\n\n{% hint style=\"info\" %}\nA\n\n{% endtab %}\n"
        let tree = "-- SUMMARY.md --\n* [One](README.md)\n-- README.md --\n" + page
        let found = try await MkDocsTests.load(tree).diagnostics
        #expect(found.map(\.rule) == [.unclosedDirective, .unclosedDirective])
    }

    @Test("The keys of glosa.yml win over a book's, and its own nav makes pages of all files")
    func ownKeys() async throws {
        let own = "-- glosa.yml --\ntitle: Mine\nnav:\n  - parts/note.md\n"
        let course = try await MkDocsTests.load(own + Self.book).course
        #expect(course.title(in: "en") == "Mine")
        #expect(course.lessons.contains { $0.path == "parts/note.md" })
        #expect(course.trees["en"]?.lessons.first.map { course.lessons[$0].path } == "parts/note.md")
    }
}
