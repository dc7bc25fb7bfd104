import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("glosa coverage")
struct CoverageCommandTests {
    private static let package = """
        -- Package.swift --
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Walks",
            products: [.library(name: "Walks", targets: ["Walks"])],
            targets: [.target(name: "Walks")]
        )
        -- Sources/Walks/Walk.swift --
        /// A walk.
        public struct Walk {
            /// The steps.
            public var steps = 1
            public var goal = "<&>"
        }
        """

    private static let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]

    @Test("Says what is missing: a package, a compiler, a sensible floor")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let none = try Run(["coverage"], in: folder)
            #expect(none.status == 2 && none.errors.contains("there is no Package.swift in ."))
            try FileTree(Self.package).write(to: folder)
            let alone = try Run(["coverage"], in: folder)
            #expect(alone.status == 2 && alone.errors.contains("install Swift"))
            let floor = try Run(["coverage", "--minimum", "101"], in: folder)
            #expect(floor.status == 2 && floor.errors.contains("from 0 to 100"))
        }
    }

    @Test(
        "Counts, writes a badge, and fails below the floor",
        .enabled(if: FileSystem.executable(named: "swiftc") != nil, "there is no swiftc in PATH")
    )
    func counted() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.package).write(to: folder)
            let table = try Run(["coverage", "--list", "--minimum", "66"], in: folder, environment: Self.path)
            #expect(table.status == 0, "\(table.errors)")
            let lines = table.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            #expect(lines.contains("Walks 3 2 66 0 0 0"))
            #expect(lines.contains("Walk/goal Sources/Walks/Walk.swift:5"))
            let low = try Run(
                ["coverage", "--minimum", "67", "--badge", "badge.svg", "--format", "json"],
                in: folder,
                environment: Self.path
            )
            #expect(low.status == 1 && low.errors.contains("66 % of the symbols are documented"))
            let json = try JSONSerialization.jsonObject(with: Data(low.output.utf8)) as? [String: Any]
            let total = json?["total"] as? [String: Any]
            #expect(total?["symbols"] as? Int == 3 && total?["documented"] as? Int == 2)
            let badge = try String(contentsOf: folder.appending(path: "badge.svg"), encoding: .utf8)
            #expect(badge.hasPrefix("<svg ") && badge.contains("<title>documentation: 66 %</title>"))
            let parsed = XMLCheck.isWellFormed(badge)
            #expect(parsed)
        }
    }
}

/// A rough check that tags of a text without comments are closed in their order.
private enum XMLCheck {
    static func isWellFormed(_ text: String) -> Bool {
        var open: [Substring] = []
        for tag in text.matches(of: /<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/).map(\.output) {
            if !tag.1.isEmpty {
                guard open.popLast() == tag.2 else { return false }
            } else if tag.3.isEmpty {
                open.append(tag.2)
            }
        }
        return open.isEmpty && text.contains("<svg")
    }
}
