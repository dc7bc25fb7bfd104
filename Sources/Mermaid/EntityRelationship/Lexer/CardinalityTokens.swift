import Support

/// Cardinalities and lines, as signs and as words.
extension EntityLexer {
    private typealias Form = (text: StaticString, kind: EntityToken.Kind, isWord: Bool)

    /// The forms, in Mermaid's order; a word must end where its form ends.
    private static let words: [Form] = [
        ("one or zero", .cardinality(.zeroOrOne), true), ("one or more", .cardinality(.oneOrMore), true),
        ("one or many", .cardinality(.oneOrMore), true), ("1+", .cardinality(.oneOrMore), false),
        ("|o", .cardinality(.zeroOrOne), true), ("zero or one", .cardinality(.zeroOrOne), true),
        ("zero or more", .cardinality(.zeroOrMore), true), ("zero or many", .cardinality(.zeroOrMore), true),
        ("0+", .cardinality(.zeroOrMore), false), ("}o", .cardinality(.zeroOrMore), true),
        ("many(0)", .cardinality(.zeroOrMore), false), ("many(1)", .cardinality(.oneOrMore), false),
        ("many", .cardinality(.zeroOrMore), true), ("}|", .cardinality(.oneOrMore), false),
        ("one", .cardinality(.onlyOne), true), ("only one", .cardinality(.onlyOne), true),
    ]

    private static let signs: [Form] = [
        ("||", .cardinality(.onlyOne), false), ("o|", .cardinality(.zeroOrOne), false),
        ("o{", .cardinality(.zeroOrMore), false), ("|{", .cardinality(.oneOrMore), false),
    ]

    private static let lines: [Form] = [
        ("..", .nonIdentifying, false), ("--", .identifying, false), ("to", .identifying, true),
        ("optionally to", .nonIdentifying, true), (".-", .nonIdentifying, false), ("-.", .nonIdentifying, false),
    ]

    mutating func takeCardinality() -> Bool {
        take(Self.words) || takeNumber() || take(Self.signs) || takeParent() || take(Self.lines)
    }

    private mutating func take(_ forms: [Form]) -> Bool {
        for form in forms where hasIgnoringCase(form.text, at: index) {
            let end = index + form.text.utf8CodeUnitCount
            if form.isWord, byte(end).isWordByte { continue }
            emit(form.kind, end)
            return true
        }
        return false
    }

    /// Takes a number: an entity's name, except 1 before a line or another name, which is a cardinality.
    private mutating func takeNumber() -> Bool {
        guard bytes[index].isDigit else { return false }
        var end = index
        while byte(end).isDigit { end += 1 }
        if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit {
            end += 1
            while byte(end).isDigit { end += 1 }
            emit(.decimal, end)
            return true
        }
        if bytes[index] == UInt8(ascii: "1") {
            let next = skipSpace(index + 1)
            let isBeforeName =
                next > index + 1
                && (byte(next).isWordByte || byte(next) == UInt8(ascii: "\"") || byte(next) == UInt8(ascii: "'"))
            let isBeforeLine =
                has("--", at: index + 1) || has("..", at: index + 1) || has(".-", at: index + 1)
                || has("-.", at: index + 1)
            if isBeforeName || isBeforeLine {
                emit(.cardinality(.onlyOne), index + 1)
                return true
            }
        }
        emit(.number, end)
        return true
    }

    private mutating func takeParent() -> Bool {
        let next = byte(index + 1)
        guard bytes[index] | 0x20 == UInt8(ascii: "u"),
            next == UInt8(ascii: ".") || next == UInt8(ascii: "-") || next == UInt8(ascii: "|")
        else { return false }
        emit(.cardinality(.parent), index + 1)
        return true
    }
}
