import Foundation
import Support
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("The stamp by which a built package is known to be up to date")
struct PackageStampTests {
    @Test(
        "It changes with files, with those behind links, and not with hidden ones",
        arguments: [
            ("Sources/A/New.swift", true), ("Sources/A/A.swift", true), ("elsewhere/B.swift", true),
            ("elsewhere/deep/C.swift", true), ("Sources/A/.hidden.swift", false), ("nobody/D.swift", false),
        ]
    )
    func changes(path: String, counts: Bool) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Sources/A/A.swift --
                let a = 1
                -- elsewhere/B.swift --
                let b = 1
                -- elsewhere/deep/C.swift --
                let c = 1
                -- nobody/D.swift --
                let d = 1
                """
            ).write(to: folder)
            let linked = folder.appending(path: "Sources/A/Linked")
            try FileManager.default.createSymbolicLink(
                at: linked,
                withDestinationURL: folder.appending(path: "elsewhere")
            )
            // A link to a folder around it has no end.
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "elsewhere/around"),
                withDestinationURL: folder.appending(path: "Sources")
            )
            let places = [folder.appending(path: "Sources").path]
            let before = FolderStamp(of: places, with: []).text
            #expect(FolderStamp(of: places, with: []).text == before)
            try Data("let changed = true, isLonger = true\n".utf8).write(to: folder.appending(path: path))
            #expect((FolderStamp(of: places, with: []).text != before) == counts)
        }
    }

    @Test("A build during which a source was saved is not remembered", Machine.needsCompiler)
    func savedDuringBuild() async throws {
        try await withTemporaryFolder { folder in
            let folder = folder.resolvingSymlinksInPath()
            try FileTree(
                """
                -- Package.swift --
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "A", products: [.library(name: "A", targets: ["A"])], targets: [.target(name: "A")]
                )
                -- Sources/A/A.swift --
                public let alpha = 1

                """
            ).write(to: folder.appending(path: "package"))
            let real = try #require(Machine.toolchain)
            let programs = folder.appending(path: "usr/bin")
            try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
            let realPrograms = URL(filePath: real.compiler).deletingLastPathComponent()
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "usr/lib"),
                withDestinationURL: realPrograms.deletingLastPathComponent().appending(path: "lib")
            )
            for name in try FileManager.default.contentsOfDirectory(atPath: realPrograms.path) where name != "swift" {
                try FileManager.default.createSymbolicLink(
                    at: programs.appending(path: name),
                    withDestinationURL: realPrograms.appending(path: name)
                )
            }
            let source = folder.appending(path: "package/Sources/A/A.swift").path
            let script = """
                #!/bin/sh
                '\(realPrograms.path)/swift' "$@" || exit
                if [ "$1" = build ] && [ -e '\(folder.path)/edit' ]; then echo 'public let beta = 2' >> '\(source)'; fi
                """
            let program = programs.appending(path: "swift")
            try Data(script.utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let toolchain = Toolchain(compiler: programs.appending(path: "swiftc").path, identity: real.identity)
            let package = folder.appending(path: "package").path
            let edit = folder.appending(path: "edit")
            try Data().write(to: edit)
            #expect(try PackageBuild.packages(in: [package], products: [], by: toolchain) != nil)
            #expect(PackageBuild.remembered(in: [package], products: [], by: toolchain) == nil)
            try FileManager.default.removeItem(at: edit)
            let built = try #require(try PackageBuild.packages(in: [package], products: [], by: toolchain))
            let known = try #require(PackageBuild.remembered(in: [package], products: [], by: toolchain))
            #expect(known.state == built.state)
        }
    }
}
