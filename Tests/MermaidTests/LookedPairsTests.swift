import Testing

@testable import Mermaid

/// Pairs of neighbours are looked at again only if that may give another answer.
@Suite struct LookedPairsTests {
    @Test func news() {
        var pairs = LookedPairs(itemCount: 3)
        pairs.forget()
        // The same two the other way round are another pair, and so is a new neighbour.
        let first = [(0, 1), (0, 1), (1, 0), (0, 2), (0, 1)].map { pairs.isNews($0.0, $0.1) }
        #expect(first == [true, false, true, true, true])
        pairs.touch(1)
        let second = [(0, 1), (0, 1)].map { pairs.isNews($0.0, $0.1) }
        #expect(second == [true, false])
        pairs.forget()
        let third = pairs.isNews(0, 1)
        #expect(third)
    }
}
