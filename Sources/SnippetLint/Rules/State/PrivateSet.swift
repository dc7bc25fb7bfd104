import SnippetSyntax

extension Rule {
    static let privateSet = Rule(
        .privateSet,
        .state,
        levels: .state(.note),
        fixability: .review,
        about: About(
            what: (
                "a property that only its class changes can be set from outside",
                "una propiedad que solo cambia su clase se puede cambiar desde fuera"
            ),
            why: (
                "code that sets it from outside skips the rules that the class's methods enforce",
                "el código que la cambia desde fuera se salta las reglas que hacen cumplir los métodos de la clase"
            ),
            instead: ("write `public private(set) var`", "escribe `public private(set) var`")
        ),
        examples: [
            .flagged(
                """
                @Observable public final class Till {
                    public var ‹total› = 0
                    public func charge(_ amount: Int) { total += amount }
                }
                """
            ),
            .accepted(
                """
                @Observable public final class Till {
                    public private(set) var total = 0
                    public func charge(_ amount: Int) { total += amount }
                }
                """
            ),
            .accepted("@Observable public final class Form {\n    public var name = \"\"\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.modifiers.contains("public"), !property.isLet, !property.isComputed, !property.isStatic,
                    !property.modifiers.contains(where: { $0.hasSuffix("(set)") }),
                    let owner = context.outline.owner(of: property), owner.isObservable,
                    owner.functions.contains(where: { NameUsage(of: property.name, in: $0, context.lesson).isWritten }),
                    !Self.isSetOutside(property, owner: owner, context)
                else { return [] }
                return [
                    Finding(
                        context.range(of: property.nameToken),
                        message: (
                            en: "only the class changes “\(property.name)”, but it can be set from outside",
                            es: "solo la clase cambia «\(property.name)», pero se puede cambiar desde fuera"
                        )
                    )
                ]
            }
        ]
    )

    /// Returns true if a sample of the lesson, this one too, writes to a property of this name or makes a binding to it, and its
    /// class doesn't write it with `self.`.
    private static func isSetOutside(_ property: Property, owner: TypeDeclaration, _ context: RuleContext) -> Bool {
        context.lesson.outsideWrites.holds(property.name)
            && !NameUsage(of: property.name, in: owner.node, context.lesson).isWrittenWithSelf
    }
}
