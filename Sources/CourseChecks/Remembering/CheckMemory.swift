import Course
import CourseConfiguration
import FileSystem

/// The files in which checks of a course remember answers, below its folder.
package enum CheckMemory {
    /// The folder in the course's folder; commands of other kinds have files of their own beside these.
    static let folder = ".glosa"

    /// The names of the files that a check writes, and no others: a stranger may have put anything beside them.
    static let names =
        ["external-links", "types", "types-answers", "types-runs"]
        + ["4", "4.2", "5", "6"].flatMap { ["types-scripts-\($0)", "types-script-runs-\($0)"] }

    /// The largest file that is copied, in bytes. Compiled samples take some hundred bytes each.
    static let largestFile = 64 << 20

    /// Copies the memory of one course to another. A file that can't be copied costs time and nothing else; a symbolic link is
    /// never followed, and nothing but files of at most ``largestFile`` bytes is read.
    ///
    /// - Parameter other: a course's folder without such files.
    package static func copy(from course: String, to other: String) {
        let place = CoursePath.join(other, folder)
        for name in names {
            let path = CoursePath.join(CoursePath.join(course, folder), name)
            guard let bytes = try? FileSystem.readUnlinked(path, upTo: largestFile),
                (try? FileSystem.makeFolder(place)) != nil
            else { continue }
            try? FileSystem.writeAtOnce(bytes, to: CoursePath.join(place, name), followsFolder: false)
        }
    }
}
