import Diagnostics
import FileSystem
import Support

/// Has SwiftPM build a package, and returns what samples may import of it.
///
/// SwiftPM runs as `swift build` would in the package's folder, with its manifest, plugins and macros, and into the same
/// `.build`; within a plugin of SwiftPM's, which keeps that folder locked, into one of Glosa's. So does a package with traits, which
/// is built with all of them: its documentation is about all, and the author's own build stays as it is. SwiftPM runs again only
/// when something has changed.
public struct PackageBuild: Sendable {
    /// The folder that holds Package.swift.
    let folder: String
    /// The products that samples are about; empty for all libraries.
    let products: [String]
    let toolchain: Toolchain
    /// The longest time without output from SwiftPM, in seconds.
    var silence = 900.0

    private enum Traits: String {
        /// The package has none.
        case none
        /// All that the package has (SE-0450).
        case all
        /// The traits that the package enables by itself: with all, it can't be built.
        case standard
    }
    private var traits: Traits
    var enablesTraits: Bool { traits == .all }

    /// True if SwiftPM runs this program as a plugin's, and waits for its end. `swift package glosa` says so.
    var isWithinSwiftPM = FileSystem.environment("GLOSA_WITHIN_SWIFTPM") != nil

    /// A listener for the lines that SwiftPM writes while it builds.
    ///
    /// A type of its own: Swift 6.3 finds no metadata for a task-local closure in an optimised program, which then crashes.
    public struct Listener: Sendable {
        let hear: @Sendable (String) -> Void

        public init(_ hear: @escaping @Sendable (String) -> Void) { self.hear = hear }
    }

    @TaskLocal public static var listener: Listener?

    public init(folder: String, products: [String], toolchain: Toolchain) {
        (self.folder, self.products, self.toolchain) = (folder, products, toolchain)
        let manifest = (try? FileSystem.read("\(folder)/Package.swift")) ?? []
        traits = manifest.contains(bytes: ".trait(".utf8) ? .all : .none
    }

    /// The same build with the traits that the package enables by itself.
    private var withDefaultTraits: PackageBuild {
        var build = self
        build.traits = .standard
        return build
    }

    /// Returns a folder's path for people to read: relative to the working folder if it lies below that.
    public static func shown(_ folder: String) -> String {
        guard let here = try? FileSystem.realPath(".") else { return folder }
        if folder == here { return "." }
        return folder.hasPrefix(here + "/") ? String(folder.dropFirst(here.count + 1)) : folder
    }

    /// Builds several packages, one after the other.
    public static func packages(in folders: [String], products: [String], by toolchain: Toolchain)
        throws(PackageFailure) -> SamplePackage?
    {
        try packages(folders.map { PackageBuild(folder: $0, products: products, toolchain: toolchain) })
    }

    static func packages(_ builds: [PackageBuild]) throws(PackageFailure) -> SamplePackage? {
        var built: [SamplePackage] = []
        var known: [String] = []
        for build in builds {
            let (package, libraries) = try build.runWithTraits()
            built.append(package)
            known += libraries
        }
        let wanted = builds.first?.products ?? []
        if let name = wanted.first(where: { !known.contains($0) }) { throw .noProduct(name, among: known) }
        return SamplePackage.merged(built)
    }

    /// Returns packages as they were built before; nothing is built.
    ///
    /// - Returns: Nil if a package has changed since, or was never built.
    public static func remembered(in folders: [String], products: [String], by toolchain: Toolchain) -> SamplePackage? {
        let known = folders.compactMap {
            PackageBuild(folder: $0, products: products, toolchain: toolchain).rememberedWithTraits
        }
        return known.count == folders.count ? SamplePackage.merged(known.map(\.0)) : nil
    }

    /// The folder for Glosa's own data about a package: inside the folder of its build, so that both are deleted together.
    public static func memoryFolder(of package: String) -> String { "\(package)/.build/glosa" }

    /// The package's folder at a path or above it; nil if there is none.
    public static func folder(above path: String) -> String? {
        guard var place = try? FileSystem.realPath(path) else { return nil }
        while !place.isEmpty {
            if FileSystem.exists("\(place)/Package.swift") { return place }
            place = place.upToLast(1)
        }
        return nil
    }

    // MARK: One package

    /// The folder of the build.
    var scratch: String {
        hasOwnFolder ? "\(Self.memoryFolder(of: folder))/build" : "\(folder)/.build"
    }
    var hasOwnFolder: Bool { isWithinSwiftPM || enablesTraits }

    private var memory: MemoryFile {
        let place = (hasOwnFolder ? [scratch] : []) + (traits == .none ? [] : [traits.rawValue])
        let asked = ContentHash((products.sorted() + place).joined(separator: "\n")).text
        return MemoryFile("\(Self.memoryFolder(of: folder))/package-\(asked)", form: "glosa package 7")
    }

    /// The package as it was built before; nil if something has changed since.
    private var remembered: (SamplePackage, libraries: [String])? {
        guard let known = memory.value(PackageRecord.self)?.value, known.stamp == stamp(of: known.inputs) else {
            return nil
        }
        var package = known.package
        package.state = known.stamp
        return (package, known.libraries)
    }

    /// The package as it was built before, with all its traits or, if it doesn't build so, with its own.
    private var rememberedWithTraits: (SamplePackage, libraries: [String])? {
        remembered ?? (enablesTraits ? withDefaultTraits.remembered.map(notingMissingTraits) : nil)
    }

    /// Builds the package with all its traits or, if it doesn't build so, with its own.
    private func runWithTraits() throws(PackageFailure) -> (SamplePackage, libraries: [String]) {
        if let known = rememberedWithTraits { return known }
        guard enablesTraits else { return try run() }
        do {
            return try run()
        } catch {
            return notingMissingTraits(try withDefaultTraits.run())
        }
    }

    /// Returns a build with the package's own traits, which says that it lacks the others.
    private func notingMissingTraits(_ result: (SamplePackage, libraries: [String])) -> (
        SamplePackage, libraries: [String]
    ) {
        var result = result
        result.0.foldersWithoutTraits = [folder]
        return result
    }

    /// - Returns: The package, and the names of its library products.
    private func run() throws(PackageFailure) -> (SamplePackage, libraries: [String]) {
        guard FileSystem.exists("\(folder)/Package.swift") else { throw .noPackage(Self.shown(folder)) }
        if let known = remembered { return known }
        let known = memory.value(PackageRecord.self)?.value
        let contents: PackageContents = try describe()
        let libraries = contents.products.filter(\.isLibrary)
        let wanted = products.isEmpty ? libraries : libraries.filter { products.contains($0.name) }
        let targets = wanted.flatMap(\.targets).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let written = written(contents, known: known)
        let stampBefore = stamp(of: written)
        let isAllBuilt = try build(targets, all: products.isEmpty || targets.isEmpty)
        let description = try readDescription()
        let reader = BuiltModules(description, contents: contents, offering: targets, toolchain: toolchain)
        var package = reader.package
        package.hold(sources: sources(description, of: isAllBuilt ? nil : package.modulesBehindProducts))
        package.folders = [folder]
        if let known { package.former = FormerBuild.paths(goneSince: known.package, in: package) }
        let inputs = inputs(description, contents)
        let record = PackageRecord(
            stamp: stamp(of: inputs),
            inputs: inputs,
            package: package,
            libraries: libraries.map(\.name)
        )
        package.state = record.stamp
        // A file that was saved during the build may be in the stamp and not in the products: the next run builds again.
        if stamp(of: written) == stampBefore {
            _ = try? memory.keep(record)
        } else {
            package.state = ContentHash(stampBefore, record.stamp).text
        }
        return (package, record.libraries)
    }

    // MARK: What has changed

    /// The paths that a build depends on: manifests, the folders of targets, packages beside this one, and the built modules.
    private func inputs(_ description: BuildDescription, _ contents: PackageContents) -> [String] {
        var places: Set<String> = []
        for target in contents.targets { places.insert("\(folder)/\(target.path)") }
        let real = (try? FileSystem.realPath(folder)) ?? folder
        let hidden = ["\(real)/.build/", "\(folder)/.build/"]
        for command in description.swiftCommands.values {
            for source in command.sources where !hidden.contains(where: source.hasPrefix) {
                let place = source.upToLast(1)
                places.insert(place)
                if !source.hasPrefix("\(real)/"), let other = Self.folder(above: place) {
                    places.formUnion(Self.manifests(of: other))
                }
            }
        }
        for command in description.ofProducts { places.insert(command.moduleOutputPath) }
        return (places.union(Self.manifests(of: folder))).sorted()
    }

    /// The inputs that people and other programs write, as far as they are known before the build.
    private func written(_ contents: PackageContents, known: PackageRecord?) -> [String] {
        let places =
            (known?.inputs ?? []) + contents.targets.map { "\(folder)/\($0.path)" } + Self.manifests(of: folder)
        // The build itself may write Package.resolved.
        return Set(places.filter { !$0.contains("/.build/") && !$0.hasSuffix("/Package.resolved") }).sorted()
    }

    private func stamp(of places: [String]) -> String {
        FolderStamp(of: places, with: [toolchain.identity, products.joined(separator: "\n")]).text
    }

    /// The package's own files that were compiled, by their real paths.
    ///
    /// - Parameter modules: The modules that were built; nil for all.
    private func sources(_ description: BuildDescription, of modules: Set<String>?) -> Set<String> {
        let commands = description.swiftCommands.values.filter { modules?.contains($0.moduleName) ?? true }
        let real = (try? FileSystem.realPath(folder)) ?? folder
        let paths = commands.flatMap(\.sources).compactMap { try? FileSystem.realPath($0) }
        return Set(paths.filter { $0.hasPrefix("\(real)/") && !$0.hasPrefix("\(real)/.build/") })
    }

    private static func manifests(of folder: String) -> [String] {
        let names = (try? FileSystem.names(in: folder)) ?? []
        return
            (names.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
            + ["Package.swift", "Package.resolved"]).map { "\(folder)/\($0)" }
    }
}
