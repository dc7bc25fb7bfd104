import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let derivedState = Rule(
        .derivedState,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a value that can be computed from others is stored",
                "se almacena un valor que se puede calcular a partir de otros"
            ),
            why: (
                "the two stop agreeing as soon as some code changes one and not the other",
                "dejan de concordar en cuanto algún código cambia uno y no el otro"
            ),
            instead: ("compute it: `var total: Int { items.count }`", "calcúlalo: `var total: Int { items.count }`")
        ),
        examples: [
            .flagged("@State private var items: [Item] = []\n@State private var ‹itemCount› = 0"),
            .flagged("@State private var items: [Item] = []\n@State private var ‹filteredItems›: [Item] = []"),
            .flagged(
                "struct Page: View {\n    @State private var a = 0\n    @State private var b = 0\n    var body: some View {\n        Text(\"\").‹onChange›(of: a) { b = a * 2 }\n    }\n}"
            ),
            .accepted("@State private var items: [Item] = []\nvar itemCount: Int { items.count }"),
            .accepted("@State private var firstName = \"\"\n@State private var lastName = \"\""),
        ],
        checks: [
            .property { property, context in
                let stored = ["State", "Published", "AppStorage"]
                let owner = context.outline.owner(of: property)
                let siblings = owner?.properties ?? context.outline.bareProperties
                guard siblings.count > 1, !property.isLet, !property.isComputed,
                    property.attributes.contains(where: { stored.contains($0.name) }) || owner?.isObservable == true
                        || owner?.attribute("ObservableState") != nil,
                    Self.soundsDerived(property.name, among: siblings.map(\.name))
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            },
            .call(["onChange"]) { call, context in
                guard call.isMember, let closure = call.node.trailingClosure, closure.statements.count == 1,
                    case .expr(let expression)? = closure.statements.first?.item,
                    let sequence = expression.as(SequenceExprSyntax.self),
                    sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
                else { return [] }
                return [Finding(context.range(of: call.name))]
            },
        ]
    )

    private static let prefixes = [
        "filtered", "sorted", "total", "formatted", "visible", "selected", "has", "is", "count", "number", "full",
        "displayed", "grouped", "computed", "sum", "average", "can",
    ]
    private static let suffixes = ["Count", "Total", "Sum", "IsEmpty", "Text", "IsValid", "Valid", "Average"]

    /// Returns true if the name suggests a value made of another: `filteredItems` and `itemCount` beside `items`.
    private static func soundsDerived(_ name: String, among siblings: [String]) -> Bool {
        let derived = ["fullName", "isValid", "isFormValid", "total", "totalPrice", "canSubmit", "isEmpty", "subtotal"]
        if derived.contains(name) { return true }
        let lowered = name.lowercased()
        return siblings.contains { sibling in
            guard sibling != name, sibling.count > 2 else { return false }
            let stem =
                sibling.lowercased().hasSuffix("s") ? String(sibling.lowercased().dropLast()) : sibling.lowercased()
            return
                (prefixes.contains {
                    lowered.hasPrefix($0) && lowered.contains(stem) && lowered.hasSuffix(sibling.lowercased())
                })
                || (suffixes.contains { name.hasSuffix($0) } && lowered.hasPrefix(stem))
        }
    }
}
