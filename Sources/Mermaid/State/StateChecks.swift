import Diagnostics

/// Finds statements that are legal but probably a mistake.
enum StateChecks {
    static func diagnostics(for diagram: StateDiagram) -> [Diagnostic] {
        idleStatements(diagram)
            + StyleChecks.diagnostics(
                diagram.assignments,
                classes: diagram.styleClasses,
                thing: LocalizedText(en: "state", es: "estado"),
                isKnown: { diagram.stateIndices[$0] != nil }
            )
    }

    /// Reports `state Name` on its own: Mermaid reads it and draws nothing.
    private static func idleStatements(_ diagram: StateDiagram) -> [Diagnostic] {
        diagram.idleStatements.filter { diagram.stateIndices[$0.id] == nil }.map { id, range in
            Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(
                    en: "“state \(id)” without braces or “as” has no effect",
                    es: "«state \(id)» sin llaves ni «as» no tiene efecto"
                ),
                range: range,
                advice: LocalizedText(en: "write the id alone: \(id)", es: "escribe solo el id: \(id)")
            )
        }
    }
}
