import FileSystem
import Foundation

/// The folder of one measured process, for inputs that are files. The driver removes it.
enum TemporaryFolder {
    static func path(of process: Int32) -> String {
        FileManager.default.temporaryDirectory.appending(path: "glosa-pathological-\(process)").path
    }

    static func make() throws -> String {
        let path = path(of: getpid())
        try FileSystem.makeFolder(path)
        return path
    }

    static func write(_ bytes: [UInt8], to path: String, below folder: String) throws {
        let file = URL(filePath: folder).appending(path: path)
        try FileSystem.makeFolder(file.deletingLastPathComponent().path)
        try FileSystem.write(bytes, to: file.path)
    }

    static func remove(_ path: String) throws {
        guard FileSystem.exists(path) else { return }
        try FileSystem.remove(path)
    }
}
