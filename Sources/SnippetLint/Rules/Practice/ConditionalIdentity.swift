import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let conditionalIdentity = Rule(
        .conditionalIdentity,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("the same view is in both branches", "la misma vista está en las dos ramas"),
            why: (
                "SwiftUI sees two different views: a change of branch resets the state and breaks the animation",
                "para SwiftUI son dos vistas distintas: al cambiar de rama se pierde el estado y se rompe la animación"
            ),
            instead: (
                "write it once, with the condition in the argument: `.opacity(isOn ? 1 : 0.5)`",
                "escríbela una vez, con la condición en el argumento: `.opacity(isOn ? 1 : 0.5)`"
            )
        ),
        examples: [
            .flagged(
                "var body: some View {\n    ‹if› isOn {\n        Text(name).bold()\n    } else {\n        Text(name)\n    }\n}"
            ),
            .flagged(
                "extension View {\n    @ViewBuilder func ‹`if`›<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {\n        if condition { transform(self) } else { self }\n    }\n}"
            ),
            .accepted(
                "var body: some View {\n    if isOn {\n        Text(name)\n    } else {\n        ProgressView()\n    }\n}"
            ),
            .accepted("var body: some View {\n    if isOn {\n        Text(name)\n    }\n}"),
            .accepted(
                "var body: some View {\n    if isOn {\n        Text(\"On\")\n    } else {\n        Text(\"Off\")\n    }\n}"
            ),
        ],
        checks: [
            .node(.ifExpr) { node, context in
                guard let condition = node.as(IfExprSyntax.self), case .codeBlock(let other)? = condition.elseBody,
                    let view = Self.root(of: condition.body), view == Self.root(of: other),
                    !view.hasPrefix("ProgressView"),
                    BodyEvaluation.contains(node)
                        || node.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
                else { return [] }
                return [Finding(context.range(of: condition.ifKeyword))]
            },
            .sample { context in
                let functions = context.outline.types.filter { $0.kind == .extension && $0.name == "View" }.flatMap(
                    \.functions
                )
                return functions.filter { function in
                    let name = function.name.text.lowercased()
                    return name == "`if`" || name == "if" || name.hasPrefix("conditional") || name == "applyif"
                        || name.hasPrefix("iflet")
                }.map { Finding(context.range(of: $0.name)) }
            },
        ]
    )

    /// Returns the view that a branch's only statement begins with, arguments and all: `Text(name)` of `Text(name).bold()`; nil
    /// if none.
    private static func root(of block: CodeBlockSyntax) -> String? {
        guard block.statements.count == 1, case .expr(let expression)? = block.statements.first?.item else {
            return nil
        }
        var current = expression
        while let call = current.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
                guard call.calledExpression.sourceText.first?.isUppercase == true else { return nil }
                return call.sourceText
            }
            current = base
        }
        return nil
    }
}
