import Foundation
import PackagePlugin

/// Compiles the files of a folder into a target, so that the binary carries them and there is one copy of each.
@main
struct EmbedFiles: BuildToolPlugin {
    /// By the target that carries them: the folder, the name of the enumeration that holds its files, and which of them are taken;
    /// none: all.
    private static let folders: [String: (folder: String, type: String, files: [String])] = [
        "Site": (folder: "templates", type: "EmbeddedTheme", files: []),
        "SnippetCompiler": (folder: "Shim", type: "EmbeddedShim", files: []),
        "glosa": (
            folder: "content", type: "EmbeddedManual", files: ["en/manual/checking.md", "es/manual/comprobar.md"]
        ),
    ]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let (name, type, chosen) = Self.folders[target.name] else {
            Diagnostics.error("EmbedFiles knows no folder for \(target.name)")
            return []
        }
        let folder = context.package.directoryURL.appending(path: name, directoryHint: .isDirectory)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
        let named = chosen.map { folder.appending(path: $0) }
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: [.isRegularFileKey],
            options: .skipsHiddenFiles
        )
        let inputs =
            !named.isEmpty
            ? named
            : files?
                .compactMap { $0 as? URL }
                .filter { !$0.lastPathComponent.hasSuffix("~") }
                .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
                .sorted { $0.path < $1.path }
        return [
            .buildCommand(
                displayName: "Embedding \(name)/",
                executable: try context.tool(named: "file-embedder").url,
                arguments: [folder.path, output.path, type] + chosen,
                inputFiles: inputs ?? [],
                outputFiles: [output]
            )
        ]
    }
}
