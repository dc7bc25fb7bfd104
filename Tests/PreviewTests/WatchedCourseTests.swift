import Foundation
import TestSupport
import Testing

@testable import Course
@testable import FileSystem
@testable import HTTPServer
@testable import Preview

struct WatchedCourseTests {
    @Test func aCourseAloneIsWatchedInItsFolder() {
        let watched = WatchedCourse(source: "docs", paths: ["content", "Sources/A.swift"], exceptions: ["site"])
        #expect(watched.folder.root == "docs")
        #expect(watched.folder.paths == ["content", "Sources/A.swift"])
        #expect(watched.folder.exceptions == ["site"])
        #expect(watched.changes(FileChanges(paths: ["content/a.md"])).paths == ["content/a.md"])
    }

    @Test func filesAboveTheCourseAreWatchedFromWhereTheyLie() async throws {
        try await withTemporaryFolder { folder in
            let source = folder.appending(path: "package/docs")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            let watched = WatchedCourse(
                source: source.path,
                paths: ["content", "../Sources/A.swift", "../../other/B.swift"],
                exceptions: ["site"]
            )
            #expect(watched.folder.root == source.path + "/../..")
            let paths = ["package/docs/content", "package/Sources/A.swift", "other/B.swift"]
            #expect(watched.folder.paths == paths)
            #expect(watched.folder.exceptions == ["package/docs/site"])
            let news = FileChanges(paths: Set(paths + ["package/docs", "package", ""]))
            #expect(
                watched.changes(news).paths
                    == ["content", "../Sources/A.swift", "../../other/B.swift", "", "..", "../.."]
            )
        }
    }

    /// A course that is followed, with what its page shows.
    private struct Followed {
        let folder: URL
        let store: SiteStore

        private func page() async -> String {
            let question = Question(target: "/es/index.html")
            guard case .bytes(let bytes) = await store.answer(question).body else { return "" }
            return String(decoding: bytes, as: UTF8.self)
        }

        /// Whether the page comes to show a word.
        func shows(_ word: String) async throws -> Bool {
            // Only what never happens reaches the bound.
            for _ in 0..<6_000 {
                if await page().contains(word) { return true }
                try await Task.sleep(for: .milliseconds(20))
            }
            return false
        }

        /// Puts a file in its place at a stroke.
        func write(_ text: String, _ path: String) throws {
            try Data(text.utf8).write(to: folder.appending(path: path), options: .atomic)
        }
    }

    /// - Parameter place: the course's folder below the one that the tree is written to.
    private func follow(
        _ tree: String,
        links: [(String, String)] = [],
        at place: String = "",
        _ body: (Followed) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            for (link, target) in links { try FileSystem.makeLink(folder.path + "/" + link, to: target) }
            let source = folder.appending(path: place).path
            let store = SiteStore(editor: EditorLink(root: source), language: "es")
            let follower = CourseFollower(source: source, store: store) { _ in }
            let task = Task { await follower.run {} }
            defer { task.cancel() }
            try await body(Followed(folder: folder, store: store))
        }
    }

    private static let package = """
        -- Package.swift --
        // swift-tools-version:6.0
        -- Sources/A.swift --
        let first = 1
        -- docs/glosa.yml --
        languages: [es]
        compile: {package: ..}
        -- docs/content/es/index.md --
        # A

        ```swift file=Sources/A.swift
        ```

        """

    @Test func aFileOfThePackageIsFollowed() async throws {
        try await follow(Self.package, at: "docs") { course in
            #expect(try await course.shows("first"))
            try course.write("let second = 2\n", "Sources/A.swift")
            #expect(try await course.shows("second"))
        }
    }

    @Test func aLinkToAFileOfThePackageIsFollowed() async throws {
        let tree = Self.package.replacing("file=Sources/A.swift", with: "file=Link.swift")
        try await follow(tree, links: [("docs/Link.swift", "../Sources/A.swift")], at: "docs") { course in
            #expect(try await course.shows("first"))
            try course.write("let second = 2\n", "Sources/A.swift")
            #expect(try await course.shows("second"))
        }
    }

    @Test func contentThatIsALinkIsFollowed() async throws {
        try await follow(
            "-- glosa.yml --\nlanguages: [es]\n-- real/es/index.md --\n# Uno\n",
            links: [("content", "real")]
        ) { course in
            #expect(try await course.shows("Uno"))
            try course.write("# Dos\n", "real/es/index.md")
            #expect(try await course.shows("Dos"))
            try course.write("# Nueva\n", "real/es/b.md")
            #expect(try await course.shows("Nueva"))
            try course.write("# Tres\n", "real/es/index.md")
            #expect(try await course.shows("Tres"))
        }
    }

    @Test func aFolderThatIsExchangedForALinkAndBackIsFollowed() async throws {
        try await follow(
            "-- glosa.yml --\nlanguages: [es]\n-- content/es/index.md --\n# Uno\n-- real/es/index.md --\n# Dos\n"
        ) { course in
            #expect(try await course.shows("Uno"))
            let (content, other) = (course.folder.path + "/content", course.folder.path + "/other")
            try FileSystem.move(content, to: other)
            try FileSystem.makeLink(content, to: "real")
            #expect(try await course.shows("Dos"))
            try course.write("# Tres\n", "real/es/index.md")
            #expect(try await course.shows("Tres"))
            try FileSystem.removeFile(content)
            try FileSystem.move(other, to: content)
            #expect(try await course.shows("Uno"))
            try course.write("# Cuatro\n", "content/es/index.md")
            #expect(try await course.shows("Cuatro"))
        }
    }

    @Test func theFolderOfALanguageAndALessonThatAreLinksAreFollowed() async throws {
        try await follow(
            """
            -- glosa.yml --
            languages: [es]
            -- content/spanish/text.txt --
            # Uno
            """,
            links: [("content/es", "spanish"), ("content/spanish/index.md", "text.txt")]
        ) { course in
            #expect(try await course.shows("Uno"))
            try course.write("# Dos\n", "content/spanish/text.txt")
            #expect(try await course.shows("Dos"))
        }
    }
}
