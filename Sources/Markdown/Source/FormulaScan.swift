import Mathematics
import Support

/// Finds formulas before libcmark reads the text, so that no sign in them becomes markup: `$…$` and `$$…$$` as on GitHub, in
/// Material's dialect `\(…\)` and `\[…\]` too, and in mdBook's `\\(…\\)` and `\\[…\\]`.
///
/// A dollar opens a formula if no space follows it and no letter or digit precedes it. It closes one if no space precedes it and
/// no letter or digit follows it; nor does it behind a country before an amount, `US$ 5`. No other dollar may stand between the two.
/// So prices stay text. libcmark's reading of the block
/// then decides whether it is a formula: code and raw HTML have none. The time is linear.
struct FormulaScan {
    /// The formulas, ascending; none lies within another.
    private(set) var spans: [FormulaSpan] = []
    /// The signs `$$` alone on a line that open nothing, since a blank line or the end of the text comes before the next one;
    /// ascending.
    private(set) var cuts: [Range<Int>] = []
    /// True if the next sign that is cut off was meant as the end of the last one.
    private var endsCut = false
    /// True if the text holds a sign that could begin a formula.
    let mayHoldFormulas: Bool

    let bytes: [UInt8]
    private let hasBrackets: Bool
    /// The number of backslashes before a bracket: MathJax in mdBook reads what is left of two.
    private let slashes: Int
    private var open: Opener?
    private var opaque = OpaqueLines()
    private var quotes = 0
    /// The offset from which the current line is to be read: a code span may have continued past its start.
    private var next = 0
    private var signs: FormulaSigns
    private var skips = InlineSkips()

    /// A sign that may turn out to open a formula.
    private struct Opener {
        let sign: Sign
        let place: Range<Int>
        let quotes: Int
        /// True if the sign is alone on its line, or begins it before a command, or is `\[`: any lines but empty ones may follow.
        let isBlock: Bool
        let isAlone: Bool
        /// True if a space follows: only a sign at the end of a line closes it.
        let isSpaced: Bool
    }

    /// The largest number of formulas. More don't fit in a document, which is reported where its text is cut
    /// (``DocumentBuilder/largestDocument``).
    static let most = 250_000

    private enum Sign { case dollar, dollars, parenthesis, bracket }

    /// Returns true if the text holds a sign that could begin a formula. Most texts hold none.
    private static func mayHoldFormulas(_ bytes: [UInt8], _ dialect: Dialect) -> Bool {
        guard !dialect.isDocC else { return false }
        if bytes.contains(byte: UInt8(ascii: "$")) { return true }
        guard dialect == .material || dialect == .mdBook else { return false }
        return bytes.contains(byte: UInt8(ascii: "\\")) { bytes, index in
            index + 1 < bytes.count
                && (bytes[index + 1] == UInt8(ascii: "(") || bytes[index + 1] == UInt8(ascii: "["))
        }
    }

    init(_ bytes: [UInt8], _ dialect: Dialect) {
        self.bytes = bytes
        hasBrackets = dialect == .material || dialect == .mdBook
        slashes = dialect == .mdBook ? 2 : 1
        signs = FormulaSigns(bytes, hasBrackets: hasBrackets)
        mayHoldFormulas = Self.mayHoldFormulas(bytes, dialect)
        guard mayHoldFormulas else { return }
        var start = 0
        while start < bytes.count {
            let line = bytes.line(from: start)
            signs.find(from: start)
            start = line.next
            if next <= line.content.upperBound { read(line.content) }
        }
        cut()
    }

    /// Drops the sign that is open at a blank line.
    private mutating func cut() {
        if let opener = open, opener.isAlone {
            if !endsCut, cuts.count < 100 { cuts.append(opener.place) }
            endsCut.toggle()
        }
        open = nil
    }

    /// Drops the formulas that begin in an address; both are ascending.
    mutating func leaveOut(_ addresses: [Range<Int>]) {
        guard !addresses.isEmpty else { return }
        var rest = addresses[...]
        spans.removeAll { span in
            while let next = rest.first, next.upperBound <= span.whole.lowerBound { rest.removeFirst() }
            return rest.first?.contains(span.whole.lowerBound) == true
        }
    }

    // MARK: Lines

    private mutating func read(_ line: Range<Int>) {
        guard next <= line.lowerBound else { return readSigns(from: next, to: line.upperBound, lineStart: next) }
        var indentation = LineCursor(offset: line.lowerBound)
        let indent = indentation.skipSpaces(in: bytes, before: line.upperBound)
        let shown = bytes[indentation.offset..<line.upperBound]
        guard let mark = shown.first else { return cut() }
        let isBlock = open?.isBlock == true
        if !isBlock {
            opaque.leave(before: mark, indent: indent)
            let wasOpen = opaque.isOpen
            opaque.read(shown, indent: indent)
            if wasOpen || opaque.isOpen || opaque.wasHTML {
                open = nil
                return
            }
            if open == nil, signs.areNone(upTo: line.upperBound) { return }
        }
        let prefix = LinePrefixScan(bytes, line, quotes: isBlock ? open?.quotes ?? 0 : nil)
        guard prefix.end < line.upperBound else { return cut() }
        let text = bytes[prefix.end..<line.upperBound]
        if isBlock {
            guard prefix.quotes == open?.quotes, !Self.endsAnyParagraph(text) else {
                open = nil
                return read(line)
            }
        } else {
            if prefix.quotes != quotes || prefix.hasMarker || Self.beginsBlock(text) { open = nil }
            quotes = prefix.quotes
        }
        readSigns(from: prefix.end, to: line.upperBound, lineStart: prefix.end)
        if !isBlock, text.first == UInt8(ascii: "#") { open = nil }
    }

    /// Returns true if a line is a heading or a fence, which no stand-in can prevent.
    private static func endsAnyParagraph(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == UInt8(ascii: "#") || text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
    }

    private static func beginsBlock(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        switch first {
        case UInt8(ascii: "#"), UInt8(ascii: "|"): return true
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "_"):
            return text.allSatisfy { $0 == first || $0.isSpaceOrTab }
        default: return false
        }
    }

    // MARK: Signs

    private mutating func readSigns(from start: Int, to end: Int, lineStart: Int) {
        var index = start
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                let mark = index + slashes
                if hasBrackets, mark < end, bytes[mark - 1] == UInt8(ascii: "\\"),
                    let (sign, isOpening) = Self.bracket(bytes[mark])
                {
                    readBracket(sign, isOpening, at: index..<mark + 1)
                    index = mark + 1
                } else {
                    index += 2
                }
            case UInt8(ascii: "`") where open?.isBlock != true:
                let count = bytes[index..<end].prefix { $0 == UInt8(ascii: "`") }.count
                guard let close = skips.endOfCode(from: index + count, count, in: bytes) else {
                    index += count
                    continue
                }
                open = nil
                index = close
                // The dollar behind code belongs to the one before it.
                if index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
            case UInt8(ascii: "<") where open?.isBlock != true:
                // libcmark finds no end of raw HTML that holds a stand-in.
                if let close = skips.endOfHTML(from: index, before: end, in: bytes) {
                    open = nil
                    index = close
                } else {
                    index += 1
                }
            case UInt8(ascii: "$"):
                let count = bytes[index..<end].prefix { $0 == UInt8(ascii: "$") }.count
                readDollars(index..<index + count, line: lineStart..<end)
                index += count
            default: index += 1
            }
        }
        next = index
    }

    private mutating func readDollars(_ run: Range<Int>, line: Range<Int>) {
        let before = run.lowerBound > line.lowerBound ? bytes[run.lowerBound - 1] : nil
        let after = run.upperBound < line.upperBound ? bytes[run.upperBound] : nil
        let isAtEnd = bytes[run.upperBound..<line.upperBound].allSatisfy(\.isSpaceOrTab)
        let sign: Sign = run.count == 1 ? .dollar : .dollars
        let isTight = !(before ?? UInt8(ascii: " ")).isWhitespace && after?.isAlphanumeric != true
        if let opener = open {
            let closes =
                switch sign {
                case .dollar: opener.sign == sign && isTight && !isOfPrice(run, line)
                case .dollars:
                    opener.sign == sign && run.count == 2
                        && (opener.isAlone || opener.isSpaced ? isAtEnd : isTight || isAtEnd)
                default: false
                }
            if closes { return close(opener, at: run) }
            if opener.isBlock || opener.sign != .dollar && opener.sign != .dollars { return }
        }
        open = nil
        guard run.count <= 2, before?.isAlphanumeric != true else { return }
        let isFirst = run.lowerBound == line.lowerBound
        let isSpaced = after?.isWhitespace != false
        let isAlone = isFirst && isAtEnd && sign == .dollars
        guard !isSpaced || isFirst && sign == .dollars else { return }
        open = Opener(
            sign: sign,
            place: run,
            quotes: quotes,
            isBlock: isAlone || isFirst && sign == .dollars && after == UInt8(ascii: "\\"),
            isAlone: isAlone,
            isSpaced: isSpaced
        )
    }

    /// Returns true for the dollar of a price that names its country and has a blank before the amount: `US$ 5`, `R$ 5`.
    private func isOfPrice(_ run: Range<Int>, _ line: Range<Int>) -> Bool {
        let rest = bytes[run.upperBound..<line.upperBound]
        guard rest.first == UInt8(ascii: " "), rest.dropFirst().first?.isDigit == true else { return false }
        let before = bytes[line.lowerBound..<run.lowerBound]
        let country = before.reversed().prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }.count
        return (1...3).contains(country) && before.dropLast(country).last.map { " (~".utf8.contains($0) } ?? true
    }

    private static func bracket(_ byte: UInt8) -> (Sign, isOpening: Bool)? {
        switch byte {
        case UInt8(ascii: "("): (.parenthesis, true)
        case UInt8(ascii: ")"): (.parenthesis, false)
        case UInt8(ascii: "["): (.bracket, true)
        case UInt8(ascii: "]"): (.bracket, false)
        default: nil
        }
    }

    private mutating func readBracket(_ sign: Sign, _ isOpening: Bool, at place: Range<Int>) {
        if isOpening {
            guard open?.isBlock != true else { return }
            let isBlock = sign == .bracket
            open = Opener(
                sign: sign,
                place: place,
                quotes: quotes,
                isBlock: isBlock,
                isAlone: false,
                isSpaced: false
            )
        } else if let opener = open, opener.sign == sign {
            close(opener, at: place)
        }
    }

    private mutating func close(_ opener: Opener, at place: Range<Int>) {
        (open, endsCut) = (nil, false)
        let content = opener.place.upperBound..<place.lowerBound
        guard spans.count < Self.most, content.count <= 2 * Formula.longest,
            !bytes[content].allSatisfy(\.isWhitespace)
        else { return }
        spans.append(
            FormulaSpan(
                whole: opener.place.lowerBound..<place.upperBound,
                content: content,
                isDisplay: opener.sign == .dollars || opener.sign == .bracket,
                quotes: opener.quotes
            )
        )
    }
}
