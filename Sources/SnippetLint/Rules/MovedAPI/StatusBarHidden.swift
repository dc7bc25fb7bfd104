import SwiftSyntax

extension Rule {
    static let statusBarHidden = Rule(
        .statusBarHidden,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: ("`statusBar(hidden:)` is `statusBarHidden` today", "`statusBar(hidden:)` es hoy `statusBarHidden`"),
            why: (
                "the new name reads like the other modifiers that hide something",
                "el nuevo nombre se lee como los demás modificadores que ocultan algo"
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
