/// The formats of what is cached about samples; a number goes up when the same samples would get other verdicts.
enum VerdictForm {
    static let types = "glosa types 11"
    static let runs = "glosa runs 5"
    /// A part of each key, so that versions of Glosa can share a store.
    static let current = "\(types), \(runs), \(UnitChecker.flags), \(RunLimits())"
}
