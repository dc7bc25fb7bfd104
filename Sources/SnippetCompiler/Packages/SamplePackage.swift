import Diagnostics
import FileSystem
import SnippetSyntax
import Support

/// The modules of a built package, as samples see them.
public struct SamplePackage: Sendable {
    struct Module: Sendable, Hashable {
        /// Changes with its interface and no more: SwiftPM writes a module's file without the bodies of its functions, so
        /// equal bytes mean that samples see the same.
        let interface: String
        /// The modules that it imports in turn.
        let dependencies: Set<String>
        /// How its own code is compiled: language mode, features, isolation.
        let settings: [String]
        /// What it declares for those who import it, of a dependency what stands outermost; known of the modules that are offered, and of
        /// those that their interfaces name.
        let names: Set<String>
        /// What stands for a type inside of its types only: their parameters, associated types, aliases.
        let innerTypes: Set<String>
        /// The paths of all that it declares: `Type/method(_:)`.
        let paths: Set<String>
        /// The types of which others may declare members, by their paths: they conform to protocols of other modules, or inherit
        /// from their classes.
        let openTypes: Set<String>
        /// The types that a value can have without a word more, such as `Type` and `Outer.Type`.
        let plainTypes: Set<String>
        /// What a program that uses it is linked with.
        let objects: [String]
    }

    /// By name, those of its dependencies too.
    let modules: [String: Module]
    /// The modules of its products, which a sample may use without a word.
    let offered: [String]
    /// What tells the compiler where they all are.
    let search: [String]
    /// The system that they were compiled for; nil where the compiler knows.
    let target: String?
    /// The modules of dependencies whose types the products' interfaces name.
    var besides: [String] = []
    /// Whether all modules are of the package itself.
    var isAlone = false
    /// The files that were compiled, by their real paths.
    private(set) var sources: Set<String> = []
    /// The folders of the packages.
    var folders: [String] = []
    /// What former builds had and this one hasn't: by its path the name in its place, or nothing.
    var former: [String: String] = [:]
    /// The argument labels of all functions that offered modules declare.
    let labels: Lazy<Set<String>>
    /// What the sources declare.
    private(set) var written = Lazy { WrittenDeclarations(texts: []) }

    /// - Parameter files: those that were compiled.
    mutating func hold(sources files: Set<String>) {
        sources = files
        written = Lazy { WrittenDeclarations(in: files) }
    }

    /// Changes with what the package is made of, and with what was built of it, on this machine.
    var state = ""

    init(modules: [String: Module], offered: [String], search: [String], target: String?) {
        (self.modules, self.offered, self.search, self.target) = (modules, offered, search, target)
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

    /// Whether a file is one of those that SwiftPM has compiled.
    ///
    /// - Parameter path: without symbolic links.
    public func hasCompiled(_ path: String) -> Bool { sources.contains(path) }

    /// Several packages as one; of modules with one name the first counts.
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
            merged.former = all.former.merging(next.former) { first, _ in first }
            merged.state = all.state + next.state
            return merged
        }
    }

    /// Offered modules that together declare all of the names that any of them does, and those that their interfaces name for
    /// the rest: no more than needed, as some declare once more what others have.
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
            // Of equals the first.
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

    /// The types that offered modules declare.
    var declaredTypes: Set<String> {
        offered.reduce(into: []) { types, name in
            types.formUnion((modules[name]?.names ?? []).filter { $0.first?.isUppercase == true })
        }
    }

    /// The offered modules with all that they import.
    var modulesBehindProducts: Set<String> { all(behind: offered) }

    /// Modules with all that they import.
    private func all(behind names: [String]) -> Set<String> {
        var found: Set<String> = []
        var queue = names
        while let name = queue.popLast() {
            guard let module = modules[name], found.insert(name).inserted else { continue }
            queue += module.dependencies
        }
        return found
    }

    /// Whether an offered module declares a name.
    func declares(_ name: String) -> Bool { offered.contains { modules[$0]?.names.contains(name) ?? false } }

    /// Whether a warning speaks of a declaration of the package: `'Basket.add(_:)' is deprecated: use insert`.
    func deprecates(_ message: String) -> Bool {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        // Of what is deprecated for a system only, the compiler says “was deprecated in”.
        guard parts.count > 2, parts[2].hasPrefix(" is deprecated"), let last = parts[1].split(separator: ".").last
        else {
            return false
        }
        let name = String(last.prefix { $0 != "(" })
        guard name == "init" || name == "subscript" else { return declares(name) }
        return allPaths.contains { $0.hasSuffix("/\(last)") }
    }

    /// Whether a name stands for a type inside of the offered modules' types, and for none elsewhere.
    func isInner(_ type: String) -> Bool {
        offered.contains { modules[$0]?.innerTypes.contains(type) ?? false }
    }

    /// Whether a declaration shows how the package itself is made: whether it declares what an offered module has.
    func isSource(_ item: SampleAnatomy.Item) -> Bool {
        switch item.kind {
        case .type: item.names.contains { $0.first?.isUppercase == true && declares($0) }
        case .extending(let type):
            // Everything has initializers and subscripts.
            !item.memberNames.isSubset(of: Self.unnamed)
                && item.memberNames.subtracting(Self.unnamed).allSatisfy(declares)
                && (!item.addsConformance || declares(type))
        default: false
        }
    }

    private static let unnamed: Set<String> = ["init", "subscript"]

    /// What a text that imports the modules sees of the package.
    func interface(of imports: [String]) -> String {
        all(behind: imports).sorted().map { "\($0) \(modules[$0]?.interface ?? "")" }.joined(separator: "\n")
    }

    /// How a sample with these imports is compiled: as the module that it is about.
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
