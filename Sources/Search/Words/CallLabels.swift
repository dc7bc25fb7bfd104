import Support

/// A reader of a text's brackets, which finds the call that a label belongs to.
///
/// A label stands behind `(` or a comma; behind the label before it, in a name as documentation writes it
/// (`withAnimation(_:completion:)`); or between two closures at the end of a call: `} completion: {`. Strings and comments are
/// read like code. If brackets don't match, the open ones are forgotten: then a label is missed, and nothing else happens.
struct CallLabels {
    private struct Name {
        /// The range of the name in ``names``.
        let letters: Range<Int>
        let place: Int
    }

    private struct Bracket {
        let closing: UInt8
        let name: Name?
        /// True if the next word may be a label.
        var takesLabel: Bool
    }

    /// The names of the open calls, one behind the other.
    private var names: [UInt8] = []
    private var open: [Bracket] = []
    /// The name that an opening bracket right here would belong to.
    private var pending: Name?
    /// True if ``pending`` is the name of a call whose closure has just ended.
    private var hasClosed = false
    private var written: [UInt8] = []

    /// The longest name, in bytes, and the deepest nesting of brackets that are taken for code.
    private static let longest = 80
    private static let deepest = 100

    /// - Parameters:
    ///   - word: the word in lower case.
    ///   - end: the index in the text behind the word.
    ///   - take: gets the call's name with the word as its label, and the place of the name, if the word is a label.
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

    /// - Parameter before: the byte before the sign.
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
        // Labels may follow these signs, and names the end of a line.
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

    /// Returns true if `{` stands at a place, or there behind a space.
    private static func isClosure(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        let first = byte(text, place)
        return first == UInt8(ascii: "{")
            || first == UInt8(ascii: " ") && byte(text, place + 1) == UInt8(ascii: "{")
    }
}
