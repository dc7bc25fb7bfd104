import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let sideEffectInBody = Rule(
        .sideEffectInBody,
        .state,
        levels: .state(.note),
        fixability: .review,
        about: About(
            what: ("`body` does more than describe the view", "`body` hace más que describir la vista"),
            why: (
                "SwiftUI evaluates it whenever it needs to, so the effect may happen too often or at the wrong moment",
                "SwiftUI lo evalúa siempre que lo necesita, así que el efecto puede ocurrir demasiadas veces o en mal momento"
            ),
            instead: ("move it to `.task`, `.onChange` or an action", "llévalo a `.task`, `.onChange` o una acción")
        ),
        examples: [
            .flagged("var body: some View {\n    let _ = ‹print›(\"drawn\")\n    Text(\"a\")\n}"),
            .flagged("var body: some View {\n    VStack {\n        let _ = ‹Task› { await load() }\n    }\n}"),
            .flagged(
                "// ❌ Bad\nvar body: some View {\n    let data = ‹fetchItems›()\n    List(data) { Text($0.name) }\n}"
            ),
            .accepted("var body: some View {\n    Button(\"a\") { print(\"tapped\") }\n}"),
            .accepted(
                "var body: some View {\n    switch phase {\n    case .loaded(let text): Text(text)\n    default: EmptyView()\n    }\n}"
            ),
            .accepted("var body: some View {\n    if case Phase.loaded(let text) = phase { Text(text) }\n}"),
            .accepted("var body: some View {\n    let _ = Self._printChanges()\n    Text(\"a\")\n}"),
        ],
        checks: [
            .call([]) { call, context in
                // `.loaded(let text)` is a pattern or a case, no call.
                guard !call.isChained, !(call.isMember && call.base == nil),
                    call.node.parent?.is(ExpressionPatternSyntax.self) != true
                else { return [] }
                let name = call.name.text
                let isEffect = !call.isMember && effects.contains(name)
                let isLikely = verbs.contains { name.utf8.starts(with: $0.utf8) }
                let isNetwork = call.base?.firstToken(viewMode: .sourceAccurate)?.text.hasPrefix("URLSession") == true
                guard isEffect || isLikely || isNetwork, BodyEvaluation.contains(call.node, isCertain: true),
                    !Self.isArgument(call.node)
                else { return [] }
                return [Finding(context.range(of: call.name), isOnlyProof: isLikely)]
            }
        ]
    )

    private static let effects: Set = ["print", "Task", "NSLog", "debugPrint"]
    private static let verbs = ["fetch", "load", "track", "log", "save", "request", "download", "send", "update"]

    /// Returns true if a member of the call's result is used, as in `load(name).image`: such a call is no side effect.
    private static func isArgument(_ node: FunctionCallExprSyntax) -> Bool {
        node.parent?.is(MemberAccessExprSyntax.self) == true
    }
}
