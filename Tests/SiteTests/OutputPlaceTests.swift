import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite("Where a site may be")
struct OutputPlaceTests {
    private static let tree = FileTree(
        """
        -- a/course/glosa.yml --
        languages: [en]
        templates: look
        -- a/course/look/footer.mustache --
        <footer></footer>
        -- a/course/content/en/index.md --
        # Start
        -- a/course/content/en/404.md --
        # Not here
        -- a/course/content/en/state/a.md --
        # A
        -- a/course/content/assets/glosa.js --
        alert(1)
        """
    )

    @Test(
        "Neither within what the course is read from, nor around it",
        arguments: [
            "a/course/content", "a/course/content/", "a/course/content/pub", "a/course/content/en/new/deep",
            "a/course/look/pub", "a/course/none/../content/pub", "a/course", "a", ".", "/", "a/course/link/pub",
            "a/course/link",
        ]
    )
    func misplaced(output: String) async throws {
        try await withTemporaryFolder { folder in
            try Self.tree.write(to: folder)
            let course = folder.appending(path: "a/course")
            try FileManager.default.createSymbolicLink(
                atPath: course.appending(path: "link").path,
                withDestinationPath: "content"
            )
            let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            var settings = SiteBuild.Settings(source: course.path)
            settings.output = output.hasPrefix("/") ? output : "\(folder.path)/\(output)"
            await #expect(throws: SiteWriterError.self) { try await SiteBuild(settings).run() }
            #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
        }
    }

    @Test(
        "Anywhere else, by names that only look alike too",
        arguments: ["a/course/site", "a/course/content-site", "a/course/new/deep", "b", "a/course/.hidden/site"]
    )
    func elsewhere(output: String) async throws {
        try await withTemporaryFolder { folder in
            try Self.tree.write(to: folder)
            var settings = SiteBuild.Settings(source: folder.appending(path: "a/course").path)
            settings.output = "\(folder.path)/\(output)"
            _ = try await SiteBuild(settings).run().site?.get()
            let page = folder.appending(path: "\(output)/en/state/a.html")
            #expect(FileManager.default.fileExists(atPath: page.path))
        }
    }

    @Test("A file of the course takes the place of a page, but never of the theme's scripts, and both are said")
    func places() async throws {
        try await withTemporaryFolder { folder in
            try Self.tree.write(to: folder)
            try FileTree("-- content/en/state/index.html --\nMine\n").write(to: folder.appending(path: "a/course"))
            let settings = SiteBuild.Settings(source: folder.appending(path: "a/course").path)
            let outcome = try await SiteBuild(settings).run()
            func text(_ path: String) throws -> String {
                try String(contentsOf: folder.appending(path: "a/course/site/\(path)"), encoding: .utf8)
            }
            #expect(try text("en/404.html").contains("Not here"))
            #expect(try text("en/state/index.html") == "Mine\n")
            #expect(try !text("assets/glosa.js").contains("alert(1)"))
            #expect(outcome.errors == 1)
            for path in ["content/en/404.md", "content/en/state/index.html", "content/assets/glosa.js"] {
                #expect(outcome.report.contains("output-conflict") && outcome.report.contains(path))
            }
        }
    }

    @Test("A tree with a name that no folder can have is found; its lesson is published")
    func longTree() async throws {
        try await withTemporaryFolder { folder in
            let name = String(repeating: "t", count: 300)
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- content/en/a.md --
                # A

                ```mermaid tree=\(name)
                flowchart TD
                  a{"Whose?"} -->|Mine| b["x"]
                  a -->|Yours| c["y"]
                ```
                """
            ).write(to: folder)
            let outcome = try await SiteBuild(SiteBuild.Settings(source: folder.path)).run()
            _ = try outcome.site?.get()
            #expect(outcome.report.contains("output-name"))
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "site/en/a.html").path))
        }
    }
}
