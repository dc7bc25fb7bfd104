import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let workInViewInit = Rule(
        .workInViewInit,
        .state,
        levels: .state(.note),
        fixability: .review,
        about: About(
            what: ("the initialiser of a view starts work", "el inicializador de una vista empieza un trabajo"),
            why: (
                "a view is created again at each update of its parent, even if it isn't shown: the work starts each time, and nothing cancels it",
                "una vista se crea de nuevo en cada actualización de su padre, aunque no se muestre: el trabajo empieza cada vez, y nada lo cancela"
            ),
            instead: ("start it in `.task`", "empiézalo en `.task`")
        ),
        examples: [
            .flagged("struct Page: View {\n    init() {\n        ‹Task› { await load() }\n    }\n}"),
            .flagged(
                "// ❌ Bad\nstruct Page: View {\n    let rows: [Int]\n    init(all: [Int]) {\n        rows = all.‹sorted›()\n    }\n}"
            ),
            .accepted("struct Page: View {\n    let title: String\n    init(title: String) { self.title = title }\n}"),
            .accepted("final class PageModel {\n    init() { Task { await load() } }\n}"),
        ],
        checks: [
            .type { type, context in
                guard type.isView else { return [] }
                return type.initializers.compactMap(\.body).flatMap { body -> [Finding] in
                    let certain: Set<String> = ["Task", "scheduledTimer", "dataTask", "sink", "addObserver"]
                    let verbs = [
                        "load", "fetch", "sort", "filter", "map", "reduce", "start", "subscribe", "request", "read",
                        "decode", "data", "calculate", "process",
                    ]
                    for token in body.tokens(viewMode: .sourceAccurate) {
                        guard case .identifier(let name) = token.tokenKind,
                            token.parent?.is(DeclReferenceExprSyntax.self) == true,
                            let next = token.nextToken(viewMode: .sourceAccurate),
                            next.tokenKind == .leftParen || next.tokenKind == .leftBrace
                        else { continue }
                        let isCertain = certain.contains(name)
                        guard isCertain || verbs.contains(where: name.hasPrefix) else { continue }
                        return [Finding(context.range(of: token), isOnlyProof: !isCertain)]
                    }
                    return []
                }
            }
        ]
    )
}
