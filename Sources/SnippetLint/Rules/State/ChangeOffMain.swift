import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let changeOffMain = Rule(
        .changeOffMain,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("state changes away from the main actor", "el estado cambia fuera del actor principal"),
            why: (
                "SwiftUI may read it while it changes: this is a data race, and an error in Swift 6",
                "SwiftUI puede leerlo mientras cambia: es una carrera de datos, y en Swift 6 un error"
            ),
            instead: (
                "make the model `@MainActor` and write after the `await`",
                "haz el modelo `@MainActor` y escribe después del `await`"
            )
        ),
        examples: [
            .flagged("Task.‹detached› {\n    model.items = await load()\n}"),
            .flagged("DispatchQueue.global().‹async› {\n    self.items = load()\n}"),
            .accepted("Task {\n    model.items = await load()\n}"),
            .accepted("DispatchQueue.main.async {\n    self.items = load()\n}"),
        ],
        checks: [
            .call(["detached", "async", "dataTask", "asyncAfter", "sink"]) { call, context in
                guard let closure = call.node.trailingClosure, let base = call.base else { return [] }
                let queue = base.sourceText
                guard !queue.contains(".main"), !closure.sourceText.contains("MainActor"),
                    !closure.sourceText.contains(".main"),
                    call.name.text != "sink" || !queue.contains("receive")
                else { return [] }
                let assigns = closure.statements.contains { item in
                    item.tokens(viewMode: .sourceAccurate).contains { token in
                        token.tokenKind == .equal && token.parent?.is(AssignmentExprSyntax.self) == true
                            || token.tokenKind == .keyword(.`self`) && call.name.text == "sink"
                    }
                }
                return assigns ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
