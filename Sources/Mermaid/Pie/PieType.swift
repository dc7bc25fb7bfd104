import Diagnostics

extension PieChart: Diagram {
    static let keywords = ["pie"]
    static let name = LocalizedText(en: "Pie chart", es: "Gráfico circular")
    static let rootClass = "pie"

    static func parse(_ source: DiagramSource) -> (PieChart?, [Diagnostic]) { PieParser.parse(source) }

    func outline(language: String) -> String { PieOutline.text(of: self, language: language) }

    var labels: [(text: String, range: SourceRange)] { slices.map { ($0.plainLabel, $0.labelRange) } }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: slices.map { slice in
                .init(
                    "slice \(slice.value)",
                    name: "\(slice.label): \(slice.writtenValue)",
                    kind: ("slice", "esta porción"),
                    range: slice.range
                )
            }
        )
    }

    var dropped: [Diagnostic] { StyleChecks.dropped(PieScene(self).dropped) }

    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing {
        let scene = PieScene(self)
        let drawing = PieDrawing(self, scene, outline: outline, options: options)
        return DiagramDrawing(svg: drawing.svg, findings: StyleChecks.dropped(scene.dropped))
    }
}
