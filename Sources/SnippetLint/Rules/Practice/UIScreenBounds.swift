import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let uiScreenBounds = Rule(
        .uiScreenBounds,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a layout depends on the size of the screen", "una composición depende del tamaño de la pantalla"),
            why: (
                "a view may be shown in a split view, a sheet or a window: the size of the screen doesn't say how much space it has",
                "una vista puede estar en una pantalla dividida, una hoja o una ventana: el tamaño de la pantalla no dice cuánto espacio tiene"
            ),
            instead: (
                "use `containerRelativeFrame` or `onGeometryChange`, or let the view fill the space that it gets",
                "usa `containerRelativeFrame` u `onGeometryChange`, o deja que la vista llene el espacio que recibe"
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
