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

    /// - Returns: none where they can't be read: samples then have to import the module themselves. Apart from them, the
    ///   names that stand for a type inside of others only: generic parameters, associated types, aliases among members;
    ///   and the paths of all, such as `Type/method(_:)`.
    static func read(_ module: String, _ search: [String], target: String?, _ toolchain: Toolchain)
        -> (all: Set<String>, inner: Set<String>, paths: Set<String>)
    {
        guard let target, let folder = try? FileSystem.makeTemporaryFolder() else { return ([], [], []) }
        defer { try? FileSystem.remove(folder) }
        var command = Subprocess(
            toolchain.symbolExtractor,
            ["-module-name", module, "-output-dir", folder, "-minimum-access-level", "public"]
                + ["-skip-synthesized-members", "-target", target] + symbolSearch(search) + toolchain.hostArguments,
            environment: Toolchain.environment,
            directory: folder
        )
        command.limits.wall = 300
        guard let outcome = try? command.run(), outcome.ending == .exit(0) else { return ([], [], []) }
        var names: Set<String> = []
        var inner: Set<String> = []
        var outer: Set<String> = []
        var paths: Set<String> = []
        for file in (try? FileSystem.names(in: folder)) ?? [] where file.hasSuffix(".symbols.json") {
            guard let bytes = try? FileSystem.read("\(folder)/\(file)"),
                let graph = try? JSONText.decode(Graph.self, from: bytes)
            else { continue }
            for symbol in graph.symbols {
                guard let last = symbol.pathComponents.last else { continue }
                paths.insert(symbol.pathComponents.joined(separator: "/"))
                let name = String(last.prefix { $0 != "(" })
                if name != "init", name != "subscript", !name.isEmpty { names.insert(name) }
                inner.formUnion(symbol.swiftGenerics?.parameters?.map(\.name) ?? [])
                if symbol.pathComponents.count == 1 {
                    outer.insert(name)
                } else if ["swift.associatedtype", "swift.typealias"].contains(symbol.kind.identifier) {
                    inner.insert(name)
                }
            }
        }
        return (names, inner.subtracting(outer).subtracting(["Self"]), paths)
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
