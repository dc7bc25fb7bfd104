import Diagnostics
import FileSystem
import SnippetSyntax
import Support

/// The modules of a built package, as samples see them.
public struct SamplePackage: Sendable {
    struct Module: Sendable, Hashable {
        /// A hash that changes only with the module's interface: SwiftPM writes a module's file without the bodies of its
        /// functions, so equal bytes mean that samples see the same.
        let interface: String
        /// The modules that it imports in turn.
        let dependencies: Set<String>
        /// The settings with which its own code is compiled: language mode, features, isolation.
        let settings: [String]
        /// The names that it declares for code that imports it; of a dependency, only the outermost ones. Known of the offered
        /// modules, and of the modules that their interfaces name.
        let names: Set<String>
        /// Names that stand for a type only inside its types: generic parameters, associated types, type aliases.
        let innerTypes: Set<String>
        /// The paths of all its declarations: `Type/method(_:)`.
        let paths: Set<String>
        /// The types that may get members from other modules, by their paths: they conform to protocols of other modules, or
        /// inherit from their classes.
        let openTypes: Set<String>
        /// The types that can be written as a value's type without generic arguments or `any`, such as `Type` and `Outer.Type`.
        let plainTypes: Set<String>
        /// The object files with which a program that uses it is linked.
        let objects: [String]
    }

    /// The modules by name, with those of dependencies.
    let modules: [String: Module]
    /// The modules of its products, which a sample may use without importing them.
    let offered: [String]
    /// The compiler arguments that locate all modules.
    let search: [String]
    /// The target triple for which they were compiled; nil for the compiler's own.
    let target: String?
    /// The modules of dependencies whose types the products' interfaces name.
    var besides: [String] = []
    /// True if all modules belong to the package itself.
    var isAlone = false
    /// The files that were compiled, by their real paths.
    private(set) var sources: Set<String> = []
    /// The folders of the packages.
    var folders: [String] = []
    /// The folders of the packages that don't build with all their traits, and were built with those that they enable.
    public internal(set) var foldersWithoutTraits: [String] = []
    /// The declarations that former builds had and this one hasn't: by path, the name that replaces it; empty if the replacement
    /// isn't clear.
    var former: [String: String] = [:]
    /// The argument labels of all functions that offered modules declare.
    let labels: Lazy<Set<String>>
    /// The types that offered modules declare.
    var declaredTypes: Set<String> { types.value }
    private let types: Lazy<Set<String>>
    /// The declarations in the sources.
    private(set) var written = Lazy { WrittenDeclarations(texts: []) }

    /// - Parameter files: The files that were compiled.
    mutating func hold(sources files: Set<String>) {
        sources = files
        written = Lazy { WrittenDeclarations(in: files) }
    }

    /// A hash that changes with the inputs of the build and with its results, on this machine.
    var state = ""

    init(modules: [String: Module], offered: [String], search: [String], target: String?) {
        (self.modules, self.offered, self.search, self.target) = (modules, offered, search, target)
        types = Lazy {
            offered.reduce(into: []) { types, name in
                types.formUnion((modules[name]?.names ?? []).filter { $0.first?.isUppercase == true })
            }
        }
        labels = Lazy {
            offered.reduce(into: []) { labels, name in
                for path in modules[name]?.paths ?? [] {
                    for part in path.split(separator: "/") where part.hasSuffix(")") {
                        let list = part.drop { $0 != "(" }.dropFirst().dropLast()
                        labels.formUnion(list.split(separator: ":").map(String.init))
                    }
                }
            }
        }
    }

    /// True if SwiftPM has compiled a file.
    ///
    /// - Parameter path: The path without symbolic links.
    public func hasCompiled(_ path: String) -> Bool { sources.contains(path) }

    /// Returns several packages as one; of modules with the same name the first counts. Nil for no packages.
    static func merged(_ packages: [SamplePackage]) -> SamplePackage? {
        guard let first = packages.first else { return nil }
        return packages.dropFirst().reduce(first) { all, next in
            var merged = SamplePackage(
                modules: all.modules.merging(next.modules) { first, _ in first },
                offered: all.offered + next.offered.filter { !all.offered.contains($0) },
                search: all.search + next.search,
                target: all.target ?? next.target
            )
            merged.besides = all.besides + next.besides.filter { !all.besides.contains($0) }
            merged.isAlone = all.isAlone && next.isAlone
            merged.hold(sources: all.sources.union(next.sources))
            merged.folders = all.folders + next.folders
            merged.foldersWithoutTraits = all.foldersWithoutTraits + next.foldersWithoutTraits
            merged.former = all.former.merging(next.former) { first, _ in first }
            merged.state = all.state + next.state
            return merged
        }
    }

    /// Returns offered modules that together declare every name that any of them declares, and modules that their interfaces name
    /// for the other names: no more than needed, since some modules declare the same names.
    func offering(_ names: Set<String>) -> [String] {
        let own = Self.covering(names, by: offered, of: modules)
        let left = own.reduce(names) { $0.subtracting(modules[$1]?.names ?? []) }
        return own + Self.covering(left, by: besides, of: modules)
    }

    private static func covering(
        _ names: Set<String>,
        by offered: [String],
        of modules: [String: Module]
    ) -> [String] {
        var rest = names
        var chosen: [String] = []
        while true {
            let counts = offered.map { (module: $0, count: modules[$0]?.names.intersection(rest).count ?? 0) }
            guard let best = counts.max(by: { $0.count < $1.count }), best.count > 0 else { break }
            // The first of several equally good modules.
            let first = counts.first { $0.count == best.count } ?? best
            chosen.append(first.module)
            rest.subtract(modules[first.module]?.names ?? [])
        }
        return chosen
    }

    /// The names that offered modules declare.
    var offeredNames: Set<String> {
        offered.reduce(into: []) { names, name in names.formUnion(modules[name]?.names ?? []) }
    }

    /// The offered modules with all that they import.
    var modulesBehindProducts: Set<String> { all(behind: offered) }

    /// Modules with all that they import.
    func all(behind names: [String]) -> Set<String> {
        var found: Set<String> = []
        var queue = names
        while let name = queue.popLast() {
            guard let module = modules[name], found.insert(name).inserted else { continue }
            queue += module.dependencies
        }
        return found
    }

    /// Returns the module of a source file, be it a product's or not; nil if none of the folders is a target's.
    ///
    /// - Parameter folders: The names of the folders around the file, outermost first.
    func module(in folders: [String]) -> String? {
        // SwiftPM makes an identifier of a target's name.
        folders.lazy.map { $0.replacing("-", with: "_") }.first { modules[$0] != nil }
    }

    /// True if an offered module declares a name.
    func declares(_ name: String) -> Bool { offered.contains { modules[$0]?.names.contains(name) ?? false } }

    /// True if a warning deprecates a declaration of the package: `'Basket.add(_:)' is deprecated: use insert`.
    func deprecates(_ message: String) -> Bool {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        // The compiler says “was deprecated in” of declarations that are deprecated for one system only.
        guard parts.count > 2, parts[2].hasPrefix(" is deprecated"), let last = parts[1].split(separator: ".").last
        else {
            return false
        }
        let name = String(last.prefix { $0 != "(" })
        guard name == "init" || name == "subscript" else { return declares(name) }
        return allPaths.contains { $0.hasSuffix("/\(last)") }
    }

    /// True if a name stands for a type inside of the offered modules' types, and for none elsewhere.
    func isInner(_ type: String) -> Bool {
        offered.contains { modules[$0]?.innerTypes.contains(type) ?? false }
    }

    /// True if a declaration shows the package's own source: an offered module has the same declaration.
    func isSource(_ item: SampleAnatomy.Item) -> Bool {
        switch item.kind {
        case .type: item.names.contains { $0.first?.isUppercase == true && declares($0) }
        case .extending(let type):
            // Initializers and subscripts say nothing: every type has some.
            !item.memberNames.isSubset(of: Self.unnamed)
                && item.memberNames.subtracting(Self.unnamed).allSatisfy(declares)
                && (!item.addsConformance || declares(type))
        default: false
        }
    }

    private static let unnamed: Set<String> = ["init", "subscript"]

    /// A description of the package as code sees it that imports the modules: each module with the hash of its interface.
    func interface(of imports: [String]) -> String {
        all(behind: imports).sorted().map { "\($0) \(modules[$0]?.interface ?? "")" }.joined(separator: "\n")
    }

    /// The settings for a sample with these imports: those of the module that it is about.
    func settings(of imports: [String]) -> [String] {
        let about = imports.first { offered.contains($0) } ?? imports.first { modules[$0] != nil } ?? offered.first
        let settings = about.flatMap { modules[$0]?.settings } ?? []
        // Tests are in a target of their own, which has the isolation that XCTest's classes ask for.
        guard imports.contains("XCTest"), let index = settings.firstIndex(of: "-default-isolation") else {
            return settings
        }
        return Array(settings[..<index] + settings[(index + 2)...])
    }

    /// The objects of the modules and of all that they import.
    func objects(of imports: [String]) -> [String] {
        var found: Set<String> = []
        var objects: [String] = []
        var queue = imports
        while let name = queue.popLast() {
            guard let module = modules[name], found.insert(name).inserted else { continue }
            objects += module.objects
            queue += module.dependencies.sorted()
        }
        return objects
    }
}
