import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let missingImport = Rule(
        .missingImport,
        .samples,
        levels: .always(.off),
        about: About(
            what: ("a whole file uses SwiftUI without importing it", "un fichero completo usa SwiftUI sin importarlo"),
            why: (
                "whoever copies it as it is gets “cannot find type 'View' in scope”",
                "quien lo copie tal cual recibirá «cannot find type 'View' in scope»"
            ),
            instead: ("add `import SwiftUI`", "añade `import SwiftUI`")
        ),
        examples: [
            .flagged("import Foundation\n\nstruct Row: ‹View› {\n    var body: some View { Text(\"a\") }\n}"),
            .accepted("import SwiftUI\n\nstruct Row: View {\n    var body: some View { Text(\"a\") }\n}"),
            .accepted("struct Row: View {\n    var body: some View { Text(\"a\") }\n}"),
        ],
        checks: [
            .sample { context in
                guard context.sample.shape == .file else { return [] }
                let imports = context.sample.tree.statements.compactMap { item -> String? in
                    guard case .decl(let declaration) = item.item else { return nil }
                    return declaration.as(ImportDeclSyntax.self)?.path.first?.name.text
                }
                guard !imports.contains("SwiftUI"), !imports.contains("WidgetKit") else { return [] }
                let view = context.outline.types.lazy.flatMap(\.inherited).first {
                    ["View", "App", "Scene"].contains(TypeName.last(of: $0.type) ?? "")
                }
                return view.map { [Finding(context.range(of: $0.type))] } ?? []
            }
        ]
    )
}
