import FileSystem
import Foundation
import TestSupport
import Testing

@testable import SnippetCompiler

/// Packages whose declarations depend on traits.
@Suite("Packages with traits", Machine.needsCompiler)
struct PackageTraitTests {
    private static func offered(_ source: String) async throws -> (package: SamplePackage?, usesOwnFolder: Bool) {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Package.swift --
                // swift-tools-version:6.1
                import PackageDescription
                let package = Package(
                    name: "Hut",
                    products: [.library(name: "Hut", targets: ["Hut"])],
                    traits: [.trait(name: "Heating")],
                    targets: [.target(name: "Hut")]
                )
                -- Sources/Hut/Hut.swift --
                \(source)
                """
            ).write(to: folder)
            let path = folder.resolvingSymlinksInPath().path
            let toolchain = try #require(Machine.toolchain)
            let package = try PackageBuild.packages(in: [path], products: [], by: toolchain)
            let again = PackageBuild.remembered(in: [path], products: [], by: toolchain)
            #expect(again?.offered == package?.offered)
            #expect(again?.foldersWithoutTraits == package?.foldersWithoutTraits)
            return (package, !FileSystem.exists(path + "/.build/debug"))
        }
    }

    @Test("A declaration that needs a trait is there")
    func all() async throws {
        let (package, usesOwnFolder) = try await Self.offered(
            "public func light() {}\n#if Heating\npublic func warm() {}\n#endif\n"
        )
        #expect(package?.declares("light") == true && package?.declares("warm") == true)
        #expect(package?.foldersWithoutTraits == [])
        #expect(usesOwnFolder)
    }

    @Test("A package that doesn't build with all its traits is built with its own")
    func fallback() async throws {
        let (package, _) = try await Self.offered(
            "public func light() {}\n#if Heating\nlet broken: Int = \"\"\n#endif\n"
        )
        #expect(package?.declares("light") == true)
        #expect(package?.foldersWithoutTraits.count == 1)
    }
}
