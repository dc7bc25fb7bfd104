import SwiftSyntax

extension Rule {
    static let navigationBarTitle = Rule(
        .navigationBarTitle,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .safe,
        about: About(
            what: ("`navigationBarTitle` is `navigationTitle` today", "`navigationBarTitle` es hoy `navigationTitle`"),
            why: (
                "titles are no longer a matter of bars: the same modifier serves every platform",
                "los títulos ya no son cosa de barras: el mismo modificador sirve en todas las plataformas"
            ),
            instead: (
                "write `.navigationTitle(…)`, and `.navigationBarTitleDisplayMode(…)` for the size",
                "escribe `.navigationTitle(…)`, y `.navigationBarTitleDisplayMode(…)` para el tamaño"
            )
        ),
        examples: [
            .flagged("List {}.‹navigationBarTitle›(\"Main\")", fixed: "List {}.navigationTitle(\"Main\")"),
            .flagged(
                "List {}.‹navigationBarTitle›(\"Main\", displayMode: .inline)",
                fixed: "List {}.navigationTitle(\"Main\").navigationBarTitleDisplayMode(.inline)"
            ),
            .accepted("List {}.navigationTitle(\"Main\")"),
        ],
        checks: [
            .call(["navigationBarTitle"]) { call, context in
                guard call.isMember, let title = call.firstArgument else { return [] }
                let name = context.range(of: call.name)
                var edits = [Finding.Edit(range: name, replacement: "navigationTitle")]
                if let mode = call.argument("displayMode") {
                    let start = context.range(of: title.expression).upperBound
                    edits.append(
                        .init(
                            range: start..<context.range(of: mode.expression).lowerBound,
                            replacement: ").navigationBarTitleDisplayMode("
                        )
                    )
                }
                return [Finding(name, edits: edits)]
            }
        ]
    )
}
