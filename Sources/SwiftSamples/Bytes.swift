import Support

extension UInt8 {
    /// True if the byte can be part of an operator.
    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the byte at an offset; 0 behind the last.
    func byte(_ offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

    /// Returns the offset of the next line's end.
    func lineEnd(from start: Int) -> Int {
        var index = start
        while index < count, !self[index].isLineEnding { index += 1 }
        return index
    }

    /// Returns the length of the run of a byte at an offset.
    func run(of byte: UInt8, at start: Int) -> Int {
        var end = start
        while end < count, self[end] == byte { end += 1 }
        return end - start
    }

    /// Returns the number of times that a text begins in a range.
    func count(of text: StaticString, in range: Range<Int>) -> Int {
        range.reduce(0) { has(text, at: $1) ? $0 + 1 : $0 }
    }

    func hasHashes(at offset: Int, count hashes: Int) -> Bool {
        guard offset + hashes <= count else { return false }
        for index in offset..<(offset + hashes) where self[index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Returns true if a text stands at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= count else { return false }
        for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Returns the end of `` `name` ``; nil if it doesn't end on its line.
    func nameEnd(from start: Int) -> Int? {
        var end = start + 1
        while end < count, !self[end].isLineEnding, self[end] != UInt8(ascii: "`") { end += 1 }
        return byte(end) == UInt8(ascii: "`") ? end + 1 : nil
    }

    /// Returns the end of `<#value#>`; nil if it doesn't end on its line.
    func placeholderEnd(from start: Int) -> Int? {
        var end = start + 2
        while end < count, self[end] != UInt8(ascii: "\n"), !has("<#", at: end) {
            if has("#>", at: end) { return end + 2 }
            end += 1
        }
        return nil
    }

    /// Returns the end of text that begins with a curly quote: at a closing one, a straight one, or its line's end.
    func curlyQuoteEnd(from start: Int) -> Int {
        var end = start + 3
        while end < count, !self[end].isLineEnding, self[end] != UInt8(ascii: "\""), !has("\u{201D}", at: end) {
            end += 1
        }
        return end
    }
}
