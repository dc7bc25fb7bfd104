import FileSystem
import Support

/// The environment in which all units are compiled: the modules that exist, and the language settings.
struct CompilationEnvironment: Sendable {
    private let toolchain: Toolchain
    let package: SamplePackage?
    /// The sources beside documents that belong to no course and no built package.
    let surroundings: Lazy<SurroundingSources>?
    private let defaultIsolation: String?
    private let language: String?
    /// A hash of everything that a verdict depends on, except the unit and the package interfaces that it sees.
    let key: String
    let shimModules: Set<String>
    /// True if the compiler accepts a limit on the solutions that it tries.
    let countsSteps: Bool
    /// The hash of the compiled code of each module of the package.
    private let codeOfModules: Lazy<[String: String]>
    /// The names that the package offers.
    let namesOfPackage: Lazy<NamesByLetter>

    /// - Parameters:
    ///   - version: The properties of the compiler on which verdicts depend.
    ///   - defaultIsolation: The actor of samples that name none; nil for that of their package, else none.
    ///   - language: The language mode, such as `5`; nil for that of their package, else 6.
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
        namesOfPackage = Lazy { NamesByLetter(package?.offeredNames ?? []) }
        codeOfModules = Lazy {
            package?.modules.mapValues { module in
                var hash = ContentHash()
                for object in module.objects {
                    hash.add(object.utf8)
                    hash.add((try? FileSystem.read(object)) ?? [])
                }
                return hash.text
            } ?? [:]
        }
    }

    /// True if units are compiled against the stand-in, and not Apple's SDK.
    var standsIn: Bool { !toolchain.hasSwiftUI }

    /// The names of the system that samples are compiled for, as `os()` knows them.
    var systems: Set<String> {
        #if os(Linux)
            ["Linux"]
        #else
            kits(for: nil).first?.name == .simulator ? ["iOS"] : ["macOS"]
        #endif
    }

    /// True if the samples of a page belong together: those of a course do, which always has a language mode.
    var isCourse: Bool { language != nil }
    /// True if the course or a package states the language mode.
    var isLanguageSaid: Bool { language != nil || package != nil }

    /// The language modes in which a script is tried that states the compiler's result itself: if neither the course nor a
    /// package states one, it may be either.
    var scriptLanguages: [String] {
        if let language { return [language] }
        let settings = package?.settings(of: []) ?? []
        let place = settings.firstIndex(of: "-swift-version").map { $0 + 1 }
        return place.map { [settings[$0]] } ?? ["5", "6"]
    }

    /// A hash of everything that a verdict on a unit depends on besides its text.
    func key(of unit: CompilationUnit) -> String {
        var hash = ContentHash(key, unit.settings.joined(separator: "\n"), package?.interface(of: unit.imports) ?? "")
        if let kit = unit.kit { hash.add("\(kit.name.rawValue) \(kit.build)".utf8) }
        return hash.text
    }

    /// A hash of the package's code that a program is linked with: its outcome depends on all of it, not on the interface alone.
    func code(of modules: [String]) -> String {
        var hash = ContentHash()
        for module in package?.all(behind: modules).sorted() ?? [] {
            hash.add("\(module) \(codeOfModules.value[module] ?? "")".utf8)
        }
        return hash.text
    }

    /// Language mode, features and isolation: the package's, replaced by the course's where it states them.
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

    /// The settings with which SwiftPM compiles manifests; version 99 allows every API that any version has.
    private static let ofManifests = ["-swift-version", "5", "-package-description-version", "99"]

    /// The SDKs that a lesson's samples are compiled against, the preferred one first.
    ///
    /// - Parameter platform: The lesson's platform; nil for the course's.
    func kits(for platform: SamplePlatform?) -> [InterfaceKit] {
        // A package is built for the machine itself.
        if package != nil { return [] }
        return platform.map { InterfaceKit.choice(for: $0, among: toolchain.available) } ?? toolchain.kits
    }

    /// True if a lesson's samples may use what only iOS has, and only macOS's SDK is installed.
    func lacksSimulator(for platform: SamplePlatform?) -> Bool {
        (platform ?? toolchain.platform) != .macOS && package == nil && toolchain.hasSwiftUI
            && !toolchain.available.contains { $0.name == .simulator }
    }

    /// The SDK to name to the compiler; nil for the toolchain's first.
    func named(_ kit: InterfaceKit?) -> InterfaceKit? { kit == toolchain.kits.first ? nil : kit }

    /// True if a module can be imported.
    @Sendable func hasModule(_ module: String) -> Bool {
        guard module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
        if package?.modules[module] != nil { return true }
        // With an SDK the shim isn't used, so its own modules don't exist then.
        if Shim.ownModules.contains(module) { return !toolchain.hasSwiftUI }
        if shimModules.contains(module) { return true }
        if module == "PackageDescription" { return FileSystem.exists(toolchain.manifestModules) }
        return toolchain.hasSwiftUI || ["Swift", "Glibc", "Musl"].contains(module)
            || FileSystem.exists("\(toolchain.libraries)/linux/\(module).swiftmodule")
    }
}
