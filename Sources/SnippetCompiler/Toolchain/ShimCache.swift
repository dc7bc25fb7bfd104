import FileSystem

/// Where the shim's compiled modules lie: a folder of the user's, so that they are compiled once for all courses.
struct ShimCache: Sendable {
    /// Why there are no modules.
    struct Failure: Error {
        let reason: String
    }

    private let root: Result<String, FileError>
    /// Why the user's cache isn't used.
    let problem: UserCache.Problem?

    /// - Parameter root: a folder that the caller answers for; nil for the user's cache.
    init(root: String? = nil) {
        if let root {
            self.root = .success(root)
            problem = nil
            return
        }
        let cache = Result { () throws(FileError) in try UserCache() }
        self.root = cache.map(\.folder)
        problem = try? cache.get().problem
    }

    /// The folder itself; nil where there can be none.
    var place: String? { try? root.get() }

    /// The folder with the compiled modules; they are compiled if they are not there.
    ///
    /// Two processes that come at once both compile, each in a folder of its own; the first to be ready puts its folder
    /// in place at a stroke, and the other takes that.
    ///
    /// - Parameter withLibraries: whether the modules' code is needed too, for samples that are run.
    func folder(_ shim: Shim, _ toolchain: Toolchain, withLibraries: Bool = false) throws -> String {
        let key = ContentHash(shim.hash.text, toolchain.identity, withLibraries ? "libraries" : "modules")
        let root = try root.get()
        let place = "\(root)/shim-\(key.text)"
        FileSystem.removeAbandonedFolders(in: root, prefix: Self.draftPrefix)
        if FileSystem.exists(place) { return place }
        try FileSystem.makeFolder(place, drafting: Self.draftPrefix) { draft in
            try compile(shim, toolchain, into: draft, withLibraries: withLibraries)
        }
        return place
    }

    private static let draftPrefix = "draft-"

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
            if outcome.ending == .timeLimit { throw CompilerFailure.timeLimit }
            guard outcome.ending == .exit(0) else {
                throw Failure(reason: "\(module.name): \(String(decoding: outcome.output.prefix(2000), as: UTF8.self))")
            }
        }
        try FileSystem.remove(sources)
    }
}
