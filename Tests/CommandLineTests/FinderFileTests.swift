import Foundation
import TestSupport
import Testing

/// What macOS's Finder leaves in every folder that somebody looks at: it is no text.
@Suite("Files that the Finder leaves")
struct FinderFileTests {
    static let course = """
        -- glosa.yml --
        languages: [en, es]
        templates: theme
        compile: {preamble: shared/preamble.swift}
        -- shared/preamble.swift --
        struct Shared {}
        -- theme/assets/own.css --
        body { color: black }
        -- content/en/part/a.md --
        ---
        id: a
        ---

        # A

        [a file](data/file.txt)
        -- content/en/part/data/file.txt --
        text
        -- content/es/part/a.md --
        ---
        id: a
        ---

        # A

        [un fichero](../../en/part/data/file.txt)

        """

    /// By their paths.
    static func files(in folder: URL) throws -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { files, path in
            files[path] = FileManager.default.contents(atPath: folder.path + "/" + path)
        }
    }

    @Test("One in each folder that is read changes no page, and is no finding", arguments: ["check", "build"])
    func isLeftOut(command: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let arguments = command == "build" ? ["build", "--no-cache", "--output"] : ["check"]
            let before = try Run(arguments + (command == "build" ? ["one"] : []), in: folder)
            let folders = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            var count = 0
            for path in folders.filter({ !$0.hasPrefix("one") }) + [""] {
                var isFolder: ObjCBool = false
                let place = folder.appending(path: path)
                _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
                guard isFolder.boolValue else { continue }
                try Data([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31, 0xFF, 0xFE]).write(to: place.appending(path: ".DS_Store"))
                count += 1
            }
            #expect(count > 8)
            let after = try Run(arguments + (command == "build" ? ["two"] : []), in: folder)
            #expect(after.status == before.status)
            #expect(!(after.output + after.errors).contains("DS_Store"))
            guard command == "build" else {
                #expect(after.output == before.output)
                return
            }
            let (one, two) = (
                try Self.files(in: folder.appending(path: "one")), try Self.files(in: folder.appending(path: "two"))
            )
            #expect(one.count > 20)
            #expect(one == two)
        }
    }
}
