import TestSupport
import Testing

@testable import Site

/// The addresses that links have on pages.
@Suite("Addresses of links")
struct LinkAddressTests {
    /// Returns the destinations of the links and pictures of a page whose text or description is a word.
    private func address(_ name: String, on page: String, of site: BuiltSite) -> String? {
        let html = site[page]
        for tag in html.matches(of: #/<(?:a|img)\b([^>]*)>([^<]*)/#) {
            let attributes = String(tag.1)
            guard tag.2 == name || attributes.contains("alt=\"\(name)\"") else { continue }
            return attributes.firstMatch(of: #/(?:href|src)="([^"]*)"/#).map { String($0.1) }
        }
        return nil
    }

    private static let suffixes = """
        -- glosa.yml --
        languages: [en, es, ja, pt-BR]
        translations: suffixes
        CONTENT
        -- README.md --
        # Boats

        [Español](README.es.md), [日本語](./README.ja.md), [guide](docs/guide.md), [Portugués](docs/guide.pt-BR.md)
        -- README.es.md --
        # Barcos

        [English](README.md), [日本語](README.ja.md), [guide](docs/guide.md), [top](README.md#boats)
        -- README.ja.md --
        # 船

        <a href="README.md">English</a> <a href="README.es.md">Español</a>
        -- docs/guide.md --
        # Guide
        -- docs/guide.pt-BR.md --
        # Guia

        [English](guide.md), [boats](../README.md)
        """

    @Test(
        "With suffixes, a link to a translation's own file leads to the translation, and its link to the original's to the original",
        arguments: [
            ("en/index.html", "Español", "../es/index.html"), ("en/index.html", "日本語", "../ja/index.html"),
            ("en/index.html", "guide", "docs/guide.html"), ("en/index.html", "Portugués", "../pt-BR/docs/guide.html"),
            ("es/index.html", "English", "../en/index.html"), ("es/index.html", "日本語", "../ja/index.html"),
            ("es/index.html", "guide", "docs/guide.html"), ("es/index.html", "top", "#boats"),
            ("ja/index.html", "English", "../en/index.html"), ("ja/index.html", "Español", "../es/index.html"),
            ("pt-BR/docs/guide.html", "English", "../../en/docs/guide.html"),
            ("pt-BR/docs/guide.html", "boats", "../index.html"),
            // A page in place of a missing translation has the links of its original.
            ("pt-BR/index.html", "Español", "../es/index.html"), ("pt-BR/index.html", "guide", "docs/guide.html"),
        ],
        ["content: .", "content: [README.md, docs]"]
    )
    func translations(link: (page: String, name: String, address: String), content: String) async throws {
        let site = try await BuiltSite(Self.suffixes.replacing("CONTENT", with: content))
        #expect(address(link.name, on: link.page, of: site) == link.address)
    }

    private static let plain = """
        -- glosa.yml --
        languages: [en]
        content: docs
        HTML
        -- docs/index.md --
        # Index

        [with](guide/sails.md#nowhere), [without](guide/sails#nowhere), [here](#nowhere), <a href="guide/sails.md#no">raw</a>

        [html](guide/sails.html), [anchored](guide/sails.html#mast), [folder](guide/index.html), [own](own.html),
        [back](../docs/guide/sails.md#mast)

        ![logo](/logo.svg), ![photo](/img/photo.png), <img src="/logo.svg" alt="raw logo">

        <picture><source srcset="/logo.svg 1x, public/logo.svg 2x"><img src="/img/photo.png" alt="in a picture"></picture>

        | <a href="guide/sails.md#mast">cell</a> |
        |---|

        [rocket](#rocket-start), [raw heading](#features), [second](#features-1)

        ## :rocket: Start

        <h2 align="center">Features</h2>

        ## Features
        -- docs/guide/README.md --
        # Guide
        -- docs/guide/sails.md --
        # Sails

        ## Mast
        -- docs/own.html --
        <p>Own</p>
        -- docs/public/logo.svg --
        <svg/>
        -- docs/static/img/photo.png --
        png
        """

    @Test(
        "A wrong anchor costs the anchor; addresses of built pages, and of files below public and static, lead to what they mean",
        arguments: [
            ("with", "guide/sails.html"), ("without", "guide/sails.html"), ("here", "#"), ("raw", "guide/sails.html"),
            ("html", "guide/sails.html"), ("anchored", "guide/sails.html#mast"), ("folder", "guide/index.html"),
            ("own", "own.html"), ("back", "guide/sails.html#mast"), ("logo", "public/logo.svg"),
            ("photo", "static/img/photo.png"), ("raw logo", "public/logo.svg"),
            ("in a picture", "static/img/photo.png"), ("cell", "guide/sails.html#mast"),
            ("rocket", "#rocket-start"), ("raw heading", "#features"), ("second", "#features-1"),
        ],
        ["", "html: allow"]
    )
    func plain(link: (name: String, address: String), html: String) async throws {
        let site = try await BuiltSite(Self.plain.replacing("HTML", with: html))
        let page = site["en/index.html"]
        #expect(address(link.name, on: "en/index.html", of: site) == link.address)
        #expect(page.contains("srcset=\"public/logo.svg 1x, public/logo.svg 2x\""))
        for id in ["rocket-start", "features", "features-1"] {
            #expect(page.matches(of: try Regex("id=\"\(id)\"")).count == 1, "\(id)")
        }
    }
}
