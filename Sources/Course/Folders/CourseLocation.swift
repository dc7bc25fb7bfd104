import CourseConfiguration
import FileSystem

/// The location of a course that is named by a path: a folder with a `glosa.yml`, anything below such a folder, or a DocC
/// catalogue.
package struct CourseLocation: Sendable, Equatable {
    /// The folder that all paths are relative to.
    package let root: String
    /// The catalogue, relative to ``root``; nil if `glosa.yml` chooses the content.
    package let content: String?

    /// Finds the course at a path. A catalogue below the working folder belongs to the course there, whose `glosa.yml` applies;
    /// any other catalogue stands alone, in the folder that holds it. A file, and a folder that is no course itself, belong to
    /// the course of the nearest folder above that has a configuration.
    ///
    /// - Parameter searchesAbove: false for a path that must be the course itself.
    package init(_ path: String, searchesAbove: Bool = true) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let name = parts.last, CataloguePath.isCatalogue(String(name)), !Self.isCourse(path) else {
            let isFound = !searchesAbove || Self.isOwnCourse(path)
            (root, content) = (isFound ? path : Self.around(path) ?? path, nil)
            return
        }
        if !path.hasPrefix("/"), !parts.contains(".."), let below = CoursePath.normalized(path) {
            (root, content) = (".", below)
        } else {
            let parent = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
            (root, content) = (parent.isEmpty ? "." : parent, String(name))
        }
    }

    /// Returns the course's folder for a path of its configuration, which stands for all of it; any other path as it is.
    package static func named(by path: String) -> String {
        Configuration.fileNames.contains(CoursePath.name(of: path)) && FileSystem.exists(path) ? parent(of: path) : path
    }

    /// Returns true if a folder has a configuration.
    package static func isCourse(_ folder: String) -> Bool {
        Configuration.fileNames.contains { FileSystem.exists(CoursePath.join(folder, $0)) }
    }

    /// Returns true if a folder is a course without looking further: it has a configuration, or the usual content folder.
    private static func isOwnCourse(_ folder: String) -> Bool {
        isCourse(folder) || (try? FileSystem.names(in: CoursePath.join(folder, Configuration().content))) != nil
    }

    /// Returns true if a path belongs to a course, or is one.
    package static func hasCourse(_ path: String) -> Bool { isOwnCourse(path) || around(path) != nil }

    private static let highest = 64

    /// Returns the nearest folder above a path that has a configuration; nil if there is none up to the top of the git
    /// repository, or of the file system.
    package static func around(_ path: String) -> String? {
        var place = path
        for _ in 0..<highest {
            guard let real = try? FileSystem.realPath(place), real != "/",
                !FileSystem.exists(CoursePath.join(place, ".git"))
            else { return nil }
            place = parent(of: place)
            if isCourse(place) { return place }
        }
        return nil
    }

    /// Returns the path of the folder above; `.` for the working folder.
    private static func parent(of path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts = path.split(separator: "/").filter { $0 != "." }
        if let last = parts.last, last != ".." {
            parts.removeLast()
        } else if !isAbsolute {
            parts.append("..")
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }
}
