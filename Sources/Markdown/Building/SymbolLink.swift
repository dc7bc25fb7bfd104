import Support

/// DocC's links to symbols: a code span of two backticks that holds a symbol's path, such as ` ``Deque/append(_:)`` `.
enum SymbolLink {
    /// Returns the part of a path that readers see: its last component, without the suffix that distinguishes symbols of the same
    /// name; nil if the text is no symbol's path.
    static func shownPart(of path: ArraySlice<UInt8>) -> Range<Int>? {
        guard let first = path.first, first != UInt8(ascii: "/") || path.count > 1,
            !path.contains(where: \.isWhitespace)
        else { return nil }
        var start = path.startIndex
        var depth = 0
        for index in path.indices {
            switch path[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "/") where depth == 0 && index + 1 < path.endIndex:
                // After a slash an operator may begin with one.
                if path[index + 1].isIdentifierByte || index == start || path[index + 1] != UInt8(ascii: "(") {
                    start = index + 1
                }
            default: break
            }
        }
        var end = path.endIndex
        for index in path[start...].indices.dropFirst() where path[index] == UInt8(ascii: "-") {
            let rest = path[(index + 1)...]
            guard let next = rest.first else { continue }
            let isHash = rest.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 >= 0x61 && $0 <= 0x7A }
            let isType =
                (next == UInt8(ascii: "(") || next == UInt8(ascii: ">")) && path[index - 1] == UInt8(ascii: ")")
            guard isHash || isType else { continue }
            end = index
            break
        }
        return start < end ? start..<end : nil
    }
}

extension DocumentBuilder {
    /// Turns code spans that name symbols into links.
    mutating func replaceSymbolLinks(in leaf: LeafInlines) -> [InlineEvent] {
        guard source.dialect.isDocC, leaf.isAligned else { return leaf.events }
        var result: [InlineEvent] = []
        result.reserveCapacity(leaf.events.count)
        for event in leaf.events {
            guard event.kind == .code, !event.isInLink, let place = event.contentRange,
                leaf.content.bytes[place].starts(with: "``".utf8), !leaf.content.bytes[place].starts(with: "```".utf8),
                let shown = SymbolLink.shownPart(of: text[event.text.range])
            else {
                result.append(event)
                continue
            }
            var link = InlineEvent(kind: .link, phase: .enter)
            link.detail = Int32(truncatingIfNeeded: links.count)
            (link.contentStart, link.contentEnd) = (event.contentStart, event.contentEnd)
            var pending = PendingLink(destination: event.text, title: .empty)
            pending.kind = .symbol
            links.append(pending)
            var code = event
            code.text = TextRange(shown)
            code.isInLink = true
            result.append(link)
            result.append(code)
            link.phase = .exit
            result.append(link)
        }
        return result
    }
}
