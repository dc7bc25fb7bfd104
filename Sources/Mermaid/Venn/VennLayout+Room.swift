/// Finds room for the texts of a region.
extension VennLayout {
    func block(_ content: Content, width: Double, _ setter: inout LabelSetter) -> Block {
        var block = Block()
        for text in content.texts {
            let isSet = text.isTitle && content.inside.count == 1
            let label = setter.set(
                text.label,
                at: text.range,
                width: width,
                scale: text.isTitle ? 1 : 0.87,
                isBold: isSet
            )
            block.labels.append(label)
            block.size.width = max(block.size.width, label.width)
            block.size.height += label.height + 4
        }
        block.size.height = max(0, block.size.height - 4)
        return block
    }

    /// Returns the texts of a region and their frame; the frame is nil if the texts do not fit into the region.
    func place(_ content: Content, _ setter: inout LabelSetter) -> (block: Block, frame: Rect?) {
        var first: Block?
        for width in Self.widths {
            var trial = setter
            let block = block(content, width: width, &trial)
            if first == nil { first = block }
            guard let (centre, room) = best(content, block.size), room >= 2 else { continue }
            setter = trial
            return (block, Rect(centre: centre, size: block.size))
        }
        var trial = setter
        let block = first ?? block(content, width: Self.widths[0], &trial)
        _ = self.block(content, width: Self.widths[0], &setter)
        return (block, nil)
    }

    /// Returns the place with the most room around a block, and that room.
    func best(_ content: Content, _ size: Size) -> (Point, Double)? {
        var area = Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
        for index in content.inside {
            area.minX = max(area.minX, centres[index].x - radii[index])
            area.maxX = min(area.maxX, centres[index].x + radii[index])
            area.minY = max(area.minY, centres[index].y - radii[index])
            area.maxY = min(area.maxY, centres[index].y + radii[index])
        }
        guard area.maxX > area.minX, area.maxY > area.minY else { return nil }
        let near = content.outside.filter { index in
            Rect(centre: centres[index], size: Size(width: 2 * radii[index], height: 2 * radii[index])).overlaps(area)
        }
        var best: (point: Point, room: Double)?
        for row in 1..<Self.samples {
            for column in 1..<Self.samples {
                let point = Point(
                    x: area.minX + area.width * Double(column) / Double(Self.samples),
                    y: area.minY + area.height * Double(row) / Double(Self.samples)
                )
                let room = room(point, size, content.inside, near, least: best?.room ?? -.infinity)
                if room > (best?.room ?? -.infinity) + 1e-9 { best = (point, room) }
            }
        }
        return best.map { ($0.point, $0.room) }
    }

    func room(_ point: Point, _ size: Size, _ inside: [Int], _ outside: [Int], least: Double) -> Double {
        var room = Double.infinity
        let (x, y) = (size.width / 2, size.height / 2)
        for index in inside {
            let (dx, dy) = (abs(point.x - centres[index].x) + x, abs(point.y - centres[index].y) + y)
            room = min(room, radii[index] - (dx * dx + dy * dy).squareRoot())
            if room <= least { return room }
        }
        for index in outside {
            let (dx, dy) = (abs(point.x - centres[index].x), abs(point.y - centres[index].y))
            let (nearX, nearY) = (max(dx - x, 0), max(dy - y, 0))
            room = min(room, (nearX * nearX + nearY * nearY).squareRoot() - radii[index])
            if room <= least { return room }
        }
        return room
    }
}
