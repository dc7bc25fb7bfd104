import Support

/// The signs, words and literals of a program, and the ways behind them.
extension ScriptReader {
    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The next sign that is no blank and in no comment.
    mutating func next() -> UInt8? {
        skipBlanks()
        return byte
    }

    func isNameStart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    mutating func name() -> String {
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
    mutating func string() -> (String, Range<Int>)? {
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

    mutating func skipBlanks() {
        while let byte {
            if byte.isWhitespace {
                index += 1
            } else if !skipComment() {
                return
            }
        }
    }

    mutating func skipComment() -> Bool {
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
    mutating func skipComma(since start: Int) {
        if next() == UInt8(ascii: ",") || index == start { index = min(index + 1, bytes.count) }
    }

    /// Goes to the sign that ends an expression.
    mutating func skipExpression() {
        while let byte = next(), !Self.ends.contains(byte) {
            if "([{".utf8.contains(byte) { skipBrackets() } else { step() }
        }
    }

    /// Goes behind the bracket that closes the one at the current place.
    mutating func skipBrackets() {
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
    var isBeforeValue: Bool {
        bytes[..<index].last { !$0.isWhitespace }.map { "(,=:[!&|?{};+>".utf8.contains($0) } ?? true
    }

    /// Goes behind a regular expression; one that doesn't end in its line is a slash.
    mutating func skipPattern() {
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
