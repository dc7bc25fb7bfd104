import Diagnostics
import Support

/// Relations between blocks.
extension RequirementParser {
    /// Reads `a - satisfies -> b`, `a <- copies - b`, or `a:::class`.
    mutating func relation(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        let first = try name(
            &place,
            line.upperBound,
            "a requirement, an element or a relation",
            "un requisito, un elemento o una relación"
        )
        place = min(skipBlanks(place), line.upperBound)
        if has(":::", at: place) {
            place += 3
            for name in try classNames(&place, line.upperBound) {
                content.assignments.append(
                    .init(kind: .shorthand, targets: [first], className: name, range: self.place(line))
                )
            }
            return
        }
        let isBackward = has("<-", at: place)
        guard isBackward || byte(place) == UInt8(ascii: "-"), place < line.upperBound else {
            throw badRelation(place, line)
        }
        place = skipBlanks(place + (isBackward ? 2 : 1))
        let start = place
        while place < line.upperBound, bytes[place].isWordByte { place += 1 }
        let kind = source.text(start..<place).lowercased()
        guard Self.relations.contains(kind) else { throw badRelation(start, line) }
        place = skipBlanks(place)
        guard
            isBackward
                ? byte(place) == UInt8(ascii: "-") && byte(place + 1) != UInt8(ascii: ">") : has("->", at: place),
            place < line.upperBound
        else { throw badRelation(place, line) }
        place += isBackward ? 1 : 2
        let second = try name(&place, line.upperBound, "the other end", "el otro extremo")
        guard skipBlanks(place) >= line.upperBound else { throw badRelation(place, line) }
        content.relations.append(
            .init(
                kind: kind,
                source: isBackward ? second : first,
                target: isBackward ? first : second,
                range: self.place(line)
            )
        )
    }

    private func badRelation(_ place: Int, _ line: Range<Int>) -> SyntaxError {
        source.unexpected(
            place..<max(line.upperBound, place),
            expected: LocalizedText(
                en: "a relation such as a - satisfies -> b",
                es: "una relación como a - satisfies -> b"
            ),
            advice: LocalizedText(
                en: "the relations are contains, copies, derives, satisfies, verifies, refines and traces",
                es: "las relaciones son contains, copies, derives, satisfies, verifies, refines y traces"
            )
        )
    }
}
