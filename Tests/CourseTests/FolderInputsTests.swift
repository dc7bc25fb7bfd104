import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("The files of a folder by their content")
struct FolderInputsTests {
    private static let tree = """
        -- README.md --
        # Boats
        -- docs/es/a.md --
        # Barcos
        -- docs/.vitepress/config.ts --
        export default {}
        """

    /// A change of a folder, and true if an answer about the folder may be another one.
    private static let changes: [(name: String, change: @Sendable (URL) throws -> Void, counts: Bool)] = [
        ("other bytes", { try FileTree("-- README.md --\n# Coats").write(to: $0) }, true),
        ("the same bytes written again", { try FileTree("-- README.md --\n# Boats").write(to: $0) }, false),
        ("a hidden configuration", { try FileTree("-- docs/.vitepress/config.ts --\nexport {}").write(to: $0) }, true),
        ("an empty folder", { try FileSystem.makeFolder($0.path + "/docs/fr") }, true),
        (
            "a name", { try FileManager.default.moveItem(atPath: $0.path + "/docs/es", toPath: $0.path + "/docs/fr") },
            true
        ),
        (
            "a link",
            {
                try FileManager.default.createSymbolicLink(
                    atPath: $0.path + "/LIESMICH.md",
                    withDestinationPath: "README.md"
                )
            }, true
        ),
        ("git's own files", { try FileTree("-- .git/index --\nx").write(to: $0) }, false),
        ("what Glosa keeps", { try FileTree("-- .glosa/types --\nx").write(to: $0) }, false),
        ("a package", { try FileTree("-- node_modules/a/README.md --\nx").write(to: $0) }, false),
        ("a built site", { try FileTree("-- site/.glosa-site --\n\n-- site/a.html --\nx").write(to: $0) }, true),
    ]

    @Test("They are the same as long as a reader of the folder finds the same", arguments: changes.map(\.name))
    func isSame(name: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.tree).write(to: folder)
            let before = try await FolderInputs.read(folder.path)
            let entry = try #require(Self.changes.first { $0.name == name })
            try entry.change(folder)
            let after = try await FolderInputs.read(folder.path, since: before)
            #expect((after != before) == entry.counts)
            #expect(try await FolderInputs.read(folder.path) == after, "with a former state as without")
            #expect(FolderInputs(remembered: after.rememberedBytes) == after)
        }
    }
}
