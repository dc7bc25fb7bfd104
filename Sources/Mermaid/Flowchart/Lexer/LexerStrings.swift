import Support

extension FlowchartLexer {
    /// Reads inside `"…"`, or inside a Markdown string between `"` and a backquote.
    mutating func stepInString(_ mode: Mode) -> Bool {
        var end = index
        if mode == .string {
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
            if end > index { emit(.string, end) }
            if end < bytes.count {
                index = end + 1
                pop()
            }
            return true
        }
        // A backquote or a quote alone belongs to the string; the two together end it.
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "`"), byte(end + 1) == UInt8(ascii: "\"") { break }
            end += 1
        }
        guard end < bytes.count else { return false }
        if end > index { emit(.markdownString, end) }
        index = end + 2
        pop()
        return true
    }

    mutating func stepInAccessibility(_ mode: Mode) -> Bool {
        var end = index
        switch mode {
        case .accessibleTitle, .accessibleDescription:
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            emit(mode == .accessibleTitle ? .accessibleTitleValue : .accessibleDescriptionValue, popping: end)
        default:
            while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
            emit(.accessibleDescriptionBlock, end)
            if end < bytes.count {
                index = end + 1
                pop()
            }
        }
        return true
    }

    /// Reads inside `@{…}`, up to the closing brace; quoted strings may hold braces.
    mutating func stepInShapeData(_ mode: Mode) -> Bool {
        if mode == .shapeDataString {
            var end = index
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
            guard end < bytes.count else { return false }
            emit(.shapeData, popping: end + 1)
            return true
        }
        switch bytes[index] {
        case UInt8(ascii: "\""): emit(.shapeData, index + 1, push: .shapeDataString)
        case UInt8(ascii: "}"):
            index += 1
            pop()
        default:
            var end = index
            while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "\"") { end += 1 }
            emit(.shapeData, end)
        }
        return true
    }

    /// Reads after `graph` or `flowchart`: the direction, or the end of the line.
    mutating func stepInDirection() -> Bool {
        let start = skipSpace(index)
        // Only spaces up to a line break mean the default direction.
        var lastBreak = -1
        for offset in index..<start where bytes[offset] == 0x0A { lastBreak = offset }
        if lastBreak >= 0 {
            emit(.noDirection, popping: lastBreak + 1)
            return true
        }
        guard start < bytes.count else {
            emit(.noDirection, popping: start)
            return true
        }
        if openString() { return true }
        for word: StaticString in ["LR", "RL", "TB", "BT", "TD", "BR"] where hasWord(word, at: start) {
            index = start
            emit(.direction, popping: start + 2)
            return true
        }
        switch bytes[start] {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^"): break
        case UInt8(ascii: "v") where !byte(start + 1).isWordByte: break
        default:
            index = start
            return false
        }
        index = start
        emit(.direction, popping: start + 1)
        return true
    }

    /// Reads after `click` or `call`.
    mutating func stepInClick(_ mode: Mode) -> Bool {
        if mode == .click, openString() { return true }
        var end = index
        switch mode {
        case .click:
            if bytes[index].isWhitespace {
                index += 1
                pop()
                return true
            }
            while end < bytes.count, !bytes[end].isWhitespace { end += 1 }
            emit(.click, end)
        case .callbackName:
            guard bytes[index] == UInt8(ascii: "(") else {
                while end < bytes.count, bytes[end] != UInt8(ascii: "(") { end += 1 }
                guard end < bytes.count else { return false }
                emit(.callbackName, end)
                return true
            }
            pop()
            let close = skipSpace(index + 1)
            if byte(close) == UInt8(ascii: ")") {
                index = close + 1
            } else {
                index += 1
                modes.append(.callbackArguments)
            }
        default:
            while end < bytes.count, bytes[end] != UInt8(ascii: ")") { end += 1 }
            if end > index { emit(.callbackArguments, end) }
            if end < bytes.count {
                index = end + 1
                pop()
            }
        }
        return true
    }
}
