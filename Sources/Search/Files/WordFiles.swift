/// A writer of the files of words and of hits.
struct WordFiles {
    let words: LanguageWords
    let lists: HitLists
    let limits: SearchIndex.Limits
    private(set) var hits: [SearchFile] = []

    init(_ words: LanguageWords, limits: SearchIndex.Limits) {
        self.words = words
        lists = HitLists(words)
        self.limits = limits
    }

    /// Returns the files of words, each with its first word without accents.
    ///
    /// The value of such a file is `["word word …","counts",[["h0-…",12],…]]`: the words, the number of sections in which each
    /// stands, as ``Digits``, and the files of hits with the number of words in each.
    mutating func write() -> [(first: [UInt8], file: SearchFile)] {
        var files: [(first: [UInt8], file: SearchFile)] = []
        var first: [UInt8]?
        var text: [UInt8] = []
        var counts: [UInt8] = []
        var parts: [(key: String, words: Int)] = []
        var stretch: [UInt8] = []
        var inStretch = 0
        func endStretch(_ hits: inout [SearchFile]) {
            guard inStretch > 0 else { return }
            // Digits and spaces need no escaping.
            let file = SearchFile(
                kind: "h",
                number: hits.count,
                value: [UInt8(ascii: "\"")] + stretch + [UInt8(ascii: "\"")]
            )
            hits.append(file)
            parts.append((file.key, inStretch))
            stretch.removeAll(keepingCapacity: true)
            inStretch = 0
        }
        func endFile(_ hits: inout [SearchFile]) {
            endStretch(&hits)
            guard let lead = first else { return }
            var value: [UInt8] = [UInt8(ascii: "[")]
            JSONText.append(text, to: &value)
            value += ",\"".utf8 + counts + "\",[".utf8
            value += parts.map { "[\"\($0.key)\",\($0.words)]" }.joined(separator: ",").utf8
            value += "]]".utf8
            files.append((lead, SearchFile(kind: "w", number: files.count, value: value)))
            first = nil
            text.removeAll(keepingCapacity: true)
            counts.removeAll(keepingCapacity: true)
            parts = []
        }
        for number in words.order.lazy.map({ Int($0) }) where lists.counts[number] > 0 {
            let word = words.words[number]
            if first == nil { first = Folding.folded(Array(word)) } else { text.append(UInt8(ascii: " ")) }
            text += word
            if inStretch > 0 { stretch.append(UInt8(ascii: " ")) }
            lists.append(number, most: limits.mostHits, to: &stretch)
            Digits.append(number: lists.counts[number], to: &counts)
            inStretch += 1
            if stretch.count >= limits.hitsFile { endStretch(&hits) }
            if text.count >= limits.wordsFile { endFile(&hits) }
        }
        endFile(&hits)
        return files
    }
}
