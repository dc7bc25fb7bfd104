import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let lostKeyPath = Rule(
        .lostKeyPath,
        .damage,
        levels: .always(.error),
        fixability: .safe,
        about: About(
            what: ("a key path has lost its backslash", "una ruta de clave ha perdido su barra invertida"),
            why: (
                "it doesn't compile; backslashes are often lost when text is copied or converted",
                "no compila; la barra se pierde a menudo al copiar o convertir texto"
            ),
            instead: ("write `\\.name`", "escribe `\\.nombre`")
        ),
        examples: [
            .flagged("ForEach(names, id: ‹.self›) { Text($0) }", fixed: "ForEach(names, id: \\.self) { Text($0) }"),
            .flagged(
                "struct Page: View {\n    @Environment(‹.dismiss›) private var dismiss\n}",
                fixed: "struct Page: View {\n    @Environment(\\.dismiss) private var dismiss\n}"
            ),
            .flagged("List {}.environment(‹.editMode›, $mode)", fixed: "List {}.environment(\\.editMode, $mode)"),
            .accepted("ForEach(names, id: \\.self) { Text($0) }"),
            .accepted("struct Page: View {\n    @Environment(Model.self) private var model\n}"),
        ],
        checks: [
            .call(["ForEach", "List", "Picker", "Table", "OutlineGroup", "Chart"]) { call, context in
                call.argument("id").map { finding($0.expression, context) } ?? []
            },
            .call(["environment", "transformEnvironment"]) { call, context in
                guard call.isMember, call.node.arguments.count == 2, let first = call.firstArgument else { return [] }
                return finding(first.expression, context)
            },
            .node(.attribute) { node, context in
                guard let attribute = node.as(AttributeSyntax.self),
                    ["Environment", "Dependency", "Injected"].contains(
                        TypeName.last(of: attribute.attributeName) ?? ""
                    ),
                    case .argumentList(let arguments) = attribute.arguments, let first = arguments.first,
                    first.label == nil
                else { return [] }
                return finding(first.expression, context)
            },
        ]
    )

    private static func finding(_ expression: ExprSyntax, _ context: RuleContext) -> [Finding] {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return [] }
        let range = context.range(of: expression)
        return [Finding(range, edits: [.init(range: range.lowerBound..<range.lowerBound, replacement: "\\")])]
    }
}
