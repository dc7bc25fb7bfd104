import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let formatterInBody = Rule(
        .formatterInBody,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: (
                "a view creates a formatter each time it is drawn",
                "una vista crea un formateador cada vez que se dibuja"
            ),
            why: (
                "formatters are costly to create, and a list creates one for every row and every update",
                "crear un formateador es costoso, y una lista crea uno por fila y por actualización"
            ),
            instead: (
                "write `Text(date, format: .dateTime)` or `.formatted()`; otherwise keep the formatter in a `static let`",
                "escribe `Text(fecha, format: .dateTime)` o `.formatted()`; si no, guarda el formateador en una `static let`"
            )
        ),
        examples: [
            .flagged(
                "struct Row: View {\n    var body: some View {\n        let formatter = ‹DateFormatter›()\n        Text(formatter.string(from: date))\n    }\n}"
            ),
            .flagged(
                "struct Row: View {\n    var text: String {\n        let formatter = ‹NumberFormatter›()\n        return formatter.string(for: 1) ?? \"\"\n    }\n}"
            ),
            .accepted("struct Row: View {\n    private static let formatter = DateFormatter()\n}"),
            .accepted("final class Model {\n    func text() -> String { DateFormatter().string(from: date) }\n}"),
        ],
        checks: [
            .call(names) { call, context in
                guard !call.isMember else { return [] }
                let isInCode = Self.isInAccessorOrFunction(call.node) && context.isInView(call.node)
                guard isInCode || BodyEvaluation.contains(call.node) else { return [] }
                return [Finding(context.range(of: call.name))]
            }
        ]
    )

    private static let names = [
        "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
        "DateComponentsFormatter", "ByteCountFormatter", "PersonNameComponentsFormatter", "JSONDecoder", "JSONEncoder",
        "CIContext", "NSRegularExpression", "DateIntervalFormatter",
    ]

    /// Returns true if the call runs with each call of a function or computed property, rather than once for a stored value.
    private static func isInAccessorOrFunction(_ node: FunctionCallExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.is(FunctionDeclSyntax.self) { return true }
            if let binding = parent.as(PatternBindingSyntax.self),
                binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return binding.accessorBlock != nil
            }
            current = parent.parent
        }
        return false
    }
}
