import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let statusBarHidden = Rule(
        .statusBarHidden,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`statusBar(hidden:)` has been replaced by `statusBarHidden`",
                "`statusBar(hidden:)` ha sido sustituido por `statusBarHidden`"
            ),
            why: (
                "the new name follows the pattern of the other modifiers that hide something",
                "el nuevo nombre sigue la forma de los demás modificadores que ocultan algo"
            ),
            instead: (
                "write `.statusBarHidden(true)`",
                "escribe `.statusBarHidden(true)`"
            )
        ),
        examples: [
            .flagged("ContentView().‹statusBar›(hidden: true)", fixed: "ContentView().statusBarHidden(true)"),
            .accepted("ContentView().statusBarHidden()"),
        ],
        checks: [
            .call(["statusBar"]) { call, context in
                guard call.isMember, let argument = call.firstArgument, argument.label?.text == "hidden" else {
                    return []
                }
                let name = context.range(of: call.name)
                return [
                    Finding(
                        name,
                        edits: [
                            .init(range: name, replacement: "statusBarHidden"),
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
