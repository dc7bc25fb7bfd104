import Diagnostics
import SnippetSyntax
import SwiftSyntax

extension Rule {
    /// Returns a rule on objects that are read from the environment and that nobody in the lesson puts there.
    ///
    /// - Parameters:
    ///   - modifier: the modifier that would put the object there.
    ///   - type: returns the object's type if the property reads one that the lesson declares, else nil.
    static func missingInjection(
        _ id: RuleID,
        modifier: String,
        examples: [RuleExample],
        type: @escaping @Sendable (Property, RuleContext) -> String?
    ) -> Rule {
        Rule(
            id,
            .state,
            levels: .state(.note),
            about: About(
                what: (
                    "no `.\(modifier)(…)` in the lesson offers this object",
                    "ningún `.\(modifier)(…)` de la lección ofrece este objeto"
                ),
                why: (
                    "it compiles, but the app crashes as soon as the view is shown",
                    "compila, pero la app se cierra en cuanto se muestra la vista"
                ),
                instead: (
                    "show the `.\(modifier)(…)` on an ancestor, and on the preview",
                    "enseña el `.\(modifier)(…)` de una vista que la contenga, y el de la previsualización"
                )
            ),
            examples: examples,
            checks: [
                .property { property, context in
                    guard let type = type(property, context), !context.lesson.injections(with: modifier).offers(type)
                    else {
                        return []
                    }
                    return [
                        Finding(
                            context.range(of: property.nameToken),
                            message: (
                                en: "no code in the lesson puts a \(type) in the environment",
                                es: "ningún código de la lección pone un \(type) en el entorno"
                            )
                        )
                    ]
                }
            ]
        )
    }
}
