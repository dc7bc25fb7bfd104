/// A store that is only looked for once somebody needs something of it.
struct LazyVerdictStore {
    private let choice: StoreChoice
    private var store: VerdictStore?

    init(_ choice: StoreChoice) { self.choice = choice }

    /// What the store was no good for; nothing where nobody asked it.
    var problems: [StoreProblem] { store?.problems ?? [] }

    /// As ``VerdictStore/verdicts(_:)``.
    mutating func verdicts(_ keys: [String]) -> [String: [UInt8]] {
        guard !keys.isEmpty else { return [:] }
        var opened = store ?? VerdictStore(choice)
        defer { store = opened }
        return opened.verdicts(keys)
    }

    /// As ``VerdictStore/keep(_:)``: what was never asked for is never kept.
    mutating func keep(_ verdicts: [(key: String, body: [UInt8])]) { store?.keep(verdicts) }

    /// As ``VerdictStore/doubt(_:)``.
    mutating func doubt(_ keys: [String]) {
        for key in keys { store?.doubt(key) }
    }
}
