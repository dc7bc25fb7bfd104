import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let stateSetInBody = Rule(
        .stateSetInBody,
        .state,
        levels: .taught(.warning),
        fixability: .review,
        about: About(
            what: ("`body` changes state", "`body` cambia estado"),
            why: (
                "SwiftUI evaluates `body` whenever it needs to: a change of state there has an undefined effect, and may make SwiftUI evaluate `body` again endlessly",
                "SwiftUI evalúa `body` siempre que lo necesita: un cambio de estado ahí tiene un efecto indefinido y puede hacer que SwiftUI evalúe `body` sin fin"
            ),
            instead: (
                "change it in an action, in `.onChange` or in `.task`",
                "cámbialo en una acción, en `.onChange` o en `.task`"
            )
        ),
        examples: [
            .flagged(
                "struct Page: View {\n    @State private var count = 0\n    var body: some View {\n        ‹count += 1›\n        return Text(\"a\")\n    }\n}"
            ),
            .accepted(
                "struct Page: View {\n    @State private var count = 0\n    var body: some View {\n        Button(\"Add\") { count += 1 }\n    }\n}"
            ),
            .accepted(
                "struct Page: View {\n    var body: some View {\n        var total = 0\n        total += 1\n        return Text(\"\\(total)\")\n    }\n}"
            ),
        ],
        checks: [
            .node(.sequenceExpr) { node, context in
                guard let sequence = node.as(SequenceExprSyntax.self), let target = sequence.elements.first,
                    let sign = sequence.elements.dropFirst().first, Self.assigns(sign),
                    let name = target.tokens(viewMode: .sourceAccurate).first(where: {
                        $0.text != "self" && $0.text != "."
                    })?.text,
                    name != "_", Self.isStatement(sequence),
                    BodyEvaluation.contains(node, isCertain: true)
                else { return [] }
                let properties = context.enclosingType(of: node)?.properties ?? context.outline.bareProperties
                guard properties.contains(where: { $0.name == name && !$0.isComputed }) else { return [] }
                return [Finding(context.range(of: node))]
            },
            .call(NameUsage.mutators.sorted()) { call, context in
                guard let base = call.base?.as(DeclReferenceExprSyntax.self),
                    call.node.parent?.is(CodeBlockItemSyntax.self) == true,
                    BodyEvaluation.contains(call.node, isCertain: true)
                else { return [] }
                let properties = context.enclosingType(of: call.node)?.properties ?? context.outline.bareProperties
                let name = base.baseName.text
                guard properties.contains(where: { $0.name == name && $0.hasAttribute("State") }) else { return [] }
                return [Finding(context.range(of: call.node))]
            },
        ]
    )

    /// Returns true if the expression stands alone, or as `let _ = …`, which result builders accept.
    private static func isStatement(_ expression: SequenceExprSyntax) -> Bool {
        if expression.parent?.is(CodeBlockItemSyntax.self) == true { return true }
        guard let binding = expression.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
        return binding.pattern.is(WildcardPatternSyntax.self)
    }

    private static func assigns(_ sign: ExprSyntax) -> Bool {
        if sign.is(AssignmentExprSyntax.self) { return true }
        guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return ["+=", "-=", "*=", "/="].contains(text)
    }
}
