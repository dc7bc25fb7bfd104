import Diagnostics

/// Places the fields of a packet in rows with a fixed number of bits.
struct PacketLayout {
    private let packet: PacketDiagram
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private let bitWidth: Double
    private let showsBits: Bool

    /// The part of a field that lies in a row.
    private struct Cell {
        let field: Int
        let row: Int
        let first: Int
        let last: Int
    }

    init(_ packet: PacketDiagram) {
        self.packet = packet
        labels = LabelSetter(fontSize: 13)
        bitWidth = packet.settings.number("packet", "bitWidth", within: 12...200) ?? 28
        showsBits = packet.settings.value("packet", "showBits")?.flag ?? true
        place()
        scene.dropped = labels.dropped
    }

    private var cells: [Cell] {
        let row = packet.bitsPerRow
        return packet.fields.enumerated().flatMap { index, field in
            (field.bits.lowerBound / row...field.bits.upperBound / row).map { number in
                Cell(
                    field: index,
                    row: number,
                    first: max(field.bits.lowerBound, number * row),
                    last: min(field.bits.upperBound, number * row + row - 1)
                )
            }
        }
    }

    private mutating func place() {
        var y = 0.0
        for row in Dictionary(grouping: cells, by: \.row).sorted(by: { $0.key < $1.key }).map(\.value) {
            let marks = row.map { cell -> (cell: Cell, label: Label, isTurned: Bool) in
                let field = packet.fields[cell.field]
                let width = Double(cell.last - cell.first + 1) * bitWidth - 8
                let label = labels.set(field.label, at: field.range, width: width)
                guard label.width > width + 4 else { return (cell, label, false) }
                // A label wider than its bits runs from bottom to top.
                return (cell, labels.set(field.label, at: field.range), true)
            }
            let height = marks.reduce(36) { max($0, ($1.isTurned ? $1.label.width : $1.label.height) + 14) }
            let top = y + (showsBits ? 16 : 0)
            for mark in marks { write(mark.cell, mark.label, isTurned: mark.isTurned, top, height) }
            y = top + height + 8
        }
    }

    private mutating func write(_ cell: Cell, _ label: Label, isTurned: Bool, _ top: Double, _ height: Double) {
        let start = cell.row * packet.bitsPerRow
        let frame = Rect(
            minX: Double(cell.first - start) * bitWidth,
            minY: top,
            maxX: Double(cell.last + 1 - start) * bitWidth,
            maxY: top + height
        )
        scene.add(.rectangle(frame, radius: 0), .page(.nodes), "packetBlock")
        scene.add(
            ChartScene.Text(
                label: label,
                centre: Point(x: frame.midX, y: frame.midY),
                part: .nodeText,
                className: "packetLabel",
                isVertical: isTurned
            )
        )
        guard showsBits else { return }
        func bit(_ number: Int, _ x: (Double) -> Double) {
            let label = LabelLayout.layOut([[.init(text: String(number), style: [])]], width: .infinity, fontSize: 12)
            scene.add(
                ChartScene.Text(label: label, centre: Point(x: x(label.width), y: top - 8), className: "packetByte")
            )
        }
        let isWide = frame.width > 60
        if cell.first == cell.last || !isWide {
            bit(cell.first) { _ in frame.midX }
        } else {
            bit(cell.first) { frame.minX + $0 / 2 }
            bit(cell.last) { frame.maxX - $0 / 2 - 2 }
        }
    }
}
