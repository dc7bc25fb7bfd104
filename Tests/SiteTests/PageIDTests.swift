import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// Ids of pages: those of the text, of raw HTML, of footnotes, of drawings and of the page itself.
@Suite("Ids of pages")
struct PageIDTests {
    /// A lesson whose headings are called as whatever else could have an id is.
    private static func lesson(_ language: String, more: String = "") -> String {
        let names = [
            "Navigation", "Main", "Shortcuts title", "fn 1", "fnref 1", "Diagram 1", "Diagram 1 title", "Tab 1 1",
            "Lesson list title", "Overview title", "Search page 1", "glosa navigation", "glosa.navigation", "1",
            "1.main",
            "User content x", "\(language) navigation", "!!!", "content",
        ]
        return """
            -- content/\(language)/a.md --
            ---
            id: a
            ---

            # A

            \(names.map { "## \($0)\n" }.joined(separator: "\n"))
            ## Own {#glosa.fn-1}

            ## Dotted {#1.main}

            ## Other {#\(language == "en" ? "es" : "en").navigation}

            ## x {#content}

            [n](#navigation) [m](#main) [f](#fn-1) [x](#x) [raw](#raw) a[^1] b[^1]

            <i id="raw">x</i> <i id="raw">y</i> <i id="x">z</i> <i id="glosa.main">z</i>

            ```mermaid
            flowchart LR
            title[a] --> desc[b]
            subgraph title
            c --> d
            end
            subgraph flowchart-title-0
            e
            end
            ```

            ```swift tab=One
            let a = 1
            ```

            ```swift tab=Two
            let a = 2
            ```

            \(more)

            [^1]: Note.

            """
    }

    private static let course =
        "-- glosa.yml --\nlanguages: [en, es]\nsideBySide: true\nsinglePage: always\nglossary: terms.yml\n"
        + "-- terms.yml --\n- term: {en: main, es: principal}\n- term: {en: Navigation, es: Navegación}\n"
        + "-- content/en/index.md --\n# Home\n\n## Main\n\n## Overview title\n"
        + "-- content/es/index.md --\n# Casa\n\n## Main\n\n## Overview title\n"
        + lesson("en") + lesson("es", more: "<i id=\"y\">y</i>\n")
        + "-- content/en/part/index.md --\n# Part\n\n## Lessons\n\n## Lesson list title\n"
        + "-- content/en/part/b.md --\n# B\n\n```mermaid tree=t\nflowchart TD\nq{\"Taught title?\"} -->|yes| r[\"Main\"]\nq -->|no| s[\"Navigation\"]\n```\n"

    private static func values(_ attribute: String, in page: String) -> [String] {
        let pattern = try? Regex("<[^>]*?\\s\(attribute)=\"([^\"]*)\"", as: (Substring, Substring).self)
        return pattern.map { page.matches(of: $0).map { String($0.1) } } ?? []
    }

    @Test("No two elements of a page have one id, whatever headings are called, and what a page refers to is on it")
    func unique() async throws {
        let site = try await BuiltSite(Self.course)
        let pages = site.pages.filter { $0.key.hasSuffix(".html") }
        #expect(pages.count > 20)
        for name in ["en/a.html", "en/a.es.html", "es/a.en.html", "en/whole-course.html", "en/part/index.html"] {
            #expect(pages[name] != nil, "\(name)")
        }
        for (path, page) in pages {
            #expect(MarkupCheck.fault(in: page, as: .html, allowsScripts: true) == nil, "\(path)")
            let ids = Set(Self.values("id", in: page))
            #expect(!ids.contains(""), "\(path)")
            for attribute in ["aria-labelledby", "aria-describedby"] {
                for id in Self.values(attribute, in: page) { #expect(ids.contains(id), "\(path): \(id)") }
            }
            for address in Self.values("href", in: page) where address.hasPrefix("#") && address.count > 1 {
                let id = address.dropFirst().removingPercentEncoding ?? ""
                // Beside a translation, links to it as a whole lead to nothing on the page.
                #expect(ids.contains(id), "\(path): \(address)")
            }
        }
    }

    @Test("Links to headings that are called as parts of the page lead to the headings")
    func headings() async throws {
        let page = try await BuiltSite(Self.course)["en/a.html"]
        for (id, words) in [
            ("navigation", "Navigation"), ("main", "Main"), ("fn-1", "fn 1"), ("diagram-1", "Diagram 1"),
        ] {
            #expect(page.contains("<h2 id=\"\(id)\">\(words)</h2> <a"))
        }
        #expect(page.contains("<a href=\"#navigation\">n</a> <a href=\"#main\">m</a> <a href=\"#fn-1\">f</a>"))
        #expect(page.contains("<a href=\"#user-content-raw\">raw</a>") && page.contains("<i id=\"user-content-raw\">"))
        #expect(page.contains("<a href=\"#content\">x</a>") && page.contains("<h2 id=\"content\">x</h2> <a"))
        #expect(page.contains("<a href=\"#glosa.fn-1\" id=\"glosa.fnref-1\">1</a>"))
        #expect(page.contains("<li id=\"glosa.fn-1\">") && page.contains("<svg id=\"glosa.diagram-1\""))
        #expect(
            page.contains("<main class=\"main\" id=\"glosa.main\"") && page.contains("href=\"#glosa.text\"")
                && page.contains("id=\"glosa.text\"")
        )
    }

    @Test("All ids of the built-in theme are the page's own")
    func theme() {
        for file in EmbeddedTheme.files where file.path.hasSuffix(".mustache") {
            for id in Self.values("id", in: file.text) { #expect(id.hasPrefix("glosa."), "\(file.path): \(id)") }
        }
        let scripts = EmbeddedTheme.files.filter { $0.path.hasSuffix(".js") }.map(\.text).joined()
        let given = scripts.matches(of: /\.id \|?\|?= ([^;]*);/).map { String($0.1) }
        #expect(given.count == 3)
        for value in given { #expect(value == "name" || value.hasPrefix("`glosa.") || value.hasPrefix("`${name}")) }
        #expect(scripts.contains("const name = `glosa.tab-"))
    }

    // MARK: Own templates

    private static func findings(_ templates: String) async throws -> [(message: String, place: String)] {
        try await withTemporaryFolder { folder in
            let tree =
                "-- glosa.yml --\nlanguages: [en]\ntemplates: templates\n"
                + "-- content/en/a.md --\n# A\n\n## Sidebar\n\n## Main\n\n## Text\n" + templates
            try FileTree(tree).write(to: folder)
            let theme = try Theme.load(for: try await CourseLoader(root: folder.path).load().course)
            return theme.diagnostics.map { finding in
                let file = theme.files.first { $0.path == finding.range.path }
                return (finding.message.en, "\(finding.range.path): \(file?.text(in: finding.range.bytes) ?? "")")
            }
        }
    }

    @Test(
        "A page of one's own whose main part has the id that it had once is found, where the built-in bar leads to it"
    )
    func formerID() async throws {
        let page = "{{> head}}<body>{{> header}}<main id=\"start\"></main><main id=\"text\">{{{content}}}</main></body>"
        let found = try await Self.findings("-- templates/lesson.mustache --\n\(page)\n")
        #expect(found.map(\.place) == Array(repeating: "templates/lesson.mustache: text", count: 2))
        #expect(
            found[0].message.contains("look for “glosa.text”")
                && found[1].message.contains("content/en/a.md has the id “text”")
        )
        let mended = page.replacing("\"text\"", with: "\"glosa.text\"")
        #expect(try await Self.findings("-- templates/lesson.mustache --\n\(mended)\n").isEmpty)
    }

    @Test("So is a bar of one's own that leads to the id that the main part had once")
    func formerReference() async throws {
        let found = try await Self.findings(
            "-- templates/header.mustache --\n<a href=\"#main\">x</a> <a href='#top'>y</a>\n"
        )
        #expect(found.map(\.place) == ["templates/header.mustache: main"])
        #expect(found[0].message.contains("call the element “glosa.main”"))
        #expect(try await Self.findings("-- templates/header.mustache --\n<a href=\"#glosa.main\">x</a>\n").isEmpty)
    }

    @Test("A theme that brings both leads somewhere, and is told only of the heading")
    func ownPair() async throws {
        let found = try await Self.findings(
            "-- templates/lesson.mustache --\n<a href=\"#main\">x</a><main id=\"main\"></main>\n"
                + "-- templates/sidebar.mustache --\n<nav id=\"sidebar\" data-id=\"main\"></nav><p id=\"{{root}}\"></p><p id=\"free\"></p>\n"
        )
        #expect(found.map(\.place) == ["templates/lesson.mustache: main", "templates/sidebar.mustache: sidebar"])
        #expect(found.allSatisfy { $0.message.contains("a heading of content/en/a.md has the id") })
    }
}
