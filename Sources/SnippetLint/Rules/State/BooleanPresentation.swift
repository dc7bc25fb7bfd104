import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let booleanPresentation = Rule(
        .booleanPresentation,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a Boolean presents a sheet, and another property says what it shows",
                "un booleano presenta una hoja, y otra propiedad dice qué muestra"
            ),
            why: (
                "the two can disagree: the sheet is then empty, or two are asked for at once",
                "los dos pueden no concordar: la hoja sale vacía, o se piden dos a la vez"
            ),
            instead: (
                "write `.sheet(item:)` with one optional value, and an enum if there are several sheets",
                "escribe `.sheet(item:)` con un solo opcional, y con un enum si hay varias hojas"
            )
        ),
        examples: [
            .flagged(
                "List(items) { row in\n    Text(row.name)\n}\n.‹sheet›(isPresented: $isShown) {\n    if let selected {\n        Detail(item: selected)\n    }\n}"
            ),
            .flagged("Text(\"a\")\n    .sheet(isPresented: $showA) { A() }\n    .‹sheet›(isPresented: $showB) { B() }"),
            .accepted("List(items) { row in\n    Text(row.name)\n}\n.sheet(item: $selected) { Detail(item: $0) }"),
            .accepted("Text(\"a\").sheet(isPresented: $isShown) { Help() }"),
        ],
        checks: [
            .call(["sheet", "fullScreenCover", "popover"]) { call, context in
                guard call.isMember, call.argument("isPresented") != nil, let closure = call.node.trailingClosure else {
                    return []
                }
                let unwraps = closure.tokens(viewMode: .sourceAccurate).contains {
                    $0.tokenKind == .keyword(.if) || $0.tokenKind == .exclamationMark
                }
                return unwraps || Self.hasAnother(below: call) ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )

    /// Returns true if the same chain presents something else by a flag too.
    private static func hasAnother(below call: CallSite) -> Bool {
        var base = call.base
        while let node = base?.as(FunctionCallExprSyntax.self), let inner = CallSite(node) {
            if ["sheet", "fullScreenCover"].contains(inner.name.text), inner.argument("isPresented") != nil {
                return true
            }
            base = inner.base
        }
        return false
    }
}
