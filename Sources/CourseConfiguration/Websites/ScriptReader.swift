import Support

/// Reads an expression of JavaScript or TypeScript as far as it is written out. Nothing is computed.
struct ScriptReader {
    let bytes: [UInt8]
    var index: Int
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

    static let ends = Set(",]});".utf8)

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
                // A condition or an inner function returns another value.
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
}
