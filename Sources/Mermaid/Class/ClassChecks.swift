import Diagnostics

/// Finds statements that are legal but probably a mistake.
enum ClassChecks {
    static func diagnostics(for diagram: ClassDiagram) -> [Diagnostic] {
        idleLines(diagram) + unknownNotes(diagram)
            + StyleChecks.diagnostics(
                diagram.assignments,
                classes: diagram.styleClasses,
                thing: LocalizedText(en: "class", es: "clase"),
                isKnown: { diagram.classIndices[$0] != nil }
            )
    }

    /// Reports a name alone on its line: Mermaid reads it and draws nothing.
    private static func idleLines(_ diagram: ClassDiagram) -> [Diagnostic] {
        diagram.idleLines.filter { diagram.classIndices[$0.id] == nil }.map { id, range in
            Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(
                    en: "“\(id)” alone on a line has no effect",
                    es: "«\(id)» solo en una línea no tiene efecto"
                ),
                range: range,
                advice: LocalizedText(en: "write “class \(id)”", es: "escribe «class \(id)»")
            )
        }
    }

    private static func unknownNotes(_ diagram: ClassDiagram) -> [Diagnostic] {
        diagram.notes.compactMap { note in
            guard let target = note.target, diagram.classIndices[target] == nil else { return nil }
            return Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: LocalizedText(
                    en: "there is no class “\(target)” for this note; it stands free",
                    es: "no hay clase «\(target)» para esta nota; queda suelta"
                ),
                range: note.range
            )
        }
    }
}
