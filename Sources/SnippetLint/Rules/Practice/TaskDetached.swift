import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let taskDetached = Rule(
        .taskDetached,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a detached task", "una tarea separada"),
            why: (
                "it doesn't inherit the actor, the priority or the task-local values of the code that starts it",
                "no hereda el actor, la prioridad ni los valores locales de tarea del código que la inicia"
            ),
            instead: (
                "write `Task { … }`, or a `@concurrent` function for heavy work",
                "escribe `Task { … }`, o una función `@concurrent` para trabajo pesado"
            )
        ),
        examples: [
            .flagged("‹Task.detached› { await load() }"),
            .accepted("Task { await load() }"),
        ],
        checks: [
            .call(["detached"]) { call, context in
                guard let base = call.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Task" else {
                    return []
                }
                return [Finding(context.range(of: call.node.calledExpression))]
            }
        ]
    )
}
