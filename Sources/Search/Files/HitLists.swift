/// The hits of each word on all pages, as files of hits have them, one list behind the other.
struct HitLists: Sendable {
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// In how many sections each word stands.
    private(set) var counts: [Int]

    init(_ words: LanguageWords) {
        counts = [Int](repeating: 0, count: words.words.count)
        var sizes = [Int](repeating: 0, count: words.words.count)
        for page in words.pages {
            page.hits.withUnsafeBufferPointer { hits in
                _ = PageHits.forEach(hits) { entry in
                    counts[entry.word] += entry.count
                    sizes[entry.word] += entry.list.count + Digits.mostForSection
                }
            }
        }
        var starts: [Int] = []
        starts.reserveCapacity(sizes.count)
        var end = 0
        for size in sizes {
            starts.append(end)
            end += size
        }
        var ends = starts
        var lasts = [Int](repeating: -1, count: sizes.count)
        bytes = [UInt8](unsafeUninitializedCapacity: end) { output, count in
            output.initialize(repeating: 0)
            count = end
            var firstSection = 0
            for page in words.pages {
                page.hits.withUnsafeBufferPointer { hits in
                    _ = PageHits.forEach(hits) { entry in
                        let word = entry.word
                        let first = firstSection + entry.first
                        Digits.set(number: first - lasts[word] - 1, in: output, at: &ends[word])
                        for place in entry.list {
                            output[ends[word]] = hits[place]
                            ends[word] += 1
                        }
                        lasts[word] = firstSection + entry.last
                    }
                }
                firstSection += page.sectionCount
            }
        }
        ranges = zip(starts, ends).map { $0..<$1 }
    }

    /// The list of a word; of one with more hits than a limit, those that weigh most.
    func append(_ word: Int, most: Int, to output: inout [UInt8]) {
        let list = bytes[ranges[word]]
        guard counts[word] > most else { return output.append(contentsOf: list) }
        var byWeight = [Int](repeating: 0, count: 64)
        Self.forEach(list) { _, weight, _ in byWeight[Int(weight)] += 1 }
        // The least weight that is listed, and how many hits of it there is room for.
        var least = 63
        var room = most
        while least > 0, byWeight[least] < room {
            room -= byWeight[least]
            least -= 1
        }
        var last = -1
        Self.forEach(list) { section, weight, hit in
            if weight < least { return }
            if weight == least {
                if room == 0 { return }
                room -= 1
            }
            Digits.append(number: section - last - 1, to: &output)
            last = section
            output += hit
        }
    }

    /// Goes through a list: each hit's section, its weight, and all of it but the section.
    private static func forEach(_ list: ArraySlice<UInt8>, _ show: (Int, UInt8, ArraySlice<UInt8>) -> Void) {
        var rest = list
        var section = -1
        while !rest.isEmpty {
            section += Digits.nextNumber(&rest) + 1
            let start = rest.startIndex
            let weight = Digits.next(&rest)
            for _ in 0..<Digits.next(&rest) >> 2 { _ = Digits.nextNumber(&rest) }
            show(section, weight, list[start..<rest.startIndex])
        }
    }
}
