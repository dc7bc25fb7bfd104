import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let bindableNeeded = Rule(
        .bindableNeeded,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: (
                "`$` needs a wrapper, and this property has none that gives bindings",
                "`$` necesita un envoltorio, y esta propiedad no tiene ninguno que dé enlaces"
            ),
            why: (
                "it doesn't compile: a plain property has no projected value",
                "no compila: una propiedad sin envoltorio no tiene valor proyectado"
            ),
            instead: (
                "write `@Bindable var` for an `@Observable` object from outside, `@Binding` for a value; for one from the environment, `@Bindable var model = model` in `body`",
                "escribe `@Bindable var` si es un objeto `@Observable` que viene de fuera, `@Binding` si es un valor; si viene del entorno, `@Bindable var model = model` en `body`"
            )
        ),
        examples: [
            .flagged(
                """
                struct NameField: View {
                    let profile: Profile
                    var body: some View {
                        TextField("Name", text: ‹$profile›.name)
                    }
                }
                """
            ),
            .flagged(
                """
                struct NameField: View {
                    @Environment(Profile.self) private var profile
                    var body: some View {
                        TextField("Name", text: ‹$profile›.name)
                    }
                }
                """
            ),
            .accepted(
                """
                struct NameField: View {
                    @Bindable var profile: Profile
                    var body: some View {
                        TextField("Name", text: $profile.name)
                    }
                }
                """
            ),
            .accepted(
                """
                struct NameField: View {
                    @Environment(Profile.self) private var profile
                    var body: some View {
                        @Bindable var profile = profile
                        TextField("Name", text: $profile.name)
                    }
                }
                """
            ),
        ],
        checks: [
            .property { property, context in
                guard !property.isComputed, !property.isStatic, context.sample.hasDollar,
                    property.attributes.isEmpty || property.attributes.map(\.name) == ["Environment"],
                    let owner = context.outline.owner(of: property), owner.isView
                else { return [] }
                let projected = "$" + property.name
                let tokens = context.lesson.tokens(projected, in: owner.node)
                guard let first = tokens.first, !tokens.contains(where: isParameter),
                    !LocalNames.declares(property.name, in: owner.node, context.lesson, besides: property.declaration)
                else { return [] }
                return [
                    Finding(
                        context.range(of: first),
                        message: (
                            en: "“\(projected)” doesn't exist: “\(property.name)” has no wrapper that gives bindings",
                            es: "«\(projected)» no existe: «\(property.name)» no tiene un envoltorio que dé enlaces"
                        )
                    )
                ]
            }
        ]
    )

    private static func isParameter(_ token: TokenSyntax) -> Bool {
        token.parent?.is(ClosureShorthandParameterSyntax.self) == true
            || token.parent?.is(ClosureParameterSyntax.self) == true
    }
}

/// Variables declared within functions and closures.
enum LocalNames {
    static func declares(
        _ name: String,
        in node: some SyntaxProtocol,
        _ lesson: DeclarationIndex,
        besides declaration: VariableDeclSyntax
    ) -> Bool {
        lesson.tokens(name, in: node).contains { token in
            guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
                let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self)
            else { return false }
            return variable.id != declaration.id
        }
    }
}
