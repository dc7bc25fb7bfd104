import Support

/// The words of all pages in a language, which an index is made from.
///
/// A page's words can be exchanged for others. So an index needs only those pages cut into words that have changed, if this
/// is kept; it comes out the same as if it were made from nothing.
public struct LanguageWords: Sendable {
    public struct Page: Sendable, Equatable {
        public let sectionCount: Int
        public let traits: PageTraits
        /// The hits of its words, see ``PageHits``.
        public let hits: ArraySlice<UInt8>

        public init(sectionCount: Int, traits: PageTraits, hits: ArraySlice<UInt8>) {
            (self.sectionCount, self.traits, self.hits) = (sectionCount, traits, hits)
        }
    }

    /// What a reader's choice of results goes by.
    public struct PageTraits: Sendable, Equatable {
        public let kind: SearchPage.Kind
        public let hasCode: Bool

        public init(kind: SearchPage.Kind, hasCode: Bool) { (self.kind, self.hasCode) = (kind, hasCode) }
    }

    /// In the order of the site.
    public private(set) var pages: [Page] = []
    /// The numbers of the words, sorted by their letters without accents, then by their letters.
    public private(set) var order: [Int32] = []
    private var table = WordTable()

    /// Each word that stands on a page, and maybe some that stood there once.
    public var words: WordList { table.words }

    /// Of no pages yet.
    public init() {}

    /// Adds the page that comes next in the order of the site; ``sort()`` is to be called after the last one.
    public mutating func append(_ page: PageWords) {
        pages.append(coded(page))
    }

    private mutating func coded(_ page: PageWords) -> Page {
        Page(sectionCount: page.sectionCount, traits: page.traits, hits: PageHits.coded(page, &table))
    }

    /// What was kept of another value.
    ///
    /// - Returns: nil where the parts don't belong together.
    public init?(words: WordList, order: [Int32], pages: [Page]) {
        guard order.count == words.count, order.allSatisfy({ 0 <= $0 && $0 < words.count }) else { return nil }
        (self.pages, self.order, table) = (pages, order, WordTable(words))
    }

    /// Exchanges the words of some pages, given by their places.
    ///
    /// - Returns: whether one of them has other words than it had.
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

    /// A word with the first eight bytes of it without accents, which mostly decide.
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

    /// Its bytes without accents.
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

    /// Puts the words that are not in the order yet where they belong.
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

    /// The first place of the order with a word that is not before another.
    private func place(of wanted: SortKey, from start: Int) -> Int {
        order[start...].partitioningIndex { !precedes(key(Int($0)), wanted) }
    }
}
