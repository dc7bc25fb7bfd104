import Course
import FileSystem

/// The folder that a site is written to before it takes its place: hidden, beside the site, named after the process.
enum StagingFolder {
    /// Makes the folder, and clears away those of builds that were killed.
    static func make(beside output: String) throws(FileError) -> String {
        let parent = CoursePath.folder(of: output)
        let prefix = ".\(CoursePath.name(of: output)).glosa-"
        for name in try FileSystem.names(in: parent.isEmpty ? "." : parent) where name.hasPrefix(prefix) {
            let process = Int32(name.dropFirst(prefix.count).prefix { $0.isNumber })
            guard process.map(FileSystem.isRunning) != true else { continue }
            try FileSystem.remove(CoursePath.join(parent, name))
        }
        let folder = CoursePath.join(parent, prefix + String(FileSystem.processIdentifier))
        if FileSystem.exists(folder) { try FileSystem.remove(folder) }
        try FileSystem.makeFolder(folder)
        return folder
    }
}
