import CourseConfiguration
import FileSystem

/// The location of a course that is named by a path: a folder with a `glosa.yml`, or a DocC catalogue.
package struct CourseLocation: Sendable, Equatable {
    /// The folder that all paths are relative to.
    package let root: String
    /// The catalogue, relative to ``root``; nil if `glosa.yml` chooses the content.
    package let content: String?

    /// Finds the course at a path. A catalogue below the working folder belongs to the course there, whose `glosa.yml` applies;
    /// any other catalogue stands alone, in the folder that holds it.
    package init(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let name = parts.last, CataloguePath.isCatalogue(String(name)),
            !FileSystem.exists(CoursePath.join(path, "glosa.yml"))
        else {
            (root, content) = (path, nil)
            return
        }
        if !path.hasPrefix("/"), !parts.contains(".."), let below = CoursePath.normalized(path) {
            (root, content) = (".", below)
        } else {
            let parent = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
            (root, content) = (parent.isEmpty ? "." : parent, String(name))
        }
    }
}
