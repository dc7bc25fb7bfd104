import SwiftSyntax

extension Rule {
    static let mainDispatchQueue = Rule(
        .mainDispatchQueue,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a hop to the main queue by hand", "un salto a mano a la cola principal"),
            why: (
                "the compiler checks actors, and knows nothing of queues",
                "el compilador comprueba los actores, y nada sabe de colas"
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
