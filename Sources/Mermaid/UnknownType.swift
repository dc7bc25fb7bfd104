import Diagnostics

/// The finding about a diagram whose first word names no known type.
enum UnknownType {
    static func diagnostic(for source: DiagramSource) -> Diagnostic {
        let name = source.text(source.typeName)
        let message =
            if name.isEmpty {
                LocalizedText(
                    en: "this diagram is empty: expected a type such as “flowchart TD” on its first line",
                    es: "este diagrama está vacío: se esperaba un tipo como «flowchart TD» en su primera línea"
                )
            } else if name.hasPrefix("---") {
                LocalizedText(
                    en: "this front matter is never closed: indent its last “---” exactly like its first",
                    es: "esta cabecera no se cierra: pon el último «---» con la misma sangría que el primero"
                )
            } else if name == "zenuml" {
                LocalizedText(
                    en: "“zenuml” belongs to a plug-in of Mermaid's, which Glosa and GitHub don't have",
                    es: "«zenuml» es de un complemento de Mermaid, que no tienen ni Glosa ni GitHub"
                )
            } else if mermaidTypes.contains(name) {
                LocalizedText(
                    en: "diagrams of type “\(name)” are not drawn; Glosa draws \(drawnTypes)",
                    es: "los diagramas de tipo «\(name)» no se dibujan; Glosa dibuja \(drawnTypes)"
                )
            } else {
                LocalizedText(
                    en: "“\(name)” is not a diagram type; Glosa draws \(drawnTypes)",
                    es: "«\(name)» no es un tipo de diagrama; Glosa dibuja \(drawnTypes)"
                )
            }
        return Diagnostic(
            rule: .diagramUnknownType,
            severity: .error,
            message: message,
            range: source.slice.range(source.typeName)
        )
    }

    /// The types that are drawn, by their first keyword.
    private static let drawnTypes = DiagramTypes.all.compactMap { $0.keywords.first }.joined(separator: ", ")

    /// Types of Mermaid 12.3 that are not drawn.
    private static let mermaidTypes: Set<String> = ["info", "error"]
}
