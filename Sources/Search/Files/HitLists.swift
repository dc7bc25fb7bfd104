/// The hits of each word on all pages, as files of hits have them, one list behind the other.
struct HitLists: Sendable {
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// In how many sections each word stands.
    private(set) var counts: [Int]

    init(_ words: LanguageWords) {
        counts = [Int](repeating: 0, count: words.words.count)
        var sizes = [Int](repeating: 0, count: words.words.count)
        var lasts = [Int](repeating: -1, count: words.words.count)
        var firstSection = 0
        for page in words.pages {
            page.hits.withUnsafeBufferPointer { hits in
                _ = PageHits.forEach(hits) { entry in
                    let word = entry.word
                    counts[word] += entry.count
                    sizes[word] += entry.list.count + Digits.count(number: firstSection + entry.first - lasts[word] - 1)
                    lasts[word] = firstSection + entry.last
                }
            }
            firstSection += page.sectionCount
        }
        var starts: [Int] = []
        starts.reserveCapacity(sizes.count)
        var end = 0
        for size in sizes {
            starts.append(end)
            end += size
        }
        var ends = starts
        lasts = [Int](repeating: -1, count: sizes.count)
        firstSection = 0
        // Every byte of it is set below: the sizes are exact.
        bytes = [UInt8](unsafeUninitializedCapacity: end) { output, count in
            count = end
            for page in words.pages {
                page.hits.withUnsafeBufferPointer { hits in
                    _ = PageHits.forEach(hits) { entry in
                        let word = entry.word
                        let first = firstSection + entry.first
                        var end = ends[word]
                        Digits.set(number: first - lasts[word] - 1, in: output, at: &end)
                        for place in entry.list {
                            output[end] = hits[place]
                            end += 1
                        }
                        ends[word] = end
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
        let range = ranges[word]
        guard counts[word] > most else { return output.append(contentsOf: bytes[range]) }
        bytes.withUnsafeBufferPointer { bytes in
            let list = UnsafeBufferPointer(rebasing: bytes[range])
            // A hit takes three bytes at least.
            withUnsafeTemporaryAllocation(of: Place.self, capacity: list.count / 3 + 1) { places in
                var byWeight = [Int](repeating: 0, count: 64)
                var count = 0
                Self.forEach(list) { place in
                    byWeight[Int(place.weight)] += 1
                    places.initializeElement(at: count, to: place)
                    count += 1
                }
                // The least weight that is listed, and how many hits of it there is room for.
                var least: Int32 = 63
                var room = most
                while least > 0, byWeight[Int(least)] < room {
                    room -= byWeight[Int(least)]
                    least -= 1
                }
                var last = -1
                for place in places[..<count] where place.weight >= least {
                    if place.weight == least {
                        if room == 0 { continue }
                        room -= 1
                    }
                    Digits.append(number: Int(place.section) - last - 1, to: &output)
                    last = Int(place.section)
                    output.append(contentsOf: list[Int(place.start)..<Int(place.end)])
                }
            }
        }
    }

    /// Where a hit stands in a list, but for its section.
    private struct Place: BitwiseCopyable {
        let section: Int32
        let weight: Int32
        let start: Int32
        let end: Int32
    }

    private static func forEach(_ list: UnsafeBufferPointer<UInt8>, _ show: (Place) -> Void) {
        var place = 0
        var section = -1
        while place < list.count {
            section += Digits.number(list, at: &place) + 1
            let start = place
            guard place + 1 < list.count else { return }
            let weight = Digits.value(list[place])
            let places = Places.count(in: Digits.value(list[place + 1]))
            place += 2
            for _ in 0..<places { Digits.skip(list, at: &place) }
            show(
                Place(
                    section: Int32(truncatingIfNeeded: section),
                    weight: Int32(weight),
                    start: Int32(truncatingIfNeeded: start),
                    end: Int32(truncatingIfNeeded: place)
                )
            )
        }
    }
}
