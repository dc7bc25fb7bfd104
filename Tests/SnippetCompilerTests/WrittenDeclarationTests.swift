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

    @Test(
        "An operator has the condition of its implementations for a type, whatever other types have it always",
        arguments: [
            ("-=", "Point", "canImport(Graphics)"), ("-=", "Size", nil), ("+", "Point", "canImport(Graphics)"),
            ("+", "Size", nil), ("*", "Size", nil),
        ]
            as [(String, String, String?)]
    )
    func operators(sign: String, type: String, condition: String?) {
        #expect(WrittenDeclarations(texts: [Self.source]).condition(ofOperator: sign, on: type) == condition)
    }

    @Test(
        "The compiler's message names the operator and the types of its operands",
        arguments: [
            ("binary operator '+' cannot be applied to two 'CGPoint' operands", "+", ["CGPoint"]),
            ("binary operator '*' cannot be applied to operands of type 'CGSize' and 'Int'", "*", ["CGSize", "Int"]),
            ("unary operator '-' cannot be applied to an operand of type 'Box<Int>'", "-", ["Box"]),
        ]
    )
    func message(text: String, sign: String, operands: [String]) throws {
        let found = try #require(MissingName.refusedOperator(in: text))
        #expect(found.sign == sign && found.operands == operands)
    }
}
