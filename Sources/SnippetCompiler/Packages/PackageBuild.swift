import Diagnostics
import FileSystem

/// Has SwiftPM build a package, and returns what samples may import of it.
///
/// SwiftPM runs as `swift build` would in the package's folder, with its manifest, plugins and macros, and into the same
/// `.build`; within a plugin of SwiftPM's, which keeps that folder locked, into one of Glosa's. It runs again only when something
/// has changed.
public struct PackageBuild: Sendable {
    /// The folder that holds Package.swift.
    let folder: String
    /// The products that samples are about; empty for all libraries.
    let products: [String]
    let toolchain: Toolchain
    /// The longest time without output from SwiftPM, in seconds.
    var silence = 900.0

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
            let (package, libraries) = try build.run()
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
        let known = folders.compactMap { PackageBuild(folder: $0, products: products, toolchain: toolchain).remembered }
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
    private var scratch: String {
        isWithinSwiftPM ? "\(Self.memoryFolder(of: folder))/build" : "\(folder)/.build"
    }

    private var memory: MemoryFile {
        let place = isWithinSwiftPM ? [scratch] : []
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

    // MARK: SwiftPM

    private func describe() throws(PackageFailure) -> PackageContents {
        let output = try swift(["package", "describe", "--type", "json"])
        // SwiftPM writes other text before the JSON, such as warnings of the manifest.
        let start = output.firstIndex(of: UInt8(ascii: "{")) ?? output.startIndex
        do {
            return try JSONText.decode(PackageContents.self, from: Array(output[start...]))
        } catch {
            throw .unusable(Self.shown(folder), "\(error)")
        }
    }

    /// - Parameters:
    ///   - targets: The targets that samples are about.
    ///   - all: True if the rest of the package is wanted too.
    /// - Returns: True if the whole package was built.
    private func build(_ targets: [String], all: Bool) throws(PackageFailure) -> Bool {
        if all {
            do throws(PackageFailure) {
                _ = try swift(["build"])
                return true
            } catch {
                // The part that doesn't build may be one that samples aren't about, such as a tool or a benchmark.
                guard !targets.isEmpty, error.isOfCode else { throw error }
            }
        }
        for target in targets { _ = try swift(["build", "--target", target]) }
        return false
    }

    private func swift(_ arguments: [String]) throws(PackageFailure) -> [UInt8] {
        var environment = FileSystem.environment
        // Git can't ask questions: nobody would answer.
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // A package's plugins must not see the settings of the verdict store.
        for variable in StoreSettings.Variable.allCases { environment[variable.rawValue] = nil }
        var command = Subprocess(
            toolchain.packageManager,
            arguments.prefix(1) + (isWithinSwiftPM ? ["--scratch-path", scratch] : []) + arguments.dropFirst(),
            environment: environment,
            directory: folder
        )
        command.limits.wall = 4 * 3600
        command.limits.silence = silence
        let listener = Self.listener
        command.onOutput = { bytes in
            guard let listener else { return }
            let text = String(decoding: bytes, as: UTF8.self)
            if let line = text.split(whereSeparator: \.isLineEnd).last { listener.hear(String(line)) }
        }
        let outcome: Subprocess.Outcome
        do throws(FileError) {
            outcome = try command.run()
        } catch {
            throw .unusable(Self.shown(folder), "\(error)")
        }
        switch outcome.ending {
        case .exit(0): return outcome.output
        case .notStarted(let failure): throw .unusable(Self.shown(folder), "\(failure)")
        case .timeLimit: throw .late(Self.shown(folder))
        case .silence, .timeout:
            let last = String(decoding: outcome.output.suffix(2000), as: UTF8.self).split(whereSeparator: \.isLineEnd)
                .last.map(String.init)
            throw .silent(Self.shown(folder), seconds: Int(silence), last: last)
        default: throw failure(String(decoding: outcome.output, as: UTF8.self), ended: "\(outcome.ending)")
        }
    }

    private static let ofNetwork = [
        "failed to clone", "could not resolve host", "unable to access", "does not appear to be a git repository",
        "failed downloading", "could not read from remote", "failed to fetch", "network is unreachable",
        "Couldn’t fetch updates", "Couldn't fetch updates",
    ]

    private func failure(_ output: String, ended ending: String) -> PackageFailure {
        let lines = output.split(whereSeparator: \.isLineEnd).map(String.init)
        let first = Self.firstError(in: lines) ?? ending
        let own = "\((try? FileSystem.realPath(folder)) ?? folder)/"
        let words = (first.hasPrefix("error: ") ? String(first.dropFirst("error: ".count)) : first)
            .replacing(own, with: "")
        // The URL is asked of the copy of a dependency that was never fetched.
        if words.contains("remote.origin.url"), let fetched = lines.last(where: { $0.hasPrefix("Fetching ") }) {
            return .unreachable(Self.shown(folder), String(fetched.dropFirst("Fetching ".count)))
        }
        let isOfNetwork = lines.contains { line in
            Self.ofNetwork.contains { line.lowercased().contains($0.lowercased()) }
        }
        return isOfNetwork ? .unreachable(Self.shown(folder), words) : .unbuilt(Self.shown(folder), words)
    }

    /// The line of a build's output that states the error: a compiler's error with its place, else SwiftPM's error, else the last
    /// line that is no progress report.
    static func firstError(in lines: [String]) -> String? {
        lines.first { line in [": error: ", ": fatal error: "].contains(where: line.contains) }
            ?? lines.first { $0.hasPrefix("error: ") && !$0.hasSuffix("error: fatalError") }
            ?? lines.last { !$0.hasPrefix("[") && !$0.hasPrefix("warning: ") } ?? lines.last
    }

    private func readDescription() throws(PackageFailure) -> BuildDescription {
        let path = "\(scratch)/debug/description.json"
        do {
            return try JSONText.decode(BuildDescription.self, from: try FileSystem.read(path))
        } catch {
            throw .unusable(Self.shown(folder), "\(path): \(error)")
        }
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
