import Diagnostics
import FileSystem

/// The names that a module declares for those who import it: types, functions, members, operators, macros.
enum ModuleNames {
    /// Symbol graphs, as `swift-symbolgraph-extract` writes them.
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            struct Generics: Decodable { let parameters: [Parameter]? }
            struct Parameter: Decodable { let name: String }

            let pathComponents: [String]
            let kind: Kind
            let swiftGenerics: Generics?
        }

        let symbols: [Symbol]
    }

    struct Declared {
        var all: Set<String> = []
        /// What stands for a type inside of others only: generic parameters, associated types, aliases among members.
        var inner: Set<String> = []
        /// The paths of all, such as `Type/method(_:)`.
        var paths: Set<String> = []
    }

    /// - Returns: nothing where they can't be read: samples then have to import the module themselves.
    static func read(_ module: String, _ search: [String], target: String?, _ toolchain: Toolchain) -> Declared {
        guard let target, let folder = try? FileSystem.makeTemporaryFolder() else { return Declared() }
        defer { FileSystem.removeTemporaryFolder(folder) }
        var command = Subprocess(
            toolchain.symbolExtractor,
            ["-module-name", module, "-output-dir", folder, "-minimum-access-level", "public"]
                + ["-skip-synthesized-members", "-target", target] + symbolSearch(search) + toolchain.hostArguments,
            environment: Toolchain.environment,
            directory: folder
        )
        command.limits.wall = 300
        guard let outcome = try? command.run(), outcome.ending == .exit(0) else { return Declared() }
        var declared = Declared()
        var outer: Set<String> = []
        for file in (try? FileSystem.names(in: folder)) ?? [] where file.hasSuffix(".symbols.json") {
            guard let bytes = try? FileSystem.read("\(folder)/\(file)"),
                let graph = try? JSONText.decode(Graph.self, from: bytes)
            else { continue }
            for symbol in graph.symbols {
                guard let last = symbol.pathComponents.last else { continue }
                declared.paths.insert(symbol.pathComponents.joined(separator: "/"))
                let name = String(last.prefix { $0 != "(" })
                if name != "init", name != "subscript", !name.isEmpty { declared.all.insert(name) }
                declared.inner.formUnion(symbol.swiftGenerics?.parameters?.map(\.name) ?? [])
                if symbol.pathComponents.count == 1 {
                    outer.insert(name)
                } else if ["swift.associatedtype", "swift.typealias"].contains(symbol.kind.identifier) {
                    declared.inner.insert(name)
                }
            }
        }
        declared.inner.subtract(outer.union(["Self"]))
        return declared
    }

    /// Macros are declared in modules and need no plugins here.
    private static func symbolSearch(_ search: [String]) -> [String] {
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
