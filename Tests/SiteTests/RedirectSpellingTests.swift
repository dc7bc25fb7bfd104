import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// Redirects as other generators write them.
@Suite("Redirects of other generators")
struct RedirectSpellingTests {
    @Test("mdBook's redirects are relative to the old address")
    func mdBook() async throws {
        let tree = """
            -- book.toml --
            [output.html.redirect]
            "/format/config.html" = "configuration/index.html"
            "a/b/c.html" = "../../one.html#deep"
            "/d.html" = "https://boats.example.org/d"
            "/e.html#part" = "one.html"
            "/f.html" = "/format/configuration/index.html"
            "welcome.html" = "./"
            "/g.html" = "missing.html"
            -- src/SUMMARY.md --
            [Start](README.md)
            - [One](one.md)
            - [Two](format/configuration/README.md)
            -- src/README.md --
            # Start
            -- src/one.md --
            # One

            ## Deep
            -- src/format/configuration/README.md --
            # Two
            """
        let site = try await BuiltSite(tree)
        #expect(site["format/config.html"].contains("url=../en/format/configuration/index.html\""))
        #expect(site["a/b/c.html"].contains("url=../../en/one.html#deep\""))
        #expect(site["d.html"].contains("url=https://boats.example.org/d\""))
        #expect(site["f.html"].contains("url=en/format/configuration/index.html\""))
        #expect(site["welcome.html"].contains("url=en/index.html\""))
        let found = try await RedirectTests.findings(tree)
        #expect(found.map(\.severity) == [.note, .error])
        #expect(found.map(\.range.path) == ["book.toml", "book.toml"])
    }

    @Test("GitBook's redirects lead to files of the book")
    func gitBook() async throws {
        let tree = """
            -- .gitbook.yaml --
            redirects:
              help: misc/support.md
              old/page: README.md
              gone: no.md
            -- SUMMARY.md --
            * [Start](README.md)
            * [Support](misc/support.md)
            -- README.md --
            # Start
            -- misc/support.md --
            # Support
            """
        let site = try await BuiltSite(tree)
        #expect(site["help/index.html"].contains("url=../en/misc/support.html\""))
        #expect(site["old/page/index.html"].contains("url=../../en/index.html\""))
        let found = try await RedirectTests.findings(tree).map(\.message.en)
        #expect(found.count { $0.contains("leads nowhere") } == 1)
    }

    @Test("mkdocs-redirects' maps name files; pages are folders or files", arguments: [true, false])
    func mkDocs(areFolders: Bool) async throws {
        let tree = """
            -- mkdocs.yml --
            site_name: Boats
            use_directory_urls: \(areFolders)
            plugins:
              - search
              - redirects:
                  redirect_maps:
                    old.md: keel.md#oak
                    a/README.md: keel.md
                    b.md: https://boats.example.org/
                    c: keel.md
            -- docs/index.md --
            # Boats
            -- docs/keel.md --
            # Keel

            ## Oak
            """
        let site = try await BuiltSite(tree)
        let way = areFolders ? "../" : ""
        #expect(site[areFolders ? "old/index.html" : "old.html"].contains("url=\(way)en/keel.html#oak\""))
        #expect(site["a/index.html"].contains("url=../en/keel.html\""))
        #expect(site[areFolders ? "b/index.html" : "b.html"].contains("url=https://boats.example.org/\""))
        #expect(try await RedirectTests.findings(tree).count == 1)
    }

    @Test("DocC's @Redirected names old addresses of a page")
    func docC() async throws {
        let tree = """
            -- glosa.yml --
            content: Boats.docc
            -- Boats.docc/Boats.md --
            # Boats
            @Metadata { @TechnologyRoot }
            -- Boats.docc/Keel.md --
            # Keel

            @Metadata {
               @Redirected(from: "old/path/keel")
            }

            Words.
            """
        #expect(try await BuiltSite(tree)["old/path/keel/index.html"].contains("http-equiv=\"refresh\""))
    }
}
