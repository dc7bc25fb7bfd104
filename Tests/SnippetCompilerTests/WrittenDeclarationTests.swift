import Testing

@testable import SnippetCompiler

@Suite("Declarations in a package's sources, with their conditions")
struct WrittenDeclarationTests {
    private static let source = """
        #if canImport(Graphics)
        extension Point {
            public static func + (left: Point, right: Point) -> Point { left }
            static func -= (left: inout Point, right: Point) {}
            func moved() -> Point { self }
        }
        #endif
        extension Size {
            static func -= (left: inout Size, right: Size) {}
            // static func * (left: Size, right: Int) -> Size
        }
        """

    @Test(
        "An operator and a name have the condition of all their declarations",
        arguments: [
            ("+", "canImport(Graphics)"), ("moved", "canImport(Graphics)"), ("-=", nil), ("*", nil), ("-", nil),
        ]
            as [(String, String?)]
    )
    func conditions(name: String, condition: String?) {
        #expect(WrittenDeclarations(texts: [Self.source]).condition(of: name) == condition)
    }
}
