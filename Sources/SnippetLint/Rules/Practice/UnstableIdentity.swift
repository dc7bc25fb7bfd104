import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let unstableIdentity = Rule(
        .unstableIdentity,
        .practice,
        levels: .taught(.warning),
        fixability: .review,
        about: About(
            what: ("an identity that is new each time", "una identidad nueva cada vez"),
            why: (
                "to SwiftUI it is another view or row at each update: state, focus and animation are lost",
                "para SwiftUI es otra vista u otra fila en cada actualización: se pierden estado, foco y animación"
            ),
            instead: (
                "store the id once: `let id = UUID()` in the model, or the id that the server gives",
                "guarda el id una vez: `let id = UUID()` en el modelo, o el que dé el servidor"
            )
        ),
        examples: [
            .flagged("Row().id(‹UUID()›)"),
            .flagged("struct Item: Identifiable {\n    var ‹id›: UUID { UUID() }\n}"),
            .accepted("struct Item: Identifiable {\n    let id = UUID()\n}"),
            .accepted("Row().id(item.id)"),
        ],
        checks: [
            .call(["id"]) { call, context in
                guard call.isMember, let argument = call.firstArgument?.expression,
                    ["UUID()", "Date()", "UUID().uuidString"].contains(argument.sourceText)
                        || argument.sourceText.contains(".random(")
                else { return [] }
                return [Finding(context.range(of: argument))]
            },
            .property { property, context in
                guard property.name == "id", property.isComputed,
                    property.binding.accessorBlock?.sourceText.contains("UUID()") == true
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            },
        ]
    )
}
