import Support

extension SequenceLexer {
    private typealias Keyword = (word: StaticString, kind: SequenceToken.Kind, mode: Mode?)

    /// The keywords, in the order in which they are tried.
    private static let keywords: [Keyword] = [
        ("box", .box, .line), ("participant", .participant, .name), ("actor", .actor, .name), ("create", .create, nil),
        ("destroy", .destroy, .name), ("loop", .loop, .line), ("rect", .rect, .line), ("opt", .opt, .line),
        ("alt", .alt, .line), ("else", .else, .line), ("par", .par, .line), ("par_over", .parOver, .line),
        ("and", .and, .line), ("critical", .critical, .line), ("option", .option, .line), ("break", .break, .line),
        ("end", .end, nil), ("left of", .leftOf, nil), ("right of", .rightOf, nil), ("links", .links, nil),
        ("link", .link, nil), ("properties", .properties, nil), ("details", .details, nil), ("over", .over, nil),
        ("note", .note, nil), ("activate", .activate, .name), ("deactivate", .deactivate, .name),
    ]

    mutating func stepInStatement() -> Bool {
        let first = bytes[index]
        if first == 0x0A {
            var end = index
            while byte(end) == 0x0A, end < bytes.count { end += 1 }
            emit(.newline, end)
            return true
        }
        let space = skipSpace(index)
        if space > index {
            // Space includes the line breaks behind it, so these end no statement.
            index = space
            return true
        }
        if skipComment() || skipPercentComment() { return true }
        if let end = endOfNumber() {
            emit(.number, end)
            return true
        }
        if first.isLetter, takeKeyword() { return true }
        switch first {
        case UInt8(ascii: ","):
            emit(.comma, index + 1)
            return true
        case UInt8(ascii: ";"):
            emit(.newline, index + 1)
            return true
        default: break
        }
        let name = endOfStatementName()
        if name > index {
            emit(.name, name)
            return true
        }
        if takeArrow() { return true }
        switch first {
        case UInt8(ascii: ":"):
            var end = index + 1
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: ";"),
                bytes[end] != UInt8(ascii: "#")
            {
                end += 1
            }
            emit(.text, end)
        case UInt8(ascii: "+"): emit(.plus, index + 1)
        case UInt8(ascii: "-"): emit(.minus, index + 1)
        case UInt8(ascii: "(") where byte(index + 1) == UInt8(ascii: ")"): emit(.circle, index + 2)
        default: emit(.invalid, endOfScalar(index))
        }
        return true
    }

    /// Skips `%` up to the end of the line, unless a directive follows; also with one character before `%%`.
    private mutating func skipPercentComment() -> Bool {
        let percent = UInt8(ascii: "%")
        if bytes[index] == percent, byte(index + 1) != UInt8(ascii: "{") {
            index = endOfLine(index)
            return true
        }
        let next = endOfScalar(index)
        guard bytes[index] != UInt8(ascii: "}"), byte(next) == percent, byte(next + 1) == percent else { return false }
        index = endOfLine(next)
        return true
    }

    /// Returns the end of a number with at most two decimals and space behind it; nil if there is none.
    private func endOfNumber() -> Int? {
        var end = index
        while byte(end).isDigit { end += 1 }
        let integer = end
        if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit {
            end += byte(end + 2).isDigit ? 3 : 2
        }
        func isFollowedBySpace(_ end: Int) -> Bool { byte(end) == 0x20 || byte(end) == 0x0A }
        if end > integer, isFollowedBySpace(end) { return end }
        return integer > index && isFollowedBySpace(integer) ? integer : nil
    }

    private mutating func takeKeyword() -> Bool {
        for keyword in Self.keywords where hasWordIgnoringCase(keyword.word, at: index) {
            emit(keyword.kind, index + keyword.word.utf8CodeUnitCount)
            if let mode = keyword.mode { modes.append(mode) }
            return true
        }
        if hasIgnoringCase("title", at: index), takeTitle() { return true }
        if hasIgnoringCase("acc", at: index), takeAccessibility() { return true }
        if hasWordIgnoringCase("sequencediagram", at: index) {
            emit(.header, index + 15)
        } else if hasWordIgnoringCase("autonumber", at: index) {
            emit(.autonumber, index + 10)
        } else if hasWordIgnoringCase("off", at: index) {
            emit(.off, index + 3)
        } else {
            return false
        }
        return true
    }

    /// Takes `title Text` or the older `title: Text`, with space before the text.
    private mutating func takeTitle() -> Bool {
        let isLegacy = byte(index + 5) == UInt8(ascii: ":")
        let space = index + (isLegacy ? 6 : 5)
        let length = spaceLength(space)
        guard length > 0 else { return false }
        var end = space + length
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: "#") {
            end += 1
        }
        guard end > space + length else { return false }
        index = space
        emit(isLegacy ? .legacyTitle : .title, end)
        return true
    }

    private mutating func takeAccessibility() -> Bool {
        guard let opening = AccessibilityOpening(self, at: index, ignoresCase: true) else { return false }
        switch opening.kind {
        case .title: emit(.accessibleTitle, opening.end, push: .accessibleTitle)
        case .description: emit(.accessibleDescription, opening.end, push: .accessibleDescription)
        case .block:
            index = skipSpace(opening.end)
            modes.append(.accessibleDescriptionBlock)
        }
        return true
    }

    // MARK: Names and arrows

    /// Returns the end of the participant's name at this place. A name may contain brackets, slashes and single dashes, but not
    /// begin with them, and ends where an arrow begins.
    private func endOfStatementName() -> Int {
        var end = index
        while end < bytes.count, !Self.endsName(bytes[end], isFirst: true) { end += 1 }
        guard end > index else { return index }
        while end < bytes.count, !isArrowStart(end) {
            var next = end
            while byte(next) == UInt8(ascii: "-") { next += 1 }
            let start = next
            while next < bytes.count, !Self.endsName(bytes[next], isFirst: false) { next += 1 }
            guard next > start else { break }
            end = next
        }
        return end
    }

    private static func endsName(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: ":"), 0x0A,
            UInt8(ascii: ","), UInt8(ascii: ";"):
            true
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"): isFirst
        default: false
        }
    }

    /// The signs at which a name ends.
    private static let nameEnds: [StaticString] = [
        "-x", "--x", "-)", "--)", "-|\\", "-\\", "-/", "-//", "-|/", "/|-", "\\|-", "//-", "\\\\-", "/|-", "--|\\",
        "--", "()",
    ]

    private func isArrowStart(_ offset: Int) -> Bool { Self.nameEnds.contains { hasIgnoringCase($0, at: offset) } }

    private mutating func takeArrow() -> Bool {
        for (place, spelling) in SequenceArrow.spellings.enumerated() where hasIgnoringCase(spelling.text, at: index) {
            let end = index + spelling.text.utf8CodeUnitCount
            tokens.append(SequenceToken(kind: .arrow, range: index..<end, arrow: place))
            index = end
            return true
        }
        return false
    }
}
