import Course
import CourseChecks
import Foundation
import Testing

@testable import Site

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("What a site tells machines")
struct MachineTests {
    static let course = """
        -- glosa.yml --
        title: {es: "Curso <b>", en: "Course & more"}
        languages: [es, en]
        baseURL: https://example.org/sub/
        author: "Ana"
        markdown: true
        -- content/es/index.md --
        ---
        updated: 2026-01-01
        ---
        Bienvenida.
        -- content/en/index.md --
        Welcome.
        -- content/es/a.md --
        ---
        id: a
        title: 'Uno </script> & "dos"'
        updated: 2026-02-03
        ---
        Texto.
        -- content/en/one.md --
        ---
        id: a
        updated: 2026-03-04
        description: The first.
        ---
        # One

        Text.
        -- content/en/two.md --
        # Two

        Without a date.
        """

    static func files(_ change: (String) -> String = { $0 }) async throws -> [String: String] {
        try await BuiltSite(change(course)).pages
    }

    @Test("The feed lists the dated lessons of a language, the latest first, as well-formed XML")
    func feed() async throws {
        let files = try await Self.files()
        let feed = try #require(files["es/feed.xml"])
        #expect(feed.contains("<title>Uno &lt;/script&gt; &amp; &quot;dos&quot;</title>"))
        #expect(feed.contains("<id>https://example.org/sub/es/a.html</id>"))
        #expect(feed.contains("<updated>2026-02-03T00:00:00Z</updated>"))
        #expect(feed.contains("<author><name>Ana</name></author>"))
        // The start page is what the feed is about, not an entry of it.
        #expect(feed.components(separatedBy: "<entry>").count == 2)
        #expect(try #require(files["en/feed.xml"]).contains("<summary>The first.</summary>"))
        #expect(files["en/feed.xml"]?.contains("Two") == false)
        for name in ["es/feed.xml", "en/feed.xml", "sitemap.xml"] {
            let parser = XMLParser(data: Data(try #require(files[name]).utf8))
            #expect(parser.parse(), "\\(name)")
        }
        #expect(
            try #require(files["en/one.html"]).contains(
                "type=\"application/atom+xml\" title=\"Course &amp; more\" href=\"feed.xml\""
            )
        )
    }

    @Test("Without the site's address, or without dates, there is no feed")
    func noFeed() async throws {
        let unknown = try await Self.files { $0.replacing("baseURL: https://example.org/sub/\n", with: "") }
        #expect(unknown["es/feed.xml"] == nil)
        #expect(unknown["en/one.html"]?.contains("atom+xml") == false)
        #expect(unknown["en/one.html"]?.contains("ld+json") == false)
        let undated = try await Self.files { $0.replacing("updated: 2026-03-04\n", with: "") }
        #expect(undated["en/feed.xml"] == nil)
    }

    @Test("A lesson says what it is in JSON-LD, and nothing in it ends the script")
    func structuredData() async throws {
        let page = try #require(try await Self.files()["es/a.html"])
        let start = try #require(page.range(of: "<script type=\"application/ld+json\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let json = Data(page[start.upperBound..<end.lowerBound].utf8)
        let root = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let graph = try #require(root["@graph"] as? [[String: Any]])
        #expect(graph.map { $0["@type"] as? String } == ["TechArticle", "BreadcrumbList"])
        #expect(graph[0]["headline"] as? String == "Uno </script> & \"dos\"")
        #expect(graph[0]["url"] as? String == "https://example.org/sub/es/a.html")
        #expect(graph[0]["inLanguage"] as? String == "es")
        #expect(graph[0]["dateModified"] as? String == "2026-02-03")
        let translations = try #require(graph[0]["workTranslation"] as? [[String: Any]])
        #expect(translations.map { $0["@id"] as? String } == ["https://example.org/sub/en/one.html"])
        let steps = try #require(graph[1]["itemListElement"] as? [[String: Any]])
        #expect(steps.map { $0["position"] as? Int } == [1, 2])
    }

    @Test("Each lesson's Markdown lies beside its page, without front matter and with its title; llms.txt lists them")
    func markdown() async throws {
        let files = try await Self.files()
        #expect(files["es/a.md"] == "# Uno </script> & \"dos\"\n\nTexto.\n")
        #expect(files["en/one.md"] == "# One\n\nText.\n")
        #expect(try #require(files["en/one.html"]).contains("<a href=\"one.md\" type=\"text/markdown\">"))
        let guide = try #require(files["llms.txt"])
        #expect(guide.hasPrefix("# Curso <b>\n"))
        #expect(guide.contains("- [One](https://example.org/sub/en/one.md): The first.\n"))
        let without = try await Self.files { $0.replacing("markdown: true\n", with: "") }
        #expect(without["llms.txt"] == nil)
        #expect(without.keys.allSatisfy { !$0.hasSuffix(".md") })
    }

    @Test("A strict policy stands on every page, unless it is switched off or content may bring scripts")
    func securityPolicy() async throws {
        func policies(_ extra: String) async throws -> Set<Bool> {
            let files = try await Self.files { $0.replacing("author: \"Ana\"\n", with: extra) }
            return Set(
                files.filter { $0.key.hasSuffix(".html") }.values.map {
                    $0.contains("http-equiv=\"Content-Security-Policy\"")
                }
            )
        }
        #expect(try await policies("") == [true])
        #expect(try await policies("contentSecurityPolicy: off\n") == [false])
        #expect(try await policies("html: allow\n") == [false])
        #expect(try await policies("html: allow\ncontentSecurityPolicy: strict\n") == [true])
    }

    @Test("No page has what a strict policy forbids: inline styles, inline scripts, handlers")
    func nothingInline() async throws {
        for (name, page) in try await Self.files() where name.hasSuffix(".html") {
            #expect(!page.contains(" style=\""), "\\(name)")
            #expect(!page.contains("<style"), "\\(name)")
            #expect(page.firstMatch(of: /\\son[a-z]+="/) == nil, "\\(name)")
            for script in page.matches(of: /<script([^>]*)>/) {
                #expect(script.1.contains("src=") || script.1.contains("application/ld+json"), "\\(name)")
            }
        }
    }
}
