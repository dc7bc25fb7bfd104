// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
    name: "glosa",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "glosa", targets: ["glosa"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0"),
    ],
    targets: [
        // Leaves
        .target(name: "Diagnostics", swiftSettings: settings),
        .target(name: "CFileSystem"),
        .target(name: "CSubprocess"),
        .target(name: "FileSystem", dependencies: ["CFileSystem", "CSubprocess"], swiftSettings: settings),
        .systemLibrary(
            name: "CCMark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
        ),

        // Languages
        .target(name: "Markdown", dependencies: ["CCMark", "Diagnostics"], swiftSettings: settings),
        .target(name: "Mermaid", dependencies: ["Diagnostics"], swiftSettings: settings),
        .target(
            name: "SwiftHighlighting",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftIDEUtils", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),

        .target(
            name: "SnippetLint",
            dependencies: [
                "Diagnostics",
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            // Files see the members of what they import, not of what their neighbours do: Foundation's `contains` is slow.
            swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]
        ),

        .target(
            name: "SnippetCompiler",
            dependencies: ["Diagnostics", "FileSystem", "SnippetLint"],
            swiftSettings: settings,
            plugins: ["EmbedFiles"]
        ),

        // Words of pages to the files of a search index
        .target(name: "Search", dependencies: ["Diagnostics"], swiftSettings: settings),

        // The course and its site
        .target(
            name: "Course",
            dependencies: [
                "Diagnostics", "FileSystem", "Markdown", "Mermaid", "SnippetCompiler", "SnippetLint",
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Site",
            dependencies: [
                "Course", "Diagnostics", "FileSystem", "Markdown", "Mermaid", "Search", "SnippetLint",
                "SwiftHighlighting",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: settings,
            plugins: ["EmbedFiles"]
        ),
        .target(
            name: "Preview",
            dependencies: [
                "Course", "Diagnostics", "FileSystem", "Site",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "glosa",
            dependencies: [
                "Course", "Diagnostics", "FileSystem", "Markdown", "Mermaid", "Preview", "Site", "SnippetLint",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),

        // What the binary carries: templates/, the built-in theme, and Shim/, which stands in for SwiftUI
        .executableTarget(name: "file-embedder", swiftSettings: settings),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["file-embedder"]),

        // How fast flowcharts are drawn: swift run -c release mermaid-benchmark
        .executableTarget(
            name: "mermaid-benchmark",
            dependencies: ["Mermaid", "Diagnostics"],
            path: "Benchmarks/Mermaid",
            exclude: ["README.md"],
            swiftSettings: settings
        ),

        // How well the rules do on samples: make accuracy; see Benchmarks/Lint/README.md
        .executableTarget(
            name: "lint-corpus",
            dependencies: ["Diagnostics", "FileSystem", "Markdown", "SnippetLint"],
            path: "Benchmarks/Lint",
            exclude: ["README.md", "lint_speed.py"],
            swiftSettings: settings
        ),

        // Tests
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
        .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "Diagnostics"], swiftSettings: settings),
        .testTarget(name: "MermaidTests", dependencies: ["Mermaid", "Diagnostics"], swiftSettings: settings),
        .testTarget(name: "SearchTests", dependencies: ["Search"], swiftSettings: settings),
        .testTarget(name: "SwiftHighlightingTests", dependencies: ["SwiftHighlighting"], swiftSettings: settings),
        .testTarget(name: "SnippetLintTests", dependencies: ["SnippetLint", "Diagnostics"], swiftSettings: settings),
        .testTarget(
            name: "AccuracyTests",
            dependencies: ["Diagnostics", "lint-corpus"],
            exclude: ["Samples", "corpus-labels.tsv"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnippetCompilerTests",
            dependencies: ["SnippetCompiler", "SnippetLint", "Diagnostics", "FileSystem", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CourseTests",
            dependencies: ["Course", "Diagnostics", "FileSystem", "SnippetCompiler", "TestSupport"],
            exclude: ["Trees"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SiteTests",
            dependencies: [
                "Site", "Course", "Diagnostics", "FileSystem", "Search", "SwiftHighlighting", "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PreviewTests",
            dependencies: ["Preview", "Site", "Course", "Diagnostics", "FileSystem", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["glosa", "Course", "Site", "TestSupport"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
