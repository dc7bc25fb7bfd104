import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// Old addresses that lead to pages, in every spelling that names them.
@Suite("Redirects")
struct RedirectTests {
    static func findings(_ tree: String) async throws -> [Diagnostic] {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            let report = CourseReport.report(checked, theme: try ThemeSource.read(for: checked.course))
            return report.diagnostics.filter { $0.rule == .redirect }
        }
    }

    private static let course = """
        -- glosa.yml --
        languages: [en, es]
        baseURL: https://example.org/boats/
        redirects:
          old.html: en/keel.md
          /deep/down/here/: /es/quilla.html#roble
          plank: plank2
          plank2: en/hull/index.md
          forum.html: https://forum.example.org/?a=1&b="c
          talk.html: https://forum.example.org/?a=1&b=2
          up: en/
          file: shared/plan.pdf
        -- content/en/index.md --
        # Boats
        -- content/en/keel.md --
        ---
        id: keel
        aliases: [/start, "kiel", kiel.html]
        ---
        # The \\<keel> & more
        -- content/en/hull/index.md --
        # Hull
        -- content/es/index.md --
        # Barcos
        -- content/es/quilla.md --
        ---
        id: keel
        redirect_from: /antigua/
        ---
        # Quilla

        ## Roble
        -- content/shared/plan.pdf --
        %PDF
        """

    @Test(
        "A page at each old address leads on, at any depth and below any base",
        arguments: [
            ("old.html", "en/keel.html", "https://example.org/boats/en/keel.html"),
            ("deep/down/here/index.html", "../../../es/quilla.html#roble", "https://example.org/boats/es/quilla.html"),
            ("plank/index.html", "../en/hull/index.html", "https://example.org/boats/en/hull/"),
            ("plank2/index.html", "../en/hull/index.html", "https://example.org/boats/en/hull/"),
            ("talk.html", "https://forum.example.org/?a=1&amp;b=2", "https://forum.example.org/?a=1&amp;b=2"),
            ("up/index.html", "../en/index.html", "https://example.org/boats/en/"),
            ("file/index.html", "../shared/plan.pdf", "https://example.org/boats/shared/plan.pdf"),
            ("start/index.html", "../en/keel.html", "https://example.org/boats/en/keel.html"),
            ("en/kiel/index.html", "../keel.html", "https://example.org/boats/en/keel.html"),
            ("en/kiel.html", "keel.html", "https://example.org/boats/en/keel.html"),
            ("antigua/index.html", "../es/quilla.html", "https://example.org/boats/es/quilla.html"),
        ]
    )
    func pages(path: String, target: String, canonical: String) async throws {
        let site = try await BuiltSite(Self.course)
        let page = site[path]
        #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=\(target)\">"), "\(page)")
        #expect(page.contains("<a href=\"\(target)\">"))
        #expect(page.contains("<link rel=\"canonical\" href=\"\(canonical)\">"))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(!site["sitemap.xml"].contains(path.hasSuffix("index.html") ? String(path.dropLast(10)) + "<" : path))
    }

    @Test("Titles are escaped, and a page has the language of its target")
    func words() async throws {
        let site = try await BuiltSite(Self.course)
        #expect(site["old.html"].contains("<title>The &lt;keel&gt; &amp; more</title>"))
        #expect(site["antigua/index.html"].contains("<html lang=\"es\">"))
        #expect(site["forum.html"].isEmpty)
    }

    @Test("Nothing is found but the address with a quote in it")
    func sound() async throws {
        let found = try await Self.findings(Self.course)
        #expect(found.count == 1)
        #expect(found.first?.message.en.contains("is no https address") == true)
    }

    @Test(
        "Redirects that can't be made are found at their line, and nothing is written over a page",
        arguments: [
            ("en/keel.html: en/index.md", "the site has something at en/keel.html"),
            ("EN/Keel.html: en/index.md", "the site has something at EN/Keel.html"),
            ("index.html: en/keel.md", "the site has something at index.html"),
            ("en/keel.html/more: en/index.md", "the site has something at en/keel.html/more/index.html"),
            ("assets/glosa.css/x: en/index.md", "the site has something at assets/glosa.css/x/index.html"),
            ("../up.html: en/index.md", "is no address that a page of the site can have"),
            ("https://other.example.org/a: en/index.md", "is no address that a page of the site can have"),
            (".git/config: en/index.md", "is no address that a page of the site can have"),
            ("a%2e%2e/%2e%2e/b.html: en/index.md", nil),
            ("\"%2e%2e/%2e%2e/b.html\": en/index.md", "is no address that a page of the site can have"),
            ("\"a.html?x=1\": en/index.md", "is no address that a page of the site can have"),
            ("old.md: en/keel.md", "is no address that a page of the site can have"),
            ("a.html: en/nothing.md", "leads nowhere"),
            ("a.html: ../../etc/passwd", "leads nowhere"),
            ("a.html: en/keel.md#oak", "has no heading “#oak”"),
            ("a.html: http://other.example.org/", "is no https address"),
            ("a.html: //other.example.org/", "is no https address"),
            ("a.html: javascript:alert(1)", "is no https address"),
            ("a.html: 'https:///x'", "is no https address"),
            ("{a: b, b: c, c: a}", "leads back to itself"),
        ]
    )
    func faults(line: String, message: String?) async throws {
        let tree = """
            -- glosa.yml --
            languages: [en]
            redirects:
              \(line)
            -- content/en/index.md --
            # Boats
            -- content/en/keel.md --
            # Keel
            """
        let found = try await Self.findings(tree)
        guard let message else {
            #expect(found.isEmpty)
            return
        }
        #expect(found.contains { $0.message.en.contains(message) }, "\(found.map(\.message.en))")
        #expect(found.allSatisfy { $0.range.path == "glosa.yml" && !$0.range.bytes.isEmpty })
        let site = try await BuiltSite(tree)
        #expect(site["en/keel.html"].contains("<h1"))
        #expect(!site.pages.keys.contains { $0.contains("..") || $0.hasPrefix("/") || $0.hasPrefix(".git") })
        let isMade = message.contains("has no heading")
        #expect(site.pages.keys.contains("a.html") == isMade)
    }

    @Test("The same address twice leads where it is named first")
    func twice() async throws {
        let tree = """
            -- glosa.yml --
            languages: [en]
            redirects: {a: en/keel.md}
            -- content/en/index.md --
            ---
            aliases: /A/
            ---
            # Boats
            -- content/en/keel.md --
            # Keel
            """
        let found = try await Self.findings(tree)
        #expect(found.map(\.range.path) == ["content/en/index.md"])
        #expect(found.first?.message.en.contains("redirected already") == true)
        #expect(try await BuiltSite(tree)["a/index.html"].contains("../en/keel.html"))
    }

    @Test("A value of another kind keeps the configuration from being used")
    func kinds() {
        for value in ["text", "[a, b]", "{a: [b]}", "{a: {b: c}}"] {
            let file = SourceFile(path: "glosa.yml", text: "redirects: \(value)\n")
            let findings = ConfigurationReader.read(file).1
            #expect(findings.contains { $0.severity == .error && $0.message.en.contains("old address") }, "\(value)")
        }
    }
}
