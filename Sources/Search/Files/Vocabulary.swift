/// All words of a language's pages, sorted, with where each stands.
struct Vocabulary: Sendable {
    /// A word of a page.
    struct Place: Sendable {
        let page: Int32
        /// Its number in the page's table.
        let word: Int32
    }

    let pages: [PageWords]
    /// The number of the first section of each page among all sections.
    let firstSections: [Int]
    private var table = WordTable()
    /// The places of all words, those of each word together, in the order of pages.
    private var places: [Place] = []
    private var placeEnds: [Int] = []
    /// The numbers of the words in the table, sorted by their letters without accents, then by their letters.
    private(set) var order: [Int] = []
    /// The words without accents, by their numbers.
    private(set) var folded: [[UInt8]] = []

    init(_ pages: [PageWords]) {
        self.pages = pages
        var first = 0
        firstSections = pages.map { page in
            defer { first += page.sectionCount }
            return first
        }
        var found: [[Int32]] = []
        found.reserveCapacity(pages.count)
        var counts: [Int] = []
        for page in pages {
            let words = page.words
            found.append(
                (0..<words.count).map { number in
                    let global = table.number(of: words.word(number), hash: words.hashes[number])
                    if global == counts.count { counts.append(0) }
                    counts[global] += 1
                    return Int32(global)
                }
            )
        }
        var end = 0
        var next: [Int] = []
        for count in counts {
            next.append(end)
            end += count
            placeEnds.append(end)
        }
        places = [Place](repeating: Place(page: 0, word: 0), count: end)
        for (page, numbers) in found.enumerated() {
            for (word, global) in numbers.enumerated() {
                places[next[Int(global)]] = Place(page: Int32(page), word: Int32(word))
                next[Int(global)] += 1
            }
        }
        folded = (0..<table.count).map { Folding.folded(Array(table.word($0))) }
        order = (0..<table.count).sorted { left, right in
            if folded[left] != folded[right] { return folded[left].lexicographicallyPrecedes(folded[right]) }
            return table.word(left).lexicographicallyPrecedes(table.word(right))
        }
    }

    func word(_ number: Int) -> ArraySlice<UInt8> { table.word(number) }

    func hits(at place: Place) -> ArraySlice<PageWords.Hit> { pages[Int(place.page)].hits(place.word) }

    func places(_ number: Int) -> ArraySlice<Place> {
        places[(number == 0 ? 0 : placeEnds[number - 1])..<placeEnds[number]]
    }
}
