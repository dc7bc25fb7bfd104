import SnippetSyntax

extension Rule {
    static let stateObjectInjected = Rule(
        .stateObjectInjected,
        .state,
        levels: .taught(.warning),
        fixability: .review,
        about: About(
            what: (
                "an object from outside is kept in `@StateObject`",
                "un objeto que viene de fuera se guarda en `@StateObject`"
            ),
            why: (
                "`@StateObject` owns its object: it keeps the first one and ignores any other that the parent passes",
                "`@StateObject` es dueño de su objeto: conserva el primero e ignora cualquier otro que pase el padre"
            ),
            instead: (
                "receive it with `@ObservedObject`, or as a plain `let` if it is `@Observable`",
                "recíbelo con `@ObservedObject`, o como simple `let` si es `@Observable`"
            )
        ),
        examples: [
            .flagged("struct Page: View {\n    ‹@StateObject› var model: PageModel\n}"),
            .accepted("struct Page: View {\n    @StateObject private var model = PageModel()\n}"),
            .accepted(
                "struct Page: View {\n    @StateObject private var model: PageModel\n    init() { _model = StateObject(wrappedValue: PageModel()) }\n}"
            ),
        ],
        checks: [
            .property { property, context in
                guard let wrapper = property.attribute("StateObject"), property.initialValue == nil,
                    property.type != nil
                else { return [] }
                let owner = context.outline.owner(of: property)
                guard owner?.initializers.isEmpty != false,
                    owner.map({ !context.sample.isElided(in: $0.range) }) ?? true
                else { return [] }
                // A private property can't come from outside: its initialiser is just not shown
                return [Finding(context.range(of: wrapper.node), isOnlyProof: property.isPrivate)]
            }
        ]
    )
}
