import FileSystem

/// Where a course lies that somebody names by a path: a folder with a `glosa.yml`, or a DocC catalogue.
public struct CourseLocation: Sendable, Equatable {
    /// The folder that all paths are relative to.
    public let root: String
    /// The catalogue, relative to ``root``; nil where `glosa.yml` says what the content is.
    public let content: String?

    /// A catalogue below the working folder belongs to the course there, whose `glosa.yml` then counts; any other one stands
    /// alone, in the folder that holds it.
    public init(_ path: String) {
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
