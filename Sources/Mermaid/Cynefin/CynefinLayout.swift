import Diagnostics

/// Places the domains around a middle: texts at the outer side of each, moves beside the boundaries.
///
/// Each quarter has a column for its own texts. The strip between the columns holds the ellipse of confusion, the moves across the
/// upright boundary above and below it, and the labels of moves that lead to or from it.
struct CynefinLayout {
    typealias Domain = CynefinDiagram.Domain

    let diagram: CynefinDiagram
    let language: String
    private var labels = LabelSetter(fontSize: 14)
    var scene = ChartScene()

    static let pad = 20.0
    private static let gap = 8.0
    static let arrow = 56.0

    /// The texts of a domain, one below the other, with their height.
    struct Block {
        var texts: [(text: Label, part: DrawingPaint.Part, isItem: Bool, isBold: Bool)] = []
        var size = Size(width: 0, height: 0)
    }

    var blocks: [Domain: Block] = [:]
    /// The labels of moves, in the order of the diagram.
    var moves: [Label?] = []
    var ellipse = Size(width: 0, height: 0)
    /// The width of a quarter's column, and half that of the strip between the columns.
    var column = 0.0
    var strip = 0.0
    /// The height of the upper and of the lower half.
    var upper = 0.0
    var lower = 0.0

    init(_ diagram: CynefinDiagram, language: String) {
        (self.diagram, self.language) = (diagram, language)
        moves = diagram.transitions.map { move in
            guard let label = move.label else { return nil }
            let text = labels.set(label, at: move.range, width: 150, scale: 13 / 14)
            return text.isEmpty ? nil : text
        }
        for domain in Domain.allCases { blocks[domain] = block(domain) }
        measure()
        drawGrounds()
        for domain in Domain.allCases { draw(domain) }
        drawMoves()
        scene.dropped = labels.dropped
    }

    func setting(_ name: String, _ bounds: ClosedRange<Double>) -> Double? {
        diagram.settings.number("cynefin", name, within: bounds)
    }

    // MARK: Measures

    private mutating func block(_ domain: Domain) -> Block {
        let width = domain == .confusion ? 150.0 : 200
        var block = Block()
        func plain(_ text: LocalizedText, size: Double, isBold: Bool) -> Label {
            let run = Label.Run(text: text.text(in: language), style: [])
            return LabelLayout.layOut([[run]], width: width, fontSize: size, isBold: isBold)
        }
        block.texts.append((plain(domain.name, size: 17, isBold: true), .nodeText, false, true))
        if diagram.settings.value("cynefin", "showDomainDescriptions")?.flag != false {
            for line in domain.advice ?? [] {
                block.texts.append((plain(line, size: 13, isBold: false), .nodeText, false, false))
            }
        }
        for item in diagram.items(in: domain) {
            let label = labels.set(item.label, at: item.range, width: width - 24)
            if !label.isEmpty { block.texts.append((label, .labelText, true, false)) }
        }
        for text in block.texts {
            let size = Self.size(text.text, isItem: text.isItem)
            block.size.width = max(block.size.width, size.width)
            block.size.height += size.height + (block.size.height > 0 ? (text.isItem ? Self.gap : 2) : 0)
        }
        return block
    }

    static func size(_ label: Label, isItem: Bool) -> Size {
        isItem
            ? Size(width: label.width + 24, height: label.height + 12) : Size(width: label.width, height: label.height)
    }

    /// The moves between two neighbours, as indices; whatever their direction.
    func moves(between first: Domain, _ second: Domain) -> [Int] {
        diagram.transitions.indices.filter {
            let ends = [diagram.transitions[$0].source, diagram.transitions[$0].target]
            return ends.contains(first) && ends.contains(second)
        }
    }

    /// The moves that lead across the middle, or to or from confusion, with the quarter at which their label stands.
    var inner: [(move: Int, quarter: Domain)] {
        diagram.transitions.enumerated().compactMap { index, move in
            if move.source == .confusion { return (index, move.target) }
            if move.target == .confusion { return (index, move.source) }
            let isDiagonal =
                move.source.isUpper != move.target.isUpper && move.source.isOrdered != move.target.isOrdered
            return isDiagonal ? (index, move.target) : nil
        }
    }

    func height(_ move: Int) -> Double { (moves[move].map { $0.height + 4 } ?? 0) + 22 }

    private func block(_ domain: Domain, _ path: KeyPath<Size, Double>) -> Double {
        blocks[domain]?.size[keyPath: path] ?? 0
    }

    private mutating func measure() {
        let middle = blocks[.confusion]?.size ?? Size(width: 0, height: 0)
        // A rectangle fits into the ellipse around it that is larger by the root of 2.
        ellipse = Size(width: (middle.width + 24) * 1.42, height: (middle.height + 16) * 1.42)
        let widest = moves.reduce(0) { max($0, $1?.width ?? 0) }
        strip = max(ellipse.width / 2 + 16, widest + 24, 90)
        let quarters: [Domain] = [.complex, .complicated, .chaotic, .clear]
        column = quarters.reduce(0) { max($0, block($1, \.width)) } + 2 * Self.pad
        // Moves across the level boundary stand side by side in the columns.
        let sides = [moves(between: .complex, .chaotic), moves(between: .complicated, .clear)]
        for side in sides {
            let width = side.reduce(0.0) { $0 + (moves[$1]?.width ?? 0) + 44 }
            column = max(column, width + Self.pad)
        }
        let level = sides.joined().reduce(0) { max($0, (moves[$1]?.height ?? 0) + 12, Self.arrow) } / 2
        func half(_ domains: [Domain]) -> Double {
            let texts = domains.reduce(0) { max($0, block($1, \.height)) } + 2 * Self.pad + level
            let across = moves(between: domains[0], domains[1]).reduce(0.0) { $0 + height($1) }
            let labels = domains.map { domain in
                inner.filter { $0.quarter == domain }.reduce(0.0) { $0 + height($1.move) }
            }
            return max(texts, ellipse.height / 2 + (labels.max() ?? 0) + across + 2 * Self.pad)
        }
        upper = half([.complex, .complicated])
        lower = half([.chaotic, .clear])
        column = max(column, ((setting("width", 200...4000) ?? 0) - 2 * strip) / 2)
        let missing = (setting("height", 100...4000) ?? 0) - upper - lower
        if missing > 0 { (upper, lower) = (upper + missing / 2, lower + missing / 2) }
    }

    /// The area of a quarter; the origin is the middle.
    func quarter(_ domain: Domain) -> Rect {
        let width = column + strip
        return Rect(
            minX: domain.isOrdered ? 0 : -width,
            minY: domain.isUpper ? -upper : 0,
            maxX: domain.isOrdered ? width : 0,
            maxY: domain.isUpper ? 0 : lower
        )
    }
}
