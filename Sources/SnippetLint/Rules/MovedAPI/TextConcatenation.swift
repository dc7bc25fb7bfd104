import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let textConcatenation = Rule(
        .textConcatenation,
        .movedAPI,
        levels: .taught(.note),
        since: .iOS("26.0"),
        fixability: .review,
        about: About(
            what: ("texts joined with `+`", "textos unidos con `+`"),
            why: (
                "each language orders words in its own way, and a text made of pieces can't be translated as a whole",
                "cada idioma ordena las palabras a su modo, y un texto hecho de trozos no se puede traducir como un todo"
            ),
            instead: (
                "interpolate one text in the other: `Text(\"\\(name) said hello\")`",
                "interpola un texto en el otro: `Text(\"\\(name) ha saludado\")`"
            )
        ),
        examples: [
            .flagged("let greeting = ‹Text(\"Hello \") + Text(\"you\").bold()›"),
            .accepted("let greeting = Text(\"Hello \\(Text(\"you\").bold())\")"),
            .accepted("let sum = a + b"),
        ],
        checks: [
            .node(.sequenceExpr) { node, context in
                guard let sequence = node.as(SequenceExprSyntax.self), sequence.elements.contains(where: Self.isPlus)
                else { return [] }
                let elements = Array(sequence.elements)
                guard
                    let plus = elements.indices.first(where: { index in
                        Self.isPlus(elements[index]) && index > 0 && index + 1 < elements.count
                            && Self.isText(elements[index - 1]) && Self.isText(elements[index + 1])
                    })
                else { return [] }
                return [Finding(context.range(from: elements[plus - 1], to: elements[plus + 1]))]
            }
        ]
    )

    private static func isPlus(_ expression: ExprSyntax) -> Bool {
        expression.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
    }

    private static func isText(_ expression: ExprSyntax) -> Bool {
        var current = expression
        while let call = current.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
                return CallSite(call)?.name.text == "Text"
            }
            current = base
        }
        return false
    }
}
