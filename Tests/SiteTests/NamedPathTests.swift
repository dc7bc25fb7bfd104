import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// A course comes from other people: whatever its `glosa.yml` names is read and written in its own folder, wherever symbolic
/// links lead.
@Suite("Paths that glosa.yml names")
struct NamedPathTests {
    private static let tree = FileTree(
        """
        -- outside/en/secret.md --
        # Secret
        -- outside/secret.swift --
        let secret = 1
        -- outside/footer.mustache --
        secret
        -- empty/.mine --
        secret
        -- course/content/en/index.md --
        # Start
        -- course/text/en/index.md --
        # Start
        -- course/look/footer.mustache --
        <footer></footer>
        -- course/code/hidden.swift --
        struct Hidden {}
        -- course/.git/config --
        secret
        -- course/.git/en/secret.md --
        # Secret
        -- course/.git/footer.mustache --
        secret
        -- course/.private/en/secret.md --
        # Secret
        -- course/.private/footer.mustache --
        secret
        -- course/.private/secret.swift --
        let secret = 1
        """
    )

    private static let links = [
        "out": "../outside", "empty": "../empty", "up": "..", "root": "../course", "git": ".git",
        "deep": "content/../../outside", "twice": "out", "hidden": ".private", "nowhere": "../nothing",
        "in": "text", "seen": "look", "made": "public", "secret.swift": "../outside/secret.swift",
        "inside.swift": "code/hidden.swift",
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        let line: String
        let isRefused: Bool
        var testDescription: String { line }
    }

    private static let rows: [Row] = {
        let outside = [
            "..", "../outside", "/tmp", "content/../../outside", "out", "twice", "deep", "up", "up/outside", "git",
            ".git",
            ".git/..", "./.git/",
        ]
        let folders = ["content", "templates"].flatMap { key in (outside + ["hidden"]).map { "\(key): \($0)" } }
        let preambles = (["secret.swift", "out/secret.swift", "hidden/secret.swift", ".git/config", "/etc/hostname"])
            .map { "compile: {preamble: \($0)}" }
        let outputs =
            (outside + [
                "empty", "empty/site", "out/site", ".", "root", "root/content", "content", "content/site",
                "in/../content/x",
                ".git/site", ".glosa", ".glosa/site", "git/site", "nowhere", "nowhere/site", "text/../..", "glosa.yml",
                "glosa.yml/site",
            ]).map { "output: \($0)" }
        let allowed = [
            "content: in", "content: text", "templates: seen", "templates: look", "compile: {preamble: inside.swift}",
            "compile: {preamble: code/hidden.swift}", "output: public", "output: new/deep/site", "output: root/site",
            "output: .hidden-site", "content: root/text", "content: .private",
        ]
        // An empty place is no place; one that climbs only to where it came from is the course itself.
        return (folders + preambles + outputs).filter { !["content: .git/..", "templates: .git/.."].contains($0) }
            .map { Row(line: $0, isRefused: true) } + allowed.map { Row(line: $0, isRefused: false) }
    }()

    @Test("They lie in the course's folder, or nothing is read and nothing is written", arguments: rows)
    func named(row: Row) async throws {
        try await withTemporaryFolder { folder in
            try Self.tree.write(to: folder)
            let course = folder.appending(path: "course")
            for (link, target) in Self.links {
                let path = course.appending(path: link).path
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            }
            try FileTree("-- course/glosa.yml --\nlanguages: [en]\n\(row.line)\n").write(to: folder)
            let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            do {
                _ = try await SiteBuild(SiteBuild.Settings(source: course.path)).run().site?.get()
                #expect(!row.isRefused)
            } catch {
                #expect(row.isRefused, "\(error)")
                #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
                if let error = error as? CourseError {
                    #expect(error.diagnostics.allSatisfy { $0.range.path == "glosa.yml" })
                    let range = try #require(error.diagnostics.first).range
                    #expect(range.bytes.lowerBound > 0 && !range.bytes.isEmpty)
                }
            }
            let outside = folder.appending(path: "empty")
            #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [".mine"])
        }
    }

    @Test("On the command line a person names the site's place, which may be anywhere, behind a link too")
    func commandLine() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- course/content/en/index.md --\n# Start\n-- public/.keep --\nx\n").write(to: folder)
            let course = folder.appending(path: "course")
            let link = course.appending(path: "site").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../public")
            await #expect(throws: SiteWriterError.self) {
                try await SiteBuild(SiteBuild.Settings(source: course.path)).run()
            }
            var settings = SiteBuild.Settings(source: course.path)
            settings.output = link
            _ = try await SiteBuild(settings).run().site?.get()
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "public/en/index.html").path))
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "public/.keep").path))
        }
    }

    @Test("What a course lays out as the remains of a killed build leads nowhere else")
    func remains() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- course/content/en/index.md --\n# Start\n-- mine/.keep --\nx\n").write(to: folder)
            let course = folder.appending(path: "course")
            for name in [".site.glosa-1-x.old", ".site.glosa-1-y"] {
                let link = course.appending(path: name).path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../mine")
            }
            _ = try await SiteBuild(SiteBuild.Settings(source: course.path)).run().site?.get()
            let mine = folder.appending(path: "mine").path
            #expect(try FileManager.default.contentsOfDirectory(atPath: mine) == [".keep"])
            #expect(FileManager.default.fileExists(atPath: course.appending(path: "site/en/index.html").path))
        }
    }
}
