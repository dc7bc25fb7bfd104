import Diagnostics

/// Places a tree as a list, one name a row, with lines from parents to children.
struct TreeViewLayout {
    private let tree: TreeView
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private static let gap = 8.0
    private static let lineGap = 5.0

    init(_ tree: TreeView) {
        self.tree = tree
        let theme = tree.settings.themeVariables.last { $0.key == "treeView" }?.value
        let size = theme?["labelFontSize"]?.text.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
        labels = LabelSetter(fontSize: min(max(size ?? 15, 10), 40))
        place(theme)
        scene.dropped = labels.dropped
    }

    private mutating func place(_ theme: SettingValue?) {
        let settings = tree.settings
        let indent = settings.number("treeView", "rowIndent", within: 12...400) ?? 26
        let padding = settings.number("treeView", "paddingY", within: 0...60) ?? 3
        let thickness = settings.number("treeView", "lineThickness", within: 0.5...10) ?? 1.25
        let lineColour = theme?["lineColor"]?.text.flatMap { ResolvedStyle.paint($0) }
        // Only a colour that is readable on light and on dark pages is used.
        let textColour = theme?["labelColor"]?.text.flatMap { ResolvedStyle.paint($0) }
            .flatMap { paint in Self.isReadable(paint) ? paint : nil }
        var y = 0.0
        var rows: [(label: Label, middle: Double, bottom: Double)] = []
        for node in tree.nodes {
            var text = node.label
            if let icon = node.icon { text.text = "\(icon) \(text.text)" }
            let label = labels.set(text, at: node.range, width: 420, isBold: node.parent < 0)
            let height = max(label.height, label.lineHeight)
            rows.append((label, y + padding + label.lineHeight / 2, y + padding + height))
            y += height + 2 * padding
        }
        var last: [Int: Int] = [:]
        for (index, node) in tree.nodes.enumerated() where node.parent >= 0 { last[node.parent] = index }
        let paint: ChartScene.Paint = lineColour.map { .fixed(fill: nil, stroke: $0) } ?? .page(.lines)
        for (index, node) in tree.nodes.enumerated() {
            let x = Double(node.depth) * indent
            if let end = last[index] {
                let stem = [Point(x: x + 7, y: rows[index].bottom + 1), Point(x: x + 7, y: rows[end].middle)]
                scene.add(.line(stem), paint, "treeView-node-line", strokeWidth: thickness)
            }
            guard node.parent >= 0 else { continue }
            let branch = [
                Point(x: x - indent + 7, y: rows[index].middle), Point(x: x - Self.lineGap + 2, y: rows[index].middle),
            ]
            scene.add(.line(branch), paint, "treeView-node-line", strokeWidth: thickness)
        }
        for (row, node) in zip(rows, tree.nodes) where !row.label.isEmpty {
            let x = Double(node.depth) * indent
            let styles = tree.classes.last { $0.name == node.className }?.styles ?? []
            func paint(_ property: String) -> String? {
                styles.last { $0.property == property }.flatMap { ResolvedStyle.paint($0.value) }
            }
            let top = row.middle - row.label.lineHeight / 2
            var own = paint("color").flatMap { Self.isReadable($0) ? $0 : nil }
            if let fill = paint("fill"), let ground = Colour(fill) {
                let frame = Rect(minX: x - 3, minY: top, maxX: x + row.label.width + 3, maxY: top + row.label.height)
                scene.add(.rectangle(frame, radius: 3), .fixed(fill: fill, stroke: nil), "treeView-node-ground")
                let colours = [DiagramPalette.light.background, DiagramPalette.dark.background]
                own = colours.max { first, second in
                    (Colour(first)?.contrast(to: ground) ?? 0) < (Colour(second)?.contrast(to: ground) ?? 0)
                }
            }
            if let details = node.details {
                let words = labels.set(
                    DiagramLabel(text: "<i>\(details.text.escapingAngles)</i>"),
                    at: node.range,
                    width: 420,
                    scale: 0.87
                )
                scene.add(
                    ChartScene.Text(
                        label: words,
                        centre: Point(
                            x: x + row.label.width + 14 + words.width / 2,
                            y: row.middle - words.lineHeight / 2 + words.height / 2
                        ),
                        alignment: .left,
                        className: "treeView-node-description"
                    )
                )
            }
            scene.add(
                ChartScene.Text(
                    label: row.label,
                    centre: Point(
                        x: x + row.label.width / 2,
                        y: row.middle - row.label.lineHeight / 2 + row.label.height / 2
                    ),
                    alignment: .left,
                    colour: own ?? textColour,
                    className: "treeView-node-label",
                    isBold: node.parent < 0
                )
            )
        }
    }

    private static func isReadable(_ paint: String) -> Bool {
        guard let colour = Colour(paint) else { return false }
        return [DiagramPalette.light.background, DiagramPalette.dark.background].allSatisfy { page in
            (Colour(page)?.contrast(to: colour) ?? 0) >= 4.5
        }
    }
}
