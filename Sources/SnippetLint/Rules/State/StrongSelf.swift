import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let strongSelf = Rule(
        .strongSelf,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a closure that outlives the call keeps a strong reference to its model",
                "una clausura que sobrevive a la llamada retiene su modelo"
            ),
            why: (
                "the model and the subscription keep each other alive, and neither is ever released",
                "el modelo y la suscripción se mantienen vivos el uno al otro, y ninguno se libera nunca"
            ),
            instead: ("write `[weak self] in`", "escribe `[weak self] in`")
        ),
        examples: [
            .flagged(
                "final class Clock {\n    func start() {\n        publisher.‹sink› { self.time = $0 }.store(in: &bag)\n    }\n}"
            ),
            .accepted(
                "final class Clock {\n    func start() {\n        publisher.sink { [weak self] in self?.time = $0 }.store(in: &bag)\n    }\n}"
            ),
            .accepted("struct Page: View {\n    func start() { publisher.sink { self.time = $0 } }\n}"),
        ],
        checks: [
            .call(["sink", "scheduledTimer", "addObserver", "Task", "dataTask"]) { call, context in
                guard let owner = context.enclosingType(of: call.node), owner.kind == .class,
                    let closure = call.node.trailingClosure, closure.signature?.capture == nil,
                    closure.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.self) })
                else { return [] }
                return [Finding(context.range(of: call.name))]
            }
        ]
    )
}
