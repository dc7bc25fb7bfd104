import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let toolbarPlacement = Rule(
        .toolbarPlacement,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: ("this placement has been renamed", "esta posición ha cambiado de nombre"),
            why: (
                "`topBar` works on every platform that has such a bar",
                "`topBar` sirve en todas las plataformas que tienen esa barra"
            ),
            instead: (
                "write `.topBarLeading` or `.topBarTrailing`",
                "escribe `.topBarLeading` o `.topBarTrailing`"
            )
        ),
        examples: [
            .flagged(
                "ToolbarItem(placement: .‹navigationBarTrailing›) {}",
                fixed: "ToolbarItem(placement: .topBarTrailing) {}"
            ),
            .accepted("ToolbarItem(placement: .topBarTrailing) {}"),
        ],
        checks: [
            .name(["navigationBarLeading", "navigationBarTrailing"]) { name, context in
                guard name.parent?.parent?.is(MemberAccessExprSyntax.self) == true else { return [] }
                let range = context.range(of: name)
                let new = name.text == "navigationBarLeading" ? "topBarLeading" : "topBarTrailing"
                return [Finding(range, edits: [.init(range: range, replacement: new)])]
            }
        ]
    )
}
