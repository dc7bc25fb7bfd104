extension Rule {
    static let observableNotClass = Rule(
        .observableNotClass,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: ("@Observable on something that is no class", "@Observable en algo que no es una clase"),
            why: (
                "it doesn't compile: the macro works on classes only; a structure needs no observation, its copies are compared",
                "no compila: la macro solo funciona con clases; una estructura no necesita observación, sus copias se comparan"
            ),
            instead: ("write `final class`, or take @Observable away", "escribe `final class`, o quita @Observable")
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
                            advice: (en: "take @Observable away", es: "quita @Observable")
                        )
                    ]
                }
                guard [.structure, .enum, .actor].contains(type.kind) else { return [] }
                return [Finding(context.range(of: attribute.node))]
            }
        ]
    )
}
