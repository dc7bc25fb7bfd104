import Foundation
import TestSupport
import Testing

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

    @Test func aFileOfThePackageIsFollowed() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Package.swift --
                // swift-tools-version:6.0
                -- Sources/A.swift --
                let first = 1
                -- docs/glosa.yml --
                languages: [es]
                -- docs/content/es/index.md --
                # A

                ```swift file=Sources/A.swift
                ```
                """
            ).write(to: folder)
            let source = folder.appending(path: "docs").path
            let store = SiteStore(editor: EditorLink(root: source), language: "es")
            let follower = CourseFollower(source: source, store: store) { _ in }
            let task = Task { await follower.run {} }
            defer { task.cancel() }
            func page() async -> String {
                let question = Question(target: "/es/index.html")
                guard case .bytes(let bytes) = await store.answer(question).body else { return "" }
                return String(decoding: bytes, as: UTF8.self)
            }
            func shows(_ word: String) async throws -> Bool {
                // Only what never happens reaches the bound.
                for _ in 0..<1_500 {
                    if await page().contains(word) { return true }
                    try await Task.sleep(for: .milliseconds(20))
                }
                return false
            }
            #expect(try await shows("first"))
            try Data("let second = 2\n".utf8).write(to: folder.appending(path: "Sources/A.swift"))
            #expect(try await shows("second"))
        }
    }
}
