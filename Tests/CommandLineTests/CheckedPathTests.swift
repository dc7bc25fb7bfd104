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

    @Test("Of Swift files the documentation comments are checked, in folders and alone, and beside a course on request")
    func comments() async throws {
        let tree = """
            -- Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "A", targets: [.target(name: "A"), .target(name: "B", path: "Other/B")])
            -- README.md --
            # A

            ```swift
            let r = )
            ```
            -- Sources/A/A.swift --
            /// Text.
            ///
            /// ```swift
            /// let a = )
            /// ```
            public func a() {}
            -- Snippets/S.swift --
            let s = )
            -- Other/B/B.swift --
            /// Text.
            ///
            /// ```swift
            /// let b = )
            /// ```
            func b() {}

            """
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let snippet = "Snippets/S.swift:1:9:"
            let (readme, a, b) = ("README.md:4:9:", "Sources/A/A.swift:4:13:", "Other/B/B.swift:4:13:")
            #expect(try Self.short(["Sources"], in: folder) == [a[...]])
            #expect(try Self.short(["Sources/A/A.swift"], in: folder) == [a[...]])
            #expect(try Self.short(["Other", "--access", "internal"], in: folder) == [b[...]])
            #expect(try Self.short(["--package"], in: folder) == [readme[...], snippet[...], a[...]])
            #expect(try Self.short(["--package", "."], in: folder) == [readme[...], snippet[...], a[...]])
            #expect(
                try Self.short(["--package", "--access", "all"], in: folder) == [
                    b[...], readme[...], snippet[...], a[...],
                ]
            )
            #expect(try Self.short(["--package", "--no-comments"], in: folder) == [readme[...], snippet[...]])
        }
        try await withTemporaryFolder { folder in
            try FileTree(tree + "-- content/en/index.md --\n# Course\n").write(to: folder)
            func short(_ settings: String, _ arguments: [String]) throws -> [String] {
                try FileTree("-- glosa.yml --\nlanguages: [en]\n\(settings)\n").write(to: folder)
                return try Self.short(arguments, in: folder).map(String.init)
            }
            let a = "Sources/A/A.swift:4:13:"
            #expect(try short("compile: {package: .}", []) == [])
            #expect(try short("compile: {package: .}", ["--comments"]) == [a])
            #expect(try short("compile: {package: ., comments: true}", []) == [a])
            #expect(try short("compile: {package: ., comments: true}", ["--no-comments"]) == [])
            #expect(try short("compile: {package: ., comments: true}", ["content/en"]) == [])
            #expect(try short("", ["--package"]) == [a])
            #expect(try short("compile: {package: ., comments: true}\nrules: {syntax: off}", []) == [])
            try FileTree("-- glosa.yml --\nlanguages: [en]\n").write(to: folder)
            #expect(try Run(["check", "--comments", "--no-typecheck"], in: folder).status == 2)
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
