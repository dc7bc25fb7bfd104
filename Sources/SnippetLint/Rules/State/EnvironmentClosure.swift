import SwiftSyntax

extension Rule {
    static let environmentClosure = Rule(
        .environmentClosure,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("a closure in the environment", "un cierre en el entorno"),
            why: (
                "closures can't be compared, so every reader is evaluated again whenever the writer is",
                "los cierres no se pueden comparar: todo el que lo lee se evalúa de nuevo cada vez que lo hace quien lo escribe"
            ),
            instead: (
                "put a structure with `callAsFunction` there, or an @Observable model",
                "pon una estructura con `callAsFunction`, o un modelo @Observable"
            )
        ),
        examples: [
            .flagged("extension EnvironmentValues {\n    @Entry var ‹submit›: (String) -> Void = { _ in }\n}"),
            .accepted("extension EnvironmentValues {\n    @Entry var submit = SubmitAction()\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("Entry"), property.typeText?.contains("->") == true else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            }
        ]
    )
}
