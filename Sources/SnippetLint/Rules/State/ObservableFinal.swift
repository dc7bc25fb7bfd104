import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let observableFinal = Rule(
        .observableFinal,
        .state,
        levels: .state(.note),
        fixability: .safe,
        about: About(
            what: (
                "an `@Observable` class that is neither `final` nor `open`",
                "una clase `@Observable` que no es ni `final` ni `open`"
            ),
            why: (
                "`final` says that no class inherits from the model, and lets the compiler call its methods directly",
                "`final` dice que ninguna clase hereda del modelo, y permite al compilador llamar directamente a sus métodos"
            ),
            instead: ("write `final class`", "escribe `final class`")
        ),
        examples: [
            .flagged("@Observable\nclass ‹Cart› {}", fixed: "@Observable\nfinal class Cart {}"),
            .accepted("@Observable\nfinal class Cart {}"),
            .accepted("@Observable\nclass Cart {}\nfinal class SpecialCart: Cart {}"),
        ],
        checks: [
            .type { type, context in
                guard type.isObservable, let name = type.nameToken,
                    !type.modifiers.contains("final"), !type.modifiers.contains("open"),
                    !context.lesson.isInherited(type.name),
                    let keyword = name.previousToken(viewMode: .sourceAccurate)
                else { return [] }
                let start = context.range(of: keyword).lowerBound
                return [
                    Finding(
                        context.range(of: name),
                        message: (
                            en: "“\(type.name)” is neither final nor open",
                            es: "«\(type.name)» no es ni final ni open"
                        ),
                        edits: [.init(range: start..<start, replacement: "final ")]
                    )
                ]
            }
        ]
    )
}
