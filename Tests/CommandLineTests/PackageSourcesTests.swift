import Foundation
import TestSupport
import Testing

@Suite("The comments that readers of a package see")
struct PackageSourcesTests {
    private static let package = """
        -- Package.swift --
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Walks",
            targets: [
                .target(name: "Walks"),
                .executableTarget(name: "walk"),
                .executableTarget(name: "pack", path: "Tools/pack"),
                .target(name: "Routes", path: "Tools/routes"),
                .target(name: "old"),
                .macro(name: "WalkMacros"),
            ]
        )
        -- Sources/Walks/Walk.swift --
        \(comment)
        -- Sources/walk/Walk.swift --
        \(comment)
        -- Sources/walk/Guide.docc/Guide.md --
        # Guide

        ```swift
        let steps = 1
        ```
        -- Sources/old/main.swift --
        \(comment)
        -- Sources/WalkMacros/Walk.swift --
        \(comment)
        -- Sources/Loose.swift --
        \(comment)
        -- Tools/pack/Pack.swift --
        \(comment)
        -- Tools/routes/Route.swift --
        \(comment)
        """

    private static let comment = """
        /// A walk.
        ///
        /// ```swift
        /// let steps = 1
        /// ```
        public struct Walk {}
        """

    private func read(_ arguments: [String], in folder: URL) throws -> [String] {
        let checked = try Run(["check", "--no-typecheck", "--format", "json"] + arguments, in: folder)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(checked.output.utf8)) as? [String: Any])
        let samples = try #require(json["samples"] as? [[String: Any]])
        return samples.compactMap { $0["file"] as? String }.sorted()
    }

    @Test("Executables and macros have readers for their pages, not for their declarations")
    func ofImportableTargets() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.package).write(to: folder)
            let seen = [
                "Sources/Loose.swift", "Sources/Walks/Walk.swift", "Sources/walk/Guide.docc/Guide.md",
                "Tools/routes/Route.swift",
            ]
            #expect(try read(["--package"], in: folder) == seen)
            let rest = [
                "Sources/WalkMacros/Walk.swift", "Sources/old/main.swift", "Sources/walk/Walk.swift",
                "Tools/pack/Pack.swift",
            ]
            #expect(try read(["--package", "--access", "internal"], in: folder) == (seen + rest).sorted())
        }
    }
}
