import Diagnostics
import Foundation
import Support
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks
@testable import FileSystem

/// What is read lies in the content folder, wherever links lead.
@Suite("Boundaries of a course")
struct BoundariesTests {
    /// A course beside a file that is none of its business, and links made in it: from, to.
    private func course(
        _ tree: String = "",
        links: [(String, String)],
        _ body: (CheckedCourse, URL) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- secret/es/a.md --
                # Secret
                -- course/glosa.yml --
                languages: [en, es]
                -- course/notes.md --
                # Notes
                -- course/content/en/index.md --
                # Start
                -- course/content/en/.draft.md --
                # Hidden
                \(tree)
                """
            ).write(to: folder)
            let root = folder.appending(path: "course")
            for (link, target) in links {
                try FileManager.default.createSymbolicLink(
                    atPath: root.appending(path: link).path,
                    withDestinationPath: target
                )
            }
            try await body(try await CourseLoader(root: root.path).load(), root)
        }
    }

    private func refusals(_ course: CheckedCourse) -> [String] {
        course.diagnostics.filter { $0.rule == "unreadable-file" }.map { "\($0.range.path) \($0.severity)" }
    }

    @Test(
        "Nothing is read through a link that leads out, and the link is an error",
        arguments: [
            ("content/es", "../../secret/es"), ("content/es", "/"), ("content/en/a.md", "../../../secret/es/a.md"),
            ("content/en/notes.md", "../../notes.md"), ("content/en/config.txt", "../../glosa.yml"),
            ("content/en/folder", "../../../secret"), ("content/images", "../../secret"),
            ("content/en/hidden.md", ".draft.md"), ("content/en/nowhere.md", "nothing.md"),
            ("content/en/itself.md", "itself.md"),
        ]
    )
    func leadingOut(link: String, target: String) async throws {
        try await course(links: [(link, target)]) { course, root in
            #expect(refusals(course) == ["\(link) error"])
            #expect(course.course.lessons.filter { $0.fallback == nil }.map(\.title) == ["Start"])
            #expect(course.course.assets.isEmpty)
            let inputs = try await CourseInputs.read(root: root.path, configuration: course.course.configuration)
            #expect(inputs.files.keys.sorted() == ["content/en/index.md"])
        }
    }

    @Test("Links that stay inside are read, a language's folder too; other folders are left out with a warning")
    func inside() async throws {
        let links = [
            ("content/es", "en"), ("content/en/again.md", "index.md"), ("content/en/up", ".."),
            ("content/loop", "../content"),
        ]
        try await course(links: links) { course, _ in
            let files = ["en", "es"].flatMap { ["content/\($0)/again.md", "content/\($0)/index.md"] }
            #expect(course.course.lessons.map(\.filePath).sorted() == files)
            #expect(
                Set(refusals(course)) == ["content/en/up warning", "content/es/up warning", "content/loop warning"]
            )
        }
    }

    @Test("The folder that the configuration names may be a link itself, to a place in the course")
    func configuredLink() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- course/text/en/a.md --\n# A\n-- course/glosa.yml --\nlanguages: [en]\n").write(to: folder)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "course/content").path,
                withDestinationPath: "../course/text"
            )
            let course = try await CourseLoader(root: folder.appending(path: "course").path).load()
            #expect(course.course.lessons.map(\.title) == ["A"])
            #expect(refusals(course) == [])
        }
    }

    @Test("Pipes in the content are found and not waited for, behind links too")
    func pipes() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [en, es]\n-- content/en/a.md --\n# A\n").write(to: folder)
            for name in ["content/pipe", "content/en/b.md", "content/es", "content/en/picture.png"] {
                #expect(mkfifo(folder.appending(path: name).path, 0o600) == 0)
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "content/en/c.md").path,
                withDestinationPath: "b.md"
            )
            let course = try await CourseLoader(root: folder.path).load()
            #expect(course.course.lessons.filter { $0.fallback == nil }.map(\.title) == ["A"])
            #expect(
                Set(refusals(course)) == [
                    "content/en/b.md warning", "content/en/c.md warning", "content/en/picture.png warning",
                    "content/es warning", "content/pipe warning",
                ]
            )
        }
    }

    @Test("A file that is larger than any lesson is found, and not read")
    func huge() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n# A\n").write(to: folder)
            for (name, size) in [("b.md", 1 << 27), ("film.mp4", 1 << 42)] {
                let path = folder.appending(path: "content/en/\(name)").path
                try Data().write(to: URL(filePath: path))
                // Holes, which take no room on the disk.
                try #require(truncate(path, off_t(size)) == 0)
            }
            let course = try await CourseLoader(root: folder.path).load()
            #expect(course.course.lessons.map(\.title) == ["A"])
            #expect(Set(refusals(course)) == ["content/en/b.md error", "content/en/film.mp4 error"])
        }
    }

    @Test(
        "The preamble lies in the course",
        arguments: ["/etc/hostname", "../secret.swift", "a/../../secret.swift", "link.swift"]
    )
    func preamble(path: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- secret.swift --
                let secret = 1
                -- course/glosa.yml --
                languages: [en]
                compile: {preamble: \(path)}
                -- course/content/en/a.md --
                # A

                """
            ).write(to: folder)
            let root = folder.appending(path: "course")
            try FileManager.default.createSymbolicLink(
                atPath: root.appending(path: "link.swift").path,
                withDestinationPath: "../secret.swift"
            )
            await #expect(throws: CourseError.self) { try await CourseLoader(root: root.path).load() }
        }
    }

    @Test("Folders whose names differ in how an accent is written are two folders, where the system tells them apart")
    func normalization() async throws {
        try await withTemporaryFolder { folder in
            let (composed, decomposed) = (folder.path + "/caf\u{E9}", folder.path + "/cafe\u{301}")
            try FileSystem.makeFolder(composed)
            guard !FileSystem.exists(decomposed) else {
                try Test.cancel("this file system takes both spellings for one name")
            }
            try FileSystem.makeFolder(decomposed)
            try FileSystem.write([1], to: decomposed + "/a")
            symlink("../cafe\u{301}/a", composed + "/a")
            let error = #expect(throws: FileError.self) {
                try FileSystem.read(composed + "/a", within: FileSystem.Enclosure(composed))
            }
            #expect(error?.cause == .leadsOut)
        }
    }

    @Test("However often a folder is exchanged for a link while it is read, nothing behind the link is")
    func exchanged() async throws {
        try await withTemporaryFolder { folder in
            let root = folder.path
            for path in ["in/a", "in/b", "out"] { try FileSystem.makeFolder(root + "/" + path) }
            try FileSystem.write(Array("inside".utf8), to: root + "/in/a/file")
            try FileSystem.write(Array("secret".utf8), to: root + "/out/file")
            symlink("../out", root + "/in/link")
            let isDone = Mutex(false)
            let swapping = Thread {
                while !isDone.with({ $0 }) { _ = try? FileSystem.exchange(root + "/in/a", root + "/in/link") }
            }
            swapping.start()
            defer { isDone.with { $0 = true } }
            let enclosure = try FileSystem.Enclosure(root + "/in")
            for _ in 0..<3000 {
                let bytes = try? FileSystem.read(root + "/in/a/file", within: enclosure)
                #expect(bytes == nil || bytes == Array("inside".utf8))
                let names = try? FileSystem.names(in: root + "/in/a", within: enclosure)
                #expect(names == nil || names == ["file"])
            }
        }
    }

    @Test("What is named too long to be written is found, and the rest is published")
    func longNames() async throws {
        let long = String(repeating: "x", count: 251)
        let path = (0..<9).map { _ in String(repeating: "y", count: 90) }.joined(separator: "/")
        let tree = "-- course/content/en/\(long).md --\n# Long\n-- course/content/en/\(path)/deep.md --\n# Deep\n"
        try await course(tree, links: []) { course, _ in
            #expect(course.course.lessons.filter { $0.fallback == nil }.map(\.title) == ["Start"])
            let found = course.diagnostics.filter { $0.rule == "output-name" }
            #expect(found.map(\.range.path) == ["content/en/\(long).md", "content/en/\(path)/deep.md"])
            #expect(found.map { $0.message.en.contains("path") } == [false, true])
        }
    }
}
