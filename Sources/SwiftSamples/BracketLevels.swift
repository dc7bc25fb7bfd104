import Support

/// The nesting depth of code: by its brackets, and without them, since the parser recurses into prefixes, chains of calls,
/// ternaries and `else if` as well.
struct BracketLevels {
    private struct Level {
        let opener: UInt8
        /// The count before the bracket, which goes on behind it.
        let count: Int
        let elses: Int
    }

    private var levels: [Level] = []
    private var squares = 0
    /// The sum of the counts around the innermost bracket.
    private var around = 0
    private var count = 0
    private var elses = 0
    private var wasWord = false
    /// The number of words and signs of the line so far.
    private var ofLine = 0
    /// True if the statement ended with the line, unless the next sign goes on with it.
    private var mayEnd = false
    private var last: UInt8 = 0
    private var secondLast: UInt8 = 0
    private var lastFollowsBlank = false
    private var wasBlank = false

    /// The number of open brackets.
    var depth: Int { levels.count }

    var isExcessive: Bool {
        levels.count > SampleLimits.brackets || squares > SampleLimits.squareBrackets || count > SampleLimits.chain
            || around + count > SampleLimits.chains || elses > SampleLimits.elses
    }

    /// - Parameter bracket: `(`, `[`, `{`, or `#` for `#if`.
    mutating func open(_ bracket: UInt8) {
        decideEnd(before: bracket)
        levels.append(Level(opener: bracket, count: count, elses: elses))
        around += count
        (count, elses) = (0, 0)
        if bracket == UInt8(ascii: "[") { squares += 1 }
        note(bracket)
    }

    /// Closes a bracket with all brackets that are open inside it; a closing bracket without a partner closes nothing.
    ///
    /// - Parameter floor: the number of outermost brackets that it can't close.
    mutating func close(_ bracket: UInt8, above floor: Int) {
        let opener: UInt8 =
            switch bracket {
            case UInt8(ascii: ")"): UInt8(ascii: "(")
            case UInt8(ascii: "]"): UInt8(ascii: "[")
            case UInt8(ascii: "#"): UInt8(ascii: "#")
            default: UInt8(ascii: "{")
            }
        if let match = levels.lastIndex(where: { $0.opener == opener }), match >= floor {
            unwind(to: match)
            count += 1
        }
        mayEnd = false
        note(bracket)
    }

    /// Closes all brackets but the outermost `depth`.
    mutating func unwind(to depth: Int) {
        while levels.count > depth, let level = levels.popLast() {
            if level.opener == UInt8(ascii: "[") { squares -= 1 }
            around -= level.count
            (count, elses) = (level.count, level.elses)
        }
    }

    mutating func blank() { (wasWord, wasBlank) = (false, true) }

    mutating func newline() {
        blank()
        if ofLine > 0 { mayEnd = (ofLine >= 2 || ")]}".utf8.contains(last)) && !endsOpen }
        ofLine = 0
    }

    /// Counts a byte of code that is no bracket and no blank.
    ///
    /// - Parameter isElse: true if an `else` begins here.
    mutating func sign(_ byte: UInt8, isElse: Bool) {
        let isWord = byte.isIdentifierByte
        guard !isWord || !wasWord else { return remember(byte) }
        decideEnd(before: byte, isElse: isElse)
        switch byte {
        case UInt8(ascii: ";"): (count, elses) = (0, 0)
        case UInt8(ascii: ","): count = 0
        // The name of a member counts with its dot.
        case _ where isWord && last == UInt8(ascii: ".") && secondLast != UInt8(ascii: "."): break
        default: count += 1
        }
        if isElse { elses += 1 }
        note(byte)
        wasWord = isWord
    }

    /// Notes the last two bytes of a word whose beginning has been counted.
    mutating func endWord(_ secondLast: UInt8, _ last: UInt8) {
        remember(secondLast)
        remember(last)
    }

    private mutating func note(_ byte: UInt8) {
        ofLine += 1
        wasWord = false
        remember(byte)
    }

    private mutating func remember(_ byte: UInt8) {
        (secondLast, last) = (last, byte)
        (lastFollowsBlank, wasBlank) = (wasBlank, false)
    }

    private mutating func decideEnd(before byte: UInt8, isElse: Bool = false) {
        guard mayEnd else { return }
        mayEnd = false
        guard !".?:&|+{".utf8.contains(byte) else { return }
        count = 0
        if !isElse { elses = 0 }
    }

    /// True if the line ended with a sign that needs something after it; a type's `?` or `>` doesn't.
    private var endsOpen: Bool {
        switch last {
        case UInt8(ascii: "?"): lastFollowsBlank
        case UInt8(ascii: ">"): secondLast == UInt8(ascii: "-")
        default: ":=+-&|<.(@[{".utf8.contains(last)
        }
    }
}
