import Diagnostics
import FileSystem
import Support

/// What a package's symbol graphs say of a path that documentation writes: `Type/method(_:)`.
public enum SymbolAnswer: Sendable, Equatable {
    /// Declared, or one of the package's modules.
    case declared
    /// Nothing can be said: it may be another module's, or come with a protocol of another.
    case open
    /// The package declares nothing of the kind; what may be meant is a path as it is written in links.
    case gone(near: String)
}

extension SamplePackage {
    /// Looks for a symbol among what the package's products declare.
    ///
    /// - Parameters:
    ///   - path: as a link writes it, with or without its module, and with what tells it from others of its name.
    ///   - page: the symbol that the link's page is about, from which paths may be relative.
    public func symbol(at path: String, on page: String?) -> SymbolAnswer {
        let written = Self.parts(of: path)
        let paths = offered.reduce(into: Set<String>()) { $0.formUnion(modules[$1]?.paths ?? []) }
        guard !paths.isEmpty, let first = written.first else { return .open }
        if offered.contains(first), written.count == 1 { return .declared }
        if modules[first] != nil, !offered.contains(first) { return .open }
        let own = offered.contains(first) ? Array(written.dropFirst()) : written
        var around = Self.parts(of: page ?? "")
        if let module = around.first, offered.contains(module) { around.removeFirst() }
        let bases = Set(paths.map(Self.base))
        for length in (0...around.count).reversed() {
            let whole = (around.prefix(length) + own).joined(separator: "/")
            if paths.contains(whole) || !whole.contains("(") && bases.contains(whole) { return .declared }
        }
        guard let near = nearest(own, among: paths), let last = own.last, !isWritten(String(last.prefix { $0 != "(" }))
        else {
            return .open
        }
        return .gone(near: near)
    }

    /// Whether a source of the package declares a name, though its symbol graph has none: for another system, say.
    private func isWritten(_ name: String) -> Bool {
        let declarations = Self.keywords.map { Array("\($0) \(name)".utf8) }
        return sources.contains { path in
            guard let bytes = try? FileSystem.read(path) else { return false }
            return declarations.contains { declaration in
                bytes.ranges(of: declaration).contains { place in
                    place.upperBound == bytes.count || !bytes[place.upperBound].isIdentifierByte
                }
            }
        }
    }

    private static let keywords = [
        "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "case",
        "macro",
    ]

    private func nearest(_ written: [String], among paths: Set<String>) -> String? {
        let whole = written.joined(separator: "/")
        let parent = written.dropLast().joined(separator: "/")
        guard let last = written.last else { return nil }
        // Whoever is called like what everybody has means that.
        if written.count == 1, KnownNames.isCommon(last) { return nil }
        let beside = paths.filter { path in
            path.count > parent.count && (parent.isEmpty ? !path.contains("/") : path.hasPrefix(parent + "/"))
                && !path.dropFirst(parent.isEmpty ? 0 : parent.count + 1).contains("/")
        }
        guard !beside.isEmpty else {
            // Not its last part is wrong.
            guard written.count > 1, let near = nearest(Array(written.dropLast()), among: paths) else { return nil }
            return "\(near)/\(last)"
        }
        return NearMiss.suggestion(for: whole, among: beside.sorted())
    }

    /// A path without the labels of its functions.
    private static func base(_ path: String) -> String {
        parts(of: path).map { $0.contains("(") ? String($0.prefix { $0 != "(" }) : $0 }.joined(separator: "/")
    }

    /// The parts of a path, each without the hash or the kind that tells it from others: `body-20w8t`, `Deque-swift.struct`.
    private static func parts(of path: String) -> [String] {
        path.split(separator: "/").map { part in
            let name = part.prefix { $0 != "(" }
            let labels = part.dropFirst(name.count)
            if let close = labels.lastIndex(of: ")") { return String(name + labels[...close]) }
            guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return String(name) }
            return String(name[..<dash])
        }
    }
}
