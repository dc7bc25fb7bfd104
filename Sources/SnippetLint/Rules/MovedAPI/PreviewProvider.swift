import SwiftSyntax

extension Rule {
    static let previewProvider = Rule(
        .previewProvider,
        .movedAPI,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a type in order to show a preview", "un tipo para enseñar una vista previa"),
            why: (
                "a preview takes a name and three lines today",
                "hoy una vista previa lleva un nombre y tres líneas"
            ),
            instead: (
                "write `#Preview { … }`",
                "escribe `#Preview { … }`"
            )
        ),
        examples: [
            .flagged("struct Page_Previews: ‹PreviewProvider› {\n    static var previews: some View { Page() }\n}"),
            .accepted("#Preview {\n    Page()\n}"),
        ],
        checks: [
            .type { type, context in
                type.inherited.filter { TypeName.last(of: $0.type) == "PreviewProvider" }.map {
                    Finding(context.range(of: $0.type))
                }
            }
        ]
    )
}
