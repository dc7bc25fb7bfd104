import SnippetSyntax

extension Rule {
    static let autocapitalization = Rule(
        .autocapitalization,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`autocapitalization` has been replaced by `textInputAutocapitalization`",
                "`autocapitalization` ha sido sustituido por `textInputAutocapitalization`"
            ),
            why: (
                "it takes a UIKit type; the new modifier takes a SwiftUI type",
                "recibe un tipo de UIKit; el nuevo modificador recibe uno de SwiftUI"
            ),
            instead: (
                "write `.textInputAutocapitalization(.never)`",
                "escribe `.textInputAutocapitalization(.never)`"
            )
        ),
        examples: [
            .flagged(
                "TextField(\"a\", text: $text).‹autocapitalization›(.none)",
                fixed: "TextField(\"a\", text: $text).textInputAutocapitalization(.never)"
            ),
            .accepted("TextField(\"a\", text: $text).textInputAutocapitalization(.never)"),
        ],
        checks: [
            .call(["autocapitalization"]) { call, context in
                guard call.isMember, let style = call.firstArgument else { return [] }
                let name = context.range(of: call.name)
                let names = [
                    ".none": ".never", ".words": ".words", ".sentences": ".sentences", ".allCharacters": ".characters",
                ]
                guard let new = names[context.text(of: style)] else { return [Finding(name)] }
                return [
                    Finding(
                        name,
                        edits: [
                            .init(range: name, replacement: "textInputAutocapitalization"),
                            .init(range: context.range(of: style), replacement: new),
                        ]
                    )
                ]
            }
        ]
    )
}
