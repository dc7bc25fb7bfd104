import FileSystem

/// The modules that stand in for Apple's where there is no SDK: the files of `Shim/`, as the binary carries them.
struct Shim: Sendable {
    struct Module: Sendable {
        let name: String
        /// Sorted by path.
        let files: [(path: String, text: String)]
    }

    /// Dependencies first.
    let modules: [Module]
    let hash: ContentHash
    /// The names of the types that it declares for everybody.
    let typeNames: Set<String>
    /// The names of the functions and properties that it declares.
    let memberNames: Set<String>
    /// The modules that a sample must import to use a name, where SwiftUI doesn't bring it.
    let moduleOfName: [String: String]

    static let embedded = Shim(EmbeddedShim.files)

    init(_ files: [(path: String, text: String)]) {
        let names = (files.first { $0.path == "modules.txt" }?.text ?? "").split(whereSeparator: \.isWhitespace)
        modules = names.map { name in
            let own = files.filter { $0.path.hasPrefix(name + "/") && $0.path.hasSuffix(".swift") }
            return Module(name: String(name), files: own.sorted { $0.path < $1.path })
        }
        var hash = ContentHash()
        var types: Set<String> = []
        var members: Set<String> = []
        var moduleOfName: [String: String] = [:]
        for module in modules {
            for file in module.files {
                hash.add(file.path.utf8)
                hash.add(file.text.utf8)
                let names = Self.typeNames(in: file.text)
                types.formUnion(names)
                members.formUnion(Self.memberNames(in: file.text))
                guard Self.apart.contains(module.name) else { continue }
                for name in names { moduleOfName[name] = module.name }
            }
        }
        // SwiftData's, which lessons use without a word about the module.
        if names.contains("SwiftData") {
            for name in ["modelContainer", "modelContext"] { moduleOfName[name] = "SwiftData" }
        }
        self.hash = hash
        typeNames = types
        memberNames = members
        self.moduleOfName = moduleOfName
    }

    /// Those that are no module of Apple's.
    static let ownModules: Set<String> = ["AppleFoundation", "Headless"]

    /// Modules beside SwiftUI that it doesn't re-export.
    private static let apart: Set<String> = ["SwiftData", "MapKit", "PhotosUI", "WebKit", "WidgetKit", "CoreLocation"]

    /// The names behind `public func` and `public var`, and those of a public extension's members.
    private static func memberNames(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            guard let introducer = words.firstIndex(where: { $0 == "func" || $0 == "var" }),
                introducer + 1 < words.count
            else { return nil }
            return String(words[introducer + 1])
        }
    }

    /// The names of the types that a module declares for everybody.
    static func typeNames(in module: Module) -> [String] { module.files.flatMap { typeNames(in: $0.text) } }

    /// The names behind `public struct` and its like at the beginning of lines.
    private static func typeNames(in text: String) -> [String] {
        let introducers: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "actor"]
        return text.split(separator: "\n").compactMap { line in
            guard line.first?.isWhitespace == false, line.contains("public") || line.contains("open") else {
                return nil
            }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
            guard words.contains("public") || words.contains("open"),
                let introducer = words.firstIndex(where: introducers.contains),
                introducer + 1 < words.count
            else { return nil }
            return String(words[introducer + 1])
        }
    }
}
