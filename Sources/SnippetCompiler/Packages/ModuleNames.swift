import Diagnostics
import FileSystem

/// The names that a module declares for code that imports it: types, functions, members, operators, macros.
enum ModuleNames {
    /// A symbol graph, as `swift-symbolgraph-extract` writes it.
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            struct Generics: Decodable { let parameters: [Parameter]? }
            struct Parameter: Decodable { let name: String }

            struct Fragment: Decodable { let preciseIdentifier: String? }
            struct Identifier: Decodable { let precise: String }

            let identifier: Identifier
            let pathComponents: [String]
            let kind: Kind
            let swiftGenerics: Generics?
            let declarationFragments: [Fragment]?
        }

        struct Relationship: Decodable {
            let kind: String
            let source: String
            let target: String
            let targetFallback: String?
        }

        let symbols: [Symbol]
        let relationships: [Relationship]?
    }

    struct Declared {
        var all: Set<String> = []
        /// Names that stand for a type only inside other declarations: generic parameters, associated types, type aliases among
        /// members.
        var inner: Set<String> = []
        /// The paths of all declarations, such as `Type/method(_:)`.
        var paths: Set<String> = []
        /// The outermost names: types and functions.
        var outermost: Set<String> = []
        /// The modules whose types its declarations name.
        var modules: Set<String> = []
        /// The types that can be written as a value's type without generic arguments or `any`, such as `Type` and `Outer.Type`:
        /// no protocols, no generic types.
        var plainTypes: Set<String> = []
        /// The types that get members from other modules' protocols or classes, by their paths.
        var openTypes: Set<String> = []
    }

    /// Protocols of Swift that bring no members besides those that a type declares itself.
    private static let bare: Set<String> = [
        "Copyable", "Escapable", "Sendable", "SendableMetatype", "BitwiseCopyable", "Error", "Equatable", "Hashable",
        "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible", "Identifiable",
    ]

    /// The module that a symbol's identifier begins with: `s:7NIOCore10ByteBufferV` (Swift's ABI, “Mangling”).
    private static func module(of identifier: String) -> String? {
        guard identifier.hasPrefix("s:") else { return nil }
        let rest = identifier.dropFirst(2)
        let digits = rest.prefix(while: \.isNumber)
        guard let length = Int(digits), length > 0, rest.count > digits.count + length else { return nil }
        return String(rest.dropFirst(digits.count).prefix(length))
    }

    /// Reads the names that a module declares.
    ///
    /// - Returns: No names if they can't be read: samples then have to import the module themselves.
    static func read(_ module: String, _ search: [String], target: String?, _ toolchain: Toolchain) -> Declared {
        let extraction = SymbolExtraction(search: search, target: target, toolchain: toolchain)
        var declared = Declared()
        var outer: Set<String> = []
        for graph in extraction.graphs(of: module, as: Graph.self) ?? [] {
            let types = Dictionary(
                graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: "/")) }
            ) { first, _ in first }
            for relation in graph.relationships ?? [] where ["conformsTo", "inheritsFrom"].contains(relation.kind) {
                let name = relation.targetFallback?.split(separator: ".").last.map(String.init)
                guard Self.module(of: relation.target) != module, !(name.map(bare.contains) ?? false),
                    let type = types[relation.source]
                else { continue }
                declared.openTypes.insert(type)
            }
            for symbol in graph.symbols {
                for fragment in symbol.declarationFragments ?? [] {
                    if let other = fragment.preciseIdentifier.flatMap(Self.module), other != module {
                        declared.modules.insert(other)
                    }
                }
                guard let last = symbol.pathComponents.last else { continue }
                declared.paths.insert(symbol.pathComponents.joined(separator: "/"))
                let name = String(last.prefix { $0 != "(" })
                if name != "init", name != "subscript", !name.isEmpty { declared.all.insert(name) }
                declared.inner.formUnion(symbol.swiftGenerics?.parameters?.map(\.name) ?? [])
                if ["swift.struct", "swift.class", "swift.enum"].contains(symbol.kind.identifier),
                    symbol.swiftGenerics?.parameters?.isEmpty ?? true
                {
                    declared.plainTypes.insert(symbol.pathComponents.joined(separator: "."))
                }
                if symbol.pathComponents.count == 1 {
                    outer.insert(name)
                } else if ["swift.associatedtype", "swift.typealias"].contains(symbol.kind.identifier) {
                    declared.inner.insert(name)
                }
            }
        }
        declared.outermost = outer
        declared.inner.subtract(outer.union(["Self"]))
        return declared
    }
}
