import Foundation
import TestSupport
import Testing

@Suite("glosa import")
struct ImportTests {
    private static let catalogue = """
        -- Sources/A/A.docc/A.md --
        # ``A``

        @Metadata { @DisplayName("The library") }

        See <doc:First-Steps>.

        ## Topics

        ### Begin

        - <doc:First-Steps>
        - <doc:Other>
        -- Sources/A/A.docc/Articles/First Steps.md --
        # First steps

        @Row {
            @Column { ![A picture](window) }
        }

        @Video(source: film.mp4, alt: "A film")
        -- Sources/A/A.docc/Articles/Other.md --
        # Other
        -- Sources/A/A.docc/Resources/window.png --
        a
        -- Sources/A/A.docc/Resources/film.mp4 --
        b
        -- Sources/A/A.docc/Tutorial.tutorial --
        @Tutorial(time: 1) {
            @Intro(title: "T") { Words. }
        }

        """

    private static func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test("A catalogue becomes a course that passes; what has no spelling is named with its line")
    func catalogue() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.catalogue).write(to: folder)
            let run = try Run(["import", "new", "--source", "Sources/A/A.docc"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.output == """
                    Sources/A/A.docc/Articles/First Steps.md:7: @Video
                    Sources/A/A.docc/Tutorial.tutorial:1: Tutorial.tutorial

                    """
            )
            #expect(
                run.errors.contains("Wrote 3 pages in Glosa's own Markdown to new. 2 things have no equivalent there")
            )
            #expect(try Self.text("new/content/index.md", in: folder).hasPrefix("---\ntitle: \"The library\"\n---"))
            let page = try Self.text("new/content/Articles/First-Steps.md", in: folder)
            #expect(page.contains("::::columns") && page.contains("![A picture](../Resources/window.png)"))
            #expect(
                try Self.text("new/glosa.yml", in: folder).contains(
                    "  - \"Begin\":\n      - \"Articles/First-Steps.md\"\n      - \"Articles/Other.md\"\n"
                )
            )
            #expect(try Self.text("new/content/Resources/window.png", in: folder) == "a\n")
            let check = try Run(["check", "new"], in: folder)
            #expect(check.status == 0, "\(check.output)")
        }
    }

    @Test("A MkDocs site keeps its files, its languages and its order")
    func mkDocs() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- mkdocs.yml --
                site_name: Reader
                plugins:
                  - i18n:
                      languages:
                        - {locale: en, default: true}
                        - locale: es
                nav:
                  - index.md
                  - Guide:
                      - Begin here: guide/a.md
                -- docs/index.md --
                # Reader

                !!! note

                    [Begin](guide/a.md)
                -- docs/index.es.md --
                # Lector

                !!! note

                    [Empieza](guide/a.md)
                -- docs/guide/a.md --
                # Begin

                """
            ).write(to: folder)
            let run = try Run(["import", "new"], in: folder)
            #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
            let configuration = try Self.text("new/glosa.yml", in: folder)
            for line in [
                "title: \"Reader\"", "languages: [en, es]", "translations: suffixes",
                "  - \"Guide\":\n      - \"Begin here\": \"guide/a.md\"",
            ] { #expect(configuration.contains(line), "\(configuration)") }
            #expect(try Self.text("new/content/index.es.md", in: folder).contains(":::note\n"))
            #expect(try Run(["check", "new"], in: folder).status == 0)
        }
    }

    @Test("What is listed is shown, not obeyed; one page is no pages")
    func visible() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- A.docc/A\u{1B}[2J.md --\n# A\n\n@Video(source: a)\n").write(to: folder)
            let run = try Run(["import", "new", "--source", "A.docc"], in: folder)
            #expect(run.output.contains(".md:3: @Video\n") && !run.output.contains("\u{1B}"), "\(run.output)")
            #expect(
                run.errors.contains("Wrote 1 page in Glosa's own Markdown to new. One thing has no equivalent there:")
            )
        }
    }

    @Test("Nothing is written over: a folder that holds files is refused")
    func taken() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.catalogue + "-- new/x --\ny\n").write(to: folder)
            let run = try Run(["import", "new", "--source", "Sources/A/A.docc"], in: folder)
            #expect(run.status == 2 && run.errors.contains("overwrites nothing"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new") == ["x"])
            #expect(try Run(["import", "other", "--source", "nowhere"], in: folder).status == 2)
        }
    }

    @Test("A title that YAML would take for something else is the same in the new course")
    func oddTitles() async throws {
        let titles = [
            "g \u{2028} h", "\u{2029}", "a: b #c", "- \"d\" \\", "%TAG", "\u{FEFF}e", "# f",
            String(repeating: "long ", count: 400),
        ]
        try await withTemporaryFolder { folder in
            var site = "-- mkdocs.yml --\nsite_name: \"X\\L \\u2029 Y\"\nnav:\n  - index.md\n"
            for (number, title) in titles.enumerated() {
                let written = title.unicodeScalars.map {
                    "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count)
                        + String($0.value, radix: 16)
                }
                // Keys of one line are short, and so are the names of the folders that groups become.
                let group = title.count < 100 ? written.joined() : "G"
                site += "  - ? \"\(group)\"\n    :\n      - ? \"\(written.joined())\"\n        : \(number).md\n"
            }
            site += "-- docs/index.md --\n# Home\n"
            for number in titles.indices { site += "-- docs/\(number).md --\n# Page \(number)\n" }
            try FileTree(site).write(to: folder)
            let run = try Run(["import", "new"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let check = try Run(["check", "new"], in: folder)
            #expect(check.status == 0, "\(check.errors)\(check.output)")
            for source in [".", "new"] {
                let build = try Run(["build", "--source", source], in: folder)
                #expect(build.status == 0, "\(build.errors)\(build.output)")
            }
            for number in titles.indices {
                let navigation = try ["site", "new/site"].map { site in
                    let page = try Self.text("\(site)/en/\(number).html", in: folder)
                    let start = try #require(page.range(of: "<nav class=\"navigation\""))
                    let end = try #require(page.range(of: "</nav>", range: start.upperBound..<page.endIndex))
                    return page[start.lowerBound..<end.lowerBound].split(separator: "<").map { $0.drop { $0 != ">" } }
                }
                #expect(
                    navigation[0].map(\.utf8).map(Array.init) == navigation[1].map(\.utf8).map(Array.init),
                    "\(number)"
                )
            }
            #expect(try Self.text("site/en/index.html", in: folder).contains("X\u{2028} \u{2029} Y"))
            #expect(try Self.text("new/site/en/index.html", in: folder).contains("X\u{2028} \u{2029} Y"))
        }
    }
}
