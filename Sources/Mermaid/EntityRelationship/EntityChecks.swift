import Diagnostics

/// Finds statements that are legal but probably a mistake.
enum EntityChecks {
    static func diagnostics(for diagram: EntityDiagram) -> [Diagnostic] {
        StyleChecks.diagnostics(
            diagram.assignments,
            classes: diagram.styleClasses,
            thing: LocalizedText(en: "entity", es: "entidad"),
            isKnown: { diagram.entityIndices[$0] != nil }
        )
    }
}
