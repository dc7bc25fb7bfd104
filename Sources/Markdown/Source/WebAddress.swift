import Support

/// The extent of a bare address in text: GFM "Autolinks (extension)", without the punctuation of the sentence around it, in any
/// script.
enum WebAddress {
    /// Returns the range of an address with a scheme, `https://…`; nil if there is none.
    ///
    /// - Parameters:
    ///   - colon: The offset of the colon.
    ///   - floor: The offset that the address begins at or after.
    static func url(at colon: Int, floor: Int, in run: Range<Int>, _ text: [UInt8]) -> Range<Int>? {
        guard text[colon..<run.upperBound].starts(with: "://".utf8), colon + 3 < run.upperBound else { return nil }
        var start = colon
        while start > floor, text[start - 1].isLetter { start -= 1 }
        let scheme = text[start..<colon]
        guard ["http", "https", "ftp"].contains(where: { scheme.equalsIgnoringCase($0) }) else { return nil }
        let domainEnd = domainEnd(text[(colon + 3)..<run.upperBound], needsPeriod: false)
        guard domainEnd > colon + 3 else { return nil }
        return start..<end(from: domainEnd, start: start, in: run, text)
    }

    /// Returns the range of an address that begins with `www.`; nil if there is none.
    static func www(at index: Int, in run: Range<Int>, _ text: [UInt8], _ previous: UInt8) -> Range<Int>? {
        guard text[index..<run.upperBound].starts(with: "www.".utf8) else { return nil }
        guard previous.isWhitespace || "*_~(".utf8.contains(previous) else { return nil }
        let domainEnd = domainEnd(text[index..<run.upperBound], needsPeriod: true)
        guard domainEnd > index else { return nil }
        return index..<end(from: domainEnd, start: index, in: run, text)
    }

    /// Returns the end of a valid domain; the start if there is none.
    private static func domainEnd(_ text: ArraySlice<UInt8>, needsPeriod: Bool) -> Int {
        var periods = 0
        var underscores = (before: 0, here: 0)
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "_") {
                underscores.here += 1
            } else if byte == UInt8(ascii: ".") {
                // A period at the end is punctuation after the address.
                guard index + 1 < text.endIndex, isHost(text, at: index + 1) else { break }
                underscores = (underscores.here, 0)
                periods += 1
            } else if !isHost(text, at: index) {
                break
            }
            index += 1
        }
        if underscores.before + underscores.here > 0, periods <= 10 { return text.startIndex }
        return needsPeriod && periods == 0 ? text.startIndex : index
    }

    private static func isHost(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
        let byte = text[index]
        if byte >= 0x80 { return WidePunctuation.length(text, at: index) == nil }
        return byte.isAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// Returns the end of the whole address: up to a space, a `<` or a sign that addresses write in another way, without the
    /// punctuation that belongs to the sentence.
    private static func end(from domainEnd: Int, start: Int, in run: Range<Int>, _ text: [UInt8]) -> Int {
        let rest = text[..<run.upperBound]
        var end = domainEnd
        var balance = 0
        while end < run.upperBound, !text[end].isWhitespace, text[end] != UInt8(ascii: "<") {
            if text[end] >= 0x80, WidePunctuation.ends(rest, at: end) { break }
            if text[end] == UInt8(ascii: "(") { balance += 1 } else if text[end] == UInt8(ascii: ")") { balance -= 1 }
            end += 1
        }
        if let close = closingMarks(before: start, in: run, text, upTo: end) { end = close }
        while end > start {
            if let sign = WidePunctuation.last(of: text[start..<end]) {
                end = sign
                continue
            }
            switch text[end - 1] {
            case UInt8(ascii: ")"):
                guard balance < 0 else { return end }
                balance += 1
                end -= 1
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
                UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
                end -= 1
            case UInt8(ascii: ";"):
                var name = end - 1
                while name > start, text[name - 1].isAlphanumeric { name -= 1 }
                end = name < end - 1 && text[name - 1] == UInt8(ascii: "&") ? name - 1 : end - 1
            default: return end
            }
        }
        return end
    }

    /// Returns the offset of the marks that end what the marks right before an address began: `==https://…==`; nil if there are
    /// none.
    private static func closingMarks(before start: Int, in run: Range<Int>, _ text: [UInt8], upTo end: Int) -> Int? {
        guard start > run.lowerBound, "*_~=^".utf8.contains(text[start - 1]) else { return nil }
        let mark = text[start - 1]
        var count = 1
        while count < 3, start - count > run.lowerBound, text[start - count - 1] == mark { count += 1 }
        // One equals sign is part of a key and its value, `url=https://…`.
        guard mark != UInt8(ascii: "=") || count == 2 else { return nil }
        var index = start
        while index < end {
            let length = text[index..<end].prefix { $0 == mark }.count
            // A word behind makes them part of the address, as in `~user`; stars and equals signs may end within a word.
            let isInWord = "_~^".utf8.contains(mark) && index + length < end && text[index + length].isAlphanumeric
            if length == count, !isInWord { return index }
            index += max(1, length)
        }
        return nil
    }
}

/// Punctuation beyond ASCII around addresses, which addresses themselves hold only percent-encoded.
enum WidePunctuation {
    /// Returns true if the sign at an offset ends an address wherever it stands: full-width signs, quotation marks, brackets.
    static func ends(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard let scalar = scalar(text, at: index) else { return false }
        switch scalar {
        case 0xAB, 0xBB, 0x201C...0x201E: return true
        case 0x3001...0x3003, 0x3008...0x3011, 0x3014...0x301F: return true
        case 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D,
            0xFF5F...0xFF65:
            return true
        default: return false
        }
    }

    /// Returns the length in bytes of the sign at an offset if it is none of a domain's; nil for letters.
    static func length(_ text: ArraySlice<UInt8>, at index: Int) -> Int? {
        guard let scalar = scalar(text, at: index), ends(text, at: index) || isTrailing(scalar) else { return nil }
        return UTF8.length(of: text[index])
    }

    /// Returns the offset of the sign that a text ends in, if a sentence puts it behind an address; else nil.
    static func last(of text: ArraySlice<UInt8>) -> Int? {
        guard let last = text.last, last & 0xC0 == 0x80 else { return nil }
        var start = text.endIndex - 1
        while start > text.startIndex, text[start] & 0xC0 == 0x80 { start -= 1 }
        guard let scalar = scalar(text, at: start) else { return nil }
        return isTrailing(scalar) || ends(text, at: start) ? start : nil
    }

    /// Closing quotes, dashes and the ellipsis, which may stand within an address.
    private static func isTrailing(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x2026, 0x2039, 0x203A, 0x60C, 0x61B, 0x61F, 0x6D4, 0x964: true
        default: false
        }
    }

    private static func scalar(_ text: ArraySlice<UInt8>, at index: Int) -> UInt32? {
        text.withUnsafeBufferPointer { $0.scalar(at: index - text.startIndex)?.value }
    }
}
