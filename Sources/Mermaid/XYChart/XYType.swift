import Diagnostics

extension XYChart: ChartDiagram {
    static let keywords = ["xychart", "xychart-beta"]
    static let name = LocalizedText(en: "Chart", es: "Gráfico")
    static let rootClass = "xychart"

    static func parse(_ source: DiagramSource) -> (XYChart?, [Diagnostic]) { XYParser.parse(source) }

    private var texts: [Text] {
        [xAxis.title, yAxis.title].compactMap { $0 } + (xAxis.categories ?? []) + series.compactMap(\.name)
    }

    var boxRanges: [SourceRange] {
        (xAxis.categories ?? []).map(\.range)
            + series.flatMap { [SourceRange](repeating: $0.range, count: $0.values.count) }
    }

    var labels: [(text: String, range: SourceRange)] { texts.map { ($0.label.plainText, $0.range) } }

    func scene(language: String) -> ChartScene { XYLayout(self, language: language).scene }

    var skeleton: DiagramSkeleton {
        var parts: [DiagramSkeleton.Part] = series.map { series in
            .init(
                "series \(series.kind) \(series.values) \(series.name != nil)",
                name: series.name?.label.plainText ?? series.kind.rawValue,
                kind: ("series", "esta serie"),
                range: series.range
            )
        }
        parts += (xAxis.categories ?? []).map { category in
            .init(
                "category",
                name: category.label.plainText,
                kind: ("category", "esta categoría"),
                range: category.range
            )
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        func number(_ value: Double) -> String { NumberText.text(value, language: language) }
        let (bars, lines) = (series.count { $0.kind == .bar }, series.count { $0.kind == .line })
        var kinds: [String] = []
        if bars > 0 {
            kinds.append(
                say(
                    "\(bars) \(bars == 1 ? "series" : "series") of bars",
                    "\(bars) \(bars == 1 ? "serie" : "series") de barras"
                )
            )
        }
        if lines > 0 {
            kinds.append(
                say("\(lines) \(lines == 1 ? "line" : "lines")", "\(lines) \(lines == 1 ? "línea" : "líneas")")
            )
        }
        let list = kinds.joined(separator: ", ")
        var head = [say("Chart with \(list).", "Gráfico con \(list).")]
        if let title = xAxis.title?.label.plainText {
            head.append(say("Across: \(title).", "En horizontal: \(title)."))
        }
        if let title = yAxis.title?.label.plainText { head.append(say("Upwards: \(title).", "En vertical: \(title).")) }
        var details: [String] = []
        for (index, series) in series.enumerated() {
            let name = series.name?.label.plainText ?? say("Series \(index + 1)", "Serie \(index + 1)")
            let values = series.values.prefix(60).enumerated().map { place, value in
                let category = xAxis.categories.flatMap { $0.indices.contains(place) ? $0[place].label.plainText : nil }
                return (category.map { $0 + " " } ?? "") + number(value)
            }
            let rest = series.values.count > 60 ? "; …" : ""
            details.append("\(name): \(values.joined(separator: "; "))\(rest).")
        }
        return OutlineSentences.text(head, details, language: language)
    }
}
