import SnippetSyntax

/// The values that comments of a package use and never declare, with the types that samples prove: enough of them compile with
/// the type, so that the errors of others with the same type are their own.
struct ProvenValues: Sendable {
    /// The types by the values' names.
    private(set) var types: [String: String] = [:]
    /// The values of which even their own members are known for certain.
    private(set) var certain: Set<String> = []

    /// The smallest number of samples that prove a type.
    private static let fewestProofs = 5
    /// The smallest number of samples that prove that no comment means another value by the name.
    private static let fewestForCertainty = 10

    /// No proven values.
    init() {}

    /// - Parameters:
    ///   - plans: The plans of comments, without types for shared values.
    ///   - bound: The same plans with the types.
    ///   - results: The compiler's results for the units of all of them.
    init(_ plans: [(plan: LessonPlan, bound: LessonPlan)], after results: [String: BatchChecker.Result]) {
        struct Value: Hashable {
            let name: String
            let type: String
        }
        var proofs: [Value: Int] = [:]
        for (plan, bound) in plans where plan.documentsSources && plan.hasEntries(of: bound) {
            for (entry, boundEntry) in zip(plan.entries, bound.entries) {
                let values = plan.boundValues(of: entry, in: bound, results)
                guard values.areAll, !values.all.isEmpty,
                    case .messages(let messages)? = results[boundEntry.key],
                    !messages.contains(where: { $0.severity == .error })
                else { continue }
                for name in values.all {
                    guard let type = bound.builder.shared[name] else { continue }
                    proofs[Value(name: name, type: type), default: 0] += 1
                }
            }
        }
        for (value, count) in proofs.sorted(by: { $0.value < $1.value }) where count >= Self.fewestProofs {
            types[value.name] = value.type
            if count >= Self.fewestForCertainty { certain.insert(value.name) }
        }
    }
}

extension LessonPlan {
    /// True if another plan has the same entries, apart from their units.
    func hasEntries(of other: LessonPlan) -> Bool { other.entries.map(\.sample) == entries.map(\.sample) }

    /// The missing values of an entry to which another plan gives a type.
    struct BoundValues {
        let all: Set<String>
        /// True if nothing else is missing.
        let areAll: Bool
        /// True if all types are the proven ones.
        let areProven: Bool
    }

    func boundValues(
        of entry: Entry,
        in bound: LessonPlan,
        _ results: [String: BatchChecker.Result]
    ) -> BoundValues {
        guard !entry.reading.mustFail, case .messages(let messages)? = results[entry.key] else {
            return BoundValues(all: [], areAll: false, areProven: false)
        }
        let missing = Set(messages.filter { $0.severity == .error }.compactMap { MissingName.name(in: $0.text) })
        let types = bound.builder.shared
        let names = missing.filter { types[$0] != nil }
        return BoundValues(
            all: names,
            areAll: names.count == missing.count,
            areProven: names.allSatisfy { types[$0] == proven.types[$0] }
        )
    }

    /// The errors of a sample with proven types for the values that it lacks, as errors that depend on a loan. Empty if there are
    /// none, or if they may come of the types.
    func errors(
        on entry: Entry,
        taking names: [String],
        provenIn given: [Given],
        _ results: [String: BatchChecker.Result]
    ) -> [CompilerError] {
        // The synchronous reading of a sample, if it has one, stands behind the asynchronous one.
        guard
            let asked = given.last(where: {
                $0.shown.isEmpty && !$0.values.isEmpty && $0.names.isEmpty && Set($0.values).isSuperset(of: names)
            }),
            let found = refusal(of: entry, in: asked, results)
        else { return [] }
        let bytes = samples[entry.sample].snippet.source.bytes
        let isOfOtherValue = asked.values.contains { name in
            found.contains { error in !proven.certain.contains(name) && isAbout(name, error, in: bytes) }
        }
        return isOfOtherValue ? [] : found
    }

    /// True if an error is about the type of a value or in an expression that begins with one of its members.
    func isAbout(_ value: String, _ error: CompilerError, in bytes: [UInt8]) -> Bool {
        if let type = proven.types[value], error.message.contains("'\(type)'") { return true }
        let place = error.sliceRange.lowerBound
        let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        return line.split { !$0.isIdentifierByte }.contains { word in
            word.elementsEqual(value.utf8) && word.startIndex <= place
                && line[word.endIndex...].first { !"?!".utf8.contains($0) } == UInt8(ascii: ".")
        }
    }
}
