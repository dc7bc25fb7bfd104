import Diagnostics

/// Finds styles and links for things that don't exist, and classes that nothing defines.
enum StyleChecks {
    /// - Parameter thing: the name of the diagram's boxes.
    static func diagnostics(
        _ assignments: [StyleAssignment],
        classes: [StyleClass],
        thing: LocalizedText,
        isKnown: (String) -> Bool
    ) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for assignment in assignments where assignment.kind != .shorthand {
            for target in assignment.targets where !isKnown(target) {
                result.append(
                    warning(
                        RuleID.diagramUnknownTarget,
                        at: assignment.range,
                        en: "there is no \(thing.en) “\(target)” to style or to click",
                        es: "no hay \(thing.es) «\(target)» que pueda tener estilo o enlace"
                    )
                )
            }
        }
        return result + unknownClasses(assignments, classes: classes)
    }

    /// Reports classes that are used but not defined, in a diagram that defines any.
    static func unknownClasses(_ assignments: [StyleAssignment], classes: [StyleClass]) -> [Diagnostic] {
        guard !classes.isEmpty else { return [] }
        let defined = Set(classes.map(\.name))
        return assignments.compactMap { assignment in
            guard let name = assignment.className, !defined.contains(name) else { return nil }
            return warning(
                RuleID.diagramUnknownClass,
                at: assignment.range,
                en: "no classDef defines the class “\(name)”",
                es: "ningún classDef define la clase «\(name)»"
            )
        }
    }

    /// Reports pictures and formulas in labels that a drawing without other hosts cannot contain.
    static func dropped(_ dropped: [(range: SourceRange, name: String)]) -> [Diagnostic] {
        dropped.map { range, name in
            guard name != Formula.mark else { return formula(at: range) }
            return warning(
                RuleID.diagramNotDrawn,
                at: range,
                en: "“\(name)” in this label is not drawn",
                es: "«\(name)» no se dibuja en esta etiqueta"
            )
        }
    }

    private static func formula(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .diagramNotDrawn,
            severity: .note,
            message: LocalizedText(
                en: "the formula in this label is drawn as plain text, on one line",
                es: "la fórmula de esta etiqueta se dibuja como texto corriente, en una línea"
            ),
            range: range
        )
    }

    private static func warning(_ rule: RuleID, at range: SourceRange, en: String, es: String) -> Diagnostic {
        Diagnostic(rule: rule, severity: .warning, message: LocalizedText(en: en, es: es), range: range)
    }
}
