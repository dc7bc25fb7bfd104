import Course
import CourseConfiguration
import FileSystem

/// The folder that a site, or the content of a new course, is written to before it takes its place: hidden, beside that place,
/// with a name that no other build has, and locked as long as its build runs.
package struct StagingFolder: Sendable {
    package let path: String
    private let lock: ProcessLock?

    private static let former = ".old"

    /// Makes the folder, and removes those of builds that were killed.
    package init(beside output: String) throws(FileError) { try self.init(beside: output, from: nil) }

    /// - Parameter spare: the site that becomes the folder, if it can be had.
    init(beside output: String, from spare: SpareSite?) throws(FileError) {
        let parent = Self.parent(of: output)
        let turn = try Self.turn(at: output)
        defer { withExtendedLifetime(turn) {} }
        try Self.restore(output, among: Self.abandoned(beside: output))
        for folder in try Self.abandoned(beside: output) { try FileSystem.remove(folder) }
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        path = CoursePath.join(parent, Self.prefix(of: output) + "\(FileSystem.processIdentifier)-\(number)")
        if spare?.take(as: path) != true { try FileSystem.makeFolder(path) }
        lock = if case .locked(let lock) = try ProcessLock.folder(path) { lock } else { nil }
    }

    /// Puts the new site in the place of the former one, if there is one, atomically if the file system can do that.
    ///
    /// - Parameters:
    ///   - exchange: swaps two folders, or returns false if it can't.
    ///   - prepare: called before that, if there is a former site, while no other build can put another one in its place.
    package func replace(
        _ output: String,
        exchange: (String, String) throws(FileError) -> Bool,
        prepare: () throws -> Void
    ) throws {
        let turn = try Self.turn(at: output)
        defer { withExtendedLifetime(turn) {} }
        guard FileSystem.exists(output) else { return try FileSystem.move(path, to: output) }
        try prepare()
        if try !exchange(path, output) {
            // A build that is killed between the two moves leaves a folder that the next one knows by its name.
            let old = path + Self.former
            try FileSystem.move(output, to: old)
            do throws(FileError) {
                try FileSystem.move(path, to: output)
            } catch {
                try? FileSystem.move(old, to: output)
                throw error
            }
            try FileSystem.move(old, to: path)
        }
    }

    package func remove() throws(FileError) { try FileSystem.remove(path) }

    /// Restores a site that a killed build had moved away without putting another one in its place.
    static func restore(_ output: String) throws(FileError) {
        let output = (try? FileSystem.realPath(output)) ?? output
        guard !FileSystem.exists(output), FileSystem.exists(parent(of: output)) else { return }
        let turn = try turn(at: output)
        defer { withExtendedLifetime(turn) {} }
        try restore(output, among: abandoned(beside: output))
    }

    private static func restore(_ output: String, among abandoned: [String]) throws(FileError) {
        guard !FileSystem.exists(output), let site = abandoned.first(where: { $0.hasSuffix(former) }) else { return }
        try FileSystem.move(site, to: output)
    }

    /// The folders beside a site that builds have left behind and no running build uses.
    private static func abandoned(beside output: String) throws(FileError) -> [String] {
        let (parent, prefix) = (parent(of: output), prefix(of: output))
        return try FileSystem.names(in: parent).filter { $0.hasPrefix(prefix) }.map { CoursePath.join(parent, $0) }
            .filter { folder in
                switch try? ProcessLock.folder(folder) {
                case .locked: return true
                case .taken, nil: return false
                case .unsupported:
                    let name = CoursePath.name(of: folder).dropFirst(prefix.count)
                    return Int32(name.prefix { $0.isNumber }).map(FileSystem.isRunning) != true
                }
            }
    }

    /// The lock that one build has at a time, and only for a moment.
    private static func turn(at output: String) throws(FileError) -> ProcessLock? {
        try ProcessLock.file(CoursePath.join(parent(of: output), prefix(of: output) + "lock"))
    }

    private static func parent(of output: String) -> String {
        let folder = CoursePath.folder(of: output)
        return folder.isEmpty ? (output.hasPrefix("/") ? "/" : ".") : folder
    }

    /// Returns true if a name beside `output` is that of a staging folder or of its lock, in use or left behind.
    package static func isRemains(_ name: String, of output: String) -> Bool { name.hasPrefix(prefix(of: output)) }

    private static func prefix(of output: String) -> String { ".\(CoursePath.name(of: output)).glosa-" }
}
