import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let accessibilityLabel = Rule(
        .accessibilityLabel,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`accessibility(…)` has been split into several modifiers",
                "`accessibility(…)` se ha dividido en varios modificadores"
            ),
            why: (
                "each modifier has a name that says what VoiceOver receives",
                "el nombre de cada modificador dice qué recibe VoiceOver"
            ),
            instead: (
                "write `.accessibilityLabel(…)`, `.accessibilityHint(…)`, `.accessibilityHidden(…)`",
                "escribe `.accessibilityLabel(…)`, `.accessibilityHint(…)`, `.accessibilityHidden(…)`"
            )
        ),
        examples: [
            .flagged(
                "Image(\"a\").‹accessibility›(label: Text(\"Cat\"))",
                fixed: "Image(\"a\").accessibilityLabel(Text(\"Cat\"))"
            ),
            .accepted("Image(\"a\").accessibilityLabel(\"Cat\")"),
        ],
        checks: [
            .call(["accessibility"]) { call, context in
                guard call.isMember, call.node.arguments.count == 1, let argument = call.firstArgument,
                    let label = argument.label?.text,
                    let first = label.first
                else { return [] }
                let known = [
                    "label", "hint", "value", "hidden", "identifier", "addTraits", "removeTraits", "inputLabels",
                    "sortPriority",
                    "activationPoint",
                ]
                guard known.contains(label) else { return [] }
                let name = context.range(of: call.name)
                return [
                    Finding(
                        name,
                        edits: [
                            .init(range: name, replacement: "accessibility" + first.uppercased() + label.dropFirst()),
                            .init(
                                range: context.range(of: argument)
                                    .lowerBound..<context.range(of: argument.expression).lowerBound,
                                replacement: ""
                            ),
                        ]
                    )
                ]
            }
        ]
    )
}
