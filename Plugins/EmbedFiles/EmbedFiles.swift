import Foundation
import PackagePlugin

/// Compiles the files of a folder into a target, so that the binary carries them and there is one copy of each.
@main
struct EmbedFiles: BuildToolPlugin {
    /// By the target that carries them: the folder, and the name of the enumeration that holds its files.
    private static let folders = [
        "Site": (folder: "templates", type: "EmbeddedTheme"),
        "SnippetCompiler": (folder: "Shim", type: "EmbeddedShim"),
    ]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let (name, type) = Self.folders[target.name] else {
            Diagnostics.error("EmbedFiles knows no folder for \(target.name)")
            return []
        }
        let folder = context.package.directoryURL.appending(path: name, directoryHint: .isDirectory)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: [.isRegularFileKey],
            options: .skipsHiddenFiles
        )
        let inputs = files?
            .compactMap { $0 as? URL }
            .filter { !$0.lastPathComponent.hasSuffix("~") }
            .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
            .sorted { $0.path < $1.path }
        return [
            .buildCommand(
                displayName: "Embedding \(name)/",
                executable: try context.tool(named: "file-embedder").url,
                arguments: [folder.path, output.path, type],
                inputFiles: inputs ?? [],
                outputFiles: [output]
            )
        ]
    }
}
