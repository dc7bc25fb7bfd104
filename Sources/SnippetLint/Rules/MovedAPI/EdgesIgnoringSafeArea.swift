import SnippetSyntax

extension Rule {
    static let edgesIgnoringSafeArea = Rule(
        .edgesIgnoringSafeArea,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`edgesIgnoringSafeArea` has been replaced by `ignoresSafeArea`",
                "`edgesIgnoringSafeArea` ha sido sustituido por `ignoresSafeArea`"
            ),
            why: (
                "the new modifier distinguishes the keyboard from the container",
                "el nuevo modificador distingue el teclado del contenedor"
            ),
            instead: (
                "write `.ignoresSafeArea()`, or `.ignoresSafeArea(edges: .top)`",
                "escribe `.ignoresSafeArea()`, o `.ignoresSafeArea(edges: .top)`"
            )
        ),
        examples: [
            .flagged("Color.red.‹edgesIgnoringSafeArea›(.all)", fixed: "Color.red.ignoresSafeArea()"),
            .flagged("Color.red.‹edgesIgnoringSafeArea›(.top)", fixed: "Color.red.ignoresSafeArea(edges: .top)"),
            .accepted("Color.red.ignoresSafeArea()"),
        ],
        checks: [
            .call(["edgesIgnoringSafeArea"]) { call, context in
                guard call.isMember, let edges = call.firstArgument else { return [] }
                let name = context.range(of: call.name)
                let value = context.range(of: edges)
                let isAll = context.text(of: edges) == ".all"
                return [
                    Finding(
                        name,
                        edits: [
                            .init(range: name, replacement: "ignoresSafeArea"),
                            isAll
                                ? .init(range: value, replacement: "")
                                : .init(range: value.lowerBound..<value.lowerBound, replacement: "edges: "),
                        ]
                    )
                ]
            }
        ]
    )
}
