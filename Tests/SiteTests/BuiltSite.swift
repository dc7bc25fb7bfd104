import Course
import Foundation
import TestSupport
import Testing

@testable import Site

/// The pages of a small course, by path.
struct BuiltSite {
    let pages: [String: String]

    init(_ tree: String) async throws {
        pages = try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course))
            let single = Self.texts(site.pages.map(site.render))
            // Together with others a page is what it is by itself.
            #expect(try await Self.texts(site.render(site.pages) { $0 }) == single)
            return single.merging(Self.texts(site.sharedFiles())) { first, _ in first }
        }
    }

    private static func texts(_ files: [OutputFile]) -> [String: String] {
        Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
    }

    subscript(path: String) -> String { pages[path] ?? "" }
}
