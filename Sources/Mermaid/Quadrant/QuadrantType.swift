import Diagnostics

extension QuadrantChart: ChartDiagram {
    static let keywords = ["quadrantChart"]
    static let name = LocalizedText(en: "Quadrant chart", es: "Diagrama de cuadrantes")
    static let rootClass = "quadrantChart"
    /// The largest number of boxes: each name is compared with all others to find room.
    static var mostBoxes: Int { 300 }

    static func parse(_ source: DiagramSource) -> (QuadrantChart?, [Diagnostic]) { QuadrantParser.parse(source) }

    private var texts: [Text] {
        [xAxis.low, xAxis.high, yAxis.low, yAxis.high].compactMap { $0 } + (1...4).compactMap { quadrants[$0] }
    }

    var boxRanges: [SourceRange] { points.map(\.text.range) }
    var labels: [(text: String, range: SourceRange)] {
        (texts + points.map(\.text)).map { ($0.label.plainText, $0.range) }
    }

    func scene(language: String) -> ChartScene { QuadrantLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: points.map { point in
                .init(
                    "point \(point.x) \(point.y)",
                    name: point.text.label.plainText,
                    kind: ("point", "este punto"),
                    range: point.text.range
                )
            }
                + texts.map { text in
                    .init("text", name: text.label.plainText, kind: ("name", "este nombre"), range: text.range)
                }
        )
    }

    func outline(language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let count = points.count
        var head = [
            say(
                "Quadrant chart with \(count) \(count == 1 ? "point" : "points").",
                "Diagrama de cuadrantes con \(count) \(count == 1 ? "punto" : "puntos")."
            )
        ]
        for (axis, en, es) in [
            (xAxis, "From left to right", "De izquierda a derecha"), (yAxis, "From below upwards", "De abajo arriba"),
        ] {
            guard let low = axis.low?.label.plainText else { continue }
            let high = axis.high.map { " → " + $0.label.plainText } ?? ""
            head.append(say("\(en): \(low)\(high).", "\(es): \(low)\(high)."))
        }
        let places = [
            1: say("Above right", "Arriba a la derecha"), 2: say("Above left", "Arriba a la izquierda"),
            3: say("Below left", "Abajo a la izquierda"), 4: say("Below right", "Abajo a la derecha"),
        ]
        for number in 1...4 {
            if let name = quadrants[number]?.label.plainText { head.append("\(places[number] ?? ""): \(name).") }
        }
        let details = points.map { point in
            let (x, y) = (NumberText.text(point.x, language: language), NumberText.text(point.y, language: language))
            return "\(point.text.label.plainText): \(x); \(y)."
        }
        return OutlineSentences.text(head, details, language: language)
    }
}
