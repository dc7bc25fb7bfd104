import SnippetSyntax

/// The values that samples of a package share without declaring them, with their types, by lesson.
///
/// A page means one value by a name. Comments are about many types, and the same name may stand for another value in each: there
/// a type is only tried.
struct SharedValues: Sendable {
    /// The types by the values' names, for each lesson.
    let types: [[String: String]]

    /// The smallest share of a value's uses in all comments that its type must have.
    private static let shareInComments = 0.9

    /// - Parameter results: The compiler's results for the units of the plans.
    init(_ plans: [LessonPlan], after results: [String: BatchChecker.Result], in package: SamplePackage) {
        func shared(_ group: [Int], share: Double) -> [Int: [String: String]] {
            let missing = group.map { (lesson: $0, names: plans[$0].missingValues(results)) }.filter {
                !$0.names.isEmpty
            }
            guard !missing.isEmpty else { return [:] }
            let samples = group.flatMap { plans[$0].samples.map(\.anatomy) }
            let names = missing.reduce(into: Set<String>()) { $0.formUnion($1.names) }
            let types = SharedNames(package, share: share, isTried: share < 1).types(of: names, in: samples)
            return missing.reduce(into: [:]) { found, lesson in
                if !lesson.names.isDisjoint(with: types.keys) { found[lesson.lesson] = types }
            }
        }
        let pages = shared(plans.indices.filter { !plans[$0].documentsSources }, share: 1)
        let comments = shared(plans.indices.filter { plans[$0].documentsSources }, share: Self.shareInComments)
        types = plans.indices.map { pages[$0] ?? comments[$0] ?? [:] }
    }
}

extension LessonPlan {
    /// The entries of another plan of the same samples, in which shared values have a type, by the keys of its own entries.
    func boundEntries(of bound: LessonPlan) -> [String: Entry] {
        guard hasEntries(of: bound) else { return [:] }
        return zip(entries, bound.entries).reduce(into: [:]) { found, pair in
            if !pair.0.reading.mustFail, pair.0.key != pair.1.key { found[pair.0.key] = pair.1 }
        }
    }

    /// True if all samples that are to be right compile: then the types that were tried for shared values are those that are meant.
    func passes(_ results: [String: BatchChecker.Result]) -> Bool {
        askedEntries.allSatisfy { entry in
            guard !entry.reading.mustFail else { return true }
            guard case .messages(let messages)? = results[entry.key] else { return false }
            return !messages.contains { $0.severity == .error }
        }
    }
}
