import TestSupport
import Testing

@testable import Site

/// Sites of courses whose languages lie as other generators and repositories have them.
@Suite("Sites of other layouts")
struct LanguageLayoutSiteTests {
    /// Returns the address of the link or picture of a page with a text or description.
    private func address(_ name: String, on page: String, of site: BuiltSite) -> String? {
        for tag in site[page].matches(of: #/<(?:a|img)\b([^>]*)>([^<]*)/#) {
            let attributes = String(tag.1)
            guard tag.2 == name || attributes.contains("alt=\"\(name)\"") else { continue }
            return attributes.firstMatch(of: #/(?:href|src)="([^"]*)"/#).map { String($0.1) }
        }
        return nil
    }

    private static let subfolders = """
        -- glosa.yml --
        languages: [en, pt-BR]
        content: docs
        SETTINGS
        -- docs/index.md --
        # Boats

        [sails](guide/sails.md), [velas](pt_br/guide/sails.md), ![boat](img/boat.svg)
        -- docs/guide/sails.md --
        # Sails
        -- docs/guide/masts.md --
        # Masts
        -- docs/pt_br/index.md --
        # Barcos

        [velas](guide/sails.md), [sails](../guide/sails.md), [mastros](guide/masts.md), ![barco](img/boat.svg)
        -- docs/pt_br/guide/sails.md --
        # Velas

        [inglês](../../guide/sails.md), [raiz](/guide/sails)
        -- docs/img/boat.svg --
        <svg/>
        """

    private static let addresses = [
        ("index.html", "sails", "guide/sails.html"), ("index.html", "velas", "pt-BR/guide/sails.html"),
        ("index.html", "boat", "img/boat.svg"), ("pt-BR/index.html", "velas", "guide/sails.html"),
        ("pt-BR/index.html", "sails", "../guide/sails.html"), ("pt-BR/index.html", "mastros", "guide/masts.html"),
        ("pt-BR/index.html", "barco", "../img/boat.svg"),
        ("pt-BR/guide/sails.html", "inglês", "../../guide/sails.html"),
        ("pt-BR/guide/sails.html", "raiz", "#"),
    ]

    @Test(
        "The main language lies around the others, and at the site's root",
        arguments: addresses,
        ["translations: subfolders", ""]
    )
    func subfolders(link: (page: String, name: String, address: String), settings: String) async throws {
        // Without the key only a folder of the very name shows the layout.
        let tree = Self.subfolders.replacing("SETTINGS", with: settings + "\nrootLanguage: true")
        let site = try await BuiltSite(settings.isEmpty ? tree.replacing("pt_br", with: "pt-BR") : tree)
        #expect(address(link.name, on: link.page, of: site) == link.address, "\(site.pages.keys.sorted())")
    }

    @Test(
        "Each language has places of its own, whose pages are pairs",
        arguments: [
            ("en/a.html", "otra", "../es/a.html"), ("es/a.html", "b", "b.html"),
            ("es/a.html", "inglesa", "../en/a.html"),
            ("es/a.html", "imagen", "../docs/en/docs/img/x.svg"), ("es/a.html", "raíz", "b.html"),
            ("es/a.html", "foto", "../docs/en/docs/img/x.svg"),
        ]
    )
    func places(page: String, name: String, expected: String) async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            content:
              en: docs/en/docs
              es: docs/es/docs
            -- docs/en/docs/a.md --
            # A

            [otra](../../es/docs/a.md), ![x](img/x.svg)
            -- docs/en/docs/b.md --
            # B
            -- docs/en/docs/img/x.svg --
            <svg/>
            -- docs/es/docs/a.md --
            # A

            [b](b.md), [inglesa](../../en/docs/a.md), ![imagen](../../en/docs/img/x.svg), [raíz](/b.md), ![foto](img/x.svg)
            """
        )
        #expect(address(name, on: page, of: site) == expected)
    }

    @Test("A site of one language at the root has no page that offers languages, and no address names the language")
    func root() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [en]
            rootLanguage: true
            rulePages: all
            baseURL: https://example.org/boats/
            -- content/index.md --
            # Boats
            -- content/guide/masts.md --
            ---
            updated: 2026-01-31
            ---
            # Masts

            [home](../index.md), [section](./)
            """
        )
        for page in ["index.html", "404.html", "guide/masts.html", "guide/index.html", "feed.xml", "rules/index.html"] {
            #expect(site.pages[page] != nil, "\(page) of \(site.pages.keys.sorted())")
        }
        #expect(!site.pages.keys.contains { $0.hasPrefix("en/") })
        #expect(!site["index.html"].contains("choices"))
        for (path, text) in site.pages where path.hasSuffix(".html") || path.hasSuffix(".xml") {
            #expect(
                !text.contains("href=\"en/") && !text.contains("/en/index.html") && !text.contains("boats/en/"),
                "\(path)"
            )
        }
        #expect(site["sitemap.xml"].contains("<loc>https://example.org/boats/</loc>"))
        #expect(site["sitemap.xml"].contains("<loc>https://example.org/boats/guide/masts.html</loc>"))
        #expect(
            site["guide/masts.html"].contains(
                "<link rel=\"canonical\" href=\"https://example.org/boats/guide/masts.html\">"
            )
        )
        #expect(site["404.html"].contains("href=\"/boats/index.html\""))
        #expect(address("home", on: "guide/masts.html", of: site) == "../index.html")
        #expect(address("section", on: "guide/masts.html", of: site) == "index.html")
    }

    @Test(
        "The first page has the site's name, the folder's or its first heading, and never that of its file",
        arguments: [
            ("", "## What is a boat?\n\nText.\n", "What is a boat?"),
            ("title: Boats", "Text.\n\n## Install\n", "Boats"),
            ("title: Boats", "# Readme\n\nText.\n", "Boats"), ("title: Boats", "## Install\n\nText.\n", "Boats"),
        ]
    )
    func titles(settings: String, text: String, title: String) async throws {
        for name in ["index.md", "README.md", "_index.md"] {
            let site = try await BuiltSite(
                "-- glosa.yml --\nlanguages: [en]\n\(settings)\n-- content/\(name) --\n\(text)"
            )
            #expect(site["en/index.html"].contains("<title>\(title)</title>"), "\(name)")
        }
        let unnamed = try await BuiltSite("-- glosa.yml --\nlanguages: [en]\n-- content/index.md --\nText.\n")
        #expect(
            !unnamed["en/index.html"].contains("<title>Index</title>") && unnamed["en/index.html"].contains("<title>")
        )
    }

    @Test("More than four languages are in a menu; up to four are in sight", arguments: [4, 5])
    func menu(count: Int) async throws {
        let tags = ["en", "es", "fr", "de", "it"].prefix(count)
        let files = tags.map { "-- content/\($0)/index.md --\n# A\n" }.joined()
        let site = try await BuiltSite("-- glosa.yml --\nlanguages: [\(tags.joined(separator: ", "))]\n\(files)")
        #expect(site["en/index.html"].contains("<nav class=\"languages has-menu\"") == (count > 4))
        #expect(site["en/index.html"].matches(of: #/<a href="[^"]*" hreflang="[a-z]+" lang="[a-z]+"/#).count == count)
    }
}
