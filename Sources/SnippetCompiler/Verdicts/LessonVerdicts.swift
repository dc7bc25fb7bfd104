import Diagnostics
import SnippetLint

/// How what the compiler says of a lesson's units becomes verdicts on its samples.
extension LessonPlan {
    /// - Parameter given: what was asked once more with something in place of what is missing, by the entries' keys.
    func verdicts(_ results: [String: BatchChecker.Result], given: [String: [Given]] = [:]) -> [CompilationVerdict] {
        let bySample = Dictionary(grouping: entries, by: \.sample)
        return samples.indices.map { index in
            let own = bySample[index] ?? []
            let names = own.reduce(into: [String: [String]]()) { names, entry in
                names[entry.key] =
                    given[entry.key]?.first { asked in
                        guard case .messages(let messages) = results[asked.key] else { return false }
                        return !messages.contains { $0.severity == .error }
                    }?.names
            }
            return verdict(on: index, own, results, passing: names)
        }
    }

    /// - Parameter given: of the entries that pass as soon as something stands for some names, those names.
    private func verdict(
        on index: Int,
        _ all: [Entry],
        _ results: [String: BatchChecker.Result],
        passing given: [String: [String]]
    ) -> CompilationVerdict {
        // Where there is an SDK, only the compiler knows which modules there are.
        let lacking = all.map { (entry: $0, modules: MissingName.modules(results[$0.key])) }.filter {
            !$0.modules.isEmpty
        }
        let entries = all.filter { entry in !lacking.contains { $0.entry.key == entry.key } }
        let sample = samples[index]
        var segments = [CompilationVerdict.Outcome?](repeating: nil, count: sample.segments.count)
        var warnings = sample.segments.map { _ in [CompilerError]() }
        var rest: CompilationVerdict.Outcome?
        var restErrors: Set<CompilerError> = []
        var restBorrowed: [String] = []
        var isRestKnown = true
        var failure: CompilerFailure?
        /// Whether it only says what there is.
        func isList(_ entry: Entry) -> Bool {
            guard !entry.reading.mustFail else { return false }
            if entry.reading.anatomy.isInterface { return true }
            guard case .messages(let messages)? = results[entry.key] else { return false }
            let errors = messages.filter { $0.severity == .error }
            return !errors.isEmpty && (isOutline(entry) || isOfEmptyTypes(self.errors(errors, of: entry), in: entry))
        }
        /// What the compiler says of an entry; nil where it hasn't answered.
        func messages(on entry: Entry) -> [CompilerMessage]? {
            switch results[entry.key] {
            case .messages(let messages):
                let found = messages.filter { !StatedError.stands(at: $0.offset, in: entry.unit.text) }
                if !entry.reading.mustFail, Doubt.wasGivenUp(found) {
                    failure = failure ?? .expression(UnitChecker.secondsForExpression)
                }
                if let words = stray(messages, of: entry) {
                    // What is set around the sample may not fit it: that says nothing of the sample.
                    if !Doubt.isOfMachine(words) { failure = failure ?? .unplaced(words) }
                    return nil
                }
                return messages
            case .failure(let reason):
                failure = failure ?? reason
                return nil
            case nil: return nil
            }
        }
        for entry in entries where !entry.reading.mustFail {
            guard let messages = messages(on: entry) else {
                isRestKnown = false
                rest = .undecided
                continue
            }
            let errors = self.errors(messages.filter { $0.severity == .error }, of: entry)
            // Where what is lent is in order as far as anybody sees, missing names in it don't matter.
            let lent = errors.isEmpty && !entry.unit.goesOn ? [] : borrowed(messages, of: entry)
            func own(_ segment: Int?) -> [CompilerError] {
                errors.filter { self.segment(of: $0, in: sample, among: entry.reading.segments) == segment }
            }
            let isContextMissing = errors.contains { missingName(in: $0, of: entry) != nil }
            let partial = typesInPart(errors, in: entry)
            for segment in entry.reading.segments {
                segments[segment] =
                    own(segment).isEmpty
                    ? .passes
                    : given[entry.key].map(Self.passing)
                        ?? outcome(
                            own(segment),
                            of: entry,
                            borrowed: lent,
                            isContextMissing: isContextMissing,
                            inPart: partial
                        )
            }
            restErrors.formUnion(own(nil))
            if !own(nil).isEmpty || entry.unit.goesOn { restBorrowed += lent }
            if rest == nil { rest = .passes }
        }
        if let first = entries.first(where: { !$0.reading.mustFail }), rest == .passes {
            let right = entries.filter { !$0.reading.mustFail }
            rest =
                restErrors.isEmpty && restBorrowed.isEmpty
                ? .passes : right.count == 1 ? given[first.key].map(Self.passing) : nil
            rest =
                rest
                ?? outcome(
                    restErrors.sorted {
                        ($0.sliceRange.lowerBound, $0.message) < ($1.sliceRange.lowerBound, $1.message)
                    },
                    of: first,
                    borrowed: restBorrowed
                )
        }
        for entry in entries where entry.reading.mustFail {
            // Without an answer on the rest, nobody knows which errors are the segment's own.
            guard let segment = entry.reading.segments.first, let messages = messages(on: entry), isRestKnown
            else { continue }
            let errors = self.errors(messages.filter { $0.severity == .error }, of: entry)
            let own = errors.filter { !restErrors.contains($0) }
            segments[segment] =
                own.isEmpty
                ? outcome(own, of: entry)
                : given[entry.key].map(Self.passing) ?? outcome(own, of: entry, borrowed: borrowed(messages, of: entry))
            warnings[segment] = self.errors(messages.filter { $0.severity == .warning }, of: entry)
        }
        let without = withoutModules.filter { $0.sample == index }.map { (entry: $0, modules: $0.unit.missingModules) }
        for (entry, modules) in without + lacking {
            let outcome = CompilationVerdict.Outcome.needsContext(modules.map { "import \($0)" }, [])
            for segment in entry.reading.segments { segments[segment] = outcome }
            if !entry.reading.mustFail { rest = outcome }
        }
        return CompilationVerdict(
            rest: rest ?? .undecided,
            segments: segments.map { $0 ?? .undecided },
            warnings: warnings,
            failure: failure,
            isInterface: entries.contains(where: isList)
        )
    }

    /// What earlier lessons declare is no name that is missing.
    private static func passing(_ names: [String]) -> CompilationVerdict.Outcome {
        names.isEmpty ? .passes : .passesGiven(names)
    }

    /// The messages about the sample itself, at their places in it.
    private func errors(_ messages: [CompilerMessage], of entry: Entry) -> [CompilerError] {
        let source = samples[entry.sample].snippet.source
        return messages.compactMap { message in
            guard let origin = entry.unit.origin(of: message.offset), origin.sample == entry.sample,
                origin.offset >= entry.reading.start
            else { return nil }
            let start = min(origin.offset, source.bytes.count)
            let isStated = StatedError.stands(at: start, in: source.bytes)
            guard isStated || !AccessErrors.contains(message.text) else { return nil }
            let range = start..<SampleToken.end(in: source.bytes, from: start)
            return CompilerError(
                range: source.range(range),
                sliceRange: range,
                message: message.text,
                group: message.group,
                isWarning: message.severity == .warning,
                isStated: isStated,
                isOfMode: !isLanguageSaid && Doubt.isOfMode(message.text, group: message.group)
            )
        }
    }

    /// The names that what other samples lend needs and nobody declares.
    private func borrowed(_ messages: [CompilerMessage], of entry: Entry) -> [String] {
        var names: [String] = []
        for message in messages where message.severity == .error {
            guard let origin = entry.unit.origin(of: message.offset), origin.sample != entry.sample,
                let name = MissingName.name(in: message.text), !names.contains(name)
            else { continue }
            names.append(name)
        }
        return names
    }

    /// An error that stands neither in the sample nor in what others lend to it, where the sample has none of its own: it may
    /// come of the sample all the same.
    private func stray(_ messages: [CompilerMessage], of entry: Entry) -> String? {
        let errors = messages.filter { $0.severity == .error && !AccessErrors.contains($0.text) }
        guard !entry.unit.hasOwnErrors(errors) else { return nil }
        return errors.first { entry.unit.origin(of: $0.offset) == nil }?.text
    }

    private func segment(of error: CompilerError, in sample: SampleCompiler.Sample, among segments: [Int]) -> Int? {
        segments.last { sample.segments[$0].sliceRange.contains(error.sliceRange.lowerBound) }
    }
}
