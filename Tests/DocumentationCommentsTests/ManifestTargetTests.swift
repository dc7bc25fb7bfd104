import DocumentationComments
import Testing

@Suite struct ManifestTargetTests {
    @Test("Targets have their name, their folder, and whether others can import them; tests and plug-ins are none")
    func written() {
        let manifest = """
            let package = Package(
                name: "Walks",
                products: [.executable(name: "walk", targets: ["walk"])],
                targets: [
                    .target(name: "Walks", path: "Library"),
                    .executableTarget(name: "walk", path: "Tools/walk"),
                    .macro(name: "WalkMacros"),
                    .testTarget(name: "WalkTests", path: "Checks"),
                    .plugin(name: "WalkPlugin", capability: .buildTool()),
                ] + more
            )
            package.targets.append(.target(name: "Late"))
            """
        #expect(
            ManifestTargets.written(in: Array(manifest.utf8)) == [
                .init(name: "Walks", path: "Library", isImportable: true),
                .init(name: "walk", path: "Tools/walk", isImportable: false),
                .init(name: "WalkMacros", path: nil, isImportable: false),
                .init(name: "Late", path: nil, isImportable: true),
            ]
        )
    }

    @Test("A manifest that is no Swift has no target", arguments: ["", "{", "targets: target("])
    func broken(manifest: String) {
        #expect(ManifestTargets.written(in: Array(manifest.utf8)).isEmpty)
    }
}
