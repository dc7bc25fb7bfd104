import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// Style sheets, an icon and values for templates, by keys.
@Suite("Own style sheets, icon and values")
struct OwnStyleSheetTests {
    private static func course(_ keys: String, css: String) -> String {
        """
        -- glosa.yml --
        languages: [en]
        \(keys)
        -- look/own.css --
        \(css)
        -- look/more.css --
        b { color: red }
        -- templates/lesson.mustache --
        <p>{{title}}{{#extra.level}}: {{extra.level}}{{/extra.level}}</p>
        -- content/en/index.md --
        # Boats
        -- content/en/keel.md --
        ---
        extra: {level: "<easy>", count: 3}
        ---
        # Keel
        -- content/shared/a b.png --
        PNG
        -- content/shared/icon.PNG --
        PNG

        """
    }

    private static func look(_ keys: String, css: String = "") async throws -> (findings: [Diagnostic], style: String) {
        try await withTemporaryFolder { folder in
            try FileTree(course(keys, css: css)).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            let theme = try Theme.load(for: checked.course)
            let style = try #require(theme.assets.first { $0.path == "assets/glosa.css" })
            return (checked.diagnostics + theme.diagnostics, String(decoding: style.bytes, as: UTF8.self))
        }
    }

    @Test(
        "Addresses of a style sheet lead to published files, in every spelling",
        arguments: [
            "a { background: url(../content/shared/a%20b.png) }",
            "a { background: url('../content/shared/a b.png') }",
            "a { background: URL( \"../content/shared/a b.png\" ) }",
            "/* url(no.png) */ a { background: url(\"/content/shared/a b.png\") }",
            "a::before { content: 'url(no.png)'; background: url('../content/shared/a b.png') }",
        ]
    )
    func addresses(css: String) async throws {
        let (findings, style) = try await Self.look("styles: look/own.css", css: css)
        #expect(findings.map(\.message.en) == [])
        #expect(style.contains("url(\"../shared/a-b.png\")"), "\(style.suffix(300))")
    }

    @Test(
        "What the site doesn't have is found at its place",
        arguments: [
            ("a { background: url(no.png) }", "the site has no file “no.png”"),
            ("a { background: url(../../../etc/passwd) }", "the site has no file"),
            ("a { background: url(../glosa.yml) }", "the site has no file"),
            ("a { background: url(https://host.example.org/a.png) }", "pages load nothing from other hosts"),
            ("a { background: url(//host.example.org/a.png) }", "pages load nothing from other hosts"),
            ("@import 'more.css';", "browsers ignore this `@import`"),
            ("@import url(more.css) screen;", "browsers ignore this `@import`"),
            ("a { background: url(no.png", "the site has no file"), ("a { b: url(", nil), ("a { b: '\\", nil),
            ("a { b: url(data:image/png;base64,AA==) } c { d: url(#e) }", nil), ("@media print { a { b: c } }", nil),
        ]
    )
    func faults(css: String, message: String?) async throws {
        let (findings, _) = try await Self.look("styles: [look/own.css]", css: css)
        #expect(findings.count == (message == nil ? 0 : 1), "\(findings.map(\.message.en))")
        #expect(findings.allSatisfy { $0.message.en.contains(message ?? "") && $0.range.path == "look/own.css" })
    }

    @Test("Style sheets come in their order, behind the theme")
    func order() async throws {
        let (findings, style) = try await Self.look("styles: [look/more.css, look/own.css]", css: "i { color: blue }")
        #expect(findings.isEmpty)
        let (red, blue) = (style.range(of: "b{color:red}"), style.range(of: "i{color:blue}"))
        let (first, second) = (try #require(red), try #require(blue))
        #expect(first.lowerBound < second.lowerBound)
        let rest = style[second.upperBound...].trimmingPrefix { $0.isWhitespace }
        #expect(rest.isEmpty)
    }

    @Test("A style sheet that can't be read is found at the key, and one outside the course is refused")
    func unreadable() async throws {
        let (findings, _) = try await Self.look("styles: [look/no.css]")
        #expect(findings.map(\.range.path) == ["glosa.yml"])
        for path in ["../own.css", "/etc/own.css", "look/own.txt"] {
            await #expect(throws: CourseError.self, "\(path)") { try await Self.look("styles: [\(path)]") }
        }
    }

    @Test("The icon is the course's, with its type")
    func icon() async throws {
        let site = try await BuiltSite(
            "-- glosa.yml --\nlanguages: [en]\nfavicon: shared/icon.png\n-- content/en/a.md --\n# A\n"
                + "-- content/shared/icon.png --\nPNG\n"
        )
        #expect(site["en/a.html"].contains("<link rel=\"icon\" href=\"../shared/icon.png\" type=\"image/png\">"))
        let (findings, _) = try await Self.look("favicon: shared/no.png")
        #expect(findings.map(\.range.path) == ["glosa.yml"])
        #expect(try await Self.look("favicon: shared/icon.PNG").findings.isEmpty)
    }

    @Test("Values of the front matter are variables of the page, escaped; others are findings")
    func extra() async throws {
        let site = try await BuiltSite(Self.course("templates: templates", css: ""))
        #expect(site["en/keel.html"].contains("<p>Keel: &lt;easy&gt;</p>"))
        #expect(site["en/keel.html"] != "" && !site["en/index.html"].contains("easy"))
        for value in ["text", "[a]", "{a: [b]}", "{a: {b: c}}"] {
            let page = "-- content/en/a.md --\n---\nextra: \(value)\n---\n# A\n"
            let checked = try await MkDocsTests.load("-- glosa.yml --\nlanguages: [en]\n" + page)
            #expect(checked.diagnostics.map(\.rule) == [.frontMatter], "\(value)")
        }
    }
}
