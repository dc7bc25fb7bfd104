import Diagnostics
import Support

/// Lines from side to side.
extension ArchitectureParser {
    /// Reads a line: `a{group}:R <-[text]-> L:b`.
    mutating func edge(_ line: Range<Int>) throws(SyntaxError) {
        let end = line.upperBound
        var place = line.lowerBound
        let first = identifier(&place, end)
        guard !first.isEmpty else { throw badEdge(line.lowerBound, line) }
        let firstIsGroup = takeGroup(&place, end)
        place = min(skipBlanks(place), end)
        guard place < end, bytes[place] == UInt8(ascii: ":") else { throw badEdge(place, line) }
        place = min(skipBlanks(place + 1), end)
        guard let firstSide = side(&place, end) else { throw badEdge(place, line) }
        place = min(skipBlanks(place), end)
        let startsHead = place < end && "<>".utf8.contains(bytes[place])
        if startsHead { place = min(skipBlanks(place + 1), end) }
        guard place < end, bytes[place] == UInt8(ascii: "-") else { throw badEdge(place, line) }
        place = min(skipBlanks(place + 1), end)
        let label = try takeTitle(&place, end)
        place = min(skipBlanks(place), end)
        guard place < end, bytes[place] == UInt8(ascii: "-") else { throw badEdge(place, line) }
        place = min(skipBlanks(place + 1), end)
        let endsHead = place < end && "<>".utf8.contains(bytes[place])
        if endsHead { place = min(skipBlanks(place + 1), end) }
        guard let secondSide = side(&place, end) else { throw badEdge(place, line) }
        place = min(skipBlanks(place), end)
        guard place < end, bytes[place] == UInt8(ascii: ":") else { throw badEdge(place, line) }
        place = min(skipBlanks(place + 1), end)
        let second = identifier(&place, end)
        guard !second.isEmpty else { throw badEdge(place, line) }
        let secondIsGroup = takeGroup(&place, end)
        try expectEnd(place, line)
        guard content.edges.count < Self.mostEdges else {
            throw .tooMany(Self.mostEdges, en: "lines", es: "líneas", at: line)
        }
        content.edges.append(
            .init(
                source: .init(id: first, side: firstSide, isGroup: firstIsGroup, hasHead: startsHead),
                target: .init(id: second, side: secondSide, isGroup: secondIsGroup, hasHead: endsHead),
                label: label.map { DiagramLabel(text: $0) },
                range: self.place(line)
            )
        )
        edgeRanges.append(line)
    }

    private func takeGroup(_ place: inout Int, _ end: Int) -> Bool {
        let start = skipBlanks(place)
        guard start < end, has("{group}", at: start) else { return false }
        place = start + 7
        return true
    }

    func side(_ place: inout Int, _ end: Int) -> PlacedLines.Side? {
        guard place < end, !byte(place + 1).isWordByte else { return nil }
        let side: PlacedLines.Side
        switch bytes[place] {
        case UInt8(ascii: "L"): side = .left
        case UInt8(ascii: "R"): side = .right
        case UInt8(ascii: "T"): side = .top
        case UInt8(ascii: "B"): side = .bottom
        default: return nil
        }
        place += 1
        return side
    }

    private func badEdge(_ place: Int, _ line: Range<Int>) -> SyntaxError {
        source.unexpected(
            span(place, line.upperBound),
            expected: LocalizedText(
                en: "a group, a service, a junction, or a line such as a:R --> L:b",
                es: "un grupo, un servicio, una unión o una línea como a:R --> L:b"
            ),
            advice: LocalizedText(
                en: "sides are L, R, T and B: left, right, top and bottom",
                es: "los lados son L, R, T y B: izquierda, derecha, arriba y abajo"
            )
        )
    }
}
