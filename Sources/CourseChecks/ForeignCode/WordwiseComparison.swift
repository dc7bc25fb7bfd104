import Support

/// The comparison of code word by word. A word with letters beyond ASCII, which hardly any code is written in, stands for any other
/// word, and a sentence that is the name of a test for another one: translators translate them as they do comments.
enum WordwiseComparison {
    /// Returns the first places at which two pieces of code differ; nil if they are alike.
    static func firstDifference(_ first: [UInt8], _ second: [UInt8]) -> (Int, Int)? {
        var (i, j) = (0, 0)
        while i < first.count || j < second.count {
            let (word, other) = (word(in: first, from: i), word(in: second, from: j))
            if word.contains(where: isForeign) || other.contains(where: isForeign) {
                // The other code may have a word of the reader's own in its place, which isn't kept.
                let sentences = [
                    word.isEmpty ? [] : sentence(in: first, from: i),
                    other.isEmpty ? [] : sentence(in: second, from: j),
                ]
                let numbers = sentences.map { $0.split { !$0.isDigit }.map(Array.init) }
                // A number may be a word in the other language; two of them say different things.
                if numbers[0].count == numbers[1].count, numbers[0] != numbers[1] { return (i, j) }
                (i, j) = (i + sentences[0].count, j + sentences[1].count)
            } else if !word.isEmpty, !other.isEmpty {
                if !word.elementsEqual(other), !areSentences(word, other) {
                    let common = zip(word, other).prefix { $0 == $1 }.count
                    return (i + common, j + common)
                }
                (i, j) = (word.endIndex, other.endIndex)
            } else if i < first.count, j < second.count, first[i] == second[j] {
                (i, j) = (i + 1, j + 1)
            } else {
                return (i, j)
            }
        }
        return nil
    }

    /// Returns true if two texts are alike.
    static func areAlike(_ first: String, _ second: String) -> Bool {
        firstDifference(Array(first.utf8), Array(second.utf8)) == nil
    }

    /// The least number of words of a name that is a sentence.
    private static let leastWords = 4

    /// Returns true for names of tests that say what they show, each in its language: `a_torn_sail_is_mended`. They share less than
    /// half of their words; names that share more are those of other functions.
    private static func areSentences(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
        let words = [first, second].map { $0.split(separator: UInt8(ascii: "_")) }
        guard words.allSatisfy({ $0.count >= leastWords }), [first, second].allSatisfy(hasSmallLetter) else {
            return false
        }
        return Set(words[0]).intersection(words[1]).count * 2 < min(words[0].count, words[1].count)
    }

    private static func hasSmallLetter(_ word: ArraySlice<UInt8>) -> Bool {
        word.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    }

    private static func isForeign(_ byte: UInt8) -> Bool { byte >= 0x80 }

    private static func word(in code: [UInt8], from start: Int) -> ArraySlice<UInt8> {
        code[start...].prefix { isForeign($0) || $0.isIdentifierByte }
    }

    /// The words from an offset on, with the marks of sentences among them and behind the last one. A full stop or a hyphen before
    /// a letter joins the parts of code, as in `boat.sail`.
    private static func sentence(in code: [UInt8], from start: Int) -> ArraySlice<UInt8> {
        var end = start
        while end < code.count {
            let byte = code[end]
            let joins = end + 1 < code.count && code[end + 1].isAlphanumeric
            guard
                isForeign(byte) || byte.isIdentifierByte || ",!?'".utf8.contains(byte)
                    || ".-".utf8.contains(byte) && !joins
            else { break }
            end += 1
        }
        return code[start..<end]
    }
}
