import Diagnostics

/// What is legal but surely wrong.
enum FlowchartChecks {
    static func diagnostics(for chart: Flowchart) -> [Diagnostic] {
        []
    }

    /// Pictures and icons that labels ask for and a drawing without other hosts cannot hold.
    static func dropped(_ dropped: [(node: Int, name: String)], in chart: Flowchart) -> [Diagnostic] {
        dropped.map { node, name in
            Diagnostic(
                rule: DiagramRule.notDrawn,
                severity: .warning,
                message: LocalizedText(
                    en: "“\(name)” in this label is not drawn.",
                    es: "«\(name)» no se dibuja en esta etiqueta."
                ),
                range: chart.nodes[node].labelRange
            )
        }
    }
}
