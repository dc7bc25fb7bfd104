import Diagnostics
import FileSystem

/// A symbol of a module, as its symbol graph has it.
public struct ModuleSymbol: Sendable {
    /// A documentation comment of the module's own: the symbol's, or that of the requirement that it implements or overrides.
    public struct Comment: Sendable {
        /// The absolute path of its file.
        public let file: String
        /// The lines of its text, without the signs of the comment.
        public let lines: [String]
        /// The line in the file that each of them stands on, counted from 1.
        public let numbers: [Int]
    }

    /// The path as links write it: `Type/method(_:)`.
    public let path: String
    /// The kind for people, such as “Instance Method”.
    public let kind: String
    /// The absolute path of the file that declares it, and the line, counted from 1; nil if the graph doesn't say.
    public let place: (file: String, line: Int)?
    /// Nil if it has none, or has inherited one from another module.
    public let comment: Comment?
}

/// The symbols of a module that readers of its reference see.
public struct ModuleSymbols: Sendable {
    public let module: String
    /// The symbols that the module declares, extensions of other modules' types included, in the order of their paths.
    public let symbols: [ModuleSymbol]
    /// The number of members that types get from protocols, which nobody has declared for them.
    public let synthesized: Int

    fileprivate init(_ module: String, _ graphs: [SymbolGraph], withSynthesized all: [SymbolGraph]) {
        self.module = module
        var known: Set<String> = []
        // A reference has pages for the members of extended types, and none of this module's for the types.
        let own = graphs.flatMap(\.symbols).filter {
            $0.kind.identifier != "swift.extension" && known.insert($0.identifier.precise).inserted
        }
        symbols = own.map { ModuleSymbol($0, of: module) }.sorted {
            ($0.path, $0.place?.file ?? "", $0.place?.line ?? 0) < ($1.path, $1.place?.file ?? "", $1.place?.line ?? 0)
        }
        synthesized = Set(all.flatMap(\.symbols).map(\.identifier.precise)).count { $0.contains("::SYNTHESIZED::") }
    }
}

extension PackageBuild {
    /// Builds a package, and returns the symbols of its library products' modules written in Swift, in the order of the products.
    ///
    /// - Parameter access: the narrowest access level of the symbols: public, package, internal or private.
    /// - Throws: also if the package has no such module.
    public static func symbols(
        in folder: String,
        products: [String],
        access: String,
        by toolchain: Toolchain
    ) throws(PackageFailure) -> [ModuleSymbols] {
        guard let package = try packages(in: [folder], products: products, by: toolchain) else { return [] }
        let extraction = SymbolExtraction(search: package.search, target: package.target, toolchain: toolchain)
        return package.offered.compactMap { module in
            guard
                let own = extraction.graphs(of: module, as: SymbolGraph.self, access: access),
                own.contains(where: { $0.symbols.contains { $0.kind.identifier.hasPrefix("swift.") } })
            else { return nil }
            let all = extraction.graphs(of: module, as: SymbolGraph.self, access: access, withSynthesized: true)
            return ModuleSymbols(module, own, withSynthesized: all ?? [])
        }
    }
}

/// A symbol graph, as far as it says what is documented (SymbolKit, “Symbol Graph Format”).
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier, displayName: String }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?
    }

    struct Comment: Decodable {
        struct TextLine: Decodable {
            let text: String
            let range: Range?
        }
        struct Range: Decodable { let start: Position }

        let uri: String?
        let module: String?
        let lines: [TextLine]
    }

    struct Location: Decodable {
        let uri: String
        let position: Position
    }

    struct Position: Decodable { let line: Int }

    let symbols: [Symbol]
}

extension ModuleSymbol {
    fileprivate init(_ symbol: SymbolGraph.Symbol, of module: String) {
        path = symbol.pathComponents.joined(separator: "/")
        kind = symbol.kind.displayName
        place = symbol.location.flatMap { location in
            Self.path(ofFile: location.uri).map { ($0, location.position.line + 1) }
        }
        comment = symbol.docComment.flatMap { comment in
            guard comment.module == module, let file = comment.uri.flatMap(Self.path) else { return nil }
            return Comment(
                file: file,
                lines: comment.lines.map(\.text),
                numbers: comment.lines.map { ($0.range?.start.line ?? -1) + 1 }
            )
        }
    }

    /// Returns the path of a URI of the scheme `file` (RFC 8089); nil for others.
    private static func path(ofFile uri: String) -> String? {
        guard uri.hasPrefix("file://") else { return nil }
        return PercentEncoding.decoded(uri.utf8.dropFirst("file://".utf8.count)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
