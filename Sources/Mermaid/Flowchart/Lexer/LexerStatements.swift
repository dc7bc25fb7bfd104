import Support

extension FlowchartLexer {
    /// Reads outside every bracket, string and arrow.
    mutating func stepInStatement() -> Bool {
        let first = bytes[index]
        if first == UInt8(ascii: "@"), byte(index + 1) == UInt8(ascii: "{") {
            index += 2
            modes.append(.shapeData)
            tokens.append(FlowchartToken(kind: .shapeData, range: index..<index))
            return true
        }
        if openString() { return true }
        if first.isLetter || first == UInt8(ascii: "_"), takeKeyword() { return true }
        if takeInnerDirection() { return true }
        if takeLinkIdentifier() { return true }
        if takePunctuation() { return true }
        if first.isWhitespace { return takeSpace() }
        if couldStartArrow(first), takeLink() { return true }
        if first == UInt8(ascii: ">") {
            emit(.tagEnd, index + 1, push: .text)
            return true
        }
        if first == UInt8(ascii: "[") || first == UInt8(ascii: "(") || first == UInt8(ascii: "{")
            || first == UInt8(ascii: "|")
        {
            return takeOpener()
        }
        switch first {
        case UInt8(ascii: "<"):
            emit(.tagStart, index + 1)
            return true
        case UInt8(ascii: "^"):
            emit(.up, index + 1)
            return true
        case UInt8(ascii: "v") where !byte(index + 1).isWordByte:
            emit(.down, index + 1)
            return true
        default: break
        }
        if takeNodeString() { return true }
        return takeRest(first)
    }

    /// Takes space: space before an arrow belongs to the arrow; otherwise each space is a token, and line breaks together are
    /// one.
    mutating func takeSpace() -> Bool {
        let end = skipSpace(index)
        if couldStartArrow(byte(end)), takeLink() { return true }
        while index < end { _ = takeRest(bytes[index]) }
        return true
    }

    mutating func takeRest(_ first: UInt8) -> Bool {
        if first == UInt8(ascii: "-") {
            emit(.minus, index + 1)
        } else if first >= 0x80 {
            guard let end = endOfUnicodeLetter() else { return false }
            emit(.unicodeText, end)
        } else if first == 0x0A || (first == 0x0D && byte(index + 1) == 0x0A) {
            var end = index
            while byte(end) == 0x0A || byte(end) == 0x0D { end += 1 }
            emit(.newline, end)
        } else if first.isWhitespace {
            emit(.space, index + 1)
        } else {
            return false
        }
        return true
    }

    // MARK: Directions

    /// Takes a line that contains `direction TB`: it is a direction, whatever else the line contains.
    mutating func takeInnerDirection() -> Bool {
        if nextDirectionWord < index { nextDirectionWord = findDirection(from: index) }
        guard nextDirectionWord < bytes.count else { return false }
        if lineEnd < index { lineEnd = endOfLine(index) }
        guard nextDirectionWord < lineEnd else { return false }
        let name = skipSpace(nextDirectionWord + 9)
        index = name
        tokens.append(FlowchartToken(kind: .innerDirection, range: name..<(name + 2)))
        var end = name + 2
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        index = end
        return true
    }

    func findDirection(from start: Int) -> Int {
        var offset = start
        while offset + 11 < bytes.count {
            if bytes[offset] == UInt8(ascii: "d"), has("direction", at: offset), bytes[offset + 9].isWhitespace {
                let name = skipSpace(offset + 9)
                if has("TB", at: name) || has("BT", at: name) || has("LR", at: name) || has("RL", at: name)
                    || has("TD", at: name)
                {
                    return offset
                }
            }
            offset += 1
        }
        return bytes.count
    }

    // MARK: Identifiers and punctuation

    /// Takes `e1@`, the name of an edge, before its arrow.
    mutating func takeLinkIdentifier() -> Bool {
        var end = index
        scan: while end < bytes.count, end - index < 512 {
            switch bytes[end] {
            case UInt8(ascii: "@"):
                guard end > index, isArrow(at: end + 1) else { return false }
                emit(.linkIdentifier, end + 1)
                return true
            case UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "|"),
                UInt8(ascii: ";"), UInt8(ascii: ">"):
                return false
            default:
                if bytes[end].isWhitespace { return false }
                end += 1
            }
        }
        return false
    }

    func isArrow(at offset: Int) -> Bool {
        for line in [LinkLine.solid, .thick, .dotted]
        where endOfLink(line, at: offset) != nil || endOfLinkStart(line, at: offset) != nil {
            return true
        }
        return endOfInvisibleLink(at: offset) != nil
    }

    mutating func takePunctuation() -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            var end = index
            while byte(end).isDigit { end += 1 }
            emit(.number, end)
        case UInt8(ascii: "#"): emit(.hash, index + 1)
        case UInt8(ascii: ":"):
            if has(":::", at: index) { emit(.styleSeparator, index + 3) } else { emit(.colon, index + 1) }
        case UInt8(ascii: "&"): emit(.ampersand, index + 1)
        case UInt8(ascii: ";"): emit(.semicolon, index + 1)
        case UInt8(ascii: ","): emit(.comma, index + 1)
        case UInt8(ascii: "*"): emit(.asterisk, index + 1)
        default: return false
        }
        return true
    }

    func couldStartArrow(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "x"),
            UInt8(ascii: "o"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Takes letters and most ASCII signs; a dash only if it can't begin an arrow.
    mutating func takeNodeString() -> Bool {
        var end = index
        while end < bytes.count, isNodeByte(end) { end += 1 }
        guard end > index else { return false }
        emit(.nodeString, end)
        return true
    }

    func isNodeByte(_ offset: Int) -> Bool {
        let byte = bytes[offset]
        if byte.isWordByte { return true }
        let next = self.byte(offset + 1)
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "`"),
            UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "\""):
            return true
        case UInt8(ascii: "-"):
            return offset + 1 < bytes.count && next != UInt8(ascii: ">") && next != UInt8(ascii: "-")
                && next != UInt8(ascii: ".")
        default: return false
        }
    }

    /// Returns the end of the non-ASCII letter at the current place, or nil if it is no letter.
    func endOfUnicodeLetter() -> Int? {
        var end = index + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80, end - index < 4 { end += 1 }
        guard let scalar = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first else { return nil }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return scalar.value <= 0xFFFF ? end : nil
        default: return nil
        }
    }
}
