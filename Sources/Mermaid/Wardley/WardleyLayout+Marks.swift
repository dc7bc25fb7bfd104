/// Draws pipelines, links, and the marks of components and notes.
extension WardleyLayout {
    mutating func writePipelines() {
        for owner in owners.sorted() {
            let members = map.components.filter { $0.pipeline == owner }.map { point($0.place).x }
            let y = point(map.components[owner].place).y
            let own = point(map.components[owner].place).x
            let frame = Rect(
                minX: min(members.min() ?? own, own) - 16,
                minY: y - Self.pipelineHalf,
                maxX: max(members.max() ?? own, own) + 16,
                maxY: y + Self.pipelineHalf
            )
            scene.add(.rectangle(frame, radius: 4), .page(.clusters), "wardley-pipeline", strokeWidth: 1.5)
            room.taken.append(frame)
        }
    }

    mutating func writeLinks() {
        for link in map.arrows where link.source != link.target {
            let (a, b) = (mark(link.source), mark(link.target))
            let path = CurvePath(start: a, segments: [.line(b)])
            let length = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
            guard length > 2 * Self.radius + 2 else { continue }
            let trimmed = path.shortened(atEndBy: Self.radius + 1).reversed().shortened(atEndBy: Self.radius + 1)
                .reversed()
            let forward = link.flow == .forward || link.flow == .both
            let backward = link.flow == .backward || link.flow == .both
            var line = trimmed
            if forward { line = line.shortened(atEndBy: 7) }
            if backward { line = line.reversed().shortened(atEndBy: 7).reversed() }
            scene.add(line, "wardley-link", dashes: link.isDashed ? "5 4" : nil)
            if forward { scene.addHead(at: trimmed) }
            if backward { scene.addHead(at: trimmed.reversed()) }
            room.lines.append((a, b))
        }
    }

    private static let evolutionColour = SeriesColours.standard[7]

    mutating func writeEvolutions() {
        for (component, evolution, _) in map.evolutions {
            let from = mark(component)
            let to = Point(x: evolution * size.width, y: from.y)
            guard abs(to.x - from.x) > 3 * Self.radius else { continue }
            let sign = to.x > from.x ? 1.0 : -1
            let paint = ChartScene.Paint.fixed(fill: nil, stroke: Self.evolutionColour)
            let (start, end) = (from.x + sign * (Self.radius + 1), to.x - sign * (Self.radius + 1))
            scene.add(
                .line([Point(x: start, y: from.y), Point(x: end - sign * 7, y: from.y)]),
                paint,
                "wardley-evolve",
                strokeWidth: 1.5,
                dashes: "5 4"
            )
            let head = [
                Point(x: end, y: from.y), Point(x: end - sign * 9, y: from.y - 4.5),
                Point(x: end - sign * 9, y: from.y + 4.5),
            ]
            scene.add(.polygon(head), .fixed(fill: Self.evolutionColour, stroke: nil), "wardley-evolve")
            scene.add(.circle(to, radius: Self.radius - 1), paint, "wardley-evolved", strokeWidth: 1.75)
            room.taken.append(Rect(centre: to, size: Size(width: 2 * Self.radius, height: 2 * Self.radius)))
            room.lines.append((from, to))
        }
    }

    mutating func writeMarks() {
        for (index, component) in map.components.enumerated() {
            let centre = mark(index)
            let box = Rect(centre: centre, size: Size(width: 2 * Self.radius + 2, height: 2 * Self.radius + 2))
            room.taken.append(box)
            if component.isAnchor {
                scene.add(.circle(centre, radius: 3), .page(.heads), "wardley-anchor", tooltip: component.name)
                continue
            }
            if let sourcing = component.sourcing {
                let index = ["build": 2, "buy": 4, "outsource": 5, "market": 6][sourcing] ?? 10
                scene.add(
                    .circle(centre, radius: Self.radius + 4),
                    .fixed(fill: nil, stroke: SeriesColours.standard[index]),
                    "wardley-\(sourcing)",
                    strokeWidth: 2.5,
                    tooltip: sourcing
                )
            }
            if owners.contains(index) {
                let square = Rect(centre: centre, size: Size(width: 10, height: 10))
                scene.add(
                    .rectangle(square, radius: 0),
                    .page(.nodes),
                    "wardley-node",
                    strokeWidth: 1.75,
                    tooltip: component.name
                )
            } else {
                scene.add(
                    .circle(centre, radius: Self.radius),
                    .page(.nodes),
                    "wardley-node",
                    strokeWidth: 1.75,
                    tooltip: component.name
                )
            }
            if component.hasInertia {
                let bar = Rect(minX: centre.x + 14, minY: centre.y - 11, maxX: centre.x + 19, maxY: centre.y + 11)
                scene.add(
                    .rectangle(bar, radius: 1),
                    .page(.heads),
                    "wardley-inertia",
                    tooltip: text("inertia", "inercia").text
                )
                room.taken.append(bar)
            }
        }
        for note in map.notes where note.kind != .note {
            let (centre, isForward) = (point(note.place), note.kind == .accelerator)
            let sign = isForward ? 1.0 : -1
            let arrow = [(-20.0, -6.0), (4, -6), (4, -13), (20, 0), (4, 13), (4, 6), (-20, 6)].map {
                Point(x: centre.x + sign * $0.0, y: centre.y + $0.1)
            }
            scene.add(.polygon(arrow), .page(.clusters), "wardley-accelerator", strokeWidth: 1.5)
            room.taken.append(Rect(centre: centre, size: Size(width: 40, height: 26)))
        }
        for annotation in map.annotations {
            let label = labels.set(DiagramLabel(text: annotation.number), at: annotation.range, scale: 12.0 / 13)
            let radius = max(9, label.width / 2 + 4)
            let start = point(annotation.place)
            let frame = room.free(Size(width: 2 * radius, height: 2 * radius), near: start, 0, preferred: start)
            let centre = Point(x: frame.midX, y: frame.midY)
            scene.add(.circle(centre, radius: radius), .page(.note), "wardley-annotation", strokeWidth: 1.25)
            scene.add(
                ChartScene.Text(label: label, centre: centre, part: .noteText, className: "wardley-annotation-number")
            )
            room.taken.append(frame)
        }
    }
}
