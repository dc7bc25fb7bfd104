import FileSystem

/// The modules that replace Apple's where there is no SDK: the files of `Shim/`, embedded in the binary.
struct Shim: Sendable {
    struct Module: Sendable {
        let name: String
        /// The files, sorted by path.
        let files: [(path: String, text: String)]
        /// The names of its public types.
        let typeNames: Set<String>
        /// The names of the functions and properties that it declares.
        let memberNames: Set<String>
    }

    /// The modules, dependencies first.
    let modules: [Module]
    let hash: ContentHash
    /// The names of its public types.
    let typeNames: Set<String>
    /// The names of the functions and properties that it declares.
    let memberNames: Set<String>
    /// The modules that a sample must import to use a name, if SwiftUI doesn't bring it.
    let moduleOfName: [String: String]

    static let embedded = Shim(EmbeddedShim.files)

    init(_ files: [(path: String, text: String)]) {
        let names = (files.first { $0.path == "modules.txt" }?.text ?? "").split(whereSeparator: \.isWhitespace)
        var hash = ContentHash()
        var members: Set<String> = []
        modules = names.map { name in
            let own = files.filter { $0.path.hasPrefix(name + "/") && $0.path.hasSuffix(".swift") }
                .sorted { $0.path < $1.path }
            var (types, ownMembers): (Set<String>, Set<String>) = ([], [])
            for file in own {
                hash.add(file.path.utf8)
                hash.add(file.text.utf8)
                let names = ShimNames(in: file.text)
                types.formUnion(names.types)
                ownMembers.formUnion(names.members)
            }
            members.formUnion(ownMembers)
            return Module(name: String(name), files: own, typeNames: types, memberNames: ownMembers)
        }
        var moduleOfName: [String: String] = [:]
        for module in modules where Self.apart.contains(module.name) {
            for name in module.typeNames { moduleOfName[name] = module.name }
        }
        // Names of SwiftData, which lessons use without mentioning the module.
        if names.contains("SwiftData") {
            for name in ["modelContainer", "modelContext", "Model"] { moduleOfName[name] = "SwiftData" }
        }
        self.hash = hash
        typeNames = modules.reduce(into: []) { $0.formUnion($1.typeNames) }
        memberNames = members
        self.moduleOfName = moduleOfName
    }

    /// The shim's modules that are no module of Apple's.
    static let ownModules: Set<String> = ["AppleFoundation", "Headless"]

    /// Modules beside SwiftUI that it doesn't re-export.
    private static let apart: Set<String> = [
        "SwiftData", "CoreData", "MapKit", "PhotosUI", "WebKit", "WidgetKit", "CoreLocation",
    ]
}
