/// The positions of each word's hits among the hits of all pages, and their lists in the form of the files of hits.
struct HitLists: Sendable {
    /// A page's hits of a word.
    private struct Place: BitwiseCopyable {
        private let bits: UInt64

        /// - Parameters:
        ///   - page: the page's number, below 2²⁶.
        ///   - offset: the offset of the word's entry among the page's hits, below 2³².
        ///   - top: the weight of the heaviest hit, below 2⁶.
        init(page: Int, offset: Int, top: Int) { bits = UInt64(page) << 38 | UInt64(offset) << 6 | UInt64(top) }

        var page: Int { Int(bits >> 38) }
        var offset: Int { Int(bits >> 6 & 0xFFFF_FFFF) }
        var top: Int { Int(bits & 63) }
    }

    private let words: LanguageWords
    /// The number of each page's first section.
    private let firstSections: [Int]
    /// The places of all words, word by word; within a word, in the order of pages.
    private let places: [Place]
    /// The end of each word's places in ``places``.
    private let ends: [Int]
    /// The number of sections in which each word stands.
    let counts: [Int]

    init(_ words: LanguageWords) {
        self.words = words
        var counts = [Int](repeating: 0, count: words.words.count)
        var ends = counts
        for page in words.pages {
            // Remembered hits may be damaged, and name words that aren't there.
            PageHits.forEach(page.hits) { entry in
                guard entry.word < counts.count else { return }
                counts[entry.word] += entry.count
                ends[entry.word] += 1
            }
        }
        var end = 0
        for word in ends.indices {
            // The beginning of the word's places, for now; each place that is set moves it on.
            (ends[word], end) = (end, end + ends[word])
        }
        var firstSections: [Int] = []
        firstSections.reserveCapacity(words.pages.count)
        // Every place of the array is set below: the places were counted.
        places = [Place](unsafeUninitializedCapacity: end) { places, count in
            count = end
            var firstSection = 0
            for (number, page) in words.pages.enumerated() {
                firstSections.append(firstSection)
                firstSection += page.sectionCount
                PageHits.forEach(page.hits) { entry in
                    guard entry.word < ends.count else { return }
                    places[ends[entry.word]] = Place(page: number, offset: entry.offset, top: entry.top)
                    ends[entry.word] += 1
                }
            }
        }
        (self.firstSections, self.counts, self.ends) = (firstSections, counts, ends)
    }

    private func places(of word: Int) -> ArraySlice<Place> { places[(word == 0 ? 0 : ends[word - 1])..<ends[word]] }

    /// Appends the list of a word; if the word has more hits than `most`, only the heaviest.
    func append(_ word: Int, most: Int, to output: inout [UInt8]) {
        guard counts[word] <= most else { return appendHeaviest(word, most: most, to: &output) }
        var last = -1
        for place in places(of: word) {
            let firstSection = firstSections[place.page]
            words.pages[place.page].hits.withUnsafeBufferPointer { hits in
                var offset = place.offset
                guard let entry = PageHits.entry(hits, at: &offset) else { return }
                Digits.append(number: firstSection + entry.first - last - 1, to: &output)
                output.append(contentsOf: hits[entry.list])
                last = firstSection + entry.last
            }
        }
    }

    private func appendHeaviest(_ word: Int, most: Int, to output: inout [UInt8]) {
        let places = places(of: word)
        // Pages whose heaviest hit weighs less than this need not be looked at.
        let bound = Self.weight(ofHeaviest: most, in: places.lazy.map(\.top)).least
        var hits: [WeighedHit] = []
        hits.reserveCapacity(2 * most)
        for place in places where place.top >= bound {
            let firstSection = firstSections[place.page]
            words.pages[place.page].hits.withUnsafeBufferPointer { bytes in
                var offset = place.offset
                guard let entry = PageHits.entry(bytes, at: &offset) else { return }
                PageHits.forEachHit(of: entry, in: bytes) { section, weight, range in
                    guard weight >= bound else { return }
                    hits.append(
                        WeighedHit(
                            section: Int32(truncatingIfNeeded: firstSection &+ section),
                            weight: Int32(weight),
                            page: Int32(place.page),
                            start: Int32(truncatingIfNeeded: range.lowerBound),
                            end: Int32(truncatingIfNeeded: range.upperBound)
                        )
                    )
                }
            }
        }
        var (least, room) = Self.weight(ofHeaviest: most, in: hits.lazy.map { Int($0.weight) })
        var last = -1
        for hit in hits where hit.weight >= least {
            if hit.weight == least {
                if room == 0 { continue }
                room -= 1
            }
            Digits.append(number: Int(hit.section) - last - 1, to: &output)
            last = Int(hit.section)
            let bytes = words.pages[Int(hit.page)].hits
            let start = bytes.startIndex
            output += bytes[start + Int(hit.start)..<start + Int(hit.end)]
        }
    }

    private struct WeighedHit: BitwiseCopyable {
        let section: Int32
        let weight: Int32
        let page: Int32
        /// The offset of the hit among the page's hits, from their first byte.
        let start: Int32
        let end: Int32
    }

    /// Returns the least weight among the `most` heaviest, and the number of hits of that weight for which there is room.
    private static func weight(ofHeaviest most: Int, in weights: some Sequence<Int>) -> (least: Int, room: Int) {
        var byWeight = [Int](repeating: 0, count: 64)
        for weight in weights { byWeight[weight] += 1 }
        var (least, room) = (63, most)
        while least > 0, byWeight[least] < room {
            room -= byWeight[least]
            least -= 1
        }
        return (least, room)
    }
}
