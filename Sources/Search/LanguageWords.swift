import Support

/// The words of all pages in a language, from which an index is made.
///
/// A page's words can be replaced. So an index needs only the changed pages cut into words, if this value is kept; it comes out
/// the same as if it were made from nothing.
public struct LanguageWords: Sendable {
    public struct Page: Sendable, Equatable {
        public let sectionCount: Int
        public let traits: PageTraits
        /// The hits of the page's words, see ``PageHits``.
        public let hits: ArraySlice<UInt8>

        public init(sectionCount: Int, traits: PageTraits, hits: ArraySlice<UInt8>) {
            (self.sectionCount, self.traits, self.hits) = (sectionCount, traits, hits)
        }
    }

    /// The traits of a page by which a reader can choose among results.
    public struct PageTraits: Sendable, Equatable {
        public let kind: SearchPage.Kind
        /// The number of the part of the course, from zero; nil if the page is in none.
        public let part: Int?
        /// The number of words in the title.
        public let titleLength: Int
        public let hasCode: Bool

        public init(kind: SearchPage.Kind, part: Int? = nil, titleLength: Int, hasCode: Bool) {
            (self.kind, self.part, self.titleLength, self.hasCode) = (kind, part, titleLength, hasCode)
        }
    }

    /// The pages, in the order of the site.
    public private(set) var pages: [Page] = []
    /// The numbers of the words, sorted by their letters without accents, then by the letters with them.
    public private(set) var order: [Int32] = []
    private var table = WordTable()

    /// The words that stand on a page, and maybe some that stood there once.
    public var words: WordList { table.words }

    /// Makes a value without pages.
    public init() {}

    /// Adds the page that comes next in the order of the site; ``sort()`` is to be called after the last one.
    public mutating func append(_ page: PageWords) {
        pages.append(coded(page))
    }

    private mutating func coded(_ page: PageWords) -> Page {
        Page(sectionCount: page.sectionCount, traits: page.traits, hits: PageHits.coded(page, &table))
    }

    /// Restores a value from stored parts.
    ///
    /// - Returns: nil if the parts don't belong together.
    public init?(words: WordList, order: [Int32], pages: [Page]) {
        guard order.count == words.count, order.allSatisfy({ 0 <= $0 && $0 < words.count }) else { return nil }
        (self.pages, self.order, table) = (pages, order, WordTable(words))
    }

    /// Replaces the words of some pages, given by their indices.
    ///
    /// - Returns: true if the words of one of the pages have changed.
    @discardableResult
    public mutating func replace(_ changed: [(page: Int, words: PageWords)]) -> Bool {
        var isOther = false
        for (page, words) in changed {
            let former = pages[page]
            pages[page] = coded(words)
            if pages[page] != former { isOther = true }
        }
        sort()
        return isOther
    }

    // MARK: Order

    /// The number of a word, and the first eight bytes of it without accents, which mostly decide the order.
    private typealias SortKey = (number: Int32, beginning: UInt64)

    private func key(_ number: Int) -> SortKey {
        var beginning: UInt64 = 0
        var left = 8
        for byte in folded(Int32(number)) where left > 0 {
            beginning = beginning << 8 | UInt64(byte)
            left -= 1
        }
        return (Int32(number), beginning << UInt64(8 * left))
    }

    /// Returns a word's bytes without accents.
    private func folded(_ number: Int32) -> ArraySlice<UInt8> {
        let word = words[Int(number)]
        return word.contains { $0 >= 0x80 } ? Folding.folded(Array(word))[...] : word
    }

    private func precedes(_ left: SortKey, _ right: SortKey) -> Bool {
        if left.beginning != right.beginning { return left.beginning < right.beginning }
        let (leftFolded, rightFolded) = (folded(left.number), folded(right.number))
        if leftFolded != rightFolded { return leftFolded.lexicographicallyPrecedes(rightFolded) }
        return words[Int(left.number)].lexicographicallyPrecedes(words[Int(right.number)])
    }

    /// Inserts the words that are not in the order yet at their places.
    public mutating func sort() {
        let new = (order.count..<table.count).map(key).sorted(by: precedes)
        guard !order.isEmpty else {
            order = new.map(\.number)
            return
        }
        var merged: [Int32] = []
        merged.reserveCapacity(table.count)
        var taken = 0
        for key in new {
            let place = place(of: key, from: taken)
            merged += order[taken..<place]
            merged.append(key.number)
            taken = place
        }
        order = merged + order[taken...]
    }

    /// Returns the first place of the order, from `start` on, whose word does not stand before another word.
    private func place(of wanted: SortKey, from start: Int) -> Int {
        order[start...].partitioningIndex { !precedes(key(Int($0)), wanted) }
    }
}
