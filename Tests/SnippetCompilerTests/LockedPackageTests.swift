import FileSystem
import Foundation
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("A package whose folder SwiftPM keeps locked")
struct LockedPackageTests {
    @Test("Within a plugin of SwiftPM's, the package is built into a folder of Glosa's", Machine.needsCompiler)
    func place() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Package.swift --
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "L",
                    products: [.library(name: "L", targets: ["L"])],
                    targets: [.target(name: "L")]
                )
                -- Sources/L/L.swift --
                public let value = 1
                """
            ).write(to: folder)
            let path = folder.resolvingSymlinksInPath().path
            var build = PackageBuild(folder: path, products: [], toolchain: try #require(Machine.toolchain))
            build.isWithinSwiftPM = true
            let package = try #require(try PackageBuild.packages([build]))
            #expect(package.offered == ["L"] && package.declares("value"))
            #expect(FileSystem.exists(path + "/.build/glosa/build/debug"))
            #expect(!FileSystem.exists(path + "/.build/debug"))
            // The other build is remembered apart.
            build.isWithinSwiftPM = false
            #expect(try PackageBuild.packages([build])?.offered == ["L"])
            #expect(FileSystem.exists(path + "/.build/debug"))
        }
    }
}
