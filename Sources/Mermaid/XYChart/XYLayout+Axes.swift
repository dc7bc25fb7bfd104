/// The axes of categories and of values.
extension XYLayout {
    mutating func text(_ text: String) -> Label {
        LabelLayout.layOut([[Label.Run(text: text, style: [])]], width: .infinity, fontSize: 13)
    }

    mutating func writeValueAxis() {
        let base = isLying ? length : 0
        var reach = 0.0
        var end = -Double.infinity
        for tick in values.ticks(about: isLying ? 8 : 7) {
            let place = values.place(tick)
            if shows("yAxis", "showTick") || shows("yAxis", "showLabel") {
                scene.add(
                    .line([point(0, place), point(length, place)]),
                    .page(.lines),
                    "grid",
                    opacity: 0.22
                )
            }
            guard shows("yAxis", "showLabel") else { continue }
            let label = text(NumberText.text(tick, language: language))
            let centre =
                isLying
                ? Point(x: place, y: base + 8 + label.height / 2) : Point(x: -8 - label.width / 2, y: place)
            if isLying {
                guard place - label.width / 2 > end else { continue }
                end = place + label.width / 2 + 8
            }
            reach = max(reach, isLying ? label.height : label.width)
            scene.add(
                ChartScene.Text(label: label, centre: centre, alignment: isLying ? .middle : .right, className: "label")
            )
        }
        guard let title = chart.yAxis.title, shows("yAxis", "showTitle") else { return }
        let label = labels.set(title.label, at: title.range, width: height, isBold: true)
        let off = reach + 16 + label.height / 2
        let centre = isLying ? Point(x: height / 2, y: base + off) : Point(x: -off, y: height / 2)
        scene.add(
            ChartScene.Text(label: label, centre: centre, className: "title", isBold: true, isVertical: !isLying)
        )
    }

    mutating func writeCategoryAxis() {
        let base = isLying ? 0 : height
        if shows("xAxis", "showAxisLine") {
            scene.add(.line([point(0, base), point(length, base)]), .page(.lines), "axis-line", strokeWidth: 1.5)
        }
        var reach = 0.0
        if shows("xAxis", "showLabel") {
            let marks = categoryLabels()
            // Names that are too wide for their places are turned.
            let isTurned = !isLying && chart.xAxis.categories != nil && marks.contains { $0.label.width > band - 6 }
            var end = -Double.infinity
            for (along, label) in marks {
                let breadth = isLying || isTurned ? label.height : label.width
                guard along - breadth / 2 >= end - 0.5 else { continue }
                end = along + breadth / 2 + (chart.xAxis.categories == nil ? 8 : 0)
                let depth = isLying || isTurned ? label.width : label.height
                reach = max(reach, depth)
                let centre =
                    isLying ? Point(x: -8 - label.width / 2, y: along) : Point(x: along, y: base + 8 + depth / 2)
                scene.add(
                    ChartScene.Text(
                        label: label,
                        centre: centre,
                        alignment: isLying ? .right : .middle,
                        className: "label",
                        isVertical: isTurned
                    )
                )
            }
        }
        guard let title = chart.xAxis.title, shows("xAxis", "showTitle") else { return }
        let label = labels.set(title.label, at: title.range, width: length, isBold: true)
        let off = reach + 16 + label.height / 2
        let centre = isLying ? Point(x: -off, y: length / 2) : Point(x: length / 2, y: height + off)
        scene.add(
            ChartScene.Text(label: label, centre: centre, className: "title", isBold: true, isVertical: isLying)
        )
    }

    private mutating func categoryLabels() -> [(along: Double, label: Label)] {
        if let categories = chart.xAxis.categories {
            let width = isLying ? 200 : max(band - 8, 60)
            return categories.enumerated().map { index, category in
                (place(index), labels.set(category.label, at: category.range, width: width, scale: 13 / 14))
            }
        }
        guard let positions else { return [] }
        // Positions in a row are counted in whole numbers.
        let ticks = positions.ticks(about: 8).filter { chart.xAxis.ends != nil || $0 == $0.rounded() }
        return ticks.map { tick in
            (positions.place(tick), text(NumberText.text(tick, language: language)))
        }
        .sorted { $0.along < $1.along }
    }
}
