import CourseConfiguration
import Markdown
import MarkdownHTML

/// Finds the files and folders of a repository that a page shows or links to: they are published with it, and no others are.
enum NamedFiles {
    /// - Parameters:
    ///   - path: the path of the page, relative to the course, which addresses that begin with `/` are relative to.
    ///   - content: the content folder, whose files are not returned; empty if the course is all of a repository.
    /// - Returns: paths relative to the course, each once, in alphabetical order; above the course they begin with `..`.
    static func of(_ document: Document, at path: String, outside content: String) -> [String] {
        let folder = CoursePath.folder(of: path)
        var found: Set<String> = []
        let links = document.links.lazy.filter { $0.kind != .doc && $0.kind != .symbol }.map(\.destination)
        for destination in Array(links) + document.rawHTMLAddresses where !LinkDestination.isExternal(destination) {
            let written = LinkDestination.split(destination).path
            guard !written.isEmpty else { continue }
            // Other generators publish what lies in these folders at the site's root.
            if LinkDestination.isRooted(written) {
                let path = LinkDestination.withoutRoot(written)
                for folder in ReservedNames.rootFolders where CoursePath.isNormalized(path) && !path.isEmpty {
                    let file = CoursePath.join(folder, path)
                    if content.isEmpty || !file.utf8.starts(with: (content + "/").utf8) { found.insert(file) }
                }
            }
            let whole =
                LinkDestination.isRooted(written)
                ? LinkDestination.withoutRoot(written) : CoursePath.join(folder, written)
            guard content.isEmpty || written.utf8.starts(with: "..".utf8), let path = CoursePath.climbing(whole),
                !path.isEmpty,
                content.isEmpty || (path != content && !path.utf8.starts(with: (content + "/").utf8))
            else { continue }
            found.insert(path)
        }
        return found.sorted()
    }
}
