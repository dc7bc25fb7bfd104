import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let workInBody = Rule(
        .workInBody,
        .practice,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a view processes its data each time it is drawn",
                "una vista procesa sus datos cada vez que se dibuja"
            ),
            why: (
                "sorting, filtering and other work run again at every update, even when the data is the same",
                "ordenar, filtrar y otros cálculos se repiten en cada actualización, aunque los datos sean los mismos"
            ),
            instead: (
                "do it once in the model, when the data changes",
                "hazlo una vez en el modelo, cuando cambien los datos"
            )
        ),
        examples: [
            .flagged("var body: some View {\n    List(items.‹sorted›()) { Text($0.name) }\n}"),
            .flagged("struct Page: View {\n    var shown: [Item] { items.‹filter› { $0.isOn } }\n}"),
            .accepted("var body: some View {\n    Button(\"Sort\") { items = items.sorted() }\n}"),
            .accepted("final class PageModel {\n    var shown: [Item] { items.filter { $0.isOn } }\n}"),
        ],
        checks: [
            .call(["sorted", "filter", "reduce", "compactMap", "flatMap", "map", "reversed", "shuffled", "grouping"]) {
                call,
                context in
                guard call.isMember else { return [] }
                let isInProperty = Self.isInComputedProperty(call.node) && context.isInView(call.node)
                guard isInProperty || BodyEvaluation.contains(call.node) else { return [] }
                return [Finding(context.range(of: call.name))]
            },
            .call([]) { call, context in
                guard !call.isChained else { return [] }
                // Most names contain none of these words, and reading each word by word costs
                let name = call.name.text
                guard let first = name.utf8.first, "cdehprEH".utf8.contains(first),
                    words.contains(where: name.lowercased().contains),
                    name.first?.isLowercase == true || name.hasPrefix("Expensive") || name.hasPrefix("Heavy"),
                    BodyEvaluation.contains(call.node)
                else { return [] }
                return [Finding(context.range(of: call.name))]
            },
            .call(["UIImage", "NSImage", "Data"]) { call, context in
                guard !call.isMember, BodyEvaluation.contains(call.node),
                    call.argument("data") != nil || call.argument("contentsOf") != nil
                        || call.argument("contentsOfFile") != nil
                else { return [] }
                return [Finding(context.range(of: call.name))]
            },
        ]
    )

    private static let words = [
        "expensive", "heavy", "calculate", "compute", "process", "parse", "resize", "decode", "complex",
    ]

    private static func isInComputedProperty(_ node: FunctionCallExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.is(FunctionDeclSyntax.self) { return false }
            if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.pattern.sourceText != "body"
            }
            current = parent.parent
        }
        return false
    }
}
