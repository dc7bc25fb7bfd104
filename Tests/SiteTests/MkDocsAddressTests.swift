import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// MkDocs writes `guide/first.md` to `guide/first/`, and authors link to that as browsers see it.
@Suite("Addresses of MkDocs sites in links")
struct MkDocsAddressTests {
    private static let site = """
        -- mkdocs.yml --
        site_name: Reader
        theme:
          name: material
        plugins:
          - i18n:
              docs_structure: folder
              languages:
                - locale: en
                  default: true
                - locale: es
        -- docs/images/a.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- docs/en/index.md --
        # Reader

        [es](es/), [first](guide/first/)
        -- docs/en/guide/index.md --
        # Guide
        -- docs/en/guide/first.md --
        # First

        ## :material-anchor: Build tags

        [A](../second/#part), [B](../../), [C](/es/guide/second/), [D](../../es/guide/second), ![E](../images/a.svg)
        -- docs/en/guide/second.md --
        # Second

        ## Part

        [Tags](../first/#build-tags)
        -- docs/es/index.md --
        # Lector
        -- docs/es/guide/index.md --
        # Guía
        -- docs/es/guide/first.md --
        # Primera

        ## Etiquetas

        [A](../second/#parte), [B](/es/guide/second/), [C](../../../guide/second/#part), ![E](../images/a.svg)
        -- docs/es/guide/second.md --
        # Segunda

        ## Parte

        [Primera](../first/#etiquetas)
        """

    @Test("Links to the addresses of pages lead to the pages, in every language")
    func addresses() async throws {
        let site = try await BuiltSite(Self.site)
        let first = site["en/guide/first.html"]
        for place in ["second.html#part", "../../es/guide/second.html", "images/a.svg\""] {
            #expect(first.contains(place), "\(place)")
        }
        #expect(site["en/guide/second.html"].contains("href=\"first.html#build-tags\""))
        #expect(site["es/guide/first.html"].contains("href=\"../../en/guide/second.html#part\""))
        let checked = try await MkDocsTests.load(Self.site)
        #expect(checked.diagnostics.filter { $0.rule == .brokenLink }.map(\.message.en) == [])
    }

    @Test(
        "Addresses that no page has are broken links",
        arguments: ["../third/", "/fr/guide/first/", "../second/#none", "/es/x/"]
    )
    func missing(address: String) async throws {
        let tree = Self.site.replacing("../first/#build-tags", with: address)
        let checked = try await MkDocsTests.load(tree)
        #expect(checked.diagnostics.contains { $0.rule == .brokenLink })
    }
}
