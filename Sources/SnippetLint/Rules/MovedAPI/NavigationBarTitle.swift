import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let navigationBarTitle = Rule(
        .navigationBarTitle,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`navigationBarTitle` has been replaced by `navigationTitle`",
                "`navigationBarTitle` ha sido sustituido por `navigationTitle`"
            ),
            why: (
                "the new modifier works on every platform, even where there is no navigation bar",
                "el nuevo modificador sirve en todas las plataformas, también donde no hay barra de navegación"
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
