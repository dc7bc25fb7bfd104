import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let wideInput = Rule(
        .wideInput,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("a view takes more than it shows", "una vista recibe más de lo que muestra"),
            why: (
                "it depends on the whole model, is evaluated again when any part of it changes, and can't be shown without a model",
                "depende de todo el modelo, se evalúa de nuevo cuando cambia cualquier parte y no se puede mostrar sin él"
            ),
            instead: (
                "pass the values that it shows: `let name: String`",
                "pasa los valores que muestra: `let nombre: String`"
            )
        ),
        examples: [
            .flagged("struct Name: View {\n    let ‹user›: User\n    var body: some View { Text(user.name) }\n}"),
            .flagged(
                "struct Name: View {\n    @Environment(AppModel.self) private var ‹model›\n    var body: some View { Text(model.user.name) }\n}"
            ),
            .flagged("struct UserRow: View {\n    @Bindable var ‹model›: HomeViewModel\n    // ...\n}"),
            .accepted("struct Name: View {\n    let name: String\n    var body: some View { Text(name) }\n}"),
            .accepted(
                "struct Name: View {\n    let user: User\n    var body: some View { Text(user.name + user.surname + user.mail) }\n}"
            ),
        ],
        checks: [
            .property { property, context in
                // A row or a button that is given the model of a whole screen
                let small = ["Row", "Cell", "Button", "Card", "Badge", "Item", "Label"]
                guard let owner = context.outline.owner(of: property),
                    small.contains(where: owner.name.hasSuffix),
                    owner.isView, !property.isComputed, let type = property.typeName, ModelName.isModel(type),
                    !type.hasPrefix(owner.name)
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            },
            .property { property, context in
                let wrappers = ["Environment", "EnvironmentObject", "ObservedObject", "Bindable", "Binding"]
                guard let owner = context.outline.owner(of: property), owner.isView, owner.body != nil,
                    !property.isComputed, property.initialValue == nil, let type = property.typeName,
                    property.attributes.allSatisfy({ wrappers.contains($0.name) }),
                    property.type != nil || property.environmentType != nil,
                    type.first?.isUppercase == true, !values.contains(type)
                else { return [] }
                var parts: Set<String> = []
                for token in owner.node.tokens(viewMode: .sourceAccurate)
                where token.text == property.name && token.parent?.is(DeclReferenceExprSyntax.self) == true {
                    guard let dot = token.nextToken(viewMode: .sourceAccurate), dot.tokenKind == .period,
                        let part = dot.nextToken(viewMode: .sourceAccurate)
                    else { return [] }
                    parts.insert(part.text)
                }
                guard (1...2).contains(parts.count) else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            },
        ]
    )

    private static let values: Set<String> = [
        "String", "Int", "Double", "Bool", "Date", "URL", "UUID", "Data", "Float", "CGFloat", "Color", "Image", "Text",
        "LocalizedStringKey", "CGSize", "CGRect", "CGPoint", "Decimal", "Namespace", "Content", "Void", "Never",
    ]
}
