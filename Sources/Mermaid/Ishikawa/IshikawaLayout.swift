import Diagnostics

/// Places a fishbone: the effect at the right, a spine that leads to it, and causes above and below it in turn, each with a bone
/// on which its own causes stand in rows.
struct IshikawaLayout {
    private let diagram: IshikawaDiagram
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private static let slope = 0.42
    private static let rowGap = 6.0
    private static let indent = 22.0
    private static let twig = 22.0
    private static let pairGap = 26.0
    private static let headGap = 22.0

    /// A cause that meets the spine, with the rows of the causes inside it.
    private struct Bone {
        var head: Label
        var colour: SeriesColours.Series
        var rows: [Row] = []
        /// The distance that its rows reach to the left of the bone's outer end, at the head.
        var width = 0.0
        var height = 0.0
    }

    private struct Row {
        var label: Label
        let depth: Int
        let parent: Int
        let cause: Int
        /// The middle of the row's first line, from the spine.
        var middle = 0.0
    }

    init(_ diagram: IshikawaDiagram) {
        self.diagram = diagram
        labels = LabelSetter(fontSize: 14)
        place()
        scene.dropped = labels.dropped
    }

    private mutating func bones() -> [Bone] {
        var result: [Bone] = []
        for (index, cause) in diagram.causes.enumerated() {
            if cause.depth == 0 {
                let head = labels.set(cause.label, at: cause.range, width: 180, isBold: true)
                result.append(Bone(head: head, colour: SeriesColours.section(result.count, diagram.settings)))
            } else if !result.isEmpty {
                let label = labels.set(cause.label, at: cause.range, width: 220)
                result[result.count - 1].rows.append(
                    Row(label: label, depth: cause.depth - 1, parent: cause.parent, cause: index)
                )
            }
        }
        for index in result.indices {
            let rows = result[index].rows
            let height = rows.reduce(20.0) { $0 + $1.label.height + Self.rowGap }
            result[index].height = max(height + 6, 56)
            result[index].width = rows.reduce(0) {
                max($0, $1.label.width + Double($1.depth) * Self.indent + Self.twig + 8)
            }
        }
        return result
    }

    private mutating func place() {
        guard let effect = diagram.effect else { return }
        let bones = bones()
        // Pairs of one bone above and one below, from left to right.
        var x = 0.0
        var joints: [Double] = []
        for start in stride(from: 0, to: bones.count, by: 2) {
            let pair = bones[start..<min(start + 2, bones.count)]
            let room = pair.reduce(0) { most, bone in
                let lean = (bone.height + Self.headGap) * Self.slope
                return max(most, max(bone.width, bone.head.width / 2 + 12) + lean)
            }
            x += room
            joints.append(x)
            // A head may reach to the right of the point where its bone meets the spine.
            x += Self.pairGap + pair.reduce(0) { max($0, $1.head.width / 2 + 14 - $1.height * Self.slope) }
        }
        let label = labels.set(effect.label, at: effect.range, width: 220, isBold: true)
        let spineEnd = max(x + 6, 60)
        let size = Size(width: label.width + 34, height: max(label.height + 26, 48))
        let head = Rect(minX: spineEnd, minY: -size.height / 2, maxX: spineEnd + size.width, maxY: size.height / 2)
        scene.add(
            .line([Point(x: 0, y: 0), Point(x: spineEnd, y: 0)]),
            .page(.lines),
            "ishikawa-spine",
            strokeWidth: 3
        )
        for (index, bone) in bones.enumerated() { write(bone, at: joints[index / 2], isAbove: index.isMultiple(of: 2)) }
        scene.add(.rectangle(head, radius: 8), .page(.nodes), "ishikawa-head", strokeWidth: 1.5)
        scene.add(
            ChartScene.Text(
                label: label,
                centre: Point(x: head.midX, y: 0),
                part: .nodeText,
                className: "ishikawa-head-label",
                isBold: true
            )
        )
    }

    private mutating func write(_ bone: Bone, at joint: Double, isAbove: Bool) {
        let side = isAbove ? -1.0 : 1.0
        func boneX(_ distance: Double) -> Double { joint - distance * Self.slope }
        let stroke = ChartScene.Paint.fixed(fill: nil, stroke: bone.colour.fill)
        let top = bone.height
        scene.add(
            .line([Point(x: boneX(top), y: side * top), Point(x: joint, y: 0)]),
            stroke,
            "ishikawa-branch",
            strokeWidth: 2.5
        )
        let size = Size(width: bone.head.width + 22, height: bone.head.height + 12)
        let centre = Point(x: boneX(top), y: side * (top + size.height / 2))
        scene.add(
            .rectangle(Rect(centre: centre, size: size), radius: 6),
            .fixed(fill: bone.colour.fill, stroke: nil),
            "ishikawa-label-box"
        )
        scene.add(
            ChartScene.Text(
                label: bone.head,
                centre: centre,
                colour: bone.colour.text,
                className: "ishikawa-label cause",
                isBold: true
            )
        )
        writeRows(bone, joint, isAbove)
    }

    /// Writes the causes inside a cause, from the top down: rows that end at the bone, with their own causes indented below.
    private mutating func writeRows(_ bone: Bone, _ joint: Double, _ isAbove: Bool) {
        var y = isAbove ? -bone.height + 8 : 12.0
        let left = joint - bone.height * Self.slope - bone.width
        let stroke = ChartScene.Paint.fixed(fill: nil, stroke: bone.colour.fill)
        var stems: [Int: (x: Double, y: Double)] = [:]
        for row in bone.rows {
            let x = left + Double(row.depth) * Self.indent
            let middle = y + row.label.lineHeight / 2
            let frame = Rect(minX: x, minY: y, maxX: x + row.label.width, maxY: y + row.label.height)
            if row.depth == 0 {
                let end = joint - abs(middle) * Self.slope
                scene.add(
                    .line([Point(x: frame.maxX + 5, y: middle), Point(x: end, y: middle)]),
                    stroke,
                    "ishikawa-sub-branch",
                    strokeWidth: 1.5
                )
            } else if let stem = stems[row.parent] {
                let corner = [
                    Point(x: stem.x, y: stem.y), Point(x: stem.x, y: middle), Point(x: x - 4, y: middle),
                ]
                scene.add(.line(corner), stroke, "ishikawa-sub-branch", strokeWidth: 1.25)
            }
            stems[row.cause] = (x + 7, frame.maxY + 1)
            scene.add(
                ChartScene.Text(
                    label: row.label,
                    centre: Point(x: frame.midX, y: frame.midY),
                    alignment: .left,
                    className: "ishikawa-label"
                )
            )
            y += row.label.height + Self.rowGap
        }
    }
}
