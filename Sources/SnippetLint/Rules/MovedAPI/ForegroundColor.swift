import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let foregroundColor = Rule(
        .foregroundColor,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`foregroundColor` has been replaced by `foregroundStyle`",
                "`foregroundColor` ha sido sustituido por `foregroundStyle`"
            ),
            why: (
                "it takes colours only; `foregroundStyle` takes gradients, materials and hierarchical styles too",
                "solo admite colores; `foregroundStyle` admite también degradados, materiales y estilos jerárquicos"
            ),
            instead: (
                "write `.foregroundStyle(…)`",
                "escribe `.foregroundStyle(…)`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹foregroundColor›(.red)", fixed: "Text(\"a\").foregroundStyle(.red)"),
            .flagged("Text(\"a\").‹foregroundColor›(nil)"),
            .accepted("Text(\"a\").foregroundStyle(.red)"),
            .accepted("let key = NSAttributedString.Key.foregroundColor"),
        ],
        checks: [
            .renamedModifier("foregroundColor", to: "foregroundStyle") { call, context in
                // There is no style that means “no colour of its own”
                call.labels == ["_"] && !context.text(of: call.node.arguments).contains("nil")
            }
        ]
    )
}
