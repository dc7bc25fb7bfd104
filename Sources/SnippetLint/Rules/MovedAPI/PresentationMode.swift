import SwiftSyntax

extension Rule {
    static let presentationMode = Rule(
        .presentationMode,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "`presentationMode` has been replaced by `dismiss`",
                "`presentationMode` ha sido sustituido por `dismiss`"
            ),
            why: (
                "an action that closes says what it does; a binding to a mode has to be unwrapped first",
                "una acción que cierra dice lo que hace; un binding a un modo hay que desenvolverlo antes"
            ),
            instead: (
                "write `@Environment(\\.dismiss) private var dismiss` and call `dismiss()`",
                "escribe `@Environment(\\.dismiss) private var dismiss` y llama a `dismiss()`"
            )
        ),
        examples: [
            .flagged("struct Page: View {\n    @Environment(\\.‹presentationMode›) var presentationMode\n}"),
            .accepted("struct Page: View {\n    @Environment(\\.dismiss) private var dismiss\n}"),
        ],
        checks: [
            .name(["presentationMode"]) { name, context in
                name.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
                    ? [Finding(context.range(of: name))] : []
            }
        ]
    )
}
