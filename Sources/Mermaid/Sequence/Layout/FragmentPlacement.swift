extension SequenceLayout {
    mutating func openFrame(_ fragment: SequenceFragment, at index: Int) {
        let isRect = fragment.kind == .rect
        let top = cursor + measures.settings.messageMargin * (isRect ? 0.6 : 0.9)
        var left = 0.0
        var right = 0.0
        if let extent = columns.extents[index] {
            left = columns.places[extent.first] - extent.left
            right = columns.places[extent.last] + extent.right
        } else {
            right = FragmentTab.size(fragment.kind, measures.settings).width + 24
        }
        let keyword = isRect ? Label.empty : FragmentTab.label(fragment.kind, measures.settings)
        let size = isRect ? Size(width: 0, height: 0) : FragmentTab.size(fragment.kind, measures.settings)
        let tab = Rect(minX: left, minY: top, maxX: left + size.width, maxY: top + size.height)
        var placed = SequenceScene.Fragment(
            kind: fragment.kind,
            fill: isRect ? fragment.label.text : nil,
            frame: Rect(minX: left, minY: top, maxX: right, maxY: top),
            keyword: keyword,
            tab: tab,
            titles: [],
            separators: [],
            depth: open.count
        )
        cursor = isRect ? top - 2 : tab.maxY - 2
        if let label = measures.labels[index], !label.isEmpty {
            let (text, x) = fit(label, tab.maxX + 8, right - 8, width: max(right - tab.maxX - 16, 40))
            let centre = Point(x: x, y: top + max(size.height, text.height + 6) / 2)
            placed.titles.append((text, centre))
            keepRoom(for: text, at: centre)
            cursor = max(cursor, top + text.height + 4)
        }
        open.append(OpenFrame(fragment: scene.fragments.count))
        scene.fragments.append(placed)
    }

    mutating func placeSection(_ label: Label) {
        guard let fragment = open.last?.fragment else { return }
        let y = cursor + measures.settings.messageMargin * 0.9
        let frame = scene.fragments[fragment].frame
        scene.fragments[fragment].separators.append(y)
        cursor = y
        guard !label.isEmpty else { return }
        let (text, x) = fit(label, frame.minX + 8, frame.maxX - 8, width: max(frame.width - 16, 40))
        let centre = Point(x: x, y: y + 4 + text.height / 2)
        scene.fragments[fragment].titles.append((text, centre))
        keepRoom(for: text, at: centre)
        cursor = y + text.height + 2
    }

    private mutating func keepRoom(for label: Label, at centre: Point) {
        texts.append(
            Rect(
                minX: centre.x - label.width / 2,
                minY: centre.y - label.height / 2,
                maxX: centre.x + label.width / 2,
                maxY: centre.y + label.height / 2
            )
        )
    }

    mutating func closeFrame() {
        guard let fragment = open.popLast()?.fragment else { return }
        cursor += 14
        scene.fragments[fragment].frame.maxY = cursor
    }
}
