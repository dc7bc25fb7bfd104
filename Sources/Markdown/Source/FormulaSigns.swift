import Support

/// Where the next signs stand that a formula could begin with, and which lines before them need no reading for formulas: those
/// of earlier paragraphs, as no code span and no formula reaches over a blank line.
struct FormulaSigns {
    private let bytes: [UInt8]
    /// The next dollar and the next backslash, as far as they were looked for; the end of the text where none is left.
    private var dollar = -1
    private var backslash: Int
    /// Where the paragraph of the nearer one begins, or the line that was asked for.
    private var quietEnd = 0

    /// - Parameter hasBrackets: whether `\(` and `\[` begin formulas too.
    init(_ bytes: [UInt8], hasBrackets: Bool) {
        self.bytes = bytes
        backslash = hasBrackets ? -1 : bytes.count
    }

    /// Whether the text up to an offset, from the line that was asked for on, belongs to paragraphs without a sign.
    func areNone(upTo end: Int) -> Bool { end <= quietEnd }

    /// Looks for the signs behind the start of a line, unless they are known.
    mutating func find(from start: Int) {
        guard min(dollar, backslash) < start else { return }
        if dollar < start { dollar = next(UInt8(ascii: "$"), from: start) }
        if backslash < start { backslash = next(UInt8(ascii: "\\"), from: start) }
        quietEnd = min(dollar, backslash)
        // Up to the nearest line before it that is blank.
        var isBlank = false
        while quietEnd > start {
            let byte = bytes[quietEnd - 1]
            if byte == 0x0A {
                if isBlank { return }
                isBlank = true
            } else if !byte.isWhitespace {
                isBlank = false
            }
            quietEnd -= 1
        }
    }

    private func next(_ byte: UInt8, from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { $0.firstIndex(ofByte: byte, from: start) } ?? bytes.count
    }
}
