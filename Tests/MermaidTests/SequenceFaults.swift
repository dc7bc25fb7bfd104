@testable import Mermaid

/// What a sequence diagram must not have: a text on a text, a head, a note or a bar; a line through a text that is not its
/// own; anything outside.
func faults(in scene: SequenceScene) -> [String] {
    let texts = scene.texts
    var faults: [String] = []
    for (index, text) in texts.enumerated() {
        for other in texts[..<index] where overlap(text.frame, other.frame) {
            faults.append("\(text.name) on \(other.name)")
        }
        if !isInside(text.frame, scene.bounds) { faults.append("\(text.name) outside") }
        for line in scene.lines where text.owner == nil || line.owner != text.owner {
            guard !(text.hasGround && line.isBelow) else { continue }
            if runs(line.points, through: text.frame) { faults.append("\(line.name) through \(text.name)") }
        }
        for bar in scene.bars where !text.hasGround && overlap(text.frame, bar.frame) {
            faults.append("\(text.name) on a bar")
        }
    }
    return faults
}

extension SequenceScene {
    /// A text, or the filled shape that it stands in.
    fileprivate struct Text {
        var name: String
        var frame: Rect
        /// Of the line that it belongs to.
        var owner: String?
        /// Whether it has a ground, which hides lifelines, bars and boxes.
        var hasGround = false
    }

    fileprivate struct Line {
        var name: String
        var points: [Point]
        var owner: String?
        /// Whether it is drawn below everything that has a ground.
        var isBelow = false
    }

    fileprivate var texts: [Text] {
        var texts = heads.map { Text(name: "head \($0.participant)", frame: $0.frame, hasGround: true) }
        texts += notes.map { Text(name: "note \($0.label.plainText)", frame: $0.frame, hasGround: true) }
        for message in messages {
            let owner = "message \(message.index)"
            if !message.label.isEmpty {
                texts.append(Text(name: message.label.plainText, frame: message.labelFrame, owner: owner))
            }
            guard let number = message.number else { continue }
            let size = Size(width: MessageNumbers.width(number), height: 2 * MessageNumbers.radius)
            let centre = message.isNumberAtEnd ? message.end : message.start
            texts.append(
                Text(name: "number \(number)", frame: Rect(centre: centre, size: size), owner: owner, hasGround: true)
            )
        }
        for (index, fragment) in fragments.enumerated() where fragment.kind != .rect {
            texts.append(Text(name: "tab \(index)", frame: fragment.tab, owner: "frame \(index)", hasGround: true))
            for title in fragment.titles {
                let size = Size(width: title.label.width, height: title.label.height)
                texts.append(Text(name: title.label.plainText, frame: Rect(centre: title.centre, size: size)))
            }
        }
        for box in boxes where !box.title.isEmpty {
            texts.append(Text(name: "title \(box.title.plainText)", frame: box.titleFrame))
        }
        return texts
    }

    fileprivate var lines: [Line] {
        var lines: [Line] = []
        for message in messages {
            var points = [message.start, message.end]
            if let reach = message.loopReach {
                let x = message.start.x + reach
                points = [message.start, Point(x: x, y: message.start.y), Point(x: x, y: message.end.y), message.end]
            }
            let name = "message \(message.index)"
            lines.append(Line(name: name, points: points, owner: name))
        }
        for lifeline in lifelines {
            for piece in lifeline.pieces {
                let points = [Point(x: lifeline.x, y: piece.lowerBound), Point(x: lifeline.x, y: piece.upperBound)]
                lines.append(Line(name: "lifeline \(lifeline.participant)", points: points, isBelow: true))
            }
            guard let y = lifeline.cross else { continue }
            for sign in [-1.0, 1.0] {
                let points = [Point(x: lifeline.x - 7 * sign, y: y - 7), Point(x: lifeline.x + 7 * sign, y: y + 7)]
                lines.append(Line(name: "cross of \(lifeline.participant)", points: points))
            }
        }
        for (index, fragment) in fragments.enumerated() where fragment.kind != .rect {
            let frame = fragment.frame
            let name = "frame \(index)"
            lines.append(Line(name: name, points: frame.outline, owner: name))
            for y in fragment.separators {
                let points = [Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y)]
                lines.append(Line(name: "separator of \(name)", points: points, owner: name))
            }
        }
        for (index, box) in boxes.enumerated() {
            for piece in box.pieces { lines.append(Line(name: "box \(index)", points: piece, isBelow: true)) }
        }
        return lines
    }
}

extension Rect {
    /// From the left upper corner around as the clock goes, and back.
    fileprivate var outline: [Point] {
        [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
            Point(x: minX, y: minY),
        ]
    }
}

extension SequenceScene.Box {
    fileprivate var titleFrame: Rect {
        let centre = Point(x: frame.midX, y: frame.minY + 9 + title.height / 2)
        return Rect(centre: centre, size: Size(width: title.width, height: title.height))
    }

    /// Its sides without their gaps.
    fileprivate var pieces: [[Point]] {
        var pieces: [[Point]] = []
        var start = 0.0
        let corners = frame.outline
        for (from, to) in zip(corners, corners.dropFirst()) {
            let length = abs(to.x - from.x) + abs(to.y - from.y)
            guard length > 0 else { continue }
            func at(_ place: Double) -> Point {
                let t = min(max((place - start) / length, 0), 1)
                return Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
            }
            var place = start
            for gap in gaps where gap.upperBound > start && gap.lowerBound < start + length {
                if gap.lowerBound > place { pieces.append([at(place), at(gap.lowerBound)]) }
                place = max(place, gap.upperBound)
            }
            if place < start + length { pieces.append([at(place), at(start + length)]) }
            start += length
        }
        return pieces
    }
}
