/// Cuts text into words, as the reader's side (`templates/assets/search-engine.js`) does.
///
/// A word is a run of letters, digits and marks, in lower case. Names of code are found in four ways: `NavigationLink` as
/// `navigationlink`, `navigation` and `link`; `@Bindable` also with its sign; `.task(id:)`, or a call with that first label,
/// also as `task(id:`. Scripts without spaces between words (Chinese, Japanese) give a word for each character.
struct WordReader {
    enum Kind {
        /// A word as it stands.
        case whole
        /// A part of a name in camel case; the parts stand at places of their own, the first at the whole's.
        case part
        /// A name with its sign, or with its first label.
        case written
    }

    private var lower: [UInt8] = []
    /// Where the parts of the word begin in ``lower``.
    private var parts: [Int] = []
    private var written: [UInt8] = []

    /// Reads UTF-8.
    ///
    /// - Parameters:
    ///   - position: the place of the first word.
    ///   - take: gets each word's bytes, its kind and its place.
    /// - Returns: the place after the last word.
    mutating func read(
        _ text: some Collection<UInt8>,
        from position: Int = 0,
        _ take: (ArraySlice<UInt8>, Kind, Int) -> Void
    ) -> Int {
        let done = text.withContiguousStorageIfAvailable { readWords($0, from: position, take) }
        return done ?? Array(text).withUnsafeBufferPointer { readWords($0, from: position, take) }
    }

    private mutating func readWords(
        _ text: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ take: (ArraySlice<UInt8>, Kind, Int) -> Void
    ) -> Int {
        var position = start
        var index = 0
        while index < text.count {
            // Most of a text is ASCII; what is not takes the long way.
            if text[index] < 0x80, !Letter.isASCIIWord(text[index]) {
                index += 1
                continue
            }
            guard let first = Letter(text, at: index) else {
                index += Letter.length(text, at: index)
                continue
            }
            let begin = index
            if first.isAlone {
                lower.removeAll(keepingCapacity: true)
                lower.append(contentsOf: text[index..<index + first.length])
                take(lower[...], .whole, position)
                position += 1
                index += first.length
                continue
            }
            index = scan(text, from: index)
            take(lower[...], .whole, position)
            appendWritten(text, begin: begin, end: index) { take($0, .written, position) }
            if parts.count > 1 {
                for (number, partStart) in parts.enumerated() {
                    let partEnd = number + 1 < parts.count ? parts[number + 1] : lower.count
                    // A lone letter is no name.
                    if partEnd - partStart > 1 { take(lower[partStart..<partEnd], .part, position + number) }
                }
                position += parts.count
            } else {
                position += 1
            }
        }
        return position
    }

    /// Takes in the word that begins at a place; returns the place after it.
    private mutating func scan(_ text: UnsafeBufferPointer<UInt8>, from begin: Int) -> Int {
        lower.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        parts.append(0)
        var index = begin
        // Of the last letter and of the one before it.
        var (wasLower, wasUpper, wasUpperBefore, lastStart) = (false, false, false, 0)
        while index < text.count {
            let byte = text[index]
            if byte >= 0x61, byte <= 0x7A, !wasUpper {
                (wasLower, wasUpperBefore, lastStart) = (true, false, lower.count)
                lower.append(byte)
                index += 1
                continue
            }
            guard let letter = Letter(text, at: index), !letter.isAlone else { break }
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

    private mutating func appendWritten(
        _ text: UnsafeBufferPointer<UInt8>,
        begin: Int,
        end: Int,
        _ take: (ArraySlice<UInt8>) -> Void
    ) {
        if begin > 0, Self.isSign(text[begin - 1]), begin < 2 || !Letter.isWordEnd(text[begin - 2]) {
            written.removeAll(keepingCapacity: true)
            written.append(text[begin - 1])
            written.append(contentsOf: lower)
            take(written[...])
        }
        guard end < text.count, text[end] == UInt8(ascii: "(") else { return }
        var label = end + 1
        while label < text.count, Letter.isASCIIName(text[label]) { label += 1 }
        guard label > end + 1, label < text.count, text[label] == UInt8(ascii: ":") else { return }
        written.removeAll(keepingCapacity: true)
        written.append(contentsOf: lower)
        for byte in text[end...label] { written.append(Letter.lower(byte)) }
        take(written[...])
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") }
}
