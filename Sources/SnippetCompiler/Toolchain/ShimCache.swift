import FileSystem

/// Where the shim's compiled modules lie: a folder of the user's, so that they are compiled once for all courses.
struct ShimCache: Sendable {
    /// Why there are no modules.
    struct Failure: Error {
        let reason: String
    }

    let root: String

    /// - Parameter root: nil for `$XDG_CACHE_HOME/glosa`, else `~/.cache/glosa` (XDG Base Directory Specification).
    init(root: String? = nil) {
        self.root = root ?? Self.userCache
    }

    private static var userCache: String {
        if let folder = FileSystem.environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/glosa" }
        if let home = FileSystem.environment("HOME"), home.hasPrefix("/") { return home + "/.cache/glosa" }
        return FileSystem.temporaryFolder + "/glosa-cache"
    }

    /// The folder with the compiled modules; they are compiled if they are not there.
    ///
    /// Two processes that come at once both compile, each in a folder of its own; the first to be ready puts its folder
    /// in place at a stroke, and the other takes that.
    ///
    /// - Parameter withLibraries: whether the modules' code is needed too, for samples that are run.
    func folder(_ shim: Shim, _ toolchain: Toolchain, withLibraries: Bool = false) throws -> String {
        let key = ContentHash(shim.hash.text, toolchain.identity, withLibraries ? "libraries" : "modules")
        let place = "\(root)/shim-\(key.text)"
        if FileSystem.exists(place) { return place }
        let draft = "\(root)/draft-\(key.text)-\(FileSystem.processIdentifier)-\(UInt64.random(in: 0...UInt64.max))"
        try FileSystem.makeFolder(draft)
        defer { try? FileSystem.remove(draft) }
        try compile(shim, toolchain, into: draft, withLibraries: withLibraries)
        do {
            try FileSystem.move(draft, to: place)
        } catch {
            guard FileSystem.exists(place) else { throw error }
        }
        return place
    }

    private func compile(_ shim: Shim, _ toolchain: Toolchain, into folder: String, withLibraries: Bool) throws {
        let sources = folder + "/sources"
        for module in shim.modules {
            for file in module.files {
                let path = "\(sources)/\(file.path)"
                try FileSystem.makeFolder(path.upToLast(1))
                try FileSystem.write(Array(file.text.utf8), to: path)
            }
            var arguments = [
                "-swift-version", "6", "-parse-as-library", "-wmo", "-Onone", "-suppress-warnings", "-module-name",
                module.name, "-I", folder, "-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule",
            ]
            if withLibraries { arguments += ["-emit-library", "-static", "-o", "\(folder)/lib\(module.name).a"] }
            arguments += module.files.map { "\(sources)/\($0.path)" }
            let outcome = try toolchain.command(arguments, in: folder, wall: 600).run()
            guard outcome.ending == .exit(0) else {
                throw Failure(reason: "\(module.name): \(String(decoding: outcome.output.prefix(2000), as: UTF8.self))")
            }
        }
        try FileSystem.remove(sources)
    }
}
