import Support

extension FlowchartLexer {
    /// The line of an arrow.
    enum LinkLine { case solid, thick, dotted }

    /// Finds a whole arrow such as `-->`, `x==o` or `-.->`, with the space around it.
    ///
    /// - Parameter start: the offset of the space before the arrow.
    /// - Returns: the arrow's end, or nil if no arrow stands here.
    func endOfLink(_ line: LinkLine, at start: Int) -> Int? {
        var cursor = skipSpace(start)
        if isLinkHead(byte(cursor), allowing: UInt8(ascii: "<")) { cursor += 1 }
        switch line {
        case .solid, .thick:
            let mark: UInt8 = line == .solid ? UInt8(ascii: "-") : UInt8(ascii: "=")
            var end = cursor
            while byte(end) == mark { end += 1 }
            guard end - cursor >= 2 else { return nil }
            if isLinkHead(byte(end), allowing: UInt8(ascii: ">")) { return skipSpace(end + 1) }
            // Without a head the last dash counts as one.
            return end - cursor >= 3 ? skipSpace(end) : nil
        case .dotted:
            if byte(cursor) == UInt8(ascii: "-") { cursor += 1 }
            var end = cursor
            while byte(end) == UInt8(ascii: ".") { end += 1 }
            guard end > cursor, byte(end) == UInt8(ascii: "-") else { return nil }
            end += 1
            if isLinkHead(byte(end), allowing: UInt8(ascii: ">")) { end += 1 }
            return skipSpace(end)
        }
    }

    /// Finds the first half of an arrow whose label stands inside it: `--`, `==` or `-.`.
    func endOfLinkStart(_ line: LinkLine, at start: Int) -> Int? {
        var cursor = skipSpace(start)
        if isLinkHead(byte(cursor), allowing: UInt8(ascii: "<")) { cursor += 1 }
        let (first, second): (UInt8, UInt8) =
            switch line {
            case .solid: (UInt8(ascii: "-"), UInt8(ascii: "-"))
            case .thick: (UInt8(ascii: "="), UInt8(ascii: "="))
            case .dotted: (UInt8(ascii: "-"), UInt8(ascii: "."))
            }
        guard byte(cursor) == first, byte(cursor + 1) == second else { return nil }
        return skipSpace(cursor + 2)
    }

    /// Finds `~~~`: a link that is not drawn, but places its nodes.
    func endOfInvisibleLink(at start: Int) -> Int? {
        let cursor = skipSpace(start)
        var end = cursor
        while byte(end) == UInt8(ascii: "~") { end += 1 }
        return end - cursor >= 3 ? skipSpace(end) : nil
    }

    private func isLinkHead(_ byte: UInt8, allowing point: UInt8) -> Bool {
        byte == point || byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o")
    }

    /// Takes an arrow, or the first half of one, at the current place.
    mutating func takeLink() -> Bool {
        for (line, mode) in [(LinkLine.solid, Mode.edgeText), (.thick, .thickEdgeText), (.dotted, .dottedEdgeText)] {
            if let end = endOfLink(line, at: index) {
                emit(.link, end)
                return true
            }
            if let end = endOfLinkStart(line, at: index) {
                emit(.linkStart, end, push: mode)
                return true
            }
        }
        if let end = endOfInvisibleLink(at: index) {
            emit(.link, end)
            return true
        }
        return false
    }

    /// Reads between the two halves of an arrow.
    mutating func stepInEdgeText(_ mode: Mode) -> Bool {
        if openString() { return true }
        let line: LinkLine = mode == .edgeText ? .solid : mode == .thickEdgeText ? .thick : .dotted
        if let end = endOfLink(line, at: index) {
            emit(.link, popping: end)
            return true
        }
        let mark: UInt8 =
            switch line {
            case .solid: UInt8(ascii: "-")
            case .thick: UInt8(ascii: "=")
            case .dotted: UInt8(ascii: ".")
            }
        var end = index
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            if bytes[end] == mark {
                // A lone dash may stand in the label of a plain arrow; dots and equals signs may not.
                if line != .solid || byte(end + 1) == mark { break }
            }
            if end > index, couldStartLink(line, at: end), endOfLink(line, at: end) != nil { break }
            end = bytes[end].isWhitespace ? skipSpace(end) : end + 1
        }
        guard end > index else { return false }
        emit(.edgeText, end)
        return true
    }

    private func couldStartLink(_ line: LinkLine, at offset: Int) -> Bool {
        switch bytes[offset] {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "<"): true
        case UInt8(ascii: "-"): line != .thick
        case UInt8(ascii: "="): line == .thick
        case UInt8(ascii: "."): line == .dotted
        default: false
        }
    }
}
