import Support

/// The hits of a page's words in a compact form, which is kept from build to build.
///
/// For each word, as LEB128: its number among the language's words, the number of its first section on the page, the distance
/// from that to its last section, the number of hits, the weight of the heaviest, the length of the list in bytes; then the list
/// itself, without the number that it begins with.
enum PageHits {
    /// A word of the page, with the position of its list.
    struct Entry {
        /// The offset of the entry among the page's hits.
        let offset: Int
        let word: Int
        let first: Int
        let last: Int
        let count: Int
        /// The weight of the word's heaviest hit: 0 to 63.
        let top: Int
        /// The range of the list among the page's hits, from their first byte.
        let list: Range<Int>
    }

    /// - Parameter table: the table that numbers the words.
    static func coded(_ page: PageWords, _ table: inout WordTable) -> ArraySlice<UInt8> {
        var output: [UInt8] = []
        output.reserveCapacity(page.hits.count + 8 * page.lists.count)
        var start = 0
        page.words.letters.withUnsafeBufferPointer { letters in
            for (number, list) in page.lists.enumerated() {
                let word = UnsafeBufferPointer(rebasing: letters[page.words.range(number)])
                output.appendLEB128(UInt64(table.number(of: word, hash: page.hashes[number])))
                output.appendLEB128(UInt64(Int(list.first)))
                output.appendLEB128(UInt64(Int(list.last - list.first)))
                output.appendLEB128(UInt64(Int(list.count)))
                output.append(list.top)
                output.appendLEB128(UInt64(Int(list.end) - start))
                output += page.hits[start..<Int(list.end)]
                start = Int(list.end)
            }
        }
        return output.exactlySized[...]
    }

    /// Reads the entry at a place, and moves the place behind it.
    ///
    /// - Returns: nil if the bytes hold something else.
    static func entry(_ hits: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Entry? {
        func next() -> Int? {
            // Larger numbers are never written, and their sums could overflow.
            hits.takeLEB128(at: &place).flatMap { $0 < 1 << 35 ? Int($0) : nil }
        }
        let offset = place
        guard let word = next(), let first = next(), let rest = next(), let count = next(), let top = next(), top < 64,
            let length = next(), length <= hits.count - place
        else { return nil }
        let list = place..<place + length
        place = list.upperBound
        return Entry(
            offset: offset,
            word: word,
            first: first,
            last: first + rest,
            count: count,
            top: top,
            list: list
        )
    }

    /// Calls a function for each word of a page, up to the first bytes that are no entry.
    static func forEach(_ hits: ArraySlice<UInt8>, _ show: (Entry) -> Void) {
        hits.withUnsafeBufferPointer { hits in
            var place = 0
            while place < hits.count, let entry = entry(hits, at: &place) { show(entry) }
        }
    }

    /// Calls a function for each hit of a word.
    ///
    /// - Parameter show: gets the number of the section on the page, the weight of the hit, and its range among the page's hits,
    ///   without the distance to the hit before.
    static func forEachHit(
        of entry: Entry,
        in hits: UnsafeBufferPointer<UInt8>,
        _ show: (_ section: Int, _ weight: Int, _ place: Range<Int>) -> Void
    ) {
        let list = UnsafeBufferPointer(rebasing: hits[entry.list])
        var place = 0
        var section = entry.first
        while place + 1 < list.count {
            let start = place
            let weight = Digits.value(list[place])
            let places = Places.count(in: Digits.value(list[place + 1]))
            place += 2
            for _ in 0..<places { Digits.skip(list, at: &place) }
            show(section, weight, entry.list.lowerBound + start..<entry.list.lowerBound + place)
            // Damaged distances may add up to anything.
            section &+= Digits.number(list, at: &place) + 1
        }
    }
}
