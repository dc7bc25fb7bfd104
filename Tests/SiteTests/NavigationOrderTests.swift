import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

@Suite("The order of a written navigation")
struct NavigationOrderTests {
    private static let pages = ["sails", "masts", "keel", "ropes", "changes"].map {
        "-- docs/\($0).md --\n# \($0.capitalized)\n\nText.\n"
    }.joined()

    private static let navigation = """
        nav:
          - index.md
          - First part:
              - sails.md
              - masts.md
          - keel.md
          - Second part:
              - ropes.md
          - Elsewhere: https://boats.example.org/
          - changes.md

        """

    @Test(
        "Pages and groups keep their places in the navigation, at the start button and in previous and next",
        arguments: [
            "-- glosa.yml --\ntitle: Boats\nlanguages: [en]\ncontent: docs\n", "-- mkdocs.yml --\nsite_name: Boats\n",
        ]
    )
    func order(configuration: String) async throws {
        let site = try await BuiltSite(configuration + Self.navigation + "-- docs/index.md --\n# Boats\n" + Self.pages)
        let home = site["en/index.html"]
        let names = ["First part", "Keel", "Second part", "Elsewhere", "Changes"]
        let tree = try #require(home.split(separator: "<ul class=\"tree\">").dropFirst().first)
        let places = names.compactMap { tree.firstRange(of: ">\($0)</a>")?.lowerBound }
        #expect(places.count == names.count)
        #expect(places == places.sorted())
        #expect(home.contains("<a class=\"button\" href=\"sails.html\">"))
        #expect(home.contains("<a href=\"https://boats.example.org/\">Elsewhere</a>"))
        #expect(site["en/masts.html"].contains("href=\"keel.html\" rel=\"next\""))
        #expect(site["en/keel.html"].contains("href=\"masts.html\" rel=\"prev\""))
        #expect(site["en/keel.html"].contains("href=\"ropes.html\" rel=\"next\""))
        #expect(site["en/ropes.html"].contains("href=\"changes.html\" rel=\"next\""))
    }

    @Test("A navigation for each language has groups in its words, which are translations of each other")
    func languages() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            title: {en: Boats, es: Barcos}
            languages: [en, es]
            nav:
              en: [index.md, Parts: [sails.md, masts.md]]
              es: [index.md, Partes: [velas.md, palos.md]]
            -- content/en/index.md --
            # Boats
            -- content/en/sails.md --
            ---
            id: sails
            ---
            # Sails
            -- content/en/masts.md --
            # Masts
            -- content/es/index.md --
            # Barcos
            -- content/es/velas.md --
            ---
            id: sails
            ---
            # Velas
            -- content/es/palos.md --
            # Palos
            """
        )
        #expect(site["es/velas.html"].contains(">Partes</a>"))
        #expect(site["es/velas.html"].contains("href=\"palos.html\" rel=\"next\""))
        #expect(site["es/topics/Partes/index.html"].contains("href=\"../../../en/topics/Parts/index.html\""))
    }

    @Test("Sections of the part that a page is in can be unfolded; the way to others is a link")
    func folds() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            title: Boats
            languages: [en]
            rulePages: all
            nav:
              - A: [{B: [one.md]}, {C: [two.md]}]
              - D: [{E: [three.md]}]
            -- content/en/one.md --
            # One
            -- content/en/two.md --
            # Two
            -- content/en/three.md --
            # Three
            """
        )
        let page = site["en/one.html"]
        #expect(page.contains("aria-current=\"page\">One</a>"))
        #expect(page.contains(">Two</a>") && !page.contains(">Three</a>"))
        #expect(page.matches(of: /<details open><summary>/).count == 2)
        #expect(page.contains("<li><a href=\"rules/index.html\">Rules</a></li>"))
        #expect(site["en/rules/state-private.html"].contains("<a href=\"index.html\" aria-current=\"true\">Rules</a>"))
    }

    @Test("A group without a name is called like its own page; without one, its pages stand in the list around it")
    func nameless() async throws {
        let tree = """
            -- mkdocs.yml --
            site_name: Boats
            nav:
              - index.md
              - "":
                  - learn/index.md
                  - learn/sails.md
              - " ":
                  - keel.md
              - masts.md
            -- docs/index.md --
            # Boats
            -- docs/learn/index.md --
            # Learn
            -- docs/learn/sails.md --
            # Sails

            """
        let checked = try await MkDocsTests.load(tree + Self.pages)
        let sections = try #require(checked.course.trees["en"])
        #expect(sections.sections.map(\.title) == ["Learn", "More pages"])
        #expect(sections.lessons.map { checked.course.lessons[$0].path } == ["keel.md", "masts.md"])
    }

    @Test("An address that could run code is no line of the navigation")
    func unsafe() async throws {
        let settings = "-- glosa.yml --\nlanguages: [en]\ncontent: docs\n"
        let navigation = "nav:\n  - Run: \"javascript:alert(1)\"\n  - keel.md\n"
        let checked = try await MkDocsTests.load(settings + navigation + Self.pages)
        #expect(checked.diagnostics.map(\.message.en) == ["this line of the navigation names no lesson and no group"])
    }
}
