import Course
import CourseChecks
import Diagnostics
import FileSystem
import Foundation
import Support
import TestSupport
import Testing

@testable import Preview
@testable import Site

struct IncrementalTests {
    @Test(
        "After any edit the preview holds what a build would write, and knows what a check would find",
        arguments: seeds
    )
    func smallCourse(seed: UInt64) async throws {
        try await withTemporaryFolder { folder in
            try SmallCourse.tree.write(to: folder)
            var author = RandomEdit(folder: folder, seed: seed)
            try await compare(folder, edits: Effort.count(usual: 8, thorough: 100)) { try author.next() }
        }
    }

    @Test(
        "After any edit of a catalogue, a MkDocs site, a repository or a drawing the preview holds what a build would write",
        arguments: EditedCourse.all,
        seeds
    )
    func otherCourses(course: EditedCourse, seed: UInt64) async throws {
        try await withTemporaryFolder { folder in
            try course.tree.write(to: folder)
            var author = EditedCourseAuthor(course, in: folder, seed: seed)
            try await compare(folder, edits: Effort.count(usual: 8, thorough: 60)) { try author.next() }
        }
    }

    private static let seeds = 1...UInt64(Effort.count(usual: 3, thorough: 5))

    /// Edits a course, and compares the preview with a build from nothing after each edit: bytes and findings.
    ///
    /// - Parameter next: Changes something on disk and returns what a watcher would report.
    private func compare(_ folder: URL, edits: Int, next: () throws -> Set<String>) async throws {
        let store = SiteStore(editor: EditorLink(root: folder.path), language: "es")
        let follower = CourseFollower(source: folder.path, store: store) { _ in }
        await follower.follow(FileChanges(isComplete: false))
        var compared = 0
        for edit in 1...edits {
            let changed = try next()
            await follower.follow(FileChanges(paths: changed))
            guard let built = try? await Built(folder) else { continue }
            compared += 1
            let site = try #require(await store.site)
            let shown = built.files.keys.reduce(into: [:]) { $0[$1] = site.bytes(at: $1).map { Data($0) } }
            let different = built.files.keys.filter { shown[$0] != built.files[$0] }.sorted()
            #expect(different == [], "edit \(edit) of \(changed)")
            // A page that was rendered before an edit is kept where the edit doesn't touch it.
            for path in built.files.keys.sorted() where path.hasSuffix(".html") {
                let version = await store.version(of: path)
                #expect(version == built.files[path].map { StableHash($0).text }, "\(path), edit \(edit)")
            }
            #expect(Set(site.entries.keys) == Set(built.files.keys), "edit \(edit) of \(changed)")
            #expect(site.context.checked.diagnostics == built.course.diagnostics, "edit \(edit) of \(changed)")
            if different != [] || site.context.checked.diagnostics != built.course.diagnostics { return }
        }
        #expect(compared > edits / 3)
    }

    /// What `glosa build` writes.
    private struct Built {
        let course: CheckedCourse
        let files: [String: Data]

        init(_ folder: URL) async throws {
            course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course))
            let pages = site.pages.map(site.render) + site.sharedFiles()
            var files = Dictionary(pages.map { ($0.path, Data($0.bytes)) }) { first, _ in first }
            for asset in course.course.assets {
                files[asset.outputPath] = try Data(contentsOf: folder.appending(path: asset.path))
            }
            self.files = files
        }
    }

    /// What the configuration names comes after it: a logo, and the lesson that a link on every page leads to.
    @Test func filesThatTheConfigurationNamesAreFollowed() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                logo: shared/logo.svg
                links: [{text: Next, to: next.md}]
                -- content/en/index.md --
                # Home
                -- content/shared/other.txt --
                Other.
                """
            ).write(to: folder)
            let store = SiteStore(editor: EditorLink(root: folder.path), language: "en")
            let follower = CourseFollower(source: folder.path, store: store) { _ in }
            await follower.follow(FileChanges(isComplete: false))
            for (path, text) in [("content/shared/logo.svg", "<svg/>"), ("content/en/next.md", "# Next")] {
                try Data(text.utf8).write(to: folder.appending(path: path))
                await follower.follow(FileChanges(paths: [path]))
                let built = try await Built(folder)
                let site = try #require(await store.site)
                #expect(site.bytes(at: "en/index.html").map { Data($0) } == built.files["en/index.html"], "\(path)")
            }
            let home = try #require(await store.site?.bytes(at: "en/index.html"))
            let page = String(decoding: home, as: UTF8.self)
            #expect(page.contains("src=\"../shared/logo.svg\""))
            #expect(page.contains("<a href=\"next.html\">Next</a>"))
        }
    }

    @Test func aChangedParagraphLeavesTheRestAlone() async throws {
        try await withTemporaryFolder { folder in
            try SmallCourse.tree.write(to: folder)
            let loader = CourseLoader(root: folder.path)
            let course = try await loader.load()
            let file = folder.appending(path: "content/es/estado/state.md")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data((text + "\nMás texto.\n").utf8).write(to: file)
            let update = try await loader.update(course, changed: ["content/es/estado/state.md"])
            let index = try #require(course.course.lessons.firstIndex { $0.file.path == "content/es/estado/state.md" })
            #expect(update.extent == .texts([index]))
            try Data((text + "\n## Otro\n").utf8).write(to: file)
            let other = try await loader.update(update.checked, changed: ["content/es/estado/state.md"])
            #expect(other.extent == .structure)
        }
    }

    @Test func thePathOfAPageIsWhereItIsWritten() async throws {
        try await withTemporaryFolder { folder in
            try SmallCourse.tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course))
            #expect(site.pages.count > 15)
            for page in site.pages { #expect(site.path(of: page) == site.render(page).path) }
        }
    }
}

extension PreviewSite {
    /// A file of the site as it would be sent, without what is added to pages.
    fileprivate func bytes(at path: String) -> [UInt8]? {
        switch entries[path] {
        case .page(let page): bytes(of: page)
        case .file(let bytes): bytes
        case .asset(let asset): open(asset).map { $0.bytes(at: 0, atMost: Int($0.identity.size)) }
        case nil: nil
        }
    }
}
