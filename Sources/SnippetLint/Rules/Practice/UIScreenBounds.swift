import SwiftSyntax

extension Rule {
    static let uiScreenBounds = Rule(
        .uiScreenBounds,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("the size of the screen decides a layout", "el tamaño de la pantalla decide una composición"),
            why: (
                "a view may be shown in a split, a sheet or a window: the screen says nothing of the room it has",
                "una vista puede estar en una división, una hoja o una ventana: la pantalla no dice cuánto sitio tiene"
            ),
            instead: (
                "use `containerRelativeFrame`, a `GeometryReader`, or let the view fill its room",
                "usa `containerRelativeFrame`, un `GeometryReader`, o deja que la vista llene su sitio"
            )
        ),
        examples: [
            .flagged("let width = ‹UIScreen.main.bounds›.width"),
            .accepted("let scale = UIScreen.main.scale"),
        ],
        checks: [
            .name(["UIScreen"]) { name, context in
                guard let main = name.parent?.parent?.as(MemberAccessExprSyntax.self),
                    main.declName.baseName.text == "main",
                    let bounds = main.parent?.as(MemberAccessExprSyntax.self), bounds.declName.baseName.text == "bounds"
                else { return [] }
                return [Finding(context.range(of: bounds))]
            }
        ]
    )
}
