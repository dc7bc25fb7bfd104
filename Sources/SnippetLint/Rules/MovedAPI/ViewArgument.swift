import SnippetSyntax
import SwiftSyntax

extension Check {
    /// Returns a check for calls of a modifier that get a view as an argument, where a closure is wanted today.
    static func viewArgument(of modifier: String) -> Check {
        .call([modifier]) { call, context in
            guard call.isMember, let argument = call.firstArgument, argument.label == nil,
                call.labels == ["_"] || call.labels == ["_", "alignment"], call.node.trailingClosure == nil,
                let left = call.node.leftParen, let right = call.node.rightParen,
                ViewArgument.isView(argument.expression)
            else { return [] }
            let view = context.range(of: argument.expression)
            let open = context.range(of: left)
            let alignment = call.argument("alignment").map { "(\(context.text(of: $0)))" } ?? ""
            let isOnOneLine = !context.sample.text(in: open.upperBound..<view.lowerBound).contains("\n")
            return [
                Finding(
                    context.range(of: call.name),
                    edits: [
                        .init(range: open, replacement: "\(alignment) {\(isOnOneLine ? " " : "")"),
                        .init(
                            range: view.upperBound..<context.range(of: right).upperBound,
                            replacement: " }"
                        ),
                    ]
                )
            ]
        }
    }
}

enum ViewArgument {
    private static let styles: Set<String> = [
        "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Material", "ImagePaint",
        "AnyShapeStyle", "Gradient", "MeshGradient", "UIColor", "NSColor",
    ]

    /// Returns true if the expression makes a view: a chain that starts with the initialiser of a type that is no style.
    static func isView(_ expression: ExprSyntax) -> Bool {
        var current = expression
        while let call = current.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
                let name = CallSite(call)?.name.text ?? ""
                return name.first?.isUppercase == true && !styles.contains(name)
            }
            guard let base = member.base else { return false }
            current = base
        }
        return false
    }
}
