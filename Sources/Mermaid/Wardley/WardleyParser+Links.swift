import Diagnostics
import Support

/// Links between components.
extension WardleyParser {
    private static let arrows: [(sign: StaticString, flow: WardleyMap.Link.Flow, isDashed: Bool)] = [
        ("+<>", .both, false), ("<->", .both, false), ("-.->", .none, true), ("-->", .none, false),
        ("->", .none, false),
        ("+>", .forward, false), ("+<", .backward, false),
    ]

    /// Reads `a -> b`, or `a +'label'> b; text`.
    mutating func link(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        var from: String?
        var found: (end: Int, flow: WardleyMap.Link.Flow, isDashed: Bool, label: DiagramLabel?)?
        if bytes[place] == UInt8(ascii: "\"") { from = try name(&place, line) }
        let start = place
        while place < line.upperBound {
            if let arrow = Self.arrows.first(where: { has($0.sign, at: place) }) {
                found = (place + arrow.sign.utf8CodeUnitCount, arrow.flow, arrow.isDashed, nil)
                break
            }
            if has("+'", at: place), let close = bytes[(place + 2)..<line.upperBound].firstIndex(of: UInt8(ascii: "'"))
            {
                let label = DiagramLabel(text: source.text((place + 2)..<close))
                let signs: [(StaticString, WardleyMap.Link.Flow)] = [("<>", .both), (">", .forward), ("<", .backward)]
                if let (sign, flow) = signs.first(where: { has($0.0, at: close + 1) }) {
                    found = (close + 1 + sign.utf8CodeUnitCount, flow, false, label)
                    break
                }
            }
            place += 1
        }
        guard let found else {
            throw fail(
                line.lowerBound,
                line,
                en: "component, anchor, evolve, pipeline, note or a link such as A -> B",
                es: "component, anchor, evolve, pipeline, note o un enlace como A -> B"
            )
        }
        let source = from ?? self.source.text(bytes[start..<place].trimmingSpaces())
        place = found.end
        let target = try name(&place, line, until: ";")
        var label = found.label
        place = min(skipBlanks(place), line.upperBound)
        if place < line.upperBound, bytes[place] == UInt8(ascii: ";") {
            let text = self.source.text(bytes[(place + 1)..<line.upperBound].trimmingSpaces())
            if !text.isEmpty { label = DiagramLabel(text: text) }
            place = line.upperBound
        }
        try expectEnd(place, line)
        guard !source.isEmpty else { throw fail(line.lowerBound, line, en: "a component", es: "un componente") }
        guard links.count < Self.mostLinks else {
            throw .tooMany(Self.mostLinks, en: "links", es: "enlaces", at: line)
        }
        links.append((source, target, (found.flow, found.isDashed, label), line))
    }
}
