// swift-tools-version: 6.2
import PackageDescription

/// The sanitizers to build the fuzzers with, and tests' access with them: `make fuzz` says which. Only this package's own code is
/// measured: counting the branches of swift-syntax would take ten times as long as what is tried.
let fuzzing = Context.environment["GLOSA_FUZZ"]

let settings: [SwiftSetting] = fuzzing.map { [.unsafeFlags(["-enable-testing", "-sanitize=\($0)"])] } ?? []
/// Of what checks the properties: fuzzers that were led by its branches as well would take much longer for each input.
let checking: [SwiftSetting] = fuzzing == nil ? [] : [.unsafeFlags(["-enable-testing"])]

// Debian's file for pkg-config carries a flag that SwiftPM refuses with a warning, and says nothing that compilers don't know.
#if os(macOS)
    let utf8procConfiguration: String? = "libutf8proc"
#else
    let utf8procConfiguration: String? = nil
#endif

let package = Package(
    name: "glosa",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "glosa", targets: ["glosa"]),
        .library(name: "MermaidSVG", targets: ["MermaidSVG"]),
        .library(name: "MathML", targets: ["MathML"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        // Leaves
        .target(name: "Support", swiftSettings: settings),
        .target(name: "Diagnostics", dependencies: ["Support"], swiftSettings: settings),
        .target(
            name: "CFileSystem",
            linkerSettings: [.linkedFramework("CoreServices", .when(platforms: [.macOS]))]
        ),
        .target(name: "CSubprocess"),
        .target(
            name: "FileSystem",
            dependencies: ["CFileSystem", "CSubprocess", "Diagnostics", "Support"],
            swiftSettings: settings
        ),
        .systemLibrary(
            name: "CCMark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
        ),
        .systemLibrary(
            name: "CYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(
            name: "CUTF8Proc",
            pkgConfig: utf8procConfiguration,
            providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]
        ),

        // Languages
        .target(name: "Mathematics", dependencies: ["Diagnostics", "Support"], swiftSettings: settings),
        .target(
            name: "Markdown",
            dependencies: ["CCMark", "Diagnostics", "Mathematics", "Support"],
            swiftSettings: settings
        ),
        .target(
            name: "MarkdownHTML",
            dependencies: ["Diagnostics", "Markdown", "Mathematics", "Support"],
            swiftSettings: settings
        ),
        .target(name: "Gettext", dependencies: ["Diagnostics", "Support"], swiftSettings: settings),
        .target(name: "XLIFF", dependencies: ["Support"], swiftSettings: settings),
        .target(name: "YAML", dependencies: ["CYAML", "Diagnostics", "Support"], swiftSettings: settings),
        .target(name: "Mermaid", dependencies: ["Diagnostics", "Support"], swiftSettings: settings),
        // What other packages use of them
        .target(name: "MermaidSVG", dependencies: ["Diagnostics", "Mermaid"], swiftSettings: settings),
        .target(name: "MathML", dependencies: ["Diagnostics", "Mathematics"], swiftSettings: settings),
        .target(
            name: "SwiftSamples",
            dependencies: [
                "Support", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "DocumentationComments",
            dependencies: [
                "Diagnostics", "Support", "SwiftSamples", .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "CodeHighlighting",
            dependencies: ["Support", "SwiftHighlighting"],
            swiftSettings: settings
        ),
        .target(
            name: "SwiftHighlighting",
            dependencies: ["Support", "SwiftSamples", .product(name: "SwiftSyntax", package: "swift-syntax")],
            swiftSettings: settings
        ),

        .target(
            name: "SnippetSyntax",
            dependencies: [
                "Diagnostics", "Support", "SwiftHighlighting", "SwiftSamples",
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SnippetLint",
            dependencies: [
                "Diagnostics", "SnippetSyntax", "Support", "SwiftSamples",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),

        .target(
            name: "SnippetCompiler",
            dependencies: ["Diagnostics", "FileSystem", "SnippetSyntax", "Support", "SwiftSamples"],
            swiftSettings: settings,
            plugins: ["EmbedFiles"]
        ),

        // Requests to answers, over sockets
        .target(name: "HTTPServer", dependencies: ["FileSystem", "Support"], swiftSettings: settings),

        // Words of pages to the files of a search index
        .target(name: "Search", dependencies: ["CUTF8Proc", "Support"], swiftSettings: settings),

        // The course and its site
        .target(
            name: "CourseConfiguration",
            dependencies: [
                "Diagnostics", "Gettext", "Markdown", "MarkdownHTML", "Mermaid", "SnippetCompiler", "SnippetLint",
                "Support", "YAML",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Course",
            dependencies: [
                "CUTF8Proc", "CodeHighlighting", "CourseConfiguration", "Diagnostics", "DocumentationComments",
                "FileSystem", "Gettext", "Markdown", "MarkdownHTML", "Mermaid", "SnippetCompiler", "SnippetLint",
                "SnippetSyntax", "Support", "SwiftSamples",
                "YAML",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "CourseChecks",
            dependencies: [
                "Course", "CourseConfiguration", "Diagnostics", "DocumentationComments", "FileSystem", "Markdown",
                "MarkdownHTML", "Mathematics", "Mermaid", "SnippetCompiler", "SnippetLint", "SnippetSyntax", "Support",
                "SwiftHighlighting", "SwiftSamples",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Site",
            dependencies: [
                "CodeHighlighting", "Course", "CourseChecks", "CourseConfiguration", "Diagnostics", "FileSystem",
                "Markdown", "MarkdownHTML", "Mermaid", "Search", "SnippetLint", "SnippetSyntax", "Support",
                "SwiftHighlighting", "YAML",
            ],
            swiftSettings: settings,
            plugins: ["EmbedFiles"]
        ),
        .target(
            name: "Preview",
            dependencies: [
                "Course", "CourseChecks", "CourseConfiguration", "Diagnostics", "FileSystem", "HTTPServer", "Site",
                "Support",
            ],
            swiftSettings: settings
        ),
        // A course in an editor
        .target(
            name: "LanguageServer",
            dependencies: [
                "Course", "CourseChecks", "CourseConfiguration", "Diagnostics", "FileSystem", "Markdown", "Mermaid",
                "Preview", "Site", "SnippetLint", "SnippetSyntax", "Support",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "glosa",
            dependencies: [
                "Course", "CourseChecks", "CourseConfiguration", "Diagnostics", "DocumentationComments", "FileSystem",
                "Gettext", "LanguageServer", "Markdown", "MarkdownHTML", "Mermaid", "Preview", "Site",
                "SnippetCompiler", "SnippetLint",
                "Support", "XLIFF", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings,
            plugins: ["EmbedFiles"]
        ),

        // What the binary carries: templates/, the built-in theme, Shim/, which stands in for SwiftUI, and the manual's pages on
        // findings
        .executableTarget(name: "file-embedder"),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["file-embedder"]),

        // How fast flowcharts are drawn: swift run -c release mermaid-benchmark
        .executableTarget(
            name: "mermaid-benchmark",
            dependencies: ["Diagnostics", "FileSystem", "Mermaid"],
            path: "Benchmarks/Mermaid",
            exclude: ["README.md"],
            swiftSettings: settings
        ),

        // How fast code is coloured: swift run -c release highlighting-benchmark
        .executableTarget(
            name: "highlighting-benchmark",
            dependencies: ["CodeHighlighting", "FileSystem", "SwiftHighlighting"],
            path: "Benchmarks/Highlighting",
            exclude: ["README.md"],
            swiftSettings: settings
        ),

        // How time and memory grow with nasty input: swift run -c release pathological-benchmark
        .executableTarget(
            name: "pathological-benchmark",
            dependencies: [
                "CodeHighlighting", "Course", "CourseChecks", "Diagnostics", "FileSystem", "Markdown", "MarkdownHTML",
                "Mermaid", "Site", "SnippetLint", "SnippetSyntax", "SwiftHighlighting", "SwiftSamples",
            ],
            path: "Benchmarks/Pathological",
            exclude: ["README.md"],
            swiftSettings: settings
        ),

        // How well the rules do on samples: make accuracy; see Benchmarks/Lint/README.md
        .executableTarget(
            name: "lint-corpus",
            dependencies: ["Diagnostics", "FileSystem", "Markdown", "SnippetLint", "SnippetSyntax"],
            path: "Benchmarks/Lint",
            exclude: ["README.md", "lint_speed.py"],
            swiftSettings: settings
        ),

        // Tests
        .target(
            name: "TestSupport",
            dependencies: ["Course", "Diagnostics", "Search"],
            path: "Tests/TestSupport",
            swiftSettings: checking
        ),
        // What fuzzers try; the tests try it on the fuzzers' seeds.
        .target(
            name: "FuzzProperties",
            dependencies: [
                "CodeHighlighting", "Course", "CourseChecks", "CourseConfiguration", "Diagnostics",
                "DocumentationComments", "FileSystem", "Gettext", "HTTPServer", "LanguageServer", "Markdown",
                "MarkdownHTML", "Mermaid",
                "Preview", "Search", "Site", "SnippetCompiler", "SnippetLint", "SnippetSyntax", "Support",
                "SwiftHighlighting",
                "TestSupport",
            ],
            path: "Fuzzing/Properties",
            swiftSettings: checking
        ),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "Course", "CourseChecks", "FileSystem", "FuzzProperties", "Site", "SnippetCompiler", "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DiagnosticsTests",
            dependencies: ["Diagnostics", "Support", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MarkdownTests",
            dependencies: ["Diagnostics", "Markdown", "MarkdownHTML", "Support", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GettextTests",
            dependencies: ["Diagnostics", "Gettext", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(name: "XLIFFTests", dependencies: ["TestSupport", "XLIFF"], swiftSettings: settings),
        .testTarget(
            name: "MathematicsTests",
            dependencies: ["Diagnostics", "Mathematics"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MermaidTests",
            dependencies: ["Diagnostics", "Mermaid", "Support", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(name: "MermaidSVGTests", dependencies: ["MathML", "MermaidSVG"], swiftSettings: settings),
        .testTarget(
            name: "HTTPServerTests",
            dependencies: ["FileSystem", "HTTPServer", "Support", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(name: "SearchTests", dependencies: ["Search", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "SwiftSamplesTests",
            dependencies: ["SwiftSamples", .product(name: "SwiftSyntax", package: "swift-syntax")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DocumentationCommentsTests",
            dependencies: ["Diagnostics", "DocumentationComments", "SwiftSamples"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CodeHighlightingTests",
            dependencies: ["CodeHighlighting", "SwiftHighlighting"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SwiftHighlightingTests",
            dependencies: [
                "SwiftHighlighting", "SwiftSamples", "TestSupport",
                .product(name: "SwiftIDEUtils", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnippetLintTests",
            dependencies: [
                "Diagnostics", "SnippetLint", "SnippetSyntax", "SwiftSamples", "TestSupport",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AccuracyTests",
            dependencies: ["Diagnostics", "TestSupport", "lint-corpus"],
            exclude: ["Samples", "corpus-labels.tsv"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SnippetCompilerTests",
            dependencies: [
                "Diagnostics", "FileSystem", "SnippetCompiler", "SnippetLint", "SnippetSyntax", "Support",
                "TestSupport",
            ],
            exclude: ["Probe"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CourseTests",
            dependencies: [
                "Course", "CourseChecks", "CourseConfiguration", "Diagnostics", "FileSystem", "Markdown", "Mermaid",
                "SnippetCompiler", "SnippetLint", "SnippetSyntax", "Support", "TestSupport", "YAML",
            ],
            exclude: ["Trees"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SiteTests",
            dependencies: [
                "Course", "CourseChecks", "CourseConfiguration", "Diagnostics", "FileSystem", "Markdown",
                "MarkdownHTML", "Search", "Site", "SnippetLint", "SnippetSyntax", "Support", "SwiftHighlighting",
                "TestSupport",
            ],
            exclude: ["Themes"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "CFileSystem", "Course", "CourseChecks", "Diagnostics", "FileSystem", "HTTPServer", "Preview", "Site",
                "SnippetCompiler", "Support", "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LanguageServerTests",
            dependencies: [
                "Course", "CourseChecks", "Diagnostics", "FileSystem", "LanguageServer", "Site", "SnippetCompiler",
                "Support", "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "Course", "CourseChecks", "CourseConfiguration", "Diagnostics", "FileSystem", "Markdown", "Site",
                "SnippetCompiler", "SnippetLint", "SnippetSyntax", "TestSupport", "file-embedder", "glosa",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

if let fuzzing {
    // libFuzzer's executable: see Fuzzing/README.md. The package manager renames Swift's main, and only lld then leaves out
    // libFuzzer's own.
    package.targets.append(
        .executableTarget(
            name: "fuzz",
            dependencies: ["FuzzProperties"],
            path: "Fuzzing/Fuzzer",
            swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-sanitize=\(fuzzing)", "-use-ld=lld"])]
        )
    )
}
