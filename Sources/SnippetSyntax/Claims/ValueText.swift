import Support

/// A value as people and programs write it: Swift's literals, and what `print` and `debugPrint` make of values.
public struct ValueText: Sendable, Hashable {
    public enum Kind: Sendable, Hashable { case number, boolean, null, string, list, dictionary, tuple }

    public let kind: Kind
    /// The text without white space outside of quotes.
    public let text: String
    /// The text without the labels of tuples.
    private let bare: String

    /// - Returns: Nil if the text isn't a value and nothing else.
    public init?(_ text: String) {
        var reader = Reader(Array(text.utf8))
        guard let kind = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self.kind = kind
        self.text = String(decoding: reader.taken, as: UTF8.self)
        bare = String(decoding: reader.bare, as: UTF8.self)
    }

    /// True if two texts are the same value: `3` and `3.0`, `3` and `Optional(3)`; of numbers, as far as the claim has digits.
    ///
    /// - Parameter other: The value as the program writes it.
    public func isKept(by other: String) -> Bool {
        guard let other = ValueText(other) else { return false }
        // Comments leave the labels of tuples out.
        if text == other.text || text == bare && bare == other.bare { return true }
        if let numbers = ScalarNumbers.text(of: other.text), text == numbers { return true }
        guard kind == .number, other.kind == .number else { return false }
        return Self.isKept(number: text, by: other.text)
    }

    private static func isKept(number: String, by other: String) -> Bool {
        guard let claimed = Double(number.filter { $0 != "_" }), let found = Double(other) else { return false }
        if claimed == found { return true }
        let parts = number.split(maxSplits: 1) { "eE".contains($0) }
        let exponent = parts.count > 1 ? Int(parts[1]) : 0
        guard let mantissa = parts.first, let point = mantissa.firstIndex(of: "."), other.contains("."), let exponent
        else { return false }
        let decimals = min(mantissa.distance(from: point, to: mantissa.endIndex) - 1, 15)
        // Rounded or cut off.
        guard let unit = Double("1e\(exponent - decimals)") else { return false }
        return abs(claimed - found) < unit
    }

    /// A reader that takes one value, without recursion deeper than ``deepest``.
    private struct Reader {
        let bytes: [UInt8]
        var place = 0
        private(set) var taken: [UInt8] = []
        private(set) var bare: [UInt8] = []
        static let deepest = 32

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool {
            mutating get {
                skipSpace()
                return place == bytes.count
            }
        }

        private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

        private mutating func add(_ bytes: some Collection<UInt8>) {
            taken += bytes
            bare += bytes
        }

        private mutating func skipSpace() { while let next, next.isWhitespace { place += 1 } }

        private mutating func take(_ byte: UInt8) -> Bool {
            skipSpace()
            guard next == byte else { return false }
            add([byte])
            place += 1
            return true
        }

        mutating func value(depth: Int) -> Kind? {
            skipSpace()
            guard depth < Self.deepest, let first = next else { return nil }
            switch first {
            case UInt8(ascii: "\""): return string() ? .string : nil
            case UInt8(ascii: "["): return list(depth: depth)
            case UInt8(ascii: "("): return tuple(depth: depth)
            case _ where first.isDigit || "-+.".utf8.contains(first): return number() ? ranged(depth: depth) : nil
            default: return word(depth: depth)
            }
        }

        /// The rest of a range behind its lower bound, if there is one.
        private mutating func ranged(depth: Int) -> Kind? {
            guard bytes[place...].starts(with: "..".utf8) else { return .number }
            guard place + 2 < bytes.count, [UInt8(ascii: "<"), UInt8(ascii: ".")].contains(bytes[place + 2]) else {
                return nil
            }
            add(bytes[place..<place + 3])
            place += 3
            return value(depth: depth + 1) == .number ? .tuple : nil
        }

        private mutating func number() -> Bool {
            let start = place
            var isNegative = false
            if let next, "-+".utf8.contains(next) {
                isNegative = next == UInt8(ascii: "-")
                place += 1
            }
            if let radix = radix {
                let digits = bytes[(place + 2)...].prefix { $0.isWordByte }.filter { $0 != UInt8(ascii: "_") }
                let text = String(decoding: digits, as: UTF8.self)
                // A longer number stays as it is written.
                let number = UInt64(text, radix: radix).map(String.init) ?? "0x" + text
                place = bytes[(place + 2)...].prefix { $0.isWordByte }.endIndex
                add(Array(((isNegative ? "-" : "") + number).utf8))
                return !digits.isEmpty
            }
            var digits = 0
            while let next {
                if next.isDigit {
                    digits += 1
                } else if next == UInt8(ascii: ".") {
                    // Two dots begin a range.
                    guard digits > 0, place + 1 < bytes.count, bytes[place + 1].isDigit else { break }
                } else if "eE".utf8.contains(next), digits > 0 {
                    guard place + 1 < bytes.count, bytes[place + 1].isDigit || "-+".utf8.contains(bytes[place + 1])
                    else {
                        break
                    }
                    place += 1
                } else if next != UInt8(ascii: "_") || digits == 0 {
                    break
                }
                place += 1
            }
            guard digits > 0, next.map({ !$0.isIdentifierByte }) ?? true else { return false }
            let signed = bytes[start..<place].filter { $0 != UInt8(ascii: "_") }
            add(signed.first == UInt8(ascii: "+") ? Array(signed.dropFirst()) : Array(signed))
            return true
        }

        /// The base that `0x`, `0b` or `0o` states here; nil for a decimal number.
        private var radix: Int? {
            guard bytes[place...].first == UInt8(ascii: "0"), place + 2 < bytes.count else { return nil }
            return [UInt8(ascii: "x"): 16, UInt8(ascii: "b"): 2, UInt8(ascii: "o"): 8][bytes[place + 1]]
        }

        private mutating func string() -> Bool {
            let start = place
            place += 1
            while let byte = next {
                place += byte == UInt8(ascii: "\\") ? 2 : 1
                if byte == UInt8(ascii: "\"") {
                    add(bytes[start..<min(place, bytes.count)])
                    return place <= bytes.count
                }
            }
            return false
        }

        private mutating func word(depth: Int) -> Kind? {
            let word = bytes[place...].prefix(while: \.isWordByte)
            let text = String(decoding: word, as: UTF8.self)
            guard ["true", "false", "nil", "nan", "inf", "Optional"].contains(text) else { return nil }
            place = word.endIndex
            guard text == "Optional" else {
                add(word)
                return text == "nil" ? .null : text.hasSuffix("e") ? .boolean : .number
            }
            // The value in it: comments leave the optional out.
            guard next == UInt8(ascii: "(") else { return nil }
            place += 1
            let kind = value(depth: depth + 1)
            skipSpace()
            guard next == UInt8(ascii: ")") else { return nil }
            place += 1
            return kind
        }

        private mutating func list(depth: Int) -> Kind? {
            _ = take(UInt8(ascii: "["))
            if take(UInt8(ascii: "]")) { return .list }
            if take(UInt8(ascii: ":")) { return take(UInt8(ascii: "]")) ? .dictionary : nil }
            var kind = Kind.list
            repeat {
                guard value(depth: depth + 1) != nil else { return nil }
                if take(UInt8(ascii: ":")) {
                    kind = .dictionary
                    guard value(depth: depth + 1) != nil else { return nil }
                }
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: "]")) ? kind : nil
        }

        private mutating func tuple(depth: Int) -> Kind? {
            _ = take(UInt8(ascii: "("))
            if take(UInt8(ascii: ")")) { return .tuple }
            repeat {
                skipSpace()
                let label = bytes[place...].prefix(while: \.isIdentifierByte)
                if !label.isEmpty, label.endIndex < bytes.count, bytes[label.endIndex] == UInt8(ascii: ":") {
                    taken += label + [UInt8(ascii: ":")]
                    place = label.endIndex + 1
                }
                guard value(depth: depth + 1) != nil else { return nil }
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: ")")) ? .tuple : nil
        }
    }
}
