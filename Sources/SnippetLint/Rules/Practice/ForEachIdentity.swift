import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let forEachIdentity = Rule(
        .forEachIdentity,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("rows are identified by a value that changes", "las filas se identifican con un valor que cambia"),
            why: (
                "SwiftUI keeps state and animates by identity: when rows move or change, it mistakes one for another",
                "SwiftUI conserva el estado y anima según la identidad: si las filas se mueven o cambian, confunde una con otra"
            ),
            instead: (
                "make the elements Identifiable with a stable id of their own, and write `ForEach(items)`",
                "haz los elementos Identifiable con un id propio y estable, y escribe `ForEach(elementos)`"
            )
        ),
        examples: [
            .flagged("‹ForEach›(items.indices, id: \\.self) { index in\n    Text(items[index].name)\n}"),
            .flagged("‹ForEach›(0..<items.count, id: \\.self) { Text(items[$0]) }"),
            .flagged("‹ForEach›(Array(items.enumerated()), id: \\.offset) { Text($0.element) }"),
            .flagged("// ❌ Bad\n‹ForEach›(items, id: \\.self) { Text($0.name) }"),
            .accepted("ForEach(items) { Text($0.name) }"),
            .accepted("ForEach(items, id: \\.self) { Text($0) }"),
            .accepted("ForEach(0..<5) { Text(\"\\($0)\") }"),
        ],
        checks: [
            .call(["ForEach", "List"]) { call, context in
                guard let data = call.firstArgument, data.label == nil else { return [] }
                let text = data.expression.sourceText
                let id = call.argument("id")?.expression.sourceText ?? ""
                let isPositional =
                    text.hasSuffix(".indices") || text.hasSuffix(".count") || text.holds(".indices)")
                    || ((id.hasSuffix(".offset") || id.hasSuffix("\\.0")) && text.holds(".enumerated()"))
                if isPositional || id.holds("UUID()") { return [Finding(context.range(of: call.name))] }
                guard id == "\\.self", !text.holds("allCases"), !text.holds(".."), !text.hasPrefix("[") else {
                    return []
                }
                return [Finding(context.range(of: call.name), isOnlyProof: true)]
            }
        ]
    )
}
