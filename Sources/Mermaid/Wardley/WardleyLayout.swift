import Diagnostics

/// Draws a Wardley map: marks at their places, links between them, and names at places where they cover nothing.
struct WardleyLayout {
    let map: WardleyMap
    let language: String
    var labels: LabelSetter
    var scene = ChartScene()
    let size: Size
    /// Components with a pipeline.
    let owners: Set<Int>
    var room: WardleyRoom

    static let radius = 6.0
    static let pipelineHalf = 11.0

    init(_ map: WardleyMap, language: String) {
        self.map = map
        self.language = language
        labels = LabelSetter(fontSize: 13)
        size = map.size ?? Size(width: 900, height: 600)
        room = WardleyRoom(size: size)
        owners = Set(map.components.map(\.pipeline).filter { $0 >= 0 })
        writeAxes()
        writePipelines()
        writeLinks()
        writeEvolutions()
        writeMarks()
        writeNames()
        writeAnnotations()
        scene.dropped = labels.dropped
    }

    func point(_ place: WardleyMap.Place) -> Point {
        Point(x: place.evolution * size.width, y: (1 - place.visibility) * size.height)
    }

    /// Returns the point at which links meet a component: a pipeline's owner stands on the box of its pipeline.
    func mark(_ index: Int) -> Point {
        var result = point(map.components[index].place)
        if owners.contains(index) { result.y -= Self.pipelineHalf + 5 }
        return result
    }

    // MARK: Axes

    func text(_ en: String, _ es: String) -> DiagramLabel {
        DiagramLabel(text: LocalizedText(en: en, es: es).text(in: language))
    }

    private var here: SourceRange { map.components.first?.range ?? SourceRange(path: "", bytes: 0..<0) }

    private mutating func writeAxes() {
        let frame = Rect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        scene.cover(frame)
        let standard = [
            text("Genesis", "Génesis"), text("Custom-built", "A medida"), text("Product", "Producto"),
            text("Commodity", "Básico"),
        ]
        let ends = [0.17, 0.4, 0.7, 1]
        let stages =
            map.stages.isEmpty
            ? zip(standard, ends).map { ($0, $1) } : map.stages.map { (DiagramLabel(text: $0.name), $0.end) }
        var start = 0.0
        for (index, (name, end)) in stages.enumerated() {
            let available = (end - start) * size.width - 10
            let label = labels.set(name, at: here, width: max(available, 30), scale: 12.0 / 13)
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: Point(x: (start + end) / 2 * size.width, y: size.height + 8 + label.height / 2),
                    className: "wardley-stage-label"
                )
            )
            if index + 1 < stages.count {
                let x = end * size.width
                scene.add(
                    .line([Point(x: x, y: 0), Point(x: x, y: size.height)]),
                    .page(.lines),
                    "wardley-stage",
                    dashes: "4 5",
                    opacity: 0.45
                )
                room.lines.append((Point(x: x, y: 0), Point(x: x, y: size.height)))
            }
            start = end
        }
        let corner = [Point(x: 0, y: 0), Point(x: 0, y: size.height), Point(x: size.width, y: size.height)]
        scene.add(.line(corner), .page(.lines), "wardley-axis", strokeWidth: 1.5)
        let evolution = labels.set(text("Evolution →", "Evolución →"), at: here, isBold: true)
        let below = (scene.bounds?.maxY ?? size.height) + 8
        scene.add(
            ChartScene.Text(
                label: evolution,
                centre: Point(x: size.width / 2, y: below + evolution.height / 2),
                className: "wardley-axis-label",
                isBold: true
            )
        )
        let chain = labels.set(text("Value chain →", "Cadena de valor →"), at: here, isBold: true)
        scene.add(
            ChartScene.Text(
                label: chain,
                centre: Point(x: -10 - chain.height / 2, y: size.height / 2),
                className: "wardley-axis-label",
                isBold: true,
                isVertical: true
            )
        )
    }
}
