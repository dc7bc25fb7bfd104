import Support

/// The hits of a page's words in a compact form, which is kept from build to build.
///
/// For each word, as LEB128: its number among the language's words, the number of its first section on the page, how far
/// the last is from that, how many hits there are, the length of the list in bytes; then the list itself, without the
/// number that it begins with.
enum PageHits {
    /// A word of the page, with where its list stands.
    struct Entry {
        var word = 0
        var first = 0
        var last = 0
        var count = 0
        var list = 0..<0
    }

    /// - Parameter table: numbers the words.
    static func coded(_ page: PageWords, _ table: inout WordTable) -> ArraySlice<UInt8> {
        var output: [UInt8] = []
        output.reserveCapacity(page.hits.count + 7 * page.lists.count)
        var start = 0
        page.words.letters.withUnsafeBufferPointer { letters in
            for (number, list) in page.lists.enumerated() {
                let word = UnsafeBufferPointer(rebasing: letters[page.words.range(number)])
                output.appendLEB128(UInt64(table.number(of: word, hash: page.hashes[number])))
                output.appendLEB128(UInt64(Int(list.first)))
                output.appendLEB128(UInt64(Int(list.last - list.first)))
                output.appendLEB128(UInt64(Int(list.count)))
                output.appendLEB128(UInt64(Int(list.end) - start))
                output += page.hits[start..<Int(list.end)]
                start = Int(list.end)
            }
        }
        return output.exactlySized[...]
    }

    /// Goes through a page's words.
    ///
    /// - Returns: false where the bytes hold something else; the words before have been shown then.
    @discardableResult
    static func forEach(_ hits: UnsafeBufferPointer<UInt8>, _ show: (Entry) -> Void) -> Bool {
        var place = 0
        func next() -> Int? {
            // Larger ones come from nobody who wrote them, and their sums could overflow.
            hits.takeLEB128(at: &place).flatMap { $0 < 1 << 35 ? Int($0) : nil }
        }
        while place < hits.count {
            guard let word = next(), let first = next(), let rest = next(), let count = next(), let length = next(),
                length <= hits.count - place
            else { return false }
            show(Entry(word: word, first: first, last: first + rest, count: count, list: place..<place + length))
            place += length
        }
        return true
    }

    /// Whether bytes can be gone through, and hold no other words than there are.
    static func areWhole(_ hits: ArraySlice<UInt8>, words: Int) -> Bool {
        var isKnown = true
        let isWhole = hits.withUnsafeBufferPointer { forEach($0) { if $0.word >= words { isKnown = false } } }
        return isWhole && isKnown
    }
}
