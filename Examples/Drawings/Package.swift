// swift-tools-version: 6.2
import PackageDescription

// A package that draws with Glosa’s libraries. Yours names the repository and a version instead of a path.
let package = Package(
    name: "Drawings",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "glosa", path: "../..")],
    targets: [
        .executableTarget(
            name: "Drawings",
            dependencies: [
                .product(name: "MermaidSVG", package: "glosa"),
                .product(name: "MathML", package: "glosa"),
            ]
        )
    ]
)
