import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let eagerStack = Rule(
        .eagerStack,
        .practice,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a stack in a scroll view creates all its rows at once",
                "una pila dentro de un `ScrollView` crea todas sus filas a la vez"
            ),
            why: (
                "rows far below are created, laid out and kept, even if they are never shown",
                "las filas de muy abajo se crean, se colocan y se conservan aunque no lleguen a verse"
            ),
            instead: (
                "write `LazyVStack` or `LazyHStack`, or a `List`", "escribe `LazyVStack` o `LazyHStack`, o una `List`"
            )
        ),
        examples: [
            .flagged("ScrollView {\n    ‹VStack› {\n        ForEach(items) { Row(item: $0) }\n    }\n}"),
            .accepted("ScrollView {\n    LazyVStack {\n        ForEach(items) { Row(item: $0) }\n    }\n}"),
        ],
        checks: [
            .call(["VStack", "HStack"]) { call, context in
                guard !call.isMember, let closure = call.node.trailingClosure,
                    closure.statements.contains(where: { $0.sourceText.hasPrefix("ForEach") }),
                    Self.isScrolled(call.node)
                else { return [] }
                return [Finding(context.range(of: call.name))]
            }
        ]
    )

    private static func isScrolled(_ node: FunctionCallExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if let call = parent.as(FunctionCallExprSyntax.self), CallSite(call)?.name.text == "ScrollView" {
                return true
            }
            if parent.is(MemberBlockSyntax.self) { return false }
            current = parent.parent
        }
        return false
    }
}
