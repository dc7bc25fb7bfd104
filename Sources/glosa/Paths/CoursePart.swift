import Course
import CourseConfiguration
import FileSystem

/// A file or folder inside a course, as a person names it on the command line.
struct CoursePart: Hashable {
    /// The path as it was named.
    let named: String
    /// The course's folder.
    let root: String
    /// The path relative to the course; empty for its folder.
    let path: String

    /// - Returns: nil if no folder above has a configuration, or the path is not there.
    init?(_ named: String) {
        guard let root = CourseLocation.isCourse(named) ? named : CourseLocation.around(named),
            let path = Self.way(from: root, to: named)
        else { return nil }
        (self.named, self.root, self.path) = (named, root, path)
    }

    /// Returns true if a file of the course is this one, or lies in this folder.
    func contains(_ file: String) -> Bool { path.isEmpty || file == path || file.hasPrefix(path + "/") }

    /// Returns the way from a folder to a place below it, with symbolic links resolved in both; nil for another place.
    static func way(from folder: String, to place: String) -> String? {
        guard let folder = try? FileSystem.realPath(folder), let place = try? FileSystem.realPath(place) else {
            return nil
        }
        if place == folder { return "" }
        let start = folder == "/" ? "/" : folder + "/"
        return place.hasPrefix(start) ? String(place.dropFirst(start.count)) : nil
    }
}
