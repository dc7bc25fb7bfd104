import Support

/// A lexer that tells code from comments, strings and regular expressions by the rules of Swift's lexer, and counts how deep code
/// nests.
///
/// If those rules depend on what the parser expects, closing brackets don't count: the true nesting is never deeper than the
/// counted one.
struct SampleLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var found = SourceScan()
    private(set) var refusal: SampleRefusal?
    private var levels = BracketLevels()
    private var strings: [OpenString] = []
    private var index = 0
    private var isLineBlank = true
    /// The end of the last comment or literal; a literal behind it begins no earlier.
    private var literalEnd = 0
    /// The offset before which brackets are text.
    private var opaqueEnd = 0
    /// The offset before which brackets may be text: closing ones close only brackets opened there.
    private var doubtfulEnd = 0
    private var doubtfulDepth = 0
    /// The number of `switch` without a brace behind them: for each, the parser looks for the brace through all that follows.
    private var openSwitches = 0
    /// The number of curly quotes that nothing closes on their lines.
    private var openQuotes = 0
    /// The offset of the last byte of code; nil before the first.
    private var lastCode: Int?

    private struct OpenString {
        let quote: UInt8
        let hashes: Int
        let isMultiline: Bool
        /// The number of brackets open before the string.
        let depth: Int
        /// The number of parentheses open in an interpolation of the string; nil in its text.
        var parentheses: Int?
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        // A script's first line
        if bytes.has("#!", at: 0) { index = bytes.lineEnd(from: 0) }
    }

    mutating func run() {
        while index < bytes.count, refusal == nil {
            if let string = strings.last, string.parentheses == nil { readText(of: string) } else { readCode() }
        }
    }

    // MARK: Strings

    private mutating func readText(of string: OpenString) {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), bytes.hasHashes(at: index + 1, count: string.hashes) {
                let escaped = index + 1 + string.hashes
                if bytes.byte(escaped) == UInt8(ascii: "(") {
                    levels.open(UInt8(ascii: "("))
                    strings[strings.count - 1].parentheses = 0
                    (index, lastCode) = (escaped + 1, escaped)
                    refuseIfExcessive(at: escaped)
                    return
                }
                index = bytes.byte(escaped).isLineEnding ? escaped : escaped + 1
            } else if byte == string.quote, closes(string) {
                index += (string.isMultiline ? 3 : 1) + string.hashes
                (literalEnd, lastCode) = (index, index - 1)
                strings.removeLast()
                levels.unwind(to: string.depth)
                return
            } else if byte.isLineEnding {
                index += 1
                isLineBlank = true
                if !string.isMultiline { return endLine() }
            } else {
                if !byte.isSpaceOrTab { isLineBlank = false }
                index += 1
            }
        }
    }

    private func closes(_ string: OpenString) -> Bool {
        guard string.isMultiline else { return bytes.hasHashes(at: index + 1, count: string.hashes) }
        return bytes.has("\"\"\"", at: index) && bytes.hasHashes(at: index + 3, count: string.hashes)
    }

    private mutating func openString(_ quote: UInt8, at start: Int) {
        var hashes = 0
        if quote == UInt8(ascii: "\"") {
            while start - hashes > literalEnd, bytes[start - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
        }
        let isMultiline =
            quote == UInt8(ascii: "\"") && bytes.has("\"\"\"", at: start)
            && !endsInLine(from: start + 1, hashes: hashes)
        strings.append(OpenString(quote: quote, hashes: hashes, isMultiline: isMultiline, depth: levels.depth))
        index = start + (isMultiline ? 3 : 1)
    }

    /// Returns true if a string with hashes that looks like one of several lines ends on its first line: `#"""#`.
    private func endsInLine(from start: Int, hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        var index = start
        while index < bytes.count, !bytes[index].isLineEnding {
            if bytes[index] == UInt8(ascii: "\""), bytes.hasHashes(at: index + 1, count: hashes) { return true }
            index += 1
        }
        return false
    }

    /// Ends a string on one line with its line, and all interpolations in it.
    private mutating func endLine() {
        levels.newline()
        guard let outermost = strings.firstIndex(where: { !$0.isMultiline }) else { return }
        levels.unwind(to: strings[outermost].depth)
        strings.removeSubrange(outermost...)
        literalEnd = index
    }

    // MARK: Code

    private mutating func readCode() {
        let start = index
        let byte = bytes[start]
        if isLineBlank, start == 0 || bytes[start - 1].isLineEnding, let end = ConflictMarker.end(bytes, at: start) {
            refusal = SampleRefusal(.conflictMarker, start..<end)
            return
        }
        index += 1
        if byte.isSpaceOrTab { return levels.blank() }
        if byte.isLineEnding {
            isLineBlank = true
            return endLine()
        }
        let startsLine = isLineBlank
        isLineBlank = false
        if byte >= 0xC0 { readNonASCII(byte, at: start) }
        guard start >= opaqueEnd else { return }
        switch byte {
        case UInt8(ascii: "/"):
            if readComment(from: start, startsLine: startsLine) { return }
            readSlash(at: start)
        case UInt8(ascii: "#"):
            readHashes(at: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            levels.sign(byte, isElse: false)
            openString(byte, at: start)
        case UInt8(ascii: "`"):
            levels.sign(byte, isElse: false)
            opaqueEnd = bytes.nameEnd(from: start) ?? opaqueEnd
        case UInt8(ascii: "<") where bytes.byte(start + 1) == UInt8(ascii: "#"):
            levels.sign(byte, isElse: false)
            opaqueEnd = bytes.placeholderEnd(from: start) ?? opaqueEnd
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            if byte == UInt8(ascii: "("), let open = strings.last?.parentheses { setParentheses(open + 1) }
            if byte == UInt8(ascii: "{") { openSwitches = 0 }
            levels.open(byte)
        case UInt8(ascii: ")") where strings.last?.parentheses == 0:
            setParentheses(nil)
            levels.unwind(to: strings.last?.depth ?? 0)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if byte == UInt8(ascii: ")"), let open = strings.last?.parentheses { setParentheses(open - 1) }
            levels.close(byte, above: start < doubtfulEnd ? doubtfulDepth : 0)
        case UInt8(ascii: "."):
            let count = bytes.run(of: byte, at: start)
            if count >= 3 || (count == 2 && isAlone(start..<(start + count))) {
                found.dots.append(start..<(start + count))
                index = start + count
            }
            levels.sign(byte, isElse: false)
        case UInt8(ascii: "s") where bytes.has("switch ", at: start):
            levels.sign(byte, isElse: false)
            openSwitches += 1
        default:
            levels.sign(byte, isElse: byte == UInt8(ascii: "e") && bytes.has("else", at: start))
            if byte.isLetter { finishWord(from: start) }
        }
        lastCode = index - 1
        refuseIfExcessive(at: start)
    }

    /// Returns true if dots begin a line, with a blank behind them: two dots then count like three.
    private func isAlone(_ dots: Range<Int>) -> Bool {
        var before = dots.lowerBound
        while before > 0, bytes.byte(before - 1) == UInt8(ascii: " ") || bytes.byte(before - 1) == UInt8(ascii: "\t") {
            before -= 1
        }
        return (before == 0 || bytes.byte(before - 1) == UInt8(ascii: "\n"))
            && bytes.byte(dots.upperBound) == UInt8(ascii: " ")
    }

    /// Skips the rest of a word: most code is words, and only their beginning matters.
    private mutating func finishWord(from start: Int) {
        while index < bytes.count, bytes[index].isWordByte { index += 1 }
        if index > start + 1 { levels.endWord(bytes[index - 2], bytes[index - 1]) }
    }

    private mutating func setParentheses(_ count: Int?) { strings[strings.count - 1].parentheses = count }

    private mutating func refuseIfExcessive(at place: Int) {
        if levels.isExcessive || openSwitches > SampleLimits.brackets {
            refusal = SampleRefusal(.nesting, place..<(place + 1))
        }
    }

    private mutating func readComment(from start: Int, startsLine: Bool) -> Bool {
        switch bytes.byte(start + 1) {
        case UInt8(ascii: "/"):
            index = bytes.lineEnd(from: start)
        case UInt8(ascii: "*"):
            var depth = 1
            index = min(start + 2, bytes.count)
            while depth > 0, index < bytes.count {
                if bytes.has("/*", at: index) || bytes.has("*/", at: index) {
                    depth += bytes[index] == UInt8(ascii: "/") ? 1 : -1
                    index += 2
                } else {
                    index += 1
                }
            }
            if bytes[start..<index].contains(where: \.isLineEnding) { levels.newline() }
        default: return false
        }
        found.comments.append(SourceScan.Comment(range: start..<index, startsLine: startsLine))
        literalEnd = index
        levels.blank()
        return true
    }

    private mutating func readNonASCII(_ lead: UInt8, at start: Int) {
        if lead == 0xE2, bytes.byte(start + 1) == 0x80, bytes.byte(start + 2) == 0xA6 {
            found.dots.append(start..<(start + 3))
            return
        }
        found.codeNonASCII.append(start)
        // The lexer takes text in curly quotes for a string, if they end on the line: it looks for that each time.
        guard bytes.has("\u{201C}", at: start), start >= doubtfulEnd else { return }
        let end = bytes.curlyQuoteEnd(from: start)
        doubt(until: end)
        guard end == bytes.count || bytes[end].isLineEnding else { return }
        openQuotes += bytes.count(of: "\u{201C}", in: start..<end)
        if openQuotes > SampleLimits.openQuotes { refusal = SampleRefusal(.nesting, start..<(start + 3)) }
    }

    private mutating func doubt(until end: Int) { (doubtfulEnd, doubtfulDepth) = (end, levels.depth) }

    // MARK: Regular expressions

    private mutating func readSlash(at start: Int) {
        let literal = RegexLiteral(bytes, literalEnd: literalEnd, lastCode: lastCode)
        switch start < doubtfulEnd ? .none : literal.end(ofSlashAt: start) {
        case .literal(let end):
            (index, literalEnd) = (end, end)
        case .doubtful(let end):
            doubt(until: end)
        case .none: break
        }
        levels.sign(UInt8(ascii: "/"), isElse: false)
    }

    private mutating func readHashes(at start: Int) {
        levels.sign(UInt8(ascii: "#"), isElse: false)
        let hashes = bytes.run(of: UInt8(ascii: "#"), at: start)
        if hashes > SampleLimits.hashes { refusal = SampleRefusal(.nesting, start..<(start + 1)) }
        if hashes == 1, bytes.has("#if ", at: start) { levels.open(UInt8(ascii: "#")) }
        if hashes == 1, bytes.has("#endif", at: start) { levels.close(UInt8(ascii: "#"), above: 0) }
        index = start + hashes
        guard bytes.byte(index) == UInt8(ascii: "/"), start >= doubtfulEnd else { return }
        switch RegexLiteral.end(in: bytes, ofSlashAt: index, hashes: hashes) {
        case .literal(let end):
            (index, literalEnd) = (end, end)
        case .doubtful(let end):
            index += 1
            doubt(until: end)
        case .none: break
        }
    }
}
