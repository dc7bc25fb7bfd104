import Support

extension UInt8 {
    /// Whether operators can hold it.
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
    /// The byte at an offset; 0 behind the last.
    func byte(_ offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

    /// The offset of the next line's end.
    func lineEnd(from start: Int) -> Int {
        var index = start
        while index < count, !self[index].isLineEnding { index += 1 }
        return index
    }

    /// How often a byte follows itself from an offset on.
    func run(of byte: UInt8, at start: Int) -> Int {
        var end = start
        while end < count, self[end] == byte { end += 1 }
        return end - start
    }

    /// How often a text stands in a range.
    func count(of text: StaticString, in range: Range<Int>) -> Int {
        range.reduce(0) { has(text, at: $1) ? $0 + 1 : $0 }
    }

    func hasHashes(at offset: Int, count hashes: Int) -> Bool {
        guard offset + hashes <= count else { return false }
        for index in offset..<(offset + hashes) where self[index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Whether a text stands at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= count else { return false }
        for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// The end of `` `name` ``, which ends on its line if it is one.
    func nameEnd(from start: Int) -> Int? {
        var end = start + 1
        while end < count, !self[end].isLineEnding, self[end] != UInt8(ascii: "`") { end += 1 }
        return byte(end) == UInt8(ascii: "`") ? end + 1 : nil
    }

    /// The end of `<#value#>`, which ends on its line if it is one.
    func placeholderEnd(from start: Int) -> Int? {
        var end = start + 2
        while end < count, self[end] != UInt8(ascii: "\n"), !has("<#", at: end) {
            if has("#>", at: end) { return end + 2 }
            end += 1
        }
        return nil
    }

    /// The end of what begins with a curly quote: a closing one, a straight one, or its line's end.
    func curlyQuoteEnd(from start: Int) -> Int {
        var end = start + 3
        while end < count, !self[end].isLineEnding, self[end] != UInt8(ascii: "\""), !has("\u{201D}", at: end) {
            end += 1
        }
        return end
    }
}
