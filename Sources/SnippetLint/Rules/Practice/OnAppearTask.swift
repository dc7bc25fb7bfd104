import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let onAppearTask = Rule(
        .onAppearTask,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("`onAppear` starts a task", "`onAppear` inicia una tarea"),
            why: (
                "nothing cancels it when the view goes away, and it starts again each time the view comes back",
                "nada la cancela cuando la vista desaparece, y vuelve a empezar cada vez que la vista regresa"
            ),
            instead: (
                "write `.task { … }`, which is cancelled with the view",
                "escribe `.task { … }`, que se cancela con la vista"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹onAppear› { Task { await load() } }"),
            .accepted("Text(\"a\").task { await load() }"),
            .accepted("Text(\"a\").onAppear { load() }"),
        ],
        checks: [
            .call(["onAppear"]) { call, context in
                guard call.isMember, let closure = call.node.trailingClosure else { return [] }
                let startsTask = closure.statements.contains { item in
                    guard case .expr(let expression) = item.item, let inner = expression.as(FunctionCallExprSyntax.self)
                    else {
                        return false
                    }
                    return CallSite(inner).map { $0.name.text == "Task" && !$0.isMember } ?? false
                }
                return startsTask ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
