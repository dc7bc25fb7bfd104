/// Tells which of a course's languages a text is written in, by the small words it can't do without.
///
/// It is honest rather than clever: where a text has too few of such words, it says nothing.
struct LanguageDetector: Sendable {
    /// The language of each word that only one of the languages has, as an index into ``languages``.
    private let owner: [PackedWord: Int]
    private let languages: [String]

    /// - Parameter languages: tags; those whose words are not known take no part.
    init(_ languages: [String]) {
        self.languages = languages
        var owner: [PackedWord: Int] = [:]
        var shared: Set<PackedWord> = []
        for (index, language) in languages.enumerated() {
            let words = FunctionWords.byLanguage[String(language.prefix { $0 != "-" })] ?? []
            for word in words.compactMap({ PackedWord(Array($0.utf8)[...]) }) {
                if owner[word] != nil { shared.insert(word) }
                owner[word] = index
            }
        }
        self.owner = owner.filter { !shared.contains($0.key) }
    }

    /// Adds how many words of a text are peculiar to each language.
    func count(_ text: some Collection<UInt8>, into counts: inout [Int]) {
        if counts.count != languages.count { counts = Array(repeating: 0, count: languages.count) }
        let done: Void? = text.withContiguousStorageIfAvailable { count($0, into: &counts) }
        if done == nil { Array(text).withUnsafeBufferPointer { count($0, into: &counts) } }
    }

    private func count(_ text: UnsafeBufferPointer<UInt8>, into counts: inout [Int]) {
        var word: UInt64 = 0
        var length = 0
        for index in 0...text.count {
            let byte = index < text.count ? text[index] : UInt8(ascii: " ")
            let isLetter = byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            if isLetter || byte == UInt8(ascii: "'") {
                length += 1
                word = word << 8 | UInt64(byte < 0x80 ? byte | 0x20 : byte)
                continue
            }
            if length > 0, length <= 8, let owner = owner[PackedWord(bits: word)] { counts[owner] += 1 }
            (word, length) = (0, 0)
        }
    }

    /// The language a text seems to be in instead of its own; nil where it may well be in its own.
    ///
    /// - Parameter counts: what ``count(_:into:)`` found.
    /// - Parameter needed: how many words of the other language it takes.
    func foreignLanguage(_ counts: [Int], own: String, needed: Int) -> String? {
        guard let index = languages.firstIndex(of: own), index < counts.count,
            let other = counts.indices.filter({ $0 != index }).max(by: { counts[$0] < counts[$1] })
        else { return nil }
        let (mine, foreign) = (counts[index], counts[other])
        guard foreign >= needed, foreign >= 4 * mine, mine < needed || foreign >= 8 * mine else { return nil }
        return languages[other]
    }
}

/// A word of up to eight bytes in one integer.
private struct PackedWord: Hashable {
    let bits: UInt64

    init(bits: UInt64) {
        self.bits = bits
    }

    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count <= 8 else { return nil }
        bits = bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
