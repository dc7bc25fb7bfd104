/// Finds which of a course's languages a text is written in, by the small words it can't do without.
///
/// It gives no answer for a text with too few of such words.
package struct LanguageDetector: Sendable {
    /// The language of each word that belongs to only one of the languages, as an index into ``languages``.
    private let owners: WordOwners
    private let languages: [String]
    /// For each language, the index of the first whose tag begins alike: “pt-BR” and “pt-PT” have the same words.
    private let groups: [Int]
    /// For each language, true if its small words are known.
    private let areKnown: [Bool]

    /// - Parameter languages: language tags; a language whose words are not known takes no part.
    package init(_ languages: [String]) {
        self.languages = languages
        var owner: [UInt64: Int] = [:]
        var shared: Set<UInt64> = []
        let primaries = languages.map { $0.prefix { $0 != "-" }.lowercased() }
        groups = primaries.map { primaries.firstIndex(of: $0) ?? 0 }
        let lists = primaries.map { FunctionWords.byLanguage[$0] ?? [] }
        for (index, words) in lists.enumerated() where groups[index] == index {
            for word in words.compactMap(Self.packed) {
                if owner[word] != nil { shared.insert(word) }
                owner[word] = index
            }
        }
        areKnown = lists.map { !$0.isEmpty }
        owners = WordOwners(owner.filter { !shared.contains($0.key) })
    }

    /// A word of up to eight bytes in one integer; nil for a longer one.
    private static func packed(_ word: String) -> UInt64? {
        word.utf8.count <= 8 ? word.utf8.reduce(0) { $0 << 8 | UInt64($1) } : nil
    }

    /// Adds a text's words to the evidence.
    package func count(_ text: some Collection<UInt8>, into evidence: inout LanguageEvidence) {
        evidence.reserve(languages.count)
        let done: Void? = text.withContiguousStorageIfAvailable { count($0, into: &evidence) }
        if done == nil { Array(text).withUnsafeBufferPointer { count($0, into: &evidence) } }
    }

    private func count(_ text: UnsafeBufferPointer<UInt8>, into evidence: inout LanguageEvidence) {
        var word: UInt64 = 0
        var length = 0
        var start = 0
        var index = 0
        while index <= text.count {
            let byte = index < text.count ? text[index] : UInt8(ascii: " ")
            let width = Self.signWidth(at: index, in: text)
            let isASCIILetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            if width == 0, isASCIILetter || byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
                if length == 0 { start = index }
                if isASCIILetter || byte & 0xFC == 0xC4 || byte == 0xC3 {
                    evidence.latinBytes += 1
                } else if byte >= 0xC8 {
                    evidence.otherBytes += byte < 0xE0 ? 2 : 3
                }
                length += 1
                word = word << 8 | UInt64(byte < 0x80 ? byte | 0x20 : byte)
                index += 1
                continue
            }
            if length > 0, !Self.isCode(text, start..<index) {
                evidence.words += 1
                if length <= 8, let owner = owners[word] { evidence.add(word, of: owner) }
            }
            (word, length) = (0, 0)
            index += max(1, width)
        }
    }

    /// The number of bytes of a sign of punctuation beyond ASCII, which ends a word; 0 for anything else.
    private static func signWidth(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        guard index + 1 < text.count, text[index] >= 0x80 else { return 0 }
        let next = text[index + 1]
        switch text[index] {
        // « » ¿ ¡ and the blank that doesn't break
        case 0xC2: return 2
        // Dashes, quotation marks, arrows, and all other signs before the first letters with 3 bytes
        case 0xE2 where next < 0xB0: return min(3, text.count - index)
        // The punctuation of Chinese and Japanese
        case 0xE3 where next == 0x80: return min(3, text.count - index)
        case 0xEF where next == 0xBC: return min(3, text.count - index)
        default: return 0
        }
    }

    /// The bytes before a word, and those after it, that make it part of code.
    private static let codeBefore = table("\\_$@/.:#=-&+{|")
    private static let codeAfter = table("\\_(/=[{-|")

    private static func table(_ signs: String) -> [Bool] {
        signs.utf8.reduce(into: Array(repeating: false, count: 256)) { $0[Int($1)] = true }
    }

    /// Returns true for a word that is part of code, of an address or of a name: `from()`, `server-to-server`, `#the_end`.
    private static func isCode(_ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        let before = word.lowerBound > 0 ? text[word.lowerBound - 1] : UInt8(ascii: " ")
        let after = word.upperBound < text.count ? text[word.upperBound] : UInt8(ascii: " ")
        if Self.codeBefore[Int(before)] || Self.codeAfter[Int(after)] { return true }
        // A word alone in quotation marks is a value.
        if before == after, before == UInt8(ascii: "\"") { return true }
        let next = word.upperBound + 1 < text.count ? text[word.upperBound + 1] : UInt8(ascii: " ")
        return (after == UInt8(ascii: ".") || after == UInt8(ascii: ":")) && next > UInt8(ascii: "-")
            && next != UInt8(ascii: "\"")
    }

    /// The least number of words of a text that may be in its own language although none of them tells it.
    private static let fewWords = 3

    /// Returns true for a text of some words in which no other language has more words than its own.
    package func mayBeOwn(_ evidence: LanguageEvidence, language: String) -> Bool {
        guard evidence.words >= Self.fewWords || evidence.otherBytes > evidence.latinBytes,
            let index = languages.firstIndex(of: language).map({ groups[$0] }), index < evidence.counts.count
        else { return false }
        return evidence.counts.allSatisfy { $0 <= evidence.counts[index] }
    }

    /// The language that a text seems to be in instead of its own; nil if it may well be in its own.
    ///
    /// - Parameter needed: the least number of words of the other language.
    package func foreignLanguage(_ evidence: LanguageEvidence, own: String, needed: Int) -> String? {
        let counts = evidence.counts
        guard let index = languages.firstIndex(of: own).map({ groups[$0] }), index < counts.count,
            let other = counts.indices.filter({ $0 != index }).max(by: { counts[$0] < counts[$1] })
        else { return nil }
        let (mine, foreign) = (counts[index], counts[other])
        guard foreign >= needed, foreign >= 4 * mine, mine < needed || foreign >= 8 * mine else { return nil }
        // Terms of another language stand in a text of one's own, whose script tells that it is.
        guard evidence.otherBytes * 3 <= evidence.latinBytes else { return nil }
        // Every language has words that look like another's; but a text consists of small words in large part.
        let share = areKnown[index] ? 10 : 4
        guard foreign * share >= evidence.words else { return nil }
        return evidence.distinct(other) >= min(2, needed) ? languages[other] : nil
    }

    /// The language that a short text seems to be in instead of its own; nil if it may well be in its own.
    package func foreignLanguage(of text: String, own: String) -> String? {
        var evidence = LanguageEvidence()
        count(text.utf8, into: &evidence)
        return foreignLanguage(evidence, own: own, needed: 2)
    }
}
