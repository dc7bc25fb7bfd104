import FileSystem

/// The cache of the shim's compiled modules: a folder of the user's, so that they are compiled once for all courses.
struct ShimCache: Sendable {
    /// The reason why there are no modules.
    struct Failure: Error {
        let reason: String
    }

    private let root: Result<String, FileError>
    /// The reason why the user's cache isn't used; nil if it is.
    let problem: UserCache.Problem?

    /// - Parameter root: A folder that the caller is responsible for; nil for the user's cache.
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

    /// The folder itself; nil if it can't be made.
    var place: String? { try? root.get() }

    /// Returns the folder with the compiled modules, and compiles them first if it doesn't exist.
    ///
    /// Two processes at once both compile, each in a folder of its own; the first to finish moves its folder into place in one
    /// step, and the other uses that one.
    ///
    /// - Parameter withLibraries: True if the modules' code is needed too, for samples that are run.
    func folder(_ shim: Shim, _ toolchain: Toolchain, withLibraries: Bool = false) throws -> String {
        let key = ContentHash(
            shim.hash.text,
            toolchain.identity,
            Self.systemHeaders,
            withLibraries ? "libraries" : "modules"
        )
        let root = try root.get()
        let place = "\(root)/shim-\(key.text)"
        FileSystem.removeAbandonedFolders(in: root, prefix: Self.draftPrefix)
        if FileSystem.exists(place) { return place }
        try FileSystem.makeFolder(place, drafting: Self.draftPrefix) { draft in
            try compile(shim, toolchain, into: draft, withLibraries: withLibraries)
        }
        return place
    }

    /// A text that changes with the C library's headers: compiled modules can't be used with others. On macOS the SDK is part of
    /// the toolchain's identity.
    private static var systemHeaders: String {
        ["/usr/include/features.h", "/usr/include/stdio.h"].map { (try? FileSystem.stamp(of: $0)) ?? "none" }
            .joined(separator: " ")
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
