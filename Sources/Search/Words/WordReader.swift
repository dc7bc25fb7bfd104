import Support

/// A reader that cuts text into words, as the reader's side (`templates/assets/search-engine.js`) does.
///
/// A word is a run of letters, digits and marks, in lower case. Names of code are found in four ways: `NavigationLink` as
/// `navigationlink`, `navigation` and `link`; `@Bindable` also with its sign; `.task(id:)`, or a call with that label, also
/// as `task(id:` (``CallLabels``). Signs of code are words, too (``SignRun``). Chinese, Japanese and Korean give pairs of letters (``LetterRun``).
struct WordReader {
    enum Kind {
        /// A word as it stands.
        case whole
        /// A part of a name in camel case; each part has a place of its own, the first that of the whole name.
        case part
        /// A name with its sign, or with a label; signs alone.
        case written
    }

    private var lower: [UInt8] = []
    /// The beginnings of the word's parts in ``lower``.
    private var parts: [Int] = []

    /// Reads words from UTF-8.
    ///
    /// - Parameters:
    ///   - position: the place of the first word.
    ///   - isCode: true if the text is code, which has more signs that count.
    ///   - take: gets each word's bytes, which are valid only during the call, its kind and its place.
    /// - Returns: the place after the last word.
    mutating func read(
        _ text: some Collection<UInt8>,
        from position: Int = 0,
        isCode: Bool = false,
        _ take: (UnsafeBufferPointer<UInt8>, Kind, Int) -> Void
    ) -> Int {
        let done = text.withContiguousStorageIfAvailable { readWords($0, from: position, isCode, take) }
        return done ?? Array(text).withUnsafeBufferPointer { readWords($0, from: position, isCode, take) }
    }

    private mutating func readWords(
        _ text: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ isCode: Bool,
        _ take: (UnsafeBufferPointer<UInt8>, Kind, Int) -> Void
    ) -> Int {
        var position = start
        var index = 0
        var calls = CallLabels()
        var run = LetterRun()
        var signsEnd = 0
        while index < text.count {
            // Most of a text is ASCII; other characters take the long way.
            if text[index] < 0x80, !text[index].isAlphanumeric {
                if text[index] != UInt8(ascii: " ") {
                    calls.readSign(text[index], after: index > 0 ? text[index - 1] : 0)
                    if index >= signsEnd {
                        let signs = SignRun.end(text, from: index, isCode: isCode)
                        if signs.isWord {
                            take(UnsafeBufferPointer(rebasing: text[index..<signs.end]), .written, position)
                        }
                        signsEnd = signs.end
                    }
                }
                index += 1
                continue
            }
            // Most words are small letters of ASCII, which are passed on without being copied.
            let plain = Self.plainEnd(text, from: index)
            if plain > index {
                let word = UnsafeBufferPointer(rebasing: text[index..<plain])
                take(word, .whole, position)
                if let signed = Self.signed(text, begin: index, word) {
                    signed.withUnsafeBufferPointer { take($0, .written, position) }
                }
                calls.readWord(word, in: text, end: plain, at: position) { take($0, .written, $1) }
                position += 1
                index = plain
                continue
            }
            guard let first = Letter(text, at: index) else {
                index += Letter.length(text, at: index)
                continue
            }
            if first.isRunning {
                index = run.read(text, from: index)
                position += run.showPairs { take($0, .whole, position + $1) }
                continue
            }
            let end = scan(text, from: index)
            let places = lower.withUnsafeBufferPointer { word in
                take(word, .whole, position)
                if let signed = Self.signed(text, begin: index, word) {
                    signed.withUnsafeBufferPointer { take($0, .written, position) }
                }
                calls.readWord(word, in: text, end: end, at: position) { take($0, .written, $1) }
                guard parts.count > 1 else { return 1 }
                for (number, start) in parts.enumerated() {
                    let end = number + 1 < parts.count ? parts[number + 1] : word.count
                    // A lone letter is no name.
                    guard end - start > 1 else { continue }
                    take(UnsafeBufferPointer(rebasing: word[start..<end]), .part, position + number)
                }
                return parts.count
            }
            position += places
            index = end
        }
        return position
    }

    /// Reads the word that begins at an index into ``lower`` and ``parts``; returns the index after it.
    private mutating func scan(_ text: UnsafeBufferPointer<UInt8>, from begin: Int) -> Int {
        lower.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        parts.append(0)
        var index = begin
        // These are the cases of the last letter and of the one before it, and the offset of the last one.
        var (wasLower, wasUpper, wasUpperBefore, lastStart) = (false, false, false, 0)
        while index < text.count {
            let byte = text[index]
            if byte >= 0x61, byte <= 0x7A, !wasUpper {
                (wasLower, wasUpperBefore, lastStart) = (true, false, lower.count)
                lower.append(byte)
                index += 1
                continue
            }
            guard let letter = Letter(text, at: index), !letter.isRunning else { break }
            if letter.isUpper, wasLower { parts.append(lower.count) }
            // The last capital of a run begins the next part: URLSession.
            if letter.isLower, wasUpper, wasUpperBefore { parts.append(lastStart) }
            lastStart = lower.count
            letter.appendLower(text, at: index, to: &lower)
            (wasLower, wasUpperBefore, wasUpper) = (letter.isLower, wasUpper, letter.isUpper)
            index += letter.length
        }
        return index
    }

    /// Returns the end of a word of only small letters and digits of ASCII; its beginning if it contains anything else.
    private static func plainEnd(_ text: UnsafeBufferPointer<UInt8>, from begin: Int) -> Int {
        var end = begin
        while end < text.count, isPlain(text[end]) { end += 1 }
        return end < text.count && Letter.isWordEnd(text[end]) ? begin : end
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
    }

    /// Returns a name with the sign before it, in lower case; nil if there is no sign.
    private static func signed(
        _ text: UnsafeBufferPointer<UInt8>,
        begin: Int,
        _ lower: UnsafeBufferPointer<UInt8>
    ) -> [UInt8]? {
        guard begin > 0 else { return nil }
        let dash = UInt8(ascii: "-")
        // An option of a command: `--since`.
        if begin > 1, text[begin - 1] == dash, text[begin - 2] == dash {
            let isOption = begin < 3 || text[begin - 3] != dash && !Letter.isWordEnd(text[begin - 3])
            return isOption ? [dash, dash] + lower : nil
        }
        guard isSign(text[begin - 1]), begin < 2 || !Letter.isWordEnd(text[begin - 2]) else { return nil }
        return [text[begin - 1]] + lower
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") }
}
