import Diagnostics
import FileSystem
import Support

/// Reads a build into the modules that samples see.
struct BuiltModules {
    let package: SamplePackage

    /// - Parameter targets: The targets whose modules samples may use without importing them.
    init(_ description: BuildDescription, contents: PackageContents, offering targets: [String], toolchain: Toolchain) {
        let commands = description.ofProducts.filter { FileSystem.exists($0.moduleOutputPath) }
        var search: [[String]] = []
        var moduleMaps: Set<String> = []
        var target: String?
        let names = Set(commands.map(\.moduleName))
        let tests = Set(contents.targets.filter { $0.type == "test" }.map(\.c99name))
        var modules: [String: SamplePackage.Module] = [:]
        for folder in Set(commands.map(\.importPath)).sorted() { search.append(["-I", folder]) }
        let offered = targets.map { name in contents.targets.first { $0.name == name }?.c99name ?? name }
        var settingsOf: [String: [String]] = [:]
        for command in commands where !tests.contains(command.moduleName) {
            let arguments = BuildArguments(command.otherArguments)
            for entry in arguments.search where !search.contains(entry) { search.append(entry) }
            moduleMaps.formUnion(arguments.moduleMaps)
            target = target ?? arguments.target
            settingsOf[command.moduleName] = arguments.settings
        }
        let ofC = Self.modulesOfC(moduleMaps.sorted())
        let flags = search.flatMap(\.self)
        let library = commands.filter { !tests.contains($0.moduleName) }
        func declared(by modules: [String]) -> [String: ModuleNames.Declared] {
            let read = modules.map { ModuleNames.read($0, flags, target: target, toolchain) }
            return Dictionary(zip(modules, read)) { first, _ in first }
        }
        let ownNames = declared(by: library.map(\.moduleName).filter(offered.contains))
        let named = ownNames.values.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
        let besides = library.map(\.moduleName).filter { named.contains($0) && !offered.contains($0) }
        let otherNames = declared(by: besides).mapValues(\.outermost)
        for command in library {
            let imported = command.inputs.compactMap { input -> String? in
                guard input.name.hasSuffix(".swiftmodule") else { return nil }
                return String(input.name.split(separator: "/").last?.dropLast(".swiftmodule".count) ?? "")
            }
            let own = Set(BuildArguments(command.otherArguments).moduleMaps)
            let ofC = ofC.filter { own.contains($0.value.map) }.map(\.key)
            let declared = ownNames[command.moduleName] ?? .init()
            modules[command.moduleName] = SamplePackage.Module(
                interface: Self.hash(ofFile: command.moduleOutputPath),
                dependencies: Set(imported).intersection(names).union(ofC),
                settings: settingsOf[command.moduleName] ?? [],
                names: otherNames[command.moduleName] ?? declared.all,
                innerTypes: declared.inner,
                paths: declared.paths,
                openTypes: declared.openTypes,
                plainTypes: declared.plainTypes,
                objects: command.isLibrary ? command.objects.filter { FileSystem.exists($0) } : []
            )
        }
        for (name, found) in ofC where modules[name] == nil {
            modules[name] = SamplePackage.Module(
                interface: Self.hash(ofHeaders: found.map, found.folders),
                dependencies: [],
                settings: [],
                names: [],
                innerTypes: [],
                paths: [],
                openTypes: [],
                plainTypes: [],
                objects: Self.objects(of: name, description)
            )
        }
        var package = SamplePackage(
            modules: modules,
            offered: offered.filter { modules[$0] != nil },
            search: flags,
            target: target
        )
        package.besides = besides
        package.isAlone = Set(modules.keys).isSubset(of: contents.targets.map(\.c99name))
        self.package = package
    }

    private static func hash(ofFile path: String) -> String {
        var hash = ContentHash()
        hash.add((try? FileSystem.read(path)) ?? [])
        return hash.text
    }

    // MARK: C

    private typealias ModuleOfC = (map: String, folders: [String])

    /// The modules that module maps declare, with the folders of their headers (Clang, “Modules”, “Module Map Language”).
    private static func modulesOfC(_ maps: [String]) -> [String: ModuleOfC] {
        var found: [String: ModuleOfC] = [:]
        for map in maps {
            guard let bytes = try? FileSystem.read(map) else { continue }
            var words = bytes.split { !$0.isIdentifierByte && !"/.-+\"".utf8.contains($0) }
                .map { String(decoding: $0, as: UTF8.self) }[...]
            var names: [String] = []
            var folders: Set<String> = [map.upToLast(1)]
            while let word = words.popFirst() {
                if word == "module", let name = words.first, !name.hasPrefix("\"") { names.append(name) }
                if word.hasPrefix("\"") {
                    let path = word.filter { $0 != "\"" }
                    let whole = path.hasPrefix("/") ? path : "\(map.upToLast(1))/\(path)"
                    folders.insert((try? FileSystem.names(in: whole)) == nil ? whole.upToLast(1) : whole)
                }
            }
            for name in names where found[name] == nil { found[name] = (map, folders.sorted()) }
        }
        return found
    }

    private static func hash(ofHeaders map: String, _ folders: [String]) -> String {
        var hash = ContentHash()
        hash.add((try? FileSystem.read(map)) ?? [])
        func add(_ folder: String) {
            for name in (try? FileSystem.names(in: folder)) ?? [] {
                let path = "\(folder)/\(name)"
                switch (try? FileSystem.status(of: path))?.kind {
                case .folder: add(path)
                case .file where [".h", ".hpp", ".def", ".inc"].contains(where: name.hasSuffix):
                    hash.add(name.utf8)
                    hash.add((try? FileSystem.read(path)) ?? [])
                default: continue
                }
            }
        }
        for folder in folders { add(folder) }
        return hash.text
    }

    /// The object files that SwiftPM compiled for a target of C, from the folder of its build.
    private static func objects(of name: String, _ description: BuildDescription) -> [String] {
        guard let place = description.ofProducts.first?.moduleOutputPath.upToLast(2) else { return [] }
        var objects: [String] = []
        func add(_ folder: String) {
            for entry in (try? FileSystem.names(in: folder)) ?? [] {
                let path = "\(folder)/\(entry)"
                if (try? FileSystem.status(of: path))?.kind == .folder {
                    add(path)
                } else if entry.hasSuffix(".o") {
                    objects.append(path)
                }
            }
        }
        add("\(place)/\(name).build")
        return objects
    }
}
