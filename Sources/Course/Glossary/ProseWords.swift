import Support

/// A word of prose, as bytes of the text it stands in.
struct ProseWord {
    let range: Range<Int>
    /// True if only blanks are between this word and the one before.
    let followsWord: Bool
}

/// Cuts text into words: letters and digits, hyphens within them too. Letters of scripts without spaces are a word each.
///
/// Quoted names, names of code and addresses, such as `@State`, `a/b.md` or `name@example.org`, are no words.
struct ProseWords {
    /// The byte that replaces non-prose in a text.
    static let barrier: UInt8 = 0

    private(set) var words: [ProseWord] = []
    private var ends = -1
    private var quotations: ArraySlice<Range<Int>> = []

    /// Cuts a text into words; those of the text before are removed.
    mutating func cut(_ text: [UInt8]) {
        words.removeAll(keepingCapacity: true)
        ends = -1
        quotations = Quotations.names(in: text)[...]
        text.withUnsafeBufferPointer { text in
            var start = 0
            while start < text.count {
                if Self.isBlank(text[start]) {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < text.count, !Self.isBlank(text[end]) { end += 1 }
                cut(token: start..<end, of: text)
                start = end
            }
        }
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// Cuts a token, the text between two blanks, into words.
    private mutating func cut(token: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        while let first = quotations.first, first.upperBound <= token.lowerBound { quotations.removeFirst() }
        guard !Self.isName(text, token) else {
            ends = -1
            return
        }
        var index = token.lowerBound
        while index < token.upperBound {
            guard let letter = ProseLetter(text, at: index) else {
                // Only blanks may separate the words of a phrase.
                ends = -1
                index += ProseLetter.length(text, at: index)
                continue
            }
            var end = index + letter.length
            while !letter.isWord, end < token.upperBound {
                if let next = ProseLetter(text, at: end), !next.isWord {
                    end += next.length
                } else if text[end] == UInt8(ascii: "-"), end + 1 < token.upperBound,
                    let next = ProseLetter(text, at: end + 1), !next.isWord
                {
                    end += 1
                } else {
                    break
                }
            }
            append(index..<end, text)
            index = end
        }
    }

    private mutating func append(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) {
        while let first = quotations.first, first.upperBound <= range.lowerBound { quotations.removeFirst() }
        if let quotation = quotations.first, quotation.lowerBound < range.upperBound {
            ends = -1
            return
        }
        let follows = ends >= 0 && (ends..<range.lowerBound).allSatisfy { Self.isBlank(text[$0]) }
        words.append(ProseWord(range: range, followsWord: follows))
        ends = range.upperBound
    }

    // MARK: Names

    /// Returns true if a token is code or an address: it contains a character that no word has.
    private static func isName(_ text: UnsafeBufferPointer<UInt8>, _ token: Range<Int>) -> Bool {
        for index in token {
            switch text[index] {
            case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "_"),
                UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "$"), UInt8(ascii: "~"):
                return true
            case UInt8(ascii: "."), UInt8(ascii: ":"):
                let isBetween = index > token.lowerBound && index + 1 < token.upperBound
                if isBetween, isWordByte(text[index - 1]), isWordByte(text[index + 1]) { return true }
                // `.task`
                if index == token.lowerBound, index + 1 < token.upperBound, isWordByte(text[index + 1]) { return true }
            case UInt8(ascii: "("):
                if index + 1 < token.upperBound, text[index + 1] == UInt8(ascii: ")") { return true }
            default: continue
            }
        }
        return false
    }

    private static func isWordByte(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte >= 0xC3 && byte < 0xE2 }
}

/// Finds names in quotation marks: up to four words. Longer quotations are prose.
private enum Quotations {
    private static let marks: [(open: [UInt8], close: [UInt8])] = [
        ("“", "”"), ("«", "»"), ("„", "“"), ("「", "」"), ("『", "』"), ("\"", "\""),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
    private static let longest = 100
    private static let mostBlanks = 3

    /// Returns the ranges of names, ascending and not overlapping.
    static func names(in text: [UInt8]) -> [Range<Int>] {
        var names: [Range<Int>] = []
        var index = 0
        while let place = text[index...].firstIndex(where: beginsMark) {
            index = place
            guard let mark = marks.first(where: { text[index...].starts(with: $0.open) }),
                let end = end(of: mark.close, in: text, from: index + mark.open.count)
            else {
                index += 1
                continue
            }
            names.append(index..<end)
            index = end
        }
        return names
    }

    /// Returns true if a quotation mark may begin with the byte.
    private static func beginsMark(_ byte: UInt8) -> Bool {
        byte == 0x22 || byte == 0xC2 || byte == 0xE2 || byte == 0xE3
    }

    /// Returns the end of a quotation; nil if it is too long for a name.
    private static func end(of close: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        var blanks = 0
        for index in start..<min(text.count, start + longest) {
            if ProseWords.isBlank(text[index]) { blanks += 1 }
            if blanks > mostBlanks { return nil }
            if text[index] == close[0], text[index...].starts(with: close) { return index + close.count }
        }
        return nil
    }
}
