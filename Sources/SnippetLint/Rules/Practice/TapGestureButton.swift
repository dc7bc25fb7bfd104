import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let tapGestureButton = Rule(
        .tapGestureButton,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a tap gesture that is used as a button", "un gesto de toque que hace de botón"),
            why: (
                "VoiceOver, keyboards and pointers find buttons, not gestures",
                "VoiceOver, los teclados y los punteros encuentran botones, no gestos"
            ),
            instead: (
                "write `Button { … } label: { … }`",
                "escribe `Button { … } label: { … }`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹onTapGesture› { save() }"),
            .accepted("Button(\"a\") { save() }"),
            .accepted("Text(\"a\").onTapGesture(count: 2) { save() }"),
            .accepted("Text(\"a\").onTapGesture { point in save(point) }"),
        ],
        checks: [
            .call(["onTapGesture"]) { call, context in
                guard call.isMember, call.node.arguments.isEmpty, call.node.trailingClosure?.signature == nil else {
                    return []
                }
                return [Finding(context.range(of: call.name))]
            }
        ]
    )
}
