import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let cornerRadius = Rule(
        .cornerRadius,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`cornerRadius` has been replaced by `clipShape`", "`cornerRadius` ha sido sustituido por `clipShape`"
            ),
            why: (
                "`clipShape` says what is clipped, and accepts any shape",
                "`clipShape` dice qué se recorta y admite cualquier forma"
            ),
            instead: (
                "write `.clipShape(.rect(cornerRadius: 8))`",
                "escribe `.clipShape(.rect(cornerRadius: 8))`"
            )
        ),
        examples: [
            .flagged("Image(\"a\").‹cornerRadius›(8)", fixed: "Image(\"a\").clipShape(.rect(cornerRadius: 8))"),
            .flagged("Image(\"a\").‹cornerRadius›(8, antialiased: false)"),
            .accepted("Image(\"a\").clipShape(.rect(cornerRadius: 8))"),
            .accepted("layer.cornerRadius = 8"),
        ],
        checks: [
            .call(["cornerRadius"]) { call, context in
                guard call.isMember, let argument = call.firstArgument, argument.label == nil else { return [] }
                let name = context.range(of: call.name)
                let edits: [Finding.Edit] =
                    call.node.arguments.count == 1 && call.node.rightParen != nil
                    ? [
                        .init(
                            range: name.lowerBound..<context.range(of: argument).lowerBound,
                            replacement: "clipShape(.rect(cornerRadius: "
                        ),
                        .init(
                            range: context.range(of: argument).upperBound..<context.range(of: argument).upperBound,
                            replacement: ")"
                        ),
                    ] : []
                return [Finding(name, edits: edits)]
            }
        ]
    )
}
