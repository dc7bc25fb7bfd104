@testable import Mermaid

/// What a pie must not have: a text on a text or a swatch, a percentage across the sides of its slice or the rim, a line
/// through a text that is not its own, anything outside.
func faults(in scene: PieScene) -> [String] {
    var faults: [String] = []
    var texts = scene.percentages.map {
        (name: "\($0.label.plainText) of \($0.slice)", frame: $0.frame, slice: $0.slice)
    }
    for entry in scene.legend {
        var frame = Rect(centre: entry.centre, size: Size(width: entry.label.width, height: entry.label.height))
        frame.formUnion(entry.swatch)
        texts.append((entry.label.plainText, frame, -1))
    }
    for (index, text) in texts.enumerated() {
        for other in texts[..<index] where overlap(text.frame, other.frame) {
            faults.append("\(text.name) on \(other.name)")
        }
        if !isInside(text.frame, scene.bounds) { faults.append("\(text.name) outside") }
        for percentage in scene.percentages where percentage.slice != text.slice {
            guard let leader = percentage.leader else { continue }
            if runs([leader.from, leader.to], through: text.frame) {
                faults.append("line of \(percentage.slice) through \(text.name)")
            }
        }
        for line in scene.circleLines where runs(line.points, through: text.frame) {
            faults.append("\(line.name) through \(text.name)")
        }
    }
    return faults
}

extension PieScene {
    /// The rim and the sides of slices, moved with those that are drawn out.
    fileprivate var circleLines: [(name: String, points: [Point])] {
        func circle(_ radius: Double) -> [Point] {
            (0...180).map { CirclePoint.at(Double($0) / 180, radius: radius) }
        }
        let hole = Self.radius * settings.donutHole
        var lines = [("rim", circle(Self.radius + settings.outerStrokeWidth / 2))]
        if hole > 0, slices.isEmpty == false { lines.append(("hole", circle(hole))) }
        guard slices.count > 1 else { return lines }
        for slice in slices {
            let side = [CirclePoint.at(slice.start, radius: hole), CirclePoint.at(slice.start, radius: Self.radius)]
            lines.append(("side of \(slice.index)", side))
        }
        return lines
    }
}
