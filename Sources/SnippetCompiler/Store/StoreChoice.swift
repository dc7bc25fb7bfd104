/// The store that a check uses, if any, and the faults in its settings.
public struct StoreChoice: Sendable {
    public let settings: StoreSettings?
    public let faults: [StoreProblem]

    public init(_ settings: StoreSettings? = nil, faults: [StoreProblem] = []) {
        (self.settings, self.faults) = (settings, faults)
    }
}
