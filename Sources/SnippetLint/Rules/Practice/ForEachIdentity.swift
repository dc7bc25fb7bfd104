import SwiftSyntax

extension Rule {
    static let forEachIdentity = Rule(
        .forEachIdentity,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("rows are known by something that changes", "las filas se conocen por algo que cambia"),
            why: (
                "SwiftUI keeps state and animates by identity: when rows move or change, it takes one for another",
                "SwiftUI conserva el estado y anima según la identidad: si las filas se mueven o cambian, toma una por otra"
            ),
            instead: (
                "make the elements Identifiable with an id that is theirs, and write `ForEach(items)`",
                "haz los elementos Identifiable con un id propio, y escribe `ForEach(elementos)`"
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
                    text.hasSuffix(".indices") || text.hasSuffix(".count") || text.contains(".indices)")
                    || (text.contains(".enumerated()") && (id.hasSuffix(".offset") || id.hasSuffix("\\.0")))
                if isPositional || id.contains("UUID()") { return [Finding(context.range(of: call.name))] }
                guard id == "\\.self", !text.contains("allCases"), !text.contains(".."), !text.hasPrefix("[") else {
                    return []
                }
                return [Finding(context.range(of: call.name), isOnlyProof: true)]
            }
        ]
    )
}
