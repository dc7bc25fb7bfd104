/// Every rule, in the order of the documentation. A new rule is one file beside its like, and one line here.
public enum RuleCatalogue {
    public static let all: [Rule] = [
        // Samples
        .syntax, .unbalancedFence, .validSampleBroken, .counterexampleUnproven, .expectedFailureMissing,
        .unusedSuppression, .missingImport,
    ]

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The rule that goes by an identifier.
    public static func rule(_ id: String) -> Rule? { byID[id] }
}
