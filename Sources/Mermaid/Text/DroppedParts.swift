import Diagnostics

/// Findings about what labels ask for and cannot have: pictures, and icons without a symbol.
enum DroppedParts {
    static func diagnostics(_ parts: [(name: String, range: SourceRange)]) -> [Diagnostic] {
        parts.map { part in
            Diagnostic(
                rule: DiagramRule.notDrawn,
                severity: .warning,
                message: LocalizedText(
                    en: "“\(part.name)” in this label is not drawn.",
                    es: "«\(part.name)» no se dibuja en esta etiqueta."
                ),
                range: part.range
            )
        }
    }
}
