/// A store that is opened only at its first use.
struct LazyVerdictStore {
    private let choice: StoreChoice
    private var store: VerdictStore?

    init(_ choice: StoreChoice) { self.choice = choice }

    /// The store's problems; empty if it hasn't been opened.
    var problems: [StoreProblem] { store?.problems ?? [] }

    /// Reads verdicts, as ``VerdictStore/verdicts(_:)``.
    mutating func verdicts(_ keys: [String]) -> [String: [UInt8]] {
        guard !keys.isEmpty else { return [:] }
        var opened = store ?? VerdictStore(choice)
        defer { store = opened }
        return opened.verdicts(keys)
    }

    /// Writes verdicts, as ``VerdictStore/keep(_:)``; nothing if no verdict was ever read.
    mutating func keep(_ verdicts: [(key: String, body: [UInt8])]) { store?.keep(verdicts) }

    /// Reports bad entries, as ``VerdictStore/doubt(_:)``.
    mutating func doubt(_ keys: [String]) {
        for key in keys { store?.doubt(key) }
    }
}
