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
    /// The pages that may be translated, by paths below the folder: also those in MDX, and those of examples.
    package let translatable: [String]

    /// The files and folders that are no pages by their names, with the number of pages that they would be.
    package let leftOut: [String: Int]
    /// The folders among them that hold catalogues.
    package let leftOutCatalogues: Set<String>

    package init(in folder: String) {
        var configuration = Configuration()
        configuration.content = ""
        let scan = ContentScan(courseRoot: folder, folder: "", selection: ContentSelection(configuration))
        var pages: [String: Int] = [:]
        var (markdown, translatable): ([String], [String]) = ([], [])
        var leftOut: [String: Int] = [:]
        var leftOutCatalogues: Set<String> = []
        for file in scan.files where SourceName.isPage(file) || SourceName.isMDX(file) {
            let isText = SourceName.isText(file) && CataloguePath.folder(of: file) == nil
            if isText, PageNames.leftOut(file, isRepository: true, admitsExamples: true) == nil {
                translatable.append(file)
            }
            if SourceName.isMDX(file) { continue }
            if let other = PageNames.leftOut(file, isRepository: true) {
                leftOut[other, default: 0] += 1
                if CataloguePath.isCatalogue(CoursePath.folder(of: file)) { leftOutCatalogues.insert(other) }
            } else if let catalogue = CataloguePath.folder(of: file) {
                pages[catalogue, default: 0] += 1
            } else {
                markdown.append(file)
            }
        }
        catalogues = pages.sorted { $0.key < $1.key }.map { Catalogue(path: $0.key, pages: $0.value) }
        (self.markdown, self.translatable) = (markdown, translatable)
        (self.leftOut, self.leftOutCatalogues) = (leftOut, leftOutCatalogues)
    }
}
