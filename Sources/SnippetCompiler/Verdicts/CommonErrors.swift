import SnippetSyntax
import Support

/// The errors that a sample has with each of the ways in which the documentation shows the types that it lacks.
extension LessonPlan {
    /// The errors that a sample has with what other samples show of the names that it lacks. Empty if there are none.
    func loanErrors(
        on entry: Entry,
        lacking names: [String],
        from given: [Given],
        _ results: [String: BatchChecker.Result]
    ) -> [CompilerError] {
        let shownOnce = errors(on: entry, taking: names, from: given, results)
        if !shownOnce.isEmpty { return shownOnce }
        let proven = errors(on: entry, taking: names, provenIn: given, results)
        return proven.isEmpty ? errors(on: entry, commonTo: given, results) : proven
    }

    /// The errors that hold whatever shape the types have, as errors that depend on a loan. Empty if there are none.
    ///
    /// - Parameter given: The units with stand-ins for what the sample lacks.
    func errors(
        on entry: Entry,
        commonTo given: [Given],
        _ results: [String: BatchChecker.Result]
    ) -> [CompilerError] {
        let shapes = given.filter { !$0.shown.isEmpty && $0.names.isEmpty && $0.unit.isLoan }
        guard let first = shapes.first else { return [] }
        var common: [CompilerError]?
        for shape in shapes {
            guard let found = refusal(of: entry, in: shape, results) else { return [] }
            let places = Set(found.map { Place($0) })
            common = common?.filter { places.contains(Place($0)) } ?? found
        }
        let bytes = samples[entry.sample].snippet.source.bytes
        let types = shapes.reduce(into: first.shown) { $0.formUnion($1.shown) }
        let values = Set(shapes.flatMap(\.values)).subtracting(proven.certain)
        return (common ?? []).filter { error in
            holds(error, whatever: types, in: bytes) && !values.contains { isAbout($0, error, in: bytes) }
        }
    }

    /// The errors of a sample in a unit with stand-ins, as errors that depend on a loan; nil if it isn't refused there.
    func refusal(
        of entry: Entry,
        in asked: Given,
        _ results: [String: BatchChecker.Result]
    ) -> [CompilerError]? {
        guard case .messages(let messages)? = results[asked.key] else { return nil }
        var other = entry
        other.unit = asked.unit
        let errors = errors(messages.filter { $0.severity == .error }, of: other)
        guard case .fails(var found) = outcome(errors, of: other) else { return nil }
        for index in found.indices { found[index].isOfLoan = true }
        return found
    }

    private struct Place: Hashable {
        let offset: Int
        let message: String

        init(_ error: CompilerError) { (offset, message) = (error.sliceRange.lowerBound, error.message) }
    }

    /// True if an error doesn't depend on what a type's other members are: a member that a type of the package lacks, a missing
    /// `try`, a wrong label, or a literal of a wrong type.
    private func holds(_ error: CompilerError, whatever types: Set<String>, in bytes: [UInt8]) -> Bool {
        if let lack = MissingName.lack(in: error.message), types.contains(lack.type) { return false }
        if error.isSure || error.message.contains("is not marked with 'try'") { return true }
        let place = min(error.sliceRange.lowerBound, bytes.count)
        let line = bytes[bytes.lineStart(before: place)...].prefix { $0 != UInt8(ascii: "\n") }
        // The type's own initializers may be others.
        guard !types.contains(where: { line.contains(bytes: "\($0)(".utf8) || error.message.contains("'\($0)'") })
        else {
            return false
        }
        if Self.ofLabels.contains(where: error.message.contains) { return true }
        let isLiteral = bytes[place...].first.map { $0 == UInt8(ascii: "\"") || $0.isDigit } ?? false
        return isLiteral && error.message.hasPrefix("cannot convert value of type")
    }

    private static let ofLabels = ["argument label", "missing argument for parameter", "extra argument"]
}
