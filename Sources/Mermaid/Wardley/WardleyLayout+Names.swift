/// Writes names beside their marks, and the texts of annotations.
extension WardleyLayout {
    mutating func writeNames() {
        for (index, component) in map.components.enumerated() {
            var name = component.name
            if let sourcing = component.sourcing { name += " (\(sourcing))" }
            let label = labels.set(
                DiagramLabel(text: name),
                at: component.range,
                width: 150,
                isBold: component.isAnchor
            )
            let centre = mark(index)
            let preferred = component.labelOffset.map { offset in
                Point(x: centre.x + offset.x + label.width / 2, y: centre.y + offset.y)
            }
            write(label, near: centre, Self.radius + 3, preferred, isBold: component.isAnchor, "wardley-node-label")
        }
        for link in map.arrows where link.label != nil {
            guard let text = link.label else { continue }
            let (a, b) = (mark(link.source), mark(link.target))
            let label = labels.set(text, at: link.range, width: 140, scale: 12.0 / 13)
            write(
                label,
                near: Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2),
                3,
                nil,
                isBold: false,
                "wardley-link-label"
            )
        }
        for note in map.notes {
            let centre = point(note.place)
            let label = labels.set(note.label, at: note.range, width: 190)
            if note.kind == .note {
                write(
                    label,
                    near: centre,
                    0,
                    Point(x: centre.x + label.width / 2, y: centre.y),
                    isBold: false,
                    "wardley-note"
                )
            } else {
                let below = Point(x: centre.x, y: centre.y + 17 + label.height / 2)
                write(label, near: centre, 15, below, isBold: false, "wardley-accelerator-label")
            }
        }
    }

    private mutating func write(
        _ label: Label,
        near centre: Point,
        _ radius: Double,
        _ preferred: Point?,
        isBold: Bool,
        _ className: String
    ) {
        guard !label.isEmpty else { return }
        let frame = room.free(
            Size(width: label.width, height: label.height),
            near: centre,
            radius,
            preferred: preferred
        )
        let isCovering = room.faults(frame) > 0
        if let leader = room.leader(to: frame, from: centre, radius), preferred == nil || radius > 0,
            !room.hitsName(leader)
        {
            scene.add(.line([leader.0, leader.1]), .page(.lines), "leader", strokeWidth: 1, opacity: 0.6)
            room.lines.append(leader)
        }
        room.taken.append(frame)
        room.names.append(frame)
        scene.add(
            ChartScene.Text(
                label: label,
                centre: Point(x: frame.midX, y: frame.midY),
                className: className,
                isBold: isBold,
                // If every place around the mark lies on a line, the name covers the line.
                hasGround: isCovering
            )
        )
    }

    /// Writes the texts of the annotations' numbers, below the map.
    mutating func writeAnnotations() {
        guard !map.annotations.isEmpty else { return }
        var y = (scene.bounds?.maxY ?? size.height) + 12
        for annotation in map.annotations {
            let text = DiagramLabel(text: "\(annotation.number). \(annotation.label.text)")
            let label = labels.set(text, at: annotation.range, width: max(size.width - 20, 200))
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: Point(x: label.width / 2, y: y + label.height / 2),
                    alignment: .left,
                    className: "wardley-annotation-text"
                )
            )
            y += label.height + 4
        }
    }
}
