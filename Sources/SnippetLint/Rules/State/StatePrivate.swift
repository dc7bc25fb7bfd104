import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let statePrivate = Rule(
        .statePrivate,
        .state,
        levels: .state(.warning),
        fixability: .safe,
        about: About(
            what: ("`@State` is not `private` here", "`@State` no es `private` aquí"),
            why: (
                "whoever creates the view can pass a value that SwiftUI uses once and then ignores",
                "quien crea la vista puede pasarle un valor que SwiftUI usa una vez y después ignora"
            ),
            instead: (
                "write `private var`; if the value comes from outside, it is a `let`, a `@Binding` or a `@Bindable`",
                "escribe `private var`; si el valor viene de fuera, es un `let`, un `@Binding` o un `@Bindable`"
            )
        ),
        examples: [
            .flagged(
                "struct Counter: View {\n    ‹@State› var count = 0\n}",
                fixed: "struct Counter: View {\n    @State private var count = 0\n}"
            ),
            .flagged("‹@State› var count = 0", fixed: "@State private var count = 0"),
            .flagged("struct Counter: View {\n    ‹@State› var count: Int\n}"),
            .flagged(
                "struct Cart: View {\n    ‹@StateObject› var model = Model()\n}",
                fixed: "struct Cart: View {\n    @StateObject private var model = Model()\n}"
            ),
            .accepted("struct Counter: View {\n    @State private var count = 0\n}"),
            .accepted("#Preview {\n    @Previewable @State var count = 0\n    Counter(count: $count)\n}"),
        ],
        checks: [
            .property { property, context in
                guard let state = property.attribute("State") ?? property.attribute("StateObject"),
                    !property.isPrivate, !property.isStatic, !property.hasAttribute("Previewable")
                else { return [] }
                let owner = context.outline.owner(of: property)
                guard owner == nil || owner?.isView == true || owner?.kind == .structure else { return [] }
                return [
                    Finding(
                        context.range(of: state.node),
                        message: (
                            en: "“\(property.name)” is @\(state.name) but not private",
                            es: "«\(property.name)» es @\(state.name) pero no private"
                        ),
                        edits: edits(property, owner: owner, context),
                        // Beside code that uses it, the declaration shows the value and not its access level
                        yieldsToMark: owner == nil && !isAllDeclarations(context)
                    )
                ]
            }
        ]
    )

    /// Returns true if the sample shows only declarations, and no bare `body` that uses them.
    private static func isAllDeclarations(_ context: RuleContext) -> Bool {
        !context.outline.hasBareBody && context.outline.isAllDeclarations
    }

    /// Returns the edit that puts `private` before `var`; empty if the property has modifiers or is set from outside.
    private static func edits(
        _ property: Property,
        owner: TypeDeclaration?,
        _ context: RuleContext
    ) -> [Finding.Edit] {
        guard property.modifiers.isEmpty, property.initialValue != nil || property.isOptional else { return [] }
        if let owner {
            let isSet = context.lesson.hasCall(of: owner.name, labelled: property.name)
            guard !isSet else { return [] }
        }
        let start = context.range(of: property.declaration.bindingSpecifier).lowerBound
        return [.init(range: start..<start, replacement: "private ")]
    }
}
