import Course
import CourseChecks
import Foundation
import Support
import TestSupport
import Testing

@testable import Site

/// The pages of a small course, by path. Tests that ask for the same course share one site.
struct BuiltSite {
    let pages: [String: String]

    private static let known = Mutex<[String: Task<[String: String], any Error>]>([:])

    init(_ tree: String) async throws {
        let site = Self.known.with { known in
            let site = known[tree] ?? Task { try await Self.build(tree) }
            known[tree] = site
            return site
        }
        pages = try await site.value
    }

    private static func build(_ tree: String) async throws -> [String: String] {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course))
            let single = texts(site.pages.map(site.render))
            // Together with others a page is what it is by itself.
            #expect(try await texts(site.render(site.pages) { $0 }) == single)
            return single.merging(texts(site.sharedFiles())) { first, _ in first }
        }
    }

    private static func texts(_ files: [OutputFile]) -> [String: String] {
        Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
    }

    subscript(path: String) -> String { pages[path] ?? "" }
}
