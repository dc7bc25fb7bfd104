import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let mainDispatchQueue = Rule(
        .mainDispatchQueue,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: (
                "code is sent to the main queue with `DispatchQueue`",
                "se envía código a la cola principal con `DispatchQueue`"
            ),
            why: (
                "with actors, the compiler checks which code runs on the main thread; with queues, it checks far less",
                "con actores, el compilador comprueba qué código se ejecuta en el hilo principal; con colas comprueba mucho menos"
            ),
            instead: (
                "isolate the code with `@MainActor`, or write `await MainActor.run { … }`",
                "aísla el código con `@MainActor`, o escribe `await MainActor.run { … }`"
            )
        ),
        examples: [
            .flagged("‹DispatchQueue.main›.async { show() }"),
            .accepted("await MainActor.run { show() }"),
        ],
        checks: [
            .name(["DispatchQueue"]) { name, context in
                guard let main = name.parent?.parent?.as(MemberAccessExprSyntax.self),
                    main.declName.baseName.text == "main",
                    main.parent?.is(MemberAccessExprSyntax.self) == true
                else { return [] }
                return [Finding(context.range(of: main))]
            }
        ]
    )
}
