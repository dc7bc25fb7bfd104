import Support

/// The next signs that could begin a formula, and the lines before them that need no reading: those of earlier paragraphs, as no
/// code span and no formula reaches over a blank line.
struct FormulaSigns {
    private let bytes: [UInt8]
    /// The offsets of the next dollar and the next backslash, as far as they were looked for; the end of the text if none is
    /// left.
    private var dollar = -1
    private var backslash: Int
    /// The start of the paragraph with the nearer sign, or of the line last given to ``find(from:)`` if that comes later.
    private var quietEnd = 0

    /// - Parameter hasBrackets: True if `\(` and `\[` begin formulas, too.
    init(_ bytes: [UInt8], hasBrackets: Bool) {
        self.bytes = bytes
        backslash = hasBrackets ? -1 : bytes.count
    }

    /// Returns true if the text from the line last given to ``find(from:)`` up to an offset is paragraphs without a sign.
    func areNone(upTo end: Int) -> Bool { end <= quietEnd }

    /// Finds the signs behind the start of a line, unless they are known.
    mutating func find(from start: Int) {
        guard min(dollar, backslash) < start else { return }
        if dollar < start { dollar = next(UInt8(ascii: "$"), from: start) }
        if backslash < start { backslash = next(UInt8(ascii: "\\"), from: start) }
        quietEnd = min(dollar, backslash)
        // Back to the nearest blank line before the sign.
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
