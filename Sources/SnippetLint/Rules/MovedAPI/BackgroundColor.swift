import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let backgroundColor = Rule(
        .backgroundColor,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: ("`Color` can be left out here", "aquí se puede omitir `Color`"),
            why: (
                "a background takes any style, so the colour's name is enough",
                "un fondo admite cualquier estilo, así que basta con el nombre del color"
            ),
            instead: (
                "write `.background(.blue)`",
                "escribe `.background(.blue)`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").background(‹Color›.blue)", fixed: "Text(\"a\").background(.blue)"),
            .flagged(
                "Text(\"a\").background(‹Color›.red.opacity(0.3))",
                fixed: "Text(\"a\").background(.red.opacity(0.3))"
            ),
            .accepted("Text(\"a\").background(.blue)"),
            .accepted("Text(\"a\").background(Color(\"brand\"))"),
            .accepted("Text(\"a\").background(Color.brand)"),
            .accepted("Text(\"a\").background(Color.red.ignoresSafeArea())"),
        ],
        checks: [
            .call(["background"]) { call, context in
                guard call.isMember, let argument = call.firstArgument, argument.label == nil,
                    let color = Self.systemColor(in: argument.expression)
                else { return [] }
                let range = context.range(of: color)
                return [Finding(range, edits: [.init(range: range, replacement: "")])]
            }
        ]
    )

    private static let systemColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]

    /// Returns `Color` in `Color.blue` or `Color.blue.opacity(0.3)`; nil for other expressions.
    private static func systemColor(in expression: ExprSyntax) -> ExprSyntax? {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "opacity"
        {
            return member.base.flatMap(systemColor)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        if member.declName.baseName.text == "gradient" { return systemColor(in: base) }
        guard base.as(DeclReferenceExprSyntax.self)?.baseName.text == "Color",
            systemColors.contains(member.declName.baseName.text), member.declName.baseName.text != "accentColor"
        else { return nil }
        return base
    }
}
