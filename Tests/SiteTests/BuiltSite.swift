import Course
import Foundation
import TestSupport

@testable import Site

/// The pages of a small course, by path.
struct BuiltSite {
    let pages: [String: String]

    init(_ tree: String) async throws {
        pages = try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let site = try await SiteContext(course, theme: try Theme.load(for: course.course))
            let files = site.pages.map(site.render) + site.sharedFiles()
            return Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
        }
    }

    subscript(path: String) -> String { pages[path] ?? "" }
}
