import SwiftSyntax

extension Rule {
    /// A rule on objects that are read from the environment and that nobody in the lesson puts there.
    ///
    /// - Parameters:
    ///   - modifier: what would put the object there.
    ///   - type: the object's type, where the property reads one that the lesson declares.
    static func missingInjection(
        _ id: String,
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
                    guard let type = type(property, context), !Injections.offers(type, with: modifier, in: context)
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

/// What the samples of a lesson put in the environment.
enum Injections {
    /// Whether the lesson offers an object of the type, or something whose type it doesn't tell.
    static func offers(_ type: String, with modifier: String, in context: RuleContext) -> Bool {
        context.lesson.calls(of: modifier).contains { sample, call in
            guard call.isMember, let argument = call.firstArgument else { return false }
            let expression = argument.expression
            if expression.is(KeyPathExprSyntax.self) { return false }
            if let made = expression.as(FunctionCallExprSyntax.self).flatMap(CallSite.init), !made.isMember {
                return made.name.text == type
            }
            if let member = expression.as(MemberAccessExprSyntax.self),
                let base = member.base?.as(DeclReferenceExprSyntax.self),
                base.baseName.text.first?.isUppercase == true
            {
                return base.baseName.text == type
            }
            guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return true }
            let properties = context.lesson.properties(named: reference.baseName.text, from: sample)
            let types = properties.map(\.typeName)
            return types.isEmpty || types.contains { $0 == nil || $0 == type }
        }
    }
}
