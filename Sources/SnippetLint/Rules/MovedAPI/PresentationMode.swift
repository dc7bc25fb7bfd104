import SnippetSyntax
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
                "`dismiss` is an action that you call; `presentationMode` is a binding that has to be unwrapped first",
                "`dismiss` es una acción que se llama; `presentationMode` es un enlace que antes hay que desempaquetar"
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
