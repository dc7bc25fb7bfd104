import SnippetSyntax
import Support
import SwiftSyntax

extension Rule {
    static let lostInterpolation = Rule(
        .lostInterpolation,
        .damage,
        levels: .always(.warning),
        fixability: .review,
        about: About(
            what: (
                "an interpolation seems to have lost its backslash",
                "una interpolación parece haber perdido su barra invertida"
            ),
            why: (
                "the text shows the name in parentheses instead of the value; backslashes are often lost when text is copied or converted",
                "el texto muestra el nombre entre paréntesis en lugar del valor; la barra se pierde a menudo al copiar o convertir texto"
            ),
            instead: ("write `\\(name)`", "escribe `\\(nombre)`")
        ),
        examples: [
            .flagged("let name = \"Eva\"\nlet text = \"Hello ‹(name)›\""),
            .accepted("let name = \"Eva\"\nlet text = \"Hello \\(name)\""),
            .accepted("let text = \"Hello (name)\""),
            .accepted("let email = \"\"\nlet sql = \"INSERT INTO users (email) VALUES (?)\""),
        ],
        checks: [
            .node(.stringLiteralExpr) { node, context in
                guard let literal = node.as(StringLiteralExprSyntax.self),
                    !isSQL(context.sample.bytes[context.range(of: literal)])
                else { return [] }
                return literal.segments.flatMap { segment -> [Finding] in
                    guard case .stringSegment(let text) = segment else { return [] }
                    let range = context.range(of: text)
                    return Self.parenthesizedNames(in: context.sample.bytes, range)
                        .filter { isInScope($0.name, context) }
                        .map { found in
                            Finding(
                                found.range,
                                advice: (en: "write `\\(\(found.name))`", es: "escribe `\\(\(found.name))`")
                            )
                        }
                }
            }
        ]
    )

    /// Returns true if a text is a statement of SQL, where columns stand in parentheses.
    private static func isSQL(_ text: ArraySlice<UInt8>) -> Bool {
        let words = ["INSERT ", "CREATE ", "VALUES", "SELECT ", "REFERENCES ", "PRIMARY KEY", "UNIQUE"]
        let upper = text.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") ? $0 - 32 : $0 }
        return words.contains { upper.contains(bytes: $0.utf8) }
    }

    /// Returns each `(name)` within a text that has no backslash before it.
    private static func parenthesizedNames(in bytes: [UInt8], _ range: Range<Int>) -> [(
        name: String, range: Range<Int>
    )] {
        var found: [(name: String, range: Range<Int>)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "("), index == range.lowerBound || bytes[index - 1] != UInt8(ascii: "\\"),
                let close = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
            {
                let name = bytes[(index + 1)..<close]
                let isName = name.count > 1 && name.allSatisfy(\.isWordByte)
                if isName { found.append((String(decoding: name, as: UTF8.self), index..<(close + 1))) }
                index = close
            }
            index += 1
        }
        return found
    }

    private static func isInScope(_ name: String, _ context: RuleContext) -> Bool {
        context.outline.properties.contains { $0.name == name }
            || context.sample.tree.tokens(viewMode: .sourceAccurate).contains { token in
                token.text == name
                    && (token.parent?.is(IdentifierPatternSyntax.self) == true
                        || token.parent?.is(FunctionParameterSyntax.self) == true
                        || token.parent?.is(ClosureShorthandParameterSyntax.self) == true)
            }
    }
}
