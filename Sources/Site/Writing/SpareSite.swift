import Course
import CourseConfiguration
import FileSystem

/// The former site, set aside in the course's `.glosa/`: most of its files are hard links to those of the present one. The next
/// build turns it into the new site, so that an unchanged file costs only a comparison.
///
/// Nothing in it is trusted: a file is reused only if it is the expected one by number, length and time. Everything else is
/// overwritten or removed. A damaged, forged or missing spare site costs time and nothing more.
struct SpareSite: Sendable {
    private let path: String

    /// - Parameter source: the course's folder.
    init(below source: String) { path = CoursePath.join(source, ".glosa/site") }

    /// Moves the spare site to the folder that a site is written to.
    ///
    /// - Returns: false if there is none, or it is in another file system.
    func take(as folder: String) -> Bool { FileSystem.takeFolder(path, as: folder) }

    /// Sets aside a site that another one has replaced.
    ///
    /// - Returns: false if that can't be done, as in another file system; the site then stays where it is.
    func put(_ folder: String) -> Bool {
        (try? Self.removeHidden(in: folder)) != nil && FileSystem.putFolder(folder, as: path)
    }

    /// The files of a spare site that has become the folder that a site is written to.
    ///
    /// - Returns: no files, and the folder is emptied, if it holds anything that no build puts there.
    static func files(in folder: String) async throws -> [String: FileSystem.Identity] {
        try removeHidden(in: folder)
        if let files = try await SiteFolder.files(in: folder) { return files }
        for name in try FileSystem.names(in: folder) { try FileSystem.remove(folder + "/" + name) }
        return [:]
    }

    /// Removes the hidden entries at the top of a site: they are the user's, who has them in the present one.
    private static func removeHidden(in folder: String) throws(FileError) {
        for name in try FileSystem.names(in: folder) where name.hasPrefix(".") && name != SiteWriter.markerName {
            try FileSystem.remove(folder + "/" + name)
        }
    }
}
