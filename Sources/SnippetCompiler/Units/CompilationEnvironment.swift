import FileSystem
import Support

/// What all units are compiled in: which modules there are, and how the language is taken.
struct CompilationEnvironment: Sendable {
    private let toolchain: Toolchain
    let package: SamplePackage?
    /// The sources beside documents that belong to no course and no built package.
    let surroundings: Lazy<SurroundingSources>?
    private let defaultIsolation: String?
    private let language: String?
    /// All that a verdict depends on besides the unit's text, and what it sees of a package.
    let key: String
    let shimModules: Set<String>
    /// Whether the compiler can be told how many solutions to try.
    let countsSteps: Bool
    /// Of each object of the package.
    private let objectHashes: Lazy<[String: String]>

    /// - Parameters:
    ///   - version: what verdicts depend on of the compiler.
    ///   - defaultIsolation: the actor that samples belong to where they name none; nil: as their package says, else none.
    ///   - language: the mode, such as `5`; nil: as their package says, else 6.
    init(
        _ toolchain: Toolchain,
        version: String,
        shim: Shim,
        package: SamplePackage?,
        surroundings: Lazy<SurroundingSources>? = nil,
        defaultIsolation: String?,
        language: String?
    ) {
        self.surroundings = package == nil ? surroundings : nil
        self.toolchain = toolchain
        self.package = package
        self.defaultIsolation = defaultIsolation
        self.language = language
        shimModules = Set(shim.modules.map(\.name))
        countsSteps = CompilerVersion.number(in: version).map { $0 >= (6, 3) } ?? false
        let modules = toolchain.hasSwiftUI ? "" : shim.hash.text
        key =
            ContentHash(
                VerdictForm.current,
                version,
                modules,
                package.map { "\($0.search) \($0.target ?? "")" } ?? "",
                "\(UnitChecker.secondsForExpression) \(countsSteps ? BatchChecker.steps : 0)"
            ).text
        objectHashes = Lazy {
            let objects = package?.modules.values.flatMap(\.objects) ?? []
            return objects.reduce(into: [:]) { hashes, object in
                guard hashes[object] == nil, let bytes = try? FileSystem.read(object) else { return }
                hashes[object] = SHA256(bytes).text
            }
        }
    }

    /// Whether the stand-in is compiled against, and not Apple's SDK.
    var standsIn: Bool { !toolchain.hasSwiftUI }

    /// The names of the system that samples are compiled for, as `os()` knows them.
    var systems: Set<String> {
        #if os(Linux)
            ["Linux"]
        #else
            kits(for: nil).first?.name == .simulator ? ["iOS"] : ["macOS"]
        #endif
    }

    /// Whether the samples of a page belong together: those of a course do, which always has a language mode.
    var isCourse: Bool { language != nil }
    /// Whether the course or a package says which language mode is meant.
    var isLanguageSaid: Bool { language != nil || package != nil }

    /// The modes that a script is tried in, which says of itself what the compiler makes of it: where nobody says which is meant,
    /// it may be either.
    var scriptLanguages: [String] {
        if let language { return [language] }
        let settings = package?.settings(of: []) ?? []
        let place = settings.firstIndex(of: "-swift-version").map { $0 + 1 }
        return place.map { [settings[$0]] } ?? ["5", "6"]
    }

    /// All that a verdict on a unit depends on besides its text.
    func key(of unit: CompilationUnit) -> String {
        var hash = ContentHash(key, unit.settings.joined(separator: "\n"), package?.interface(of: unit.imports) ?? "")
        if let kit = unit.kit { hash.add("\(kit.name.rawValue) \(kit.build)".utf8) }
        return hash.text
    }

    /// What a program's outcome depends on of the package: all code that it is linked with, not its interface alone.
    func code(of modules: [String]) -> String {
        var hash = ContentHash()
        for object in package?.objects(of: modules) ?? [] {
            hash.add(object.utf8)
            hash.add((objectHashes.value[object] ?? "").utf8)
        }
        return hash.text
    }

    /// Language mode, features and isolation: the package's, and what the course says instead.
    @Sendable func settings(_ imports: [String]) -> [String] {
        if imports.contains("PackageDescription") { return Self.ofManifests }
        var settings = package?.settings(of: imports) ?? []
        func set(_ option: String, _ value: String) {
            if let index = settings.firstIndex(of: option), index + 1 < settings.count {
                settings[index + 1] = value
            } else {
                settings += [option, value]
            }
        }
        if let language {
            set("-swift-version", language)
        } else if !settings.contains("-swift-version") {
            settings += ["-swift-version", "6"]
        }
        if let defaultIsolation { set("-default-isolation", defaultIsolation) }
        return settings
    }

    /// As SwiftPM compiles manifests; what no version has yet is not there.
    private static let ofManifests = ["-swift-version", "5", "-package-description-version", "99"]

    /// The SDKs that a lesson's samples are compiled against, the first to begin with.
    ///
    /// - Parameter platform: the lesson's; nil: the course's.
    func kits(for platform: SamplePlatform?) -> [InterfaceKit] {
        // A package is built for the machine itself.
        if package != nil { return [] }
        return platform.map { InterfaceKit.choice(for: $0, among: toolchain.available) } ?? toolchain.kits
    }

    /// Whether a lesson's samples may use what only iOS has, and there is macOS's SDK alone.
    func lacksSimulator(for platform: SamplePlatform?) -> Bool {
        (platform ?? toolchain.platform) != .macOS && package == nil && toolchain.hasSwiftUI
            && !toolchain.available.contains { $0.name == .simulator }
    }

    /// The one to name to the compiler; nil for the toolchain's first.
    func named(_ kit: InterfaceKit?) -> InterfaceKit? { kit == toolchain.kits.first ? nil : kit }

    /// Whether a module can be imported.
    @Sendable func hasModule(_ module: String) -> Bool {
        guard module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
        if package?.modules[module] != nil { return true }
        // Beside the SDK the shim isn't used; what Apple doesn't have is nowhere then.
        if Shim.ownModules.contains(module) { return !toolchain.hasSwiftUI }
        if shimModules.contains(module) { return true }
        if module == "PackageDescription" { return FileSystem.exists(toolchain.manifestModules) }
        return toolchain.hasSwiftUI || ["Swift", "Glibc", "Musl"].contains(module)
            || FileSystem.exists("\(toolchain.libraries)/linux/\(module).swiftmodule")
    }
}
