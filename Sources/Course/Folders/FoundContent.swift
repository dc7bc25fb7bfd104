import CourseConfiguration
import Diagnostics
import FileSystem

/// The documentation found anywhere in a folder that is not yet a course.
package struct FoundContent: Sendable {
    /// A DocC catalogue, by its path below the folder.
    package struct Catalogue: Sendable {
        package let path: String
        package let pages: Int
    }

    /// The catalogues in the order of their paths.
    package let catalogues: [Catalogue]
    /// The pages outside catalogues, by paths below the folder.
    package let markdown: [String]

    /// The names of folders whose documentation is about something else, or written for nobody.
    private static let others: Set = ["Tests", "Fixtures", "Examples", "Benchmarks"]

    package init(in folder: String) {
        var configuration = Configuration()
        configuration.content = ""
        let scan = ContentScan(courseRoot: folder, folder: "", selection: ContentSelection(configuration))
        let files = scan.files.filter { file in
            SourceName.isPage(file)
                && !file.split(separator: "/").dropLast().contains { Self.others.contains(String($0)) }
        }
        var pages: [String: Int] = [:]
        var markdown: [String] = []
        for file in files {
            if let catalogue = CataloguePath.folder(of: file) {
                pages[catalogue, default: 0] += 1
            } else {
                markdown.append(file)
            }
        }
        catalogues = pages.sorted { $0.key < $1.key }.map { Catalogue(path: $0.key, pages: $0.value) }
        self.markdown = markdown
    }
}
