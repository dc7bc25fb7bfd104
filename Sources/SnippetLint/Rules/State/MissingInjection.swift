import Diagnostics
import SwiftSyntax

extension Rule {
    /// A rule on objects that are read from the environment and that nobody in the lesson puts there.
    ///
    /// - Parameters:
    ///   - modifier: what would put the object there.
    ///   - type: the object's type, where the property reads one that the lesson declares.
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
                    "nobody in the lesson puts this object in the environment",
                    "nadie en la lección pone este objeto en el entorno"
                ),
                why: (
                    "it compiles, and crashes as soon as the view is shown",
                    "compila, y se cierra en cuanto se muestra la vista"
                ),
                instead: (
                    "show the `.\(modifier)(…)` of an ancestor, and of the preview",
                    "enseña el `.\(modifier)(…)` de un antepasado, y el de la vista previa"
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
                                en: "nobody in the lesson puts a \(type) in the environment",
                                es: "nadie en la lección pone un \(type) en el entorno"
                            )
                        )
                    ]
                }
            ]
        )
    }
}
