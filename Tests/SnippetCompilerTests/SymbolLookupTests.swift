import FileSystem
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Links to functions with other labels")
struct SymbolLookupTests {
    /// A package with a type whose members are all its own, and one that has more from another module's protocol.
    private static let package: SamplePackage = {
        let module = SamplePackage.Module(
            interface: "",
            dependencies: [],
            settings: [],
            names: ["Bits", "Walk", "go"],
            innerTypes: [],
            paths: ["Bits", "Bits/removeAll(keeping:)", "Walk", "Walk/longer(by:)", "go(to:)"],
            openTypes: ["Bits"],
            plainTypes: [],
            objects: []
        )
        return SamplePackage(modules: ["M": module], offered: ["M"], search: [], target: nil)
    }()

    @Test(
        "They are certain to be wrong where no other module can declare them",
        arguments: [
            ("Walk/longer(with:)", nil, true), ("longer(with:)-4izxo", "Walk", true), ("M/go(with:)", nil, true),
            ("go(with:)", "Bits", true), ("Bits/removeAll(where:)", nil, false),
            ("removeAll(where:)-4izxo", "Bits", false), ("M/Bits/removeAll(where:)-(Int)", nil, false),
        ] as [(String, String?, Bool)]
    )
    func labels(path: String, page: String?, isCertain: Bool) {
        guard case .gone(let symbol) = SymbolLookup(Self.package).symbol(at: path, on: page) else {
            Issue.record("\(path) is not declared")
            return
        }
        #expect(symbol.isCertain == isCertain)
        #expect(symbol.near != nil)
    }

    @Test("A member of one of the package's protocols may be that of any type")
    func members() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "Route.swift").path
            try FileSystem.write(Array("public protocol Route {\n    func length() -> Int\n}\n".utf8), to: file)
            let module = SamplePackage.Module(
                interface: "",
                dependencies: [],
                settings: [],
                names: ["Route", "Trail", "Walk"],
                innerTypes: [],
                paths: ["Route", "Route/length()", "Walk", "Walk/name", "Trail", "Trail/length(in:)"],
                openTypes: [],
                plainTypes: [],
                objects: []
            )
            var package = SamplePackage(modules: ["M": module], offered: ["M"], search: [], target: nil)
            package.hold(sources: [file])
            let lookup = SymbolLookup(package)
            #expect(lookup.symbol(at: "Walk/length()", on: nil) == .open)
            #expect(lookup.symbol(at: "Walk/length", on: nil) == .open)
            #expect(lookup.symbol(at: "Walk/name", on: nil) == .declared)
            // On a type's page its own function of that name isn't the one that is meant.
            #expect(lookup.symbol(at: "length()", on: "Trail") == .open)
            #expect(lookup.symbol(at: "length()", on: "Trail/length(in:)") == .open)
            guard case .gone(let symbol) = lookup.symbol(at: "Walk/length(of:)", on: nil) else {
                Issue.record("no protocol has that label")
                return
            }
            #expect(symbol.isCertain)
        }
    }
}
