import SnippetSyntax

extension Rule {
    static let notSwift = Rule(
        .notSwift,
        .samples,
        levels: .always(.warning),
        about: About(
            what: ("what stands in this block isn't Swift", "lo que hay en este bloque no es Swift"),
            why: (
                "it is coloured and checked as Swift, and readers take it for Swift",
                "se colorea y se comprueba como Swift, y quien lee lo toma por Swift"
            ),
            instead: (
                "name the block's language on its fence", "indica el lenguaje junto a las comillas que abren el bloque"
            )
        ),
        examples: [
            .flagged("‹swift build -c release›\nswift test"),
            .flagged("‹{›\n  \"name\": \"Eva\"\n}"),
            .flagged("‹const total = items.map(item => item.price)›"),
            .flagged("‹pod \"Resolver\"›"),
            .flagged("Model\n    ‹↓›\nLive Model Objects"),
            .flagged("let n = 1\n\n‹error: cannot find 'm' in scope›"),
            .flagged("‹{% for type in types %}›\nextension {{ type.name }} {}\n{% endfor %}"),
            .flagged("‹1> import Yams›\n2> print(3)\n4"),
            .flagged("‹Observer One: \"a\"›\nObserver Two: \"b\""),
            .flagged("‹3 | let n = m›\n  |         `- error: cannot find 'm' in scope"),
            .flagged("‹received value: 10›\ncompletion status: finished"),
            .flagged("‹Rudolf 今年34岁！›\nFelix 今年23岁！"),
            .flagged(
                "enum Potion {\n    case magic\n    func name() -> ‹______› {\n        return __________ )\n    }\n}"
            ),
            .accepted("let ____ = 1"),
            .accepted("Row(\n    first value: 10,\n    second: 2)"),
            .flagged("let tint = ‹**›Color**(red: 32, green: 64, blue: 128)"),
            .flagged("func ‹**›ping**Newlines() {}"),
            .accepted("infix operator **\nlet cube = a**3*b**3"),
            .accepted("print(\"**Eva**\") // **Eva**"),
            .accepted("let names = [\"Eva\": 1]"),
            .accepted("print(1) // ↓"),
        ],
        checks: [
            .sample { context in
                guard let mark = BoldMarks.ranges(in: context.sample.bytes).first else { return [] }
                return [
                    Finding(
                        mark,
                        message: (
                            en: "`**` sets text in bold, and this is code: it shows the asterisks",
                            es: "`**` pone texto en negrita, y esto es código: muestra los asteriscos"
                        ),
                        advice: (en: "take the asterisks out", es: "quita los asteriscos")
                    )
                ]
            },
            .sample { context in
                guard let remark = context.sample.remark else { return [] }
                switch remark {
                case .beginning, .bold: return []
                case .gaps(let place):
                    return [
                        Finding(
                            place,
                            message: (
                                en: "the sample has gaps to be filled in, so it is not checked",
                                es: "la muestra tiene huecos por rellenar, así que no se comprueba"
                            ),
                            advice: (
                                en: "for a name that readers replace, write `<#name#>`: the rest is checked then",
                                es: "para un nombre que se sustituye, escribe `<#nombre#>`: así se comprueba el resto"
                            ),
                            atMost: .note
                        )
                    ]
                case .language(let language, let place):
                    return [
                        Finding(
                            place,
                            message: (
                                en: "this isn't Swift but \(language.name)",
                                es: "esto no es Swift, sino \(language.spanishName)"
                            ),
                            advice: naming(language.word)
                        )
                    ]
                case .command(let place):
                    return [
                        Finding(
                            place,
                            message: (
                                en: "this isn't Swift but a command for a shell",
                                es: "esto no es Swift, sino una orden de terminal"
                            ),
                            advice: naming("sh")
                        )
                    ]
                case .text(let place):
                    return [
                        Finding(
                            place,
                            message: (
                                en: "this isn't Swift but text, such as what a program writes",
                                es: "esto no es Swift, sino texto, como lo que escribe un programa"
                            ),
                            advice: naming("text")
                        )
                    ]
                case .textAmongCode(let place):
                    return [
                        Finding(
                            place,
                            message: (
                                en: "this line isn't Swift but text", es: "esta línea no es Swift, sino texto"
                            ),
                            advice: (
                                en: "write it as a comment, or put it into a block of its own with `text` on the fence",
                                es: "escríbela como comentario, o ponla en un bloque propio con `text` en el bloque"
                            )
                        )
                    ]
                case .template(let place):
                    return [
                        Finding(
                            place,
                            message: (
                                en: "this is a template that Swift is made of: it isn't checked",
                                es: "esto es una plantilla con la que se genera Swift: no se comprueba"
                            ),
                            advice: (
                                en: "name the template's language on the fence, such as `stencil`",
                                es: "indica en el bloque el lenguaje de la plantilla, por ejemplo `stencil`"
                            ),
                            atMost: .note
                        )
                    ]
                }
            },
        ]
    )

    private static func naming(_ word: String) -> (en: String, es: String) {
        (en: "write `\(word)` on the fence", es: "escribe `\(word)` en el bloque")
    }
}
