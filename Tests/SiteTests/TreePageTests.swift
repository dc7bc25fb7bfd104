import Course
import CourseChecks
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Pages of decision trees")
struct TreePageTests {
    private static func course(_ nodes: String = "") -> String {
        """
        -- glosa.yml --
        languages: [es, en]
        baseURL: https://example.org/
        -- content/es/uno/arbol.md --
        ---
        id: tree
        title: El árbol
        ---
        ```mermaid tree=datum caption="Del <dato>"
        flowchart TD
            start["¿Cómo llega?"] --> own{"¿Es suyo & nuevo?"}
            own -->|"Sí"| state(["@State"])
            own -->|"No"| A/b{"¿Escribe?"}
            A/b -->|"No"| constant(["let"])
            A/b -->|"Sí"| State(["@Binding"])
            A/b -->|"Ya es suyo"| state
            A/b -->|"Es otra cosa"| more(["Otra cosa"])
            state -.->|"Ejemplo"| e1["@State private var isOpen = false"]
            state -.- n1["Siempre <privado>"]
            State -.->|"Ejemplo"| e2["@Binding var isOn: Bool"]
            constant -.->|"Ejemplo"| e3["let title: String"]
            click state "otra.md#estado"
            click State "otra.md"
            click constant "otra.md"
            click more "tree:datum"
        ```

        <!-- glosa:outcome state
        why: Lo crea `la vista`.
        replaces: @StateObject
        -->
        -- content/es/uno/otra.md --
        ---
        id: other
        title: La otra
        ---
        ## Estado

        Un valor de la vista.

        ```swift
        // ✅ Bien
        struct A: View {
            let title: String
            @Binding var isOn: Bool
            @State private var isOpen = false
        }
        ```

        ```swift
        // ❌ Mal
        struct B: View {
            @State var isOpen = false
        }
        ```

        [Un desenlace](tree:datum/state), [el árbol](tree:datum).
        -- content/en/one/tree.md --
        ---
        id: tree
        title: The tree
        ---
        ```mermaid tree=datum
        flowchart TD
            start["How does it come?"] --> own{"Is it its own?"}
            own -->|"Yes"| state(["@State"])
            own -->|"No"| A/b{"Does it write?"}
            A/b -->|"No"| constant(["let"])
            A/b -->|"Yes"| State(["@Binding"])
            A/b -->|"It is its own already"| state
            A/b -->|"Another thing"| more(["Another thing"])
            click more "tree:datum"
        ```
        """
    }

    private static func site() async throws -> BuiltSite { try await BuiltSite(course()) }

    @Test("Every node has a page in every language, named after its id, safe and never the same by another case")
    func pages() async throws {
        let site = try await Self.site()
        let pages = site.pages.keys.filter { $0.contains("/arboles/") || $0.contains("/trees/") }.sorted()
        let names = ["A-b.html", "State-2.html", "constant.html", "index.html", "more.html", "own.html", "state.html"]
        #expect(pages == names.map { "en/trees/datum/" + $0 } + names.map { "es/arboles/datum/" + $0 })
    }

    @Test(
        "From the tree's page every page of the tree is reached by links alone, in each language",
        arguments: ["en/trees", "es/arboles"]
    )
    func walk(folder: String) async throws {
        let site = try await Self.site()
        var open = ["index.html"]
        var seen: Set<String> = ["index.html"]
        while let page = open.popLast() {
            for match in site["\(folder)/datum/\(page)"].matches(of: /<a [^>]*href="([A-Za-z0-9-]+\.html)"/) {
                if seen.insert(String(match.1)).inserted { open.append(String(match.1)) }
            }
        }
        #expect(seen.count == 7)
    }

    @Test("A question shows its answers as links, and the way so far")
    func question() async throws {
        let page = try await Self.site()["es/arboles/datum/A-b.html"]
        #expect(page.contains("<h1>¿Escribe?</h1>"))
        #expect(
            page.contains(
                #"<a href="constant.html" class="is-outcome"><span class="tree-number" aria-hidden="true">1</span><span>No</span></a>"#
            )
        )
        #expect(page.contains(#"<span class="tree-asked">¿Es suyo &amp; nuevo?</span> <strong>No</strong>"#))
        #expect(page.contains(#"<a class="tree-back" href="own.html">"#))
        #expect(page.contains(#"<a href="A-b.html" aria-current="page">"#))
    }

    @Test("An outcome says what to write and why, where it is explained, what it replaces, and who uses it")
    func outcome() async throws {
        let page = try await Self.site()["es/arboles/datum/state.html"]
        #expect(page.contains("<p class=\"tree-why\">Lo crea <code>la vista</code>.</p>"))
        #expect(page.contains("<p>Siempre &lt;privado&gt;</p>"))
        #expect(page.contains("<code>@StateObject</code>"))
        #expect(page.contains("href=\"../../uno/otra.html#estado\">La otra: Estado</a>"))
        let right = try #require(page.firstRange(of: "<ul class=\"tree-samples\">"))
        let wrong = try #require(page.firstRange(of: "<ul class=\"tree-samples is-wrong\">"))
        #expect(page[right.upperBound..<wrong.lowerBound].contains("<code>@State private var isOpen = false</code>"))
        #expect(page[wrong.upperBound...].contains("<code>@State var isOpen = false</code>"))
        #expect(page.contains("<code>state-private</code>"))
        // Nothing is asked here, so no number answers.
        #expect(page.contains("<span class=\"tree-keys\">Tecla: Retroceso vuelve atrás.</span>"))
    }

    @Test(
        "An outcome shows the code that uses it from files, and from lessons with the line ends of Windows",
        arguments: ["\n", "\r\n"]
    )
    func usesInFiles(end: String) async throws {
        let tree = """
            -- glosa.yml --
            languages: [en]
            -- Sources/App/Counter.swift --
            import SwiftUI

            // #region view
            struct Counter: View {
                @State
                private var count = 0
                var body: some View { Text("\\(count)") }
            }
            // #endregion
            -- content/en/tree.md --
            # Tree

            ```mermaid tree=place
            flowchart TD
                start["How?"] --> own{"Its own?"}
                own -->|"Yes"| state(["@State"])
                own -->|"No"| constant(["let"])
                state -.->|"Example"| e1["@State private var isOpen = false"]
                constant -.->|"Example"| e2["let title: String"]
                click state "use.md#in-a-file"
                click constant "use.md"
            ```
            -- content/en/use.md --
            # Use

            Words that are long enough to lie before the place that the file's own offsets would mean, and to be shown by mistake.

            ## In a lesson

            ```swift
            struct Title: View {
                let title: String
                @State private var isOpen = false
                var body: some View { Text(title) }
            }
            ```

            ## In a file

            > ```swift file=Sources/App/Counter.swift region=view
            > ```
            """
        let page = try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            for path in ["Sources/App/Counter.swift", "content/en/tree.md", "content/en/use.md"] {
                let file = folder.appending(path: path)
                let text = try String(contentsOf: file, encoding: .utf8)
                try text.replacing("\n", with: end).write(to: file, atomically: true, encoding: .utf8)
            }
            let course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course))
            let pages = site.pages.map(site.render)
            let file = try #require(pages.first { $0.path == "en/trees/place/state.html" })
            return String(decoding: file.bytes, as: UTF8.self)
        }
        let codes = page.matches(of: /<code>(@State[^<]*)<\/code>/).map { String($0.1) }
        #expect(codes.contains("@State private var isOpen = false"), "\(codes)")
        #expect(codes.contains("@State private var count = 0"), "\(codes)")
        #expect(
            page.contains("href=\"../../use.html#in-a-lesson\"") && page.contains("href=\"../../use.html#in-a-file\"")
        )
    }

    @Test("An outcome that several ways lead to names them all")
    func severalWays() async throws {
        let site = try await Self.site()
        #expect(site["es/arboles/datum/state.html"].contains("<strong>Ya es suyo</strong></a> </li>"))
        #expect(!site["es/arboles/datum/constant.html"].contains("class=\"tree-ways\""))
    }

    @Test("A node that hands over leads to the other tree")
    func handOver() async throws {
        #expect(
            try await Self.site()["es/arboles/datum/more.html"].contains(
                "<a href=\"index.html\"><span class=\"tree-number\""
            )
        )
    }

    @Test("The language switch and the alternates lead to the same node")
    func languages() async throws {
        let page = try await Self.site()["es/arboles/datum/State-2.html"]
        #expect(page.contains(#"<a href="../../../en/trees/datum/State-2.html" hreflang="en""#))
        #expect(
            page.contains(
                #"<link rel="alternate" hreflang="en" href="https://example.org/en/trees/datum/State-2.html">"#
            )
        )
        #expect(page.contains(#"<link rel="canonical" href="https://example.org/es/arboles/datum/State-2.html">"#))
    }

    @Test("The sitemap knows the pages of trees")
    func sitemap() async throws {
        let sitemap = try await Self.site()["sitemap.xml"]
        #expect(sitemap.contains("<loc>https://example.org/es/arboles/datum/</loc>"))
        #expect(sitemap.contains("<loc>https://example.org/en/trees/datum/own.html</loc>"))
    }

    @Test("Samples, diagrams, Markdown links and the lessons that explain them lead to outcomes")
    func crossLinks() async throws {
        let site = try await Self.site()
        let lesson = site["es/uno/otra.html"]
        #expect(lesson.contains(#"<a class="a" href="../arboles/datum/state.html">@State</a>"#))
        #expect(lesson.contains(#"<a class="a" href="../arboles/datum/State-2.html">@Binding</a>"#))
        #expect(lesson.contains(#"<a href="../arboles/datum/state.html">Un desenlace</a>"#))
        #expect(lesson.contains(#"<a href="../arboles/datum/index.html">el árbol</a>"#))
        #expect(lesson.contains("<section class=\"taught\""))
        #expect(
            site["es/uno/arbol.html"].contains(
                #"<a href="../arboles/datum/own.html"><g class="node default clickable dg-decision""#
            )
        )
        #expect(site["es/uno/arbol.html"].contains(#"<a class="button" href="../arboles/datum/index.html">"#))
    }

    @Test("A rule's page leads to the outcomes it guards, in words and in its examples, and they lead to it")
    func rulePages() async throws {
        let site = try await BuiltSite(
            Self.course().replacing("-- glosa.yml --\n", with: "-- glosa.yml --\nrulePages: all\n")
        )
        let rule = site["es/reglas/state-private.html"]
        #expect(rule.contains("<a href=\"../arboles/datum/state.html\">@State</a>"))
        #expect(rule.contains("<a class=\"a\" href=\"../arboles/datum/state.html\">@State</a>"))
        #expect(site["es/arboles/datum/state.html"].contains("<a href=\"../../reglas/state-private.html\">"))
    }

    @Test("A tree's page gives way to a lesson that has its place, and the check says so")
    func conflict() async throws {
        let text = Self.course() + "\n-- content/en/trees/datum/own.md --\n# Mine\n"
        let site = try await BuiltSite(text)
        #expect(site["en/trees/datum/own.html"].contains("Mine"))
        let rules = try await withTemporaryFolder { folder in
            try FileTree(text).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let report = CourseReport.report(course, theme: try ThemeSource.read(for: course.course))
            return report.diagnostics.filter { $0.rule == "output-conflict" }.map(\.message.en)
        }
        // The lesson's own page, and that of the folder it lies in.
        #expect(rules.count == 2)
        #expect(
            rules.contains { $0.hasSuffix("content/en/trees/datum/own.md would both become en/trees/datum/own.html") }
        )
    }

    @Test("A course without trees has no trace of them")
    func none() async throws {
        let site = try await BuiltSite("-- content/es/a.md --\n# A\n\n```swift\n@State var a = 0\n```\n")
        #expect(site.pages.keys.allSatisfy { !$0.contains("arboles") })
        #expect(site["es/a.html"].contains("<span class=\"a\">@State</span>"))
    }
}
