import SnippetSyntax

extension Rule {
    static let observableNotClass = Rule(
        .observableNotClass,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: ("`@Observable` on something that isn't a class", "`@Observable` en algo que no es una clase"),
            why: (
                "it doesn't compile: the macro works on classes only; a structure needs no observation, because SwiftUI compares its copies",
                "no compila: la macro solo funciona con clases; una estructura no necesita observación, porque SwiftUI compara sus copias"
            ),
            instead: ("write `final class`, or remove `@Observable`", "escribe `final class`, o quita `@Observable`")
        ),
        examples: [
            .flagged("‹@Observable›\nstruct Settings {\n    var name = \"\"\n}"),
            .flagged("‹@Observable›\n@Model\nfinal class Note {}"),
            .accepted("@Observable\n@MainActor final class Settings {\n    var name = \"\"\n}"),
        ],
        checks: [
            .type { type, context in
                guard let attribute = type.attribute("Observable") else { return [] }
                if type.kind == .class, type.attribute("Model") != nil {
                    return [
                        Finding(
                            context.range(of: attribute.node),
                            message: (
                                en: "@Model already makes the class observable",
                                es: "@Model ya hace observable la clase"
                            ),
                            advice: (en: "remove @Observable", es: "quita @Observable")
                        )
                    ]
                }
                guard [.structure, .enum, .actor].contains(type.kind) else { return [] }
                return [Finding(context.range(of: attribute.node))]
            }
        ]
    )
}
