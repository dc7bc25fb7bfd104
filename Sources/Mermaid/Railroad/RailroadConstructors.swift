import Diagnostics
import Support

/// Expressions as calls: `sequence(terminal("a"), optional(nonterminal("b")))`.
extension RailroadParser {
    private static let names: LocalizedText = {
        let list = "terminal, nonterminal, special, sequence, choice, optional, zeroOrMore, oneOrMore"
        return LocalizedText(en: list, es: list)
    }()

    mutating func construct() throws(SyntaxError) -> RailroadTrack {
        // A text by itself is a terminal.
        if let text = try takeString() { return .terminal(text) }
        let start = index
        while byte(index).isWordByte { index += 1 }
        let word = source.text(start..<index)
        skip()
        guard byte(index) == UInt8(ascii: "("), index < bytes.count, index > start else {
            throw source.unexpected(
                start..<max(index, min(start + 1, bytes.count)),
                expected: LocalizedText(en: "one of \(Self.names.en)", es: "uno de \(Self.names.es)")
            )
        }
        index += 1
        skip()
        let track: RailroadTrack
        switch word {
        case "terminal": track = .terminal(try text())
        case "nonterminal": track = .name(try text())
        case "special": track = .special(try text())
        case "sequence":
            let parts = try arguments()
            track = parts.count == 1 ? parts[0] : .sequence(parts)
        case "choice":
            let parts = try arguments()
            track = parts.count == 1 ? parts[0] : .choice(parts)
        case "optional": track = .optional(try argument())
        case "zeroOrMore": track = .optional(.loop(try argument(), times: nil))
        case "oneOrMore": track = .loop(try argument(), times: nil)
        default:
            throw source.unexpected(
                start..<start + word.utf8.count,
                expected: LocalizedText(en: "one of \(Self.names.en)", es: "uno de \(Self.names.es)")
            )
        }
        skip()
        guard byte(index) == UInt8(ascii: ")"), index < bytes.count else {
            throw unexpected(LocalizedText(en: "“)”", es: "«)»"))
        }
        index += 1
        return track
    }

    private mutating func text() throws(SyntaxError) -> String {
        guard let text = try takeString() else {
            throw unexpected(LocalizedText(en: "a text in quotes", es: "un texto entre comillas"))
        }
        return text
    }

    private mutating func argument() throws(SyntaxError) -> RailroadTrack {
        try nested { (parser) throws(SyntaxError) in try parser.construct() }
    }

    private mutating func arguments() throws(SyntaxError) -> [RailroadTrack] {
        var parts = [try argument()]
        skip()
        while byte(index) == UInt8(ascii: ","), index < bytes.count {
            index += 1
            skip()
            parts.append(try argument())
            skip()
        }
        return parts
    }
}
