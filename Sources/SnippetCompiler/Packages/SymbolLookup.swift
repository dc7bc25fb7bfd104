import Diagnostics
import Support

/// The answer of a package's symbol graphs about a path in documentation: `Type/method(_:)`.
public enum SymbolAnswer: Sendable, Equatable {
    /// Declared, or one of the package's modules.
    case declared
    /// Undecided: the symbol may belong to another module, or come with a protocol of another.
    case open
    /// The package declares no such symbol.
    case gone(GoneSymbol)
}

/// A symbol that a package doesn't declare.
public struct GoneSymbol: Sendable, Equatable {
    /// The symbol that may be meant, as a path for links; nil if there is none.
    public let near: String?
    /// The question for the package's past: a name, or `Type.member`.
    public let question: String
    /// True if no other module can declare it.
    public let isCertain: Bool
}

/// The declarations of a package's products, for the links of its documentation.
public struct SymbolLookup: Sendable {
    private let package: SamplePackage
    private let paths: Set<String>
    /// The same paths without the labels of functions.
    private let bases: Set<String>
    /// The names of the declarations themselves, without labels.
    private let names: Set<String>
    /// The types that may get members from other modules, by their paths.
    private let openTypes: Set<String>

    /// The members of protocols, with labels and without: types that conform have them too.
    private let ofProtocols: Lazy<Set<String>>

    public init(_ package: SamplePackage) {
        self.package = package
        let paths = package.allPaths
        self.paths = paths
        ofProtocols = Lazy {
            let sources = package.written.value
            return paths.reduce(into: []) { members, path in
                let parts = path.split(separator: "/")
                guard parts.count > 1, let member = parts.last,
                    sources.containsProtocol(String(parts[parts.count - 2]))
                else { return }
                members.formUnion([String(member), Self.name(String(member))])
            }
        }
        bases = Set(paths.map(Self.base))
        names = paths.reduce(into: []) { names, path in
            if let last = path.split(separator: "/").last { names.insert(Self.name(String(last))) }
        }
        openTypes = package.offered.reduce(into: []) { $0.formUnion(package.modules[$1]?.openTypes ?? []) }
    }

    /// Looks for a symbol among the declarations.
    ///
    /// - Parameters:
    ///   - path: The path as a link writes it, with or without its module and the suffix that distinguishes it from others of its
    ///     name.
    ///   - page: The symbol that the link's page is about, from which paths may be relative.
    public func symbol(at path: String, on page: String?) -> SymbolAnswer {
        let written = SymbolPath.parts(of: path)
        guard !paths.isEmpty, let first = written.first else { return .open }
        if package.offered.contains(first), written.count == 1 { return .declared }
        if package.modules[first] != nil, !package.offered.contains(first) { return .open }
        let own = package.offered.contains(first) ? Array(written.dropFirst()) : written
        var around = SymbolPath.parts(of: page ?? "")
        if let module = around.first, package.offered.contains(module) { around.removeFirst() }
        let hasLabels = own.contains { $0.contains("(") }
        for length in (0...around.count).reversed() {
            let whole = (around.prefix(length) + own).joined(separator: "/")
            if paths.contains(whole) || !hasLabels && !whole.contains("(") && bases.contains(whole) { return .declared }
        }
        guard let last = own.last else { return .open }
        let name = Self.name(last)
        // The symbol may be hidden, or exist on another system.
        let isDeclared = names.contains(name)
        let sources = package.written.value
        if sources.condition(of: name) != nil || !isDeclared && sources.contains(name) {
            return .open
        }
        // Graphs don't say what a type gets from its protocols.
        if own.count > 1 || !around.isEmpty, isDeclared, ofProtocols.value.contains(last) { return .open }
        let parent = own.dropLast().map(Self.name)
        let question = (parent.last.map { [$0, name] } ?? [name]).joined(separator: ".")
        if let same = overload(of: own, around: around) {
            // Protocols of other modules may bring functions of that name with other labels.
            let type = SymbolPath.parts(of: same).dropLast().joined(separator: "/")
            let isCertain = !openTypes.contains(type)
            return .gone(GoneSymbol(near: same, question: question, isCertain: isCertain))
        }
        let near = nearest(own)
        return .gone(
            GoneSymbol(
                near: near,
                question: question,
                isCertain: near != nil
                    || (parent.isEmpty
                        ? !isDeclared && isOwn(last)
                        : !Self.ofEverybody.contains(name) && isClosed(parent, around: around))
            )
        )
    }

    /// A function of the same name and parent with other labels; of several, the one most like it, or else the first. Nil if
    /// there is none.
    private func overload(of own: [String], around: [String]) -> String? {
        guard let last = own.last, last.contains("(") else { return nil }
        for length in (0...around.count).reversed() {
            let parent = (around.prefix(length) + own.dropLast()).joined(separator: "/")
            let start = (parent.isEmpty ? "" : parent + "/") + Self.name(last) + "("
            let found = paths.filter { $0.hasPrefix(start) }
            if found.count == 1 { return found.first }
            if found.count > 1 {
                return NearMiss.suggestion(for: own.joined(separator: "/"), among: found.sorted()) ?? found.min()
            }
        }
        return nil
    }

    /// True if only the package can declare an outermost name that its documentation links to.
    private func isOwn(_ written: String) -> Bool {
        let name = Self.name(written)
        // Other words between two backticks are code.
        guard written.contains("(") || name.first?.isUppercase == true else { return false }
        return package.isAlone && !KnownNames.isCommon(name) && !ToolchainNames.embedded.all.contains(name)
            && !KnownNames.isOfAppleFramework(name)
    }

    /// True if a path leads to a type of the package whose members are all declared by the package.
    private func isClosed(_ parent: [String], around: [String]) -> Bool {
        for length in (0...around.count).reversed() {
            let whole = (around.prefix(length) + parent).joined(separator: "/")
            if paths.contains(whole) { return !openTypes.contains(whole) }
        }
        return false
    }

    /// Members that come with a conformance which a type only names.
    private static let ofEverybody: Set<String> = [
        "==", "!=", "hash", "hashValue", "encode", "init", "description", "debugDescription", "localizedDescription",
        "rawValue", "allCases", "AllCases", "id", "ID", "RawValue",
    ]

    private static func name(_ part: String) -> String { String(part.prefix { $0 != "(" }) }

    private func nearest(_ written: [String]) -> String? {
        let whole = written.joined(separator: "/")
        let parent = written.dropLast().joined(separator: "/")
        guard let last = written.last else { return nil }
        // A name that equals a common type's means that type.
        if written.count == 1, KnownNames.isCommon(last) { return nil }
        let beside = paths.filter { path in
            path.count > parent.count && (parent.isEmpty ? !path.contains("/") : path.hasPrefix(parent + "/"))
                && !path.dropFirst(parent.isEmpty ? 0 : parent.count + 1).contains("/")
        }
        guard !beside.isEmpty else {
            // The error is in an earlier part of the path.
            guard written.count > 1, let near = nearest(Array(written.dropLast())) else { return nil }
            return "\(near)/\(last)"
        }
        return NearMiss.suggestion(for: whole, among: beside.sorted())
    }

    /// A declared path without the labels of its functions.
    private static func base(_ path: String) -> String {
        var isLabel = false
        let name = path.utf8.filter { byte in
            if byte == UInt8(ascii: "(") { isLabel = true }
            defer { if byte == UInt8(ascii: ")") { isLabel = false } }
            return !isLabel
        }
        return String(decoding: name, as: UTF8.self)
    }
}
