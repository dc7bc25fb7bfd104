import Support

/// Follows the brackets of a text, to know which call a label belongs to.
///
/// A label stands behind `(` or a comma, in a name as documentation writes it (`withAnimation(_:completion:)`) behind the label
/// before, or between two closures that a call ends with: `} completion: {`. Strings and comments are read as code is. Where
/// brackets don't match, what is open is forgotten: then a label is missed, and nothing else happens.
struct CallLabels {
    private struct Name {
        /// In ``names``.
        let letters: Range<Int>
        let place: Int
    }

    private struct Bracket {
        let closing: UInt8
        let name: Name?
        /// Whether a word right here may be a label.
        var takesLabel: Bool
    }

    /// The names of calls that are open, one behind the other.
    private var names: [UInt8] = []
    private var open: [Bracket] = []
    /// The name that an opening bracket right here belongs to.
    private var pending: Name?
    /// Whether ``pending`` is that of a call whose closure has just ended.
    private var hasClosed = false
    private var written: [UInt8] = []

    /// What is longer is no name, and what is nested deeper no code.
    private static let longest = 80
    private static let deepest = 100

    /// - Parameters:
    ///   - word: in lower case.
    ///   - end: the place of the text behind it.
    ///   - take: gets the name of the call with the word as its label, and the name's place, if it is one.
    mutating func readWord(
        _ word: UnsafeBufferPointer<UInt8>,
        in text: UnsafeBufferPointer<UInt8>,
        end: Int,
        at place: Int,
        _ take: (UnsafeBufferPointer<UInt8>, Int) -> Void
    ) {
        let next = Self.byte(text, end)
        if next == UInt8(ascii: ":"), !open.isEmpty || hasClosed {
            if hasClosed, let pending, Self.isClosure(text, end + 1) { return show(word, of: pending, take) }
            if let bracket = open.last, bracket.takesLabel, let name = bracket.name {
                let after = Self.byte(text, end + 1)
                if after != UInt8(ascii: ":") { show(word, of: name, take) }
                open[open.count - 1].takesLabel = after.isIdentifierByte
                pending = nil
                return
            }
        }
        endLabels()
        guard next == UInt8(ascii: "(") || Self.isClosure(text, end), word.count <= Self.longest else { return }
        if open.isEmpty { names.removeAll(keepingCapacity: true) }
        pending = Name(letters: names.count..<names.count + word.count, place: place)
        names.append(contentsOf: word)
    }

    /// - Parameter before: the byte before it.
    mutating func readSign(_ sign: UInt8, after before: UInt8) {
        switch sign {
        case UInt8(ascii: "("): begin(UInt8(ascii: ")"), hasClosed || !Letter.isWordEnd(before) ? nil : pending)
        case UInt8(ascii: "["): begin(UInt8(ascii: "]"), nil)
        case UInt8(ascii: "{"): begin(UInt8(ascii: "}"), pending)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard !open.isEmpty else { return endLabels() }
            let bracket = open.removeLast()
            if bracket.closing != sign { open.removeAll(keepingCapacity: true) }
            pending = bracket.closing == sign ? bracket.name : nil
            hasClosed = pending != nil && sign == UInt8(ascii: "}")
        case UInt8(ascii: ","):
            endLabels()
            if open.last?.closing == UInt8(ascii: ")") { open[open.count - 1].takesLabel = true }
        // Labels go on behind these, and names behind the line's end.
        case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
        default: endLabels()
        }
    }

    private mutating func begin(_ closing: UInt8, _ name: Name?) {
        if open.count == Self.deepest { open.removeAll(keepingCapacity: true) }
        open.append(Bracket(closing: closing, name: name, takesLabel: closing == UInt8(ascii: ")")))
        (pending, hasClosed) = (nil, false)
    }

    private mutating func endLabels() {
        (pending, hasClosed) = (nil, false)
        if !open.isEmpty { open[open.count - 1].takesLabel = false }
    }

    private mutating func show(
        _ label: UnsafeBufferPointer<UInt8>,
        of name: Name,
        _ take: (UnsafeBufferPointer<UInt8>, Int) -> Void
    ) {
        guard label.count <= Self.longest else { return }
        written.removeAll(keepingCapacity: true)
        written += names[name.letters]
        written.append(UInt8(ascii: "("))
        written.append(contentsOf: label)
        written.append(UInt8(ascii: ":"))
        written.withUnsafeBufferPointer { take($0, name.place) }
    }

    private static func byte(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt8 {
        place < text.count ? text[place] : 0
    }

    /// Whether `{` stands at a place, or behind a space.
    private static func isClosure(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        let first = byte(text, place)
        return first == UInt8(ascii: "{")
            || first == UInt8(ascii: " ") && byte(text, place + 1) == UInt8(ascii: "{")
    }
}
