import SnippetCompiler
import Testing

/// A package that courses are about.
enum WalksPackage {
    /// Without its sources, of which there must be some.
    static let manifest = """
        -- Package.swift --
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Walks",
            products: [.library(name: "Walks", targets: ["Walks"])],
            targets: [.target(name: "Walks")]
        )
        """
}

extension Trait where Self == ConditionTrait {
    static var needsCompiler: Self {
        .enabled(if: Toolchain.find() != nil, "there is no swiftc in PATH: nothing that needs a compiler is tested")
    }
}
