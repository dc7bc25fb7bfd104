import Support

/// Reads an expression of JavaScript or TypeScript as far as it is written out. Nothing is computed.
struct ScriptReader {
    private let bytes: [UInt8]
    private(set) var index: Int
    private var depth = 0
    private static let deepest = 64

    init(_ bytes: [UInt8], at index: Int) { (self.bytes, self.index) = (bytes, index) }

    /// Reads the expression at the current place.
    mutating func value() -> ScriptValue {
        skipBlanks()
        guard depth < Self.deepest, let byte else { return .other }
        depth += 1
        defer { depth -= 1 }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): return string().map(ScriptValue.text) ?? .other
        case UInt8(ascii: "["): return list()
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "("): return parenthesized()
        case UInt8(ascii: "."):
            guard bytes[index...].starts(with: "...".utf8) else { return .other }
            index += 3
            return .spread(value())
        case _ where isNameStart(byte): return named()
        default: return .other
        }
    }

    // MARK: Compounds

    private mutating func list() -> ScriptValue {
        index += 1
        var items: [ScriptValue] = []
        while let byte = next(), byte != UInt8(ascii: "]") {
            let start = index
            items.append(element())
            skipComma(since: start)
        }
        index = min(index + 1, bytes.count)
        return .list(items)
    }

    private mutating func object() -> ScriptValue {
        index += 1
        var entries: [ScriptValue.Entry] = []
        while let byte = next(), byte != UInt8(ascii: "}") {
            let start = index
            if byte == UInt8(ascii: ".") {
                entries.append(ScriptValue.Entry(key: "", value: element()))
            } else if let key = key() {
                switch next() {
                case UInt8(ascii: ":"):
                    index += 1
                    entries.append(ScriptValue.Entry(key: key, value: element()))
                case UInt8(ascii: ","), UInt8(ascii: "}"):
                    entries.append(ScriptValue.Entry(key: key, value: .reference([key])))
                default: skipExpression()
                }
            } else {
                skipExpression()
            }
            skipComma(since: start)
        }
        index = min(index + 1, bytes.count)
        return .object(entries)
    }

    private mutating func key() -> String? {
        guard let byte else { return nil }
        if isNameStart(byte) || byte.isDigit { return name() }
        return string()?.0
    }

    /// Reads an item of a list or the value of a key, up to the sign behind it.
    private mutating func element() -> ScriptValue {
        let value = value()
        guard let byte = next(), !Self.ends.contains(byte) else { return value }
        // A type says nothing about the value, and what a filter takes away is not known.
        let isSame = ["as ", "satisfies ", ".filter("].contains { bytes[index...].starts(with: $0.utf8) }
        skipExpression()
        return isSame ? value : .other
    }

    private static let ends = Set(",]});".utf8)

    /// Reads a value in parentheses, or a function whose parameters are in them.
    private mutating func parenthesized() -> ScriptValue {
        let start = index
        skipBrackets()
        if next() == UInt8(ascii: "="), bytes[index...].starts(with: "=>".utf8) { return arrow() }
        let end = index
        index = start + 1
        let value = element()
        index = max(index, end)
        return value
    }

    /// Returns the value that a function gives.
    private mutating func arrow() -> ScriptValue {
        index += 2
        guard next() == UInt8(ascii: "{") else { return value() }
        return body()
    }

    /// Returns the value that the body of a function gives, and goes to its end.
    private mutating func body() -> ScriptValue {
        let start = index
        skipBrackets()
        let end = index
        var value: ScriptValue?
        var reader = ScriptReader(bytes, at: start + 1)
        reader.depth = depth
        while reader.index < end - 1, value == nil {
            if reader.isWord("return") {
                reader.index += "return".utf8.count
                value = reader.value()
            } else if let byte = reader.byte, "([{".utf8.contains(byte) {
                // What a condition or an inner function returns is not the rule.
                reader.skipBrackets()
            } else {
                reader.step()
            }
        }
        return value ?? .other
    }

    /// Reads what begins with a name: a reference, a call or a function.
    private mutating func named() -> ScriptValue {
        let first = name()
        if ["async", "await"].contains(first) { return value() }
        if first == "function" {
            while let byte, byte != UInt8(ascii: "(") { index += 1 }
            return function()
        }
        var names = [first]
        while true {
            skipBlanks()
            var place = index
            if place < bytes.count, bytes[place] == UInt8(ascii: "?") { place += 1 }
            guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."), isNameStart(bytes[place + 1]) else {
                break
            }
            index = place + 1
            names.append(name())
        }
        if bytes[index...].starts(with: "=>".utf8) { return arrow() }
        guard byte == UInt8(ascii: "(") else { return .reference(names) }
        index += 1
        var arguments: [ScriptValue] = []
        while let byte = next(), byte != UInt8(ascii: ")") {
            let start = index
            arguments.append(element())
            skipComma(since: start)
        }
        index = min(index + 1, bytes.count)
        return .call(names, arguments)
    }

    /// Reads a function from its parameters on.
    private mutating func function() -> ScriptValue {
        skipBrackets()
        // The type of the result may have braces, which the body then follows.
        while let byte = next(), byte != UInt8(ascii: "{") { step() }
        return body()
    }

    // MARK: Signs

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The next sign that is no blank and in no comment.
    private mutating func next() -> UInt8? {
        skipBlanks()
        return byte
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    private mutating func name() -> String {
        let name = bytes[index...].prefix { $0.isIdentifierByte || $0 >= 0x80 || $0 == UInt8(ascii: "$") }
        index = name.endIndex
        return String(decoding: name, as: UTF8.self)
    }

    /// Returns true if a word stands at the current place.
    func isWord(_ word: String) -> Bool {
        guard bytes[index...].starts(with: word.utf8) else { return false }
        func isPart(_ byte: UInt8) -> Bool { byte.isIdentifierByte || byte == UInt8(ascii: "$") }
        let end = index + word.utf8.count
        return !(index > 0 && isPart(bytes[index - 1])) && !(end < bytes.count && isPart(bytes[end]))
    }

    /// Reads a literal; nil if there is none, or it has escapes other than quotes, or expressions.
    private mutating func string() -> (String, Range<Int>)? {
        guard let quote = byte, "'\"`".utf8.contains(quote) else { return nil }
        index += 1
        let start = index
        var text: [UInt8] = []
        var isPlain = true
        while let byte, byte != quote {
            if byte == 0x0A, quote != UInt8(ascii: "`") { break }
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                index += 1
                if !"'\"`\\".utf8.contains(bytes[index]) { isPlain = false }
            } else if byte == UInt8(ascii: "$"), quote == UInt8(ascii: "`") {
                isPlain = false
            }
            text.append(bytes[index])
            index += 1
        }
        let range = start..<index
        index = min(index + 1, bytes.count)
        return isPlain ? (String(decoding: text, as: UTF8.self), range) : nil
    }

    // MARK: Steps

    private mutating func skipBlanks() {
        while let byte {
            if byte.isWhitespace {
                index += 1
            } else if !skipComment() {
                return
            }
        }
    }

    private mutating func skipComment() -> Bool {
        guard byte == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
        switch bytes[index + 1] {
        case UInt8(ascii: "/"): index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
        case UInt8(ascii: "*"):
            index = bytes[(index + 2)...].firstRange(ofBytes: Array("*/".utf8))?.upperBound ?? bytes.count
        default: return false
        }
        return true
    }

    /// Goes behind the comma of an item that began at a place; a sign that belongs to nothing is passed over.
    private mutating func skipComma(since start: Int) {
        if next() == UInt8(ascii: ",") || index == start { index = min(index + 1, bytes.count) }
    }

    /// Goes to the sign that ends an expression.
    private mutating func skipExpression() {
        while let byte = next(), !Self.ends.contains(byte) {
            if "([{".utf8.contains(byte) { skipBrackets() } else { step() }
        }
    }

    /// Goes behind the bracket that closes the one at the current place.
    private mutating func skipBrackets() {
        var open = 0
        repeat {
            guard let byte = next() else { return }
            if "([{".utf8.contains(byte) { open += 1 }
            if ")]}".utf8.contains(byte) { open -= 1 }
            step()
        } while open > 0
    }

    /// Goes behind a literal, a comment, a word or a sign.
    mutating func step() {
        guard let byte, !skipComment() else { return }
        if "'\"`".utf8.contains(byte) {
            _ = string()
        } else if byte == UInt8(ascii: "/"), isBeforeValue {
            skipPattern()
        } else if isNameStart(byte) {
            _ = name()
        } else {
            index += 1
        }
    }

    /// True if a value may stand at the current place, so that a slash begins a regular expression.
    private var isBeforeValue: Bool {
        bytes[..<index].last { !$0.isWhitespace }.map { "(,=:[!&|?{};+>".utf8.contains($0) } ?? true
    }

    /// Goes behind a regular expression; one that doesn't end in its line is a slash.
    private mutating func skipPattern() {
        index += 1
        var place = index
        var isClass = false
        while place < bytes.count, bytes[place] != 0x0A {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): isClass = true
            case UInt8(ascii: "]"): isClass = false
            case UInt8(ascii: "/") where !isClass:
                index = place + 1
                return
            default: break
            }
            place += 1
        }
    }

    /// Returns true at the end of the file.
    var isAtEnd: Bool { index >= bytes.count }
}
