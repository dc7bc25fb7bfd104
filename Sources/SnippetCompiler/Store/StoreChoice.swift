/// The store that a check asks, if any, and what is wrong with how it was named.
public struct StoreChoice: Sendable {
    public let settings: StoreSettings?
    public let faults: [StoreProblem]

    public init(_ settings: StoreSettings? = nil, faults: [StoreProblem] = []) {
        (self.settings, self.faults) = (settings, faults)
    }
}
