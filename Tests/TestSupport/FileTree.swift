import Foundation

/// A small tree of files written as one text: before each file a line `-- path --`.
public struct FileTree: Sendable {
    /// In the order of the text.
    public var files: [(path: String, text: String)] = []
    /// What stands before the first file.
    public var comment = ""

    public init(_ text: String) {
        var current: String?
        var body = ""
        func flush(into tree: inout FileTree) {
            if let current { tree.files.append((current, body)) } else { tree.comment = body }
            body = ""
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("-- "), line.hasSuffix(" --"), line.count > 6 {
                flush(into: &self)
                current = String(line.dropFirst(3).dropLast(3))
            } else {
                body += line + "\n"
            }
        }
        if body.hasSuffix("\n\n") { body.removeLast() }
        flush(into: &self)
    }

    public subscript(path: String) -> String? {
        get { files.first { $0.path == path }?.text }
        set {
            files.removeAll { $0.path == path && newValue == nil }
            guard let newValue else { return }
            if let place = files.firstIndex(where: { $0.path == path }) {
                files[place].text = newValue
            } else {
                files.append((path, newValue))
            }
        }
    }

    /// Writes the files below a folder.
    public func write(to folder: URL) throws {
        for file in files {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.text.utf8).write(to: url)
        }
    }
}

/// Runs a test's body with a folder of its own, which is removed afterwards.
@discardableResult
public func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "glosa-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}
