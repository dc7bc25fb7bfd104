import Diagnostics
import FileSystem

/// Has `swift-symbolgraph-extract` write the symbol graphs of built modules.
struct SymbolExtraction {
    /// The compiler arguments that locate the modules.
    let search: [String]
    /// The target triple for which they were compiled.
    let target: String?
    let toolchain: Toolchain

    /// Returns the graphs of a module: its own, and one for each module that it extends.
    ///
    /// - Parameters:
    ///   - access: the narrowest access level of its symbols.
    ///   - withSynthesized: true if members that types get from protocols are among them.
    /// - Returns: nil if they can't be had.
    func graphs<Graph: Decodable>(
        of module: String,
        as form: Graph.Type,
        access: String = "public",
        withSynthesized: Bool = false
    ) -> [Graph]? {
        guard let target, let folder = try? FileSystem.makeTemporaryFolder() else { return nil }
        defer { FileSystem.removeTemporaryFolder(folder) }
        var command = Subprocess(
            toolchain.symbolExtractor,
            ["-module-name", module, "-output-dir", folder, "-minimum-access-level", access]
                + (withSynthesized ? [] : ["-skip-synthesized-members"]) + ["-target", target] + symbolSearch
                + toolchain.hostArguments,
            environment: Toolchain.environment,
            directory: folder
        )
        command.limits.wall = 300
        guard let outcome = try? command.run(), outcome.ending == .exit(0) else { return nil }
        let files = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(".symbols.json") }.sorted()
        return files.compactMap { file in
            (try? FileSystem.read("\(folder)/\(file)")).flatMap { try? JSONText.decode(form, from: $0) }
        }
    }

    /// The search arguments without those of macro plugins: macros are declared in modules and need no plugins here.
    private var symbolSearch: [String] {
        var result: [String] = []
        var rest = search[...]
        while let word = rest.popFirst() {
            if word == "-Xfrontend" || word.hasPrefix("-load-plugin") || word.hasSuffix("plugin-path") {
                _ = rest.popFirst()
            } else {
                result.append(word)
            }
        }
        return result
    }
}
