import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let environmentClosure = Rule(
        .environmentClosure,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("a closure in the environment", "una clausura en el entorno"),
            why: (
                "SwiftUI can't compare closures: whenever the view that sets it is evaluated, every view that reads it is evaluated too",
                "SwiftUI no puede comparar clausuras: cada vez que se evalúa la vista que la pone, se evalúan también todas las que la leen"
            ),
            instead: (
                "put a structure with `callAsFunction` there, or an `@Observable` model",
                "pon una estructura con `callAsFunction`, o un modelo `@Observable`"
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
