import Diagnostics

extension RadarChart: ChartDiagram {
    static let keywords = ["radar-beta"]
    static let name = LocalizedText(en: "Radar chart", es: "Gráfico de radar")
    static let rootClass = "radar"
    /// The largest number of boxes: a circle has no room for more.
    static var mostBoxes: Int { 1000 }

    static func parse(_ source: DiagramSource) -> (RadarChart?, [Diagnostic]) { RadarParser.parse(source) }

    var boxRanges: [SourceRange] {
        axes.map(\.range) + curves.flatMap { [SourceRange](repeating: $0.range, count: $0.values.count) }
    }

    var labels: [(text: String, range: SourceRange)] {
        axes.map { ($0.label.plainText, $0.range) } + curves.map { ($0.label.plainText, $0.range) }
    }

    func scene(language: String) -> ChartScene { RadarLayout(self, language: language).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: axes.map { axis in
                .init("axis", name: axis.label.plainText, kind: ("axis", "este eje"), range: axis.range)
            }
                + curves.map { curve in
                    .init(
                        "curve \(curve.values)",
                        name: curve.label.plainText,
                        kind: ("curve", "esta curva"),
                        range: curve.range
                    )
                }
        )
    }

    func outline(language: String) -> String {
        let (count, size) = (axes.count, curves.count)
        let head = LocalizedText(
            en:
                "Radar chart with \(count) \(count == 1 ? "axis" : "axes") and \(size) \(size == 1 ? "curve" : "curves").",
            es:
                "Gráfico de radar con \(count) \(count == 1 ? "eje" : "ejes") y \(size) \(size == 1 ? "curva" : "curvas")."
        )
        let details = curves.map { curve in
            let values = zip(axes, curve.values).map { axis, value in
                "\(axis.label.plainText) \(NumberText.text(value, language: language))"
            }
            return "\(curve.label.plainText): \(values.joined(separator: "; "))."
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
