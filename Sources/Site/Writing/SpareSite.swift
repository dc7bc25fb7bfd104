import Course
import FileSystem

/// The site before the present one, set aside in the course's `.glosa/`: most of its files are the present one's under a second
/// name. The next build makes the new site of it, so what stays costs nothing but a look.
///
/// Nothing is believed of it: a file in it is of use only if it is the very one that is meant, by number, length and time. All
/// else is written over or removed. So it can be damaged, forged or gone, and costs time and nothing more.
struct SpareSite: Sendable {
    private let path: String

    /// - Parameter source: the course's folder.
    init(below source: String) { path = CoursePath.join(source, ".glosa/site") }

    /// Makes it the folder that a site is written to.
    ///
    /// - Returns: false where there is none, or not in that file system.
    func take(as folder: String) -> Bool { FileSystem.takeFolder(path, as: folder) }

    /// Sets a site aside that another one has taken the place of.
    ///
    /// - Returns: false where that can't be done, as in another file system; it then lies where it lay.
    func put(_ folder: String) -> Bool {
        (try? Self.removeHidden(in: folder)) != nil && FileSystem.putFolder(folder, as: path)
    }

    /// The files of a spare site that lies where a site is written to.
    ///
    /// - Returns: none, and an empty folder, where there is anything in it that no build puts there.
    static func files(in folder: String) async throws -> [String: FileSystem.Identity] {
        try removeHidden(in: folder)
        if let files = try await SiteFolder.files(in: folder) { return files }
        for name in try FileSystem.names(in: folder) { try FileSystem.remove(folder + "/" + name) }
        return [:]
    }

    /// Hidden entries at the top of a site are the user's, who has them in the present one.
    private static func removeHidden(in folder: String) throws(FileError) {
        for name in try FileSystem.names(in: folder) where name.hasPrefix(".") && name != SiteWriter.markerName {
            try FileSystem.remove(folder + "/" + name)
        }
    }
}
