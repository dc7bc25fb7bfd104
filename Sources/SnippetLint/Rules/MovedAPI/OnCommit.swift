import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let onCommit = Rule(
        .onCommit,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "a text field with `onCommit` or `onEditingChanged`",
                "un campo de texto con `onCommit` u `onEditingChanged`"
            ),
            why: (
                "`onSubmit` and `@FocusState` do the same for any field, and for a whole form",
                "`onSubmit` y `@FocusState` hacen lo mismo para cualquier campo y para un formulario entero"
            ),
            instead: (
                "write `.onSubmit { … }`, and `.focused($isFocused)` to follow editing",
                "escribe `.onSubmit { … }`, y `.focused($isFocused)` para seguir la edición"
            )
        ),
        examples: [
            .flagged("‹TextField›(\"a\", text: $text, onCommit: save)"),
            .accepted("TextField(\"a\", text: $text).onSubmit(save)"),
        ],
        checks: [
            .call(["TextField", "SecureField"]) { call, context in
                let closures = call.node.additionalTrailingClosures.map(\.label.text)
                let labels = call.labels + closures
                return labels.contains("onCommit") || labels.contains("onEditingChanged")
                    ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
