import Foundation
import TestSupport
import Testing

/// The course that a command works on, and the part of it that `check` looks at.
@Suite("Paths on the command line")
struct CheckedPathTests {
    private static let course = """
        -- glosa.yml --
        languages: [en]
        rules: {broken-link: warning}
        -- content/en/index.md --
        # Course

        [B](part/b.md)
        -- content/en/part/b.md --
        # B

        [Course](../index.md) [gone](gone.md)
        -- content/en/part/c.md --
        # C

        [gone](gone.md)
        -- notes/d.md --
        # D

        [gone](#gone)

        """

    private static func short(_ arguments: [String], in folder: URL) throws -> [Substring] {
        let run = try Run(["check", "--no-typecheck", "--format", "short"] + arguments, in: folder)
        return run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    }

    @Test(
        "A lesson is checked as its course is, wherever the command is given and in any order",
        arguments: [
            ("", ["content/en/part/b.md"], ["content/en/part/b.md:3:30:"]),
            ("", ["content/en/index.md"], []),
            ("", ["content"], ["content/en/part/b.md:3:30:", "content/en/part/c.md:3:8:"]),
            ("content/en/part", ["b.md"], ["b.md:3:30:"]),
            ("content/en", ["part/c.md", "part/b.md"], ["part/b.md:3:30:", "part/c.md:3:8:"]),
            ("content", [], ["content/en/part/b.md:3:30:", "content/en/part/c.md:3:8:"]),
            ("notes", ["../content/en/part/c.md"], ["../content/en/part/c.md:3:8:"]),
            ("", ["notes/d.md", "content/en/part/c.md"], ["content/en/part/c.md:3:8:", "notes/d.md:3:8:"]),
        ]
    )
    func parts(place: String, paths: [String], findings: [String]) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let here = place.isEmpty ? folder : folder.appending(path: place)
            #expect(try Self.short(paths, in: here).map(String.init) == findings)
            #expect(try Self.short(paths.reversed(), in: here).map(String.init) == findings)
        }
    }

    @Test("A build takes the course's folder, a file of it or a catalogue; the place of glosa.yml is found from below")
    func builds() async throws {
        try await withTemporaryFolder { folder in
            let tree = Self.course + "-- K.docc/K.md --\n# ``K``\n\nText.\n"
            try FileTree(tree).write(to: folder.appending(path: "course"))
            for (place, arguments) in [
                ("", ["course"]), ("course/content/en", []), ("course", ["content/en/part/b.md"]),
                ("", ["course/content"]),
            ] {
                let here = place.isEmpty ? folder : folder.appending(path: place)
                #expect(try Run(["build"] + arguments, in: here).status == 0)
                let page = folder.appending(path: "course/site/en/part/b.html")
                #expect(FileManager.default.fileExists(atPath: page.path), "\(place) \(arguments)")
                try FileManager.default.removeItem(at: folder.appending(path: "course/site"))
            }
            #expect(try Run(["build", "course/K.docc", "--output", "docs"], in: folder).status == 0)
            #expect(try Run(["build", "nowhere"], in: folder).status == 2)
            #expect(try Run(["build", "course", "--source", "course"], in: folder).status == 2)
        }
    }
}
