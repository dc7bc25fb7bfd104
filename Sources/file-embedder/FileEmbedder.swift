import Foundation

/// A tool that writes a Swift file with the text of every file below a folder, except files that editors and systems leave there.
///
///     file-embedder FOLDER OUTPUT.swift TYPE [FILE...]
///
/// With names of files below the folder, only those are written.
@main
struct FileEmbedder {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else {
            throw Failure(description: "usage: file-embedder FOLDER OUTPUT.swift TYPE [FILE...]")
        }
        let folder = URL(filePath: arguments[1], directoryHint: .isDirectory).standardizedFileURL
        let (all, skipped) = try entries(in: folder)
        let entries = arguments.count == 4 ? all : all.filter { arguments.dropFirst(4).contains($0.name) }
        for name in skipped {
            print("warning: \(folder.path)/\(name) is left out: only UTF-8 text can be embedded; draw pictures as SVG")
        }
        try source(of: entries, type: arguments[3], folder: folder.lastPathComponent).write(
            to: URL(filePath: arguments[2]),
            atomically: true,
            encoding: .utf8
        )
    }

    /// Returns the files below a folder by their names, and the names of files that are not text.
    static func entries(in folder: URL) throws -> (entries: [(name: String, text: String)], skipped: [String]) {
        var entries: [(name: String, text: String)] = []
        var skipped: [String] = []
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: [.isRegularFileKey],
            options: .skipsHiddenFiles
        )
        for case let file as URL in files ?? .init() {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
                !file.lastPathComponent.hasSuffix("~")
            else { continue }
            let name = String(file.standardizedFileURL.path.dropFirst(folder.path.count).drop { $0 == "/" })
            if let text = String(data: try Data(contentsOf: file), encoding: .utf8) {
                entries.append((name, text))
            } else {
                skipped.append(name)
            }
        }
        return (entries.sorted { $0.name < $1.name }, skipped.sorted())
    }

    private static func source(of entries: [(name: String, text: String)], type: String, folder: String) -> String {
        var output = "/// The files of `\(folder)/`, written by file-embedder.\nenum \(type) {\n"
        output += "    static let files: [(path: String, text: String)] = [\n"
        for entry in entries {
            let hashes = String(repeating: "#", count: longestRunOfHashes(in: entry.text) + 1)
            output += "        (\"\(entry.name)\", \(hashes)\"\"\"\n\(entry.text)\n\"\"\"\(hashes)),\n"
        }
        return output + "    ]\n}\n"
    }

    /// Returns the longest run of `#` in a text: its raw string literal needs one more.
    private static func longestRunOfHashes(in text: String) -> Int {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "#") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    private struct Failure: Error, CustomStringConvertible { let description: String }
}
