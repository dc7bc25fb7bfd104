import Diagnostics
import Support

/// Expressions in EBNF, ABNF and PEG: choices of sequences of pieces with signs of repetition.
extension RailroadParser {
    mutating func choice() throws(SyntaxError) -> RailroadTrack {
        var parts = [try sequence()]
        skip()
        while byte(index) == notation.bar, index < bytes.count {
            index += 1
            skip()
            parts.append(try sequence())
            skip()
        }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws(SyntaxError) -> RailroadTrack {
        var parts: [RailroadTrack] = []
        repeat {
            parts.append(try piece())
            skip()
            // ISO 14977 has commas between the parts.
            if notation == .ebnf, byte(index) == UInt8(ascii: ","), index < bytes.count {
                index += 1
                skip()
            }
        } while beginsPiece
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private var beginsPiece: Bool {
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"): return true
        case UInt8(ascii: "{"), UInt8(ascii: "?"): return notation == .ebnf
        case UInt8(ascii: "<"): return notation != .peg
        case UInt8(ascii: "*"), UInt8(ascii: "%"): return notation == .abnf
        case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "."): return notation == .peg
        default: return bytes[index].isWordByte || bytes[index] >= 0x80
        }
    }

    private mutating func piece() throws(SyntaxError) -> RailroadTrack {
        switch notation {
        case .abnf: return try repeated()
        case .peg where byte(index) == UInt8(ascii: "&") || byte(index) == UInt8(ascii: "!"):
            let isNegative = bytes[index] == UInt8(ascii: "!")
            index += 1
            skip()
            return .lookahead(try suffixed(), isNegative: isNegative)
        default: break
        }
        let track = try suffixed()
        guard notation == .ebnf else { return track }
        skip()
        guard byte(index) == UInt8(ascii: "-"), index < bytes.count else { return track }
        index += 1
        skip()
        return .exception(track, try suffixed())
    }

    /// Reads a piece with `?`, `*` or `+` behind it.
    private mutating func suffixed() throws(SyntaxError) -> RailroadTrack {
        var track = try primary()
        while index < bytes.count {
            let place = skipSpace(index)
            switch byte(place) {
            case UInt8(ascii: "?"):
                // With space before it, a question mark begins a special sequence if another one ends that.
                let end = endOfSpecial(place)
                guard place == index || notation == .peg || end == nil else { return track }
                track = .optional(track)
            case UInt8(ascii: "*"): track = .optional(.loop(track, times: nil))
            case UInt8(ascii: "+"): track = .loop(track, times: nil)
            default: return track
            }
            index = place + 1
        }
        return track
    }

    private func endOfSpecial(_ start: Int) -> Int? {
        let end = bytes[(start + 1)..<endOfLine(start)].firstIndex {
            $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: ";")
        }
        return end.flatMap { bytes[$0] == UInt8(ascii: "?") ? $0 : nil }
    }

    /// Reads `*A`, `1*A`, `2*4A` and `3A`.
    private mutating func repeated() throws(SyntaxError) -> RailroadTrack {
        func digits(_ start: Int) -> Int {
            var end = start
            while byte(end).isDigit, end - start < 9 { end += 1 }
            return end
        }
        let start = index
        let first = digits(start)
        let least = Int(source.text(start..<first))
        guard byte(first) == UInt8(ascii: "*") else {
            index = first
            skip()
            let track = try primary()
            return least.map { $0 == 1 ? track : .loop(track, times: "\($0)×") } ?? track
        }
        let last = digits(first + 1)
        let most = Int(source.text((first + 1)..<last))
        index = last
        skip()
        let track = try primary()
        switch (least ?? 0, most) {
        case (0, nil): return .optional(.loop(track, times: nil))
        case (1, nil): return .loop(track, times: nil)
        case (let least, nil): return .loop(track, times: "≥ \(least)×")
        case (0, 1): return .optional(track)
        case (0, let most?): return .optional(.loop(track, times: "≤ \(most)×"))
        case (let least, let most?): return .loop(track, times: "\(least)–\(most)×")
        }
    }

    private mutating func primary() throws(SyntaxError) -> RailroadTrack {
        if let text = try takeString() { return .terminal(text) }
        switch byte(index) {
        case UInt8(ascii: "("): return try bracketed(")") { $0 }
        case UInt8(ascii: "[") where notation == .peg: return try special(from: index, to: "]", keepsMarks: true)
        case UInt8(ascii: "["): return try bracketed("]") { .optional($0) }
        case UInt8(ascii: "{") where notation == .ebnf: return try bracketed("}") { .optional(.loop($0, times: nil)) }
        case UInt8(ascii: "?") where notation == .ebnf: return try special(from: index, to: "?", keepsMarks: false)
        case UInt8(ascii: ".") where notation == .peg:
            station(index..<index + 1)
            index += 1
            return .special("any character")
        case UInt8(ascii: "%") where notation == .abnf: return try number()
        default: break
        }
        let start = index
        if let name = takeName() {
            station(start..<index)
            return .name(name)
        }
        throw unexpected(
            LocalizedText(
                en: "a text in quotes, a name or a bracket",
                es: "un texto entre comillas, un nombre o un paréntesis"
            )
        )
    }

    private mutating func bracketed(
        _ close: Unicode.Scalar,
        _ track: (RailroadTrack) -> RailroadTrack
    ) throws(SyntaxError) -> RailroadTrack {
        index += 1
        skip()
        let inner = try nested { (parser) throws(SyntaxError) in try parser.choice() }
        skip()
        guard byte(index) == UInt8(ascii: close), index < bytes.count else {
            throw unexpected(LocalizedText(en: "“\(close)”", es: "«\(close)»"))
        }
        index += 1
        return track(inner)
    }

    private mutating func special(from start: Int, to close: Unicode.Scalar, keepsMarks: Bool) throws(SyntaxError)
        -> RailroadTrack
    {
        let line = bytes[(start + 1)..<max(endOfLine(start), start + 1)]
        guard let end = line.firstIndex(of: UInt8(ascii: close)) else {
            throw unexpected(LocalizedText(en: "“\(close)” on this line", es: "«\(close)» en esta línea"))
        }
        station(start..<end + 1)
        index = end + 1
        return .special(keepsMarks ? source.text(start..<end + 1) : source.text((start + 1)..<end).trimmingSpace)
    }

    /// Reads `%x41`, `%x30-39` and `%d13.10`; `%s"…"` and `%i"…"` are texts.
    private mutating func number() throws(SyntaxError) -> RailroadTrack {
        let start = index
        if byte(start + 1) | 0x20 == UInt8(ascii: "s") || byte(start + 1) | 0x20 == UInt8(ascii: "i") {
            index += 2
            if let text = try takeString() { return .terminal(text) }
            index = start
        }
        var end = start + 1
        while byte(end).isWordByte
            || ((byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: ".")) && byte(end + 1).isWordByte)
        {
            end += 1
        }
        guard end > start + 2 else {
            throw unexpected(LocalizedText(en: "a value such as %x41", es: "un valor como %x41"))
        }
        station(start..<end)
        index = end
        return .special(source.text(start..<end))
    }
}
