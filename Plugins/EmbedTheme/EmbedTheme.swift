import Foundation
import PackagePlugin

/// Compiles the files of `templates/` into the target, so that the binary carries its theme and there is one copy of it.
@main
struct EmbedTheme: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let theme = context.package.directoryURL.appending(path: "templates", directoryHint: .isDirectory)
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme.swift")
        let inputs = FileManager.default.enumerator(at: theme, includingPropertiesForKeys: [.isRegularFileKey])?
            .compactMap { $0 as? URL }
            .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
            .sorted { $0.path < $1.path }
        return [
            .buildCommand(
                displayName: "Embedding the built-in theme",
                executable: try context.tool(named: "theme-embedder").url,
                arguments: [theme.path, output.path],
                inputFiles: inputs ?? [],
                outputFiles: [output]
            )
        ]
    }
}
