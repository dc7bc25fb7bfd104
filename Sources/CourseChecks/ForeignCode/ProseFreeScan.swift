import Support

/// A pass over a sample that keeps the offsets of its code (``ProseFreeCode``). The time is linear.
///
/// The functions named `skip…` go to the end of a part that a translator may change, and return false if none begins here.
struct ProseFreeScan {
    /// The offsets of the bytes that are left, ascending.
    private(set) var kept: [Int] = []

    let source: [UInt8]
    let dialect: ProseFreeDialect
    var index = 0
    var context = PrecedingCode()
    /// True between the signs of a tag.
    var isInTag = false
    /// True while an end tag may follow the tag of a script.
    var mayEndScripts = true
    /// For each quotation mark, the offset up to which no partner of it follows.
    private var missingMarks: [UInt8: Int] = [:]

    init(_ source: [UInt8], language: String) {
        self.source = source
        dialect = ProseFreeDialect(language, hasExampleHosts: source.contains(bytes: ".example.".utf8))
    }

    mutating func run() {
        while index < source.count {
            context.read(source, upTo: index)
            readNext()
        }
    }

    private mutating func readNext() {
        if skipLanguage() || skipFreeSign() { return }
        if dialect.isMarkup { return readMarkup() }
        if skipElementText() || skipComment() || skipDescription() || skipString() || skipName() || skipBlank()
            || skipPlaceholder()
        {
            return
        }
        keep()
    }

    // MARK: Steps

    /// The byte at the index, which is in the sample.
    var byte: UInt8 { source[index] }

    /// The byte before the index; nil at the beginning.
    var byteBefore: UInt8? { index > 0 ? source[index - 1] : nil }

    func starts(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }

    /// Keeps a byte of code, and goes on.
    mutating func keep() {
        if !" \t\r\n".utf8.contains(byte) { kept.append(index) }
        index += 1
    }

    /// Keeps code within a part that is skipped.
    mutating func keep(_ offsets: some Sequence<Int>) { kept.append(contentsOf: offsets) }

    /// Goes to the next occurrence of a text; to the end of the sample if there is none.
    mutating func skip(to end: String) {
        index = source[min(index, source.count)...].firstRange(ofBytes: end.utf8)?.lowerBound ?? source.count
    }

    // MARK: Signs and comments

    /// Skips a semicolon at the end of a line of a script, which is a matter of taste there, and so is a comma before a closing
    /// bracket in any language.
    private mutating func skipFreeSign() -> Bool {
        func next(behind blanks: String) -> UInt8? {
            source[(index + 1)...].first { !blanks.utf8.contains($0) }
        }
        let isFree =
            switch byte {
            case UInt8(ascii: ";") where dialect.isScript: next(behind: " \t\r").map { $0 == 0x0A } ?? true
            case UInt8(ascii: ","): next(behind: " \t\r\n").map { ")]}".utf8.contains($0) } ?? false
            default: false
            }
        if isFree { index += 1 }
        return isFree
    }

    private mutating func skipComment() -> Bool {
        let isBehindBlank = byteBefore.map { " \t\n".utf8.contains($0) } ?? true
        switch byte {
        case UInt8(ascii: "/") where starts("/*"):
            skip(to: "*/")
            index += 2
            return true
        case UInt8(ascii: "/") where starts("//") && byteBefore != UInt8(ascii: ":"),
            // PHP's attributes begin with “#[”.
            UInt8(ascii: "#") where dialect.hasHashComments && isBehindBlank && !starts("#["):
            skip(to: "\n")
            return true
        default:
            guard isBehindBlank, dialect.lineComments.contains(where: starts) || isOwnComment() else { return false }
            skip(to: "\n")
            return true
        }
    }

    /// Returns true for a sign that begins a comment in most languages that have it, at the beginning of a line or behind blanks that
    /// align it with others, in a language that isn't known.
    private func isOwnComment() -> Bool {
        guard !dialect.isKnown, ";#%".utf8.contains(byte) || starts("--"),
            source[index...].first(where: { !";#%-".utf8.contains($0) }) == UInt8(ascii: " ")
        else { return false }
        return context.isAtLineStart || index > 1 && source[(index - 2)..<index].allSatisfy(\.isSpaceOrTab)
    }

    // MARK: Strings

    /// Skips the text of a string, and keeps its first quotation mark and the code in it.
    private mutating func skipString() -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let mark = String(decoding: [byte], as: UTF8.self)
            if starts(mark + mark + mark) {
                keep()
                index += 2
                skip(to: mark + mark + mark)
                index += 3
            } else {
                let end = endOfString(isInLine: true)
                keep()
                index = end ?? index
            }
        case UInt8(ascii: "`") where dialect.isScript:
            let end = endOfString(isInLine: false)
            keep()
            if let end {
                keepTemplateCode(before: end - 1)
                index = end
            }
        default: return false
        }
        return true
    }

    /// Returns the index after the string that begins here; nil for a quotation mark without a partner, in its line or at all.
    private mutating func endOfString(isInLine: Bool) -> Int? {
        guard missingMarks[byte].map({ $0 <= index }) ?? true else { return nil }
        var end = index + 1
        while end < source.count, !isInLine || source[end] != 0x0A {
            if source[end] == byte { return end + 1 }
            end += source[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        missingMarks[byte] = end
        return nil
    }

    /// Keeps the code that a template literal holds, `${count}` (ECMAScript, section 12.9.6).
    private mutating func keepTemplateCode(before end: Int) {
        var depth = 0
        for place in index..<max(index, end) {
            if depth > 0 {
                depth += source[place] == UInt8(ascii: "{") ? 1 : source[place] == UInt8(ascii: "}") ? -1 : 0
                keep(CollectionOfOne(place))
            } else if source[place] == UInt8(ascii: "{"), source[place - 1] == UInt8(ascii: "$") {
                depth = 1
                keep(CollectionOfOne(place))
            }
        }
    }
}
