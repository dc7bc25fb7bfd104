/// Writes the files of words and of hits.
struct WordFiles {
    let vocabulary: Vocabulary
    let limits: SearchIndex.Limits
    private(set) var hits: [SearchFile] = []

    init(vocabulary: Vocabulary, limits: SearchIndex.Limits) {
        self.vocabulary = vocabulary
        self.limits = limits
    }

    /// The files of words with the first word of each, without accents.
    ///
    /// The value of such a file is `["word word …","counts",[["h0-…",12],…]]`: in how many sections each word stands, as
    /// ``Digits``, and the files of hits with the number of words in each.
    mutating func write() -> [(first: [UInt8], file: SearchFile)] {
        var files: [(first: [UInt8], file: SearchFile)] = []
        var first: [UInt8]?
        var words: [UInt8] = []
        var counts: [UInt8] = []
        var parts: [(key: String, words: Int)] = []
        var stretch: [UInt8] = []
        var inStretch = 0
        func endStretch(_ hits: inout [SearchFile]) {
            guard inStretch > 0 else { return }
            var value: [UInt8] = []
            JSONText.append(stretch, to: &value)
            let file = SearchFile(kind: "h", number: hits.count, value: value)
            hits.append(file)
            parts.append((file.key, inStretch))
            stretch = []
            inStretch = 0
        }
        for (place, number) in vocabulary.order.enumerated() {
            if first == nil { first = vocabulary.folded[number] } else { words.append(UInt8(ascii: " ")) }
            words += vocabulary.word(number)
            if inStretch > 0 { stretch.append(UInt8(ascii: " ")) }
            let count = appendHits(of: number, to: &stretch)
            Digits.append(number: count, to: &counts)
            inStretch += 1
            let isLast = place == vocabulary.order.count - 1
            if stretch.count >= limits.hitsFile || isLast { endStretch(&hits) }
            if words.count >= limits.wordsFile || isLast {
                endStretch(&hits)
                var value: [UInt8] = [UInt8(ascii: "[")]
                JSONText.append(words, to: &value)
                value += ",\"".utf8 + counts + "\",[".utf8
                value += parts.map { "[\"\($0.key)\",\($0.words)]" }.joined(separator: ",").utf8
                value += "]]".utf8
                files.append((first ?? [], SearchFile(kind: "w", number: files.count, value: value)))
                (first, words, counts, parts) = (nil, [], [], [])
            }
        }
        return files
    }

    /// Each hit is the distance to the section before it, its weight, what is known of it (1: in the title, 2: in the heading,
    /// and four times the number of its places), and its places, each as its distance to the one before.
    ///
    /// - Returns: in how many sections the word stands, also those that are not listed.
    private func appendHits(of number: Int, to output: inout [UInt8]) -> Int {
        let places = vocabulary.places(number)
        let count = places.reduce(0) { $0 + vocabulary.hits(at: $1).count }
        var (least, room) = count > limits.mostHits ? threshold(places) : (0, 0)
        var last = -1
        for place in places {
            for hit in vocabulary.hits(at: place) {
                if hit.weight < least { continue }
                if hit.weight == least {
                    if room == 0 { continue }
                    room -= 1
                }
                let section = vocabulary.firstSections[Int(place.page)] + Int(hit.section)
                Digits.append(number: section - last - 1, to: &output)
                last = section
                Digits.append(hit.weight, to: &output)
                let known = (hit.isInTitle ? 1 : 0) + (hit.isInHeading ? 2 : 0) + 4 * hit.places.count
                Digits.append(UInt8(known), to: &output)
                var before = 0
                for index in 0..<hit.places.count {
                    Digits.append(number: hit.places[index] - before, to: &output)
                    before = hit.places[index]
                }
            }
        }
        return count
    }

    /// The least weight of a common word's hits that are listed, and how many of that weight there is room for.
    private func threshold(_ places: ArraySlice<Vocabulary.Place>) -> (least: UInt8, room: Int) {
        var byWeight = [Int](repeating: 0, count: 64)
        for place in places {
            for hit in vocabulary.hits(at: place) { byWeight[Int(hit.weight)] += 1 }
        }
        var room = limits.mostHits
        for weight in stride(from: 63, through: 1, by: -1) {
            if byWeight[weight] >= room { return (UInt8(weight), room) }
            room -= byWeight[weight]
        }
        return (0, 0)
    }
}
