import SwiftHighlighting
import Testing

@Suite("Classifying Swift")
struct HighlightedTokensTests {
    @Test(
        "Tokens come in order, without overlaps, inside the source, whatever is written",
        arguments: [
            "struct A: View { var body: some View { Text(\"x \\(y)\") } }", "…", "<#code#>", "func (((",
            "\"unterminated", "/* open",
            "let 😀 = \"👨‍👩‍👧\" // ✅", "", "#if DEBUG\nlet a = 1\n#endif", "/regex/ ~= x",
            String(repeating: "(", count: 5000), String(repeating: "[", count: 5000),
            String(repeating: "a[b{", count: 500),
        ]
    )
    func sound(source: String) {
        let count = source.utf8.count
        var end = 0
        for token in HighlightedTokens(in: Array(source.utf8)).tokens {
            #expect(token.bytes.lowerBound >= end && token.bytes.upperBound <= count && !token.bytes.isEmpty)
            end = token.bytes.upperBound
        }
    }

    @Test(
        "Kinds are swift-syntax's own",
        arguments: [
            ("import SwiftUI", "import", HighlightedToken.Kind.keyword),
            ("@Observable class A {}", "@Observable", .attribute),
            ("f(label: 1)", "label", .label), ("\"text\"", "\"text\"", .string), ("/// doc", "/// doc", .documentation),
            ("a.map { $0 }", "$0", .dollarIdentifier), ("let x: Array<Int>", "Array", .type), ("1.5", "1.5", .number),
        ]
    )
    func kinds(source: String, text: String, kind: HighlightedToken.Kind) {
        let bytes = Array(source.utf8)
        let found = HighlightedTokens(in: bytes).tokens.map {
            ($0.kind, String(decoding: bytes[$0.bytes], as: UTF8.self))
        }
        #expect(found.contains { $0.0 == kind && $0.1 == text })
    }
}
