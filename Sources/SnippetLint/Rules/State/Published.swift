import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let published = Rule(
        .published,
        .state,
        levels: .observation(.warning),
        since: .iOS("17.0"),
        fixability: .safe,
        about: About(
            what: ("`@Published` belongs to `ObservableObject`", "`@Published` pertenece a `ObservableObject`"),
            why: (
                "in an `@Observable` class every stored `var` is observed already, and only by the views that read it",
                "en una clase `@Observable` toda `var` almacenada ya se observa, y solo por las vistas que la leen"
            ),
            instead: (
                "make the class `@Observable` and write a plain `var`",
                "haz la clase `@Observable` y escribe una `var` sin más"
            )
        ),
        examples: [
            .flagged("class Cart: ObservableObject {\n    ‹@Published› var total = 0\n}"),
            .flagged(
                "@Observable\nfinal class Cart {\n    ‹@Published› var total = 0\n}",
                fixed: "@Observable\nfinal class Cart {\n    var total = 0\n}"
            ),
            .accepted("@Observable\nfinal class Cart {\n    var total = 0\n}"),
        ],
        checks: [
            .property { property, context in
                guard let published = property.attribute("Published") else { return [] }
                let range = context.range(of: published.node)
                guard context.outline.owner(of: property)?.isObservable == true else { return [Finding(range)] }
                let next = published.node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
                let end = next.map { context.range(of: $0).lowerBound } ?? range.upperBound
                let isOnOneLine = !context.sample.text(in: range.upperBound..<end).contains("\n")
                return [
                    Finding(
                        range,
                        message: (
                            en: "@Published doesn't compile in an @Observable class",
                            es: "@Published no compila en una clase @Observable"
                        ),
                        advice: (en: "delete @Published", es: "borra @Published"),
                        edits: isOnOneLine ? [.init(range: range.lowerBound..<end, replacement: "")] : []
                    )
                ]
            }
        ]
    )
}
