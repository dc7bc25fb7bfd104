import Diagnostics
import SnippetSyntax

/// The verdicts on a lesson's samples, from the compiler's results for their units.
extension LessonPlan {
    /// Returns the verdict on each sample.
    ///
    /// - Parameters:
    ///   - given: The units that were compiled with stand-ins for missing names, by the entries' keys.
    ///   - testimonies: The units of the witnesses that were heard, by the entries' keys.
    func verdicts(
        _ results: [String: BatchChecker.Result],
        given asked: [String: [Given]] = [:],
        hearing testimonies: [String: [Testimony]] = [:]
    ) -> [CompilationVerdict] {
        let bySample = Dictionary(grouping: entries, by: \.sample)
        return samples.indices.map { index in
            let own = bySample[index] ?? []
            let names = own.reduce(into: [String: [String]]()) { names, entry in
                // The fewer stand-ins, the stronger the proof.
                names[entry.key] =
                    asked[entry.key]?.filter { asked in
                        guard case .messages(let messages) = results[asked.key] else { return false }
                        return !messages.contains { $0.severity == .error }
                    }.map(\.names).min { $0.count < $1.count }
            }
            return verdict(on: index, own, results, given: asked, passing: names, hearing: testimonies)
        }
    }

    /// - Parameters:
    ///   - asked: The units that were compiled with stand-ins for missing names, by the entries' keys.
    ///   - given: The names of the stand-ins with which entries pass, by the entries' keys.
    private func verdict(
        on index: Int,
        _ all: [Entry],
        _ results: [String: BatchChecker.Result],
        given asked: [String: [Given]],
        passing given: [String: [String]],
        hearing testimonies: [String: [Testimony]]
    ) -> CompilationVerdict {
        // With an SDK, only the compiler knows which modules exist.
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
        var passing: Set<String> = []
        var failure: CompilerFailure?
        /// True if an entry only lists declarations.
        func isList(_ entry: Entry) -> Bool {
            guard !entry.reading.mustFail else { return false }
            if entry.reading.anatomy.isInterface { return true }
            guard case .messages(let messages)? = results[entry.key] else { return false }
            let errors = messages.filter { $0.severity == .error }
            let own = self.errors(errors, of: entry)
            return !errors.isEmpty
                && (isOutline(entry) || isOfEmptyTypes(own, in: entry) || isOfNotation(own))
        }
        /// The compiler's messages about an entry; nil if it hasn't answered.
        func messages(on entry: Entry) -> [CompilerMessage]? {
            switch results[entry.key] {
            case .messages(let messages):
                let found = messages.filter { !StatedError.stands(at: $0.offset, in: entry.unit.text) }
                if !entry.reading.mustFail, Doubt.wasGivenUp(found) {
                    failure = failure ?? .expression(UnitChecker.secondsForExpression)
                }
                if let words = stray(messages, of: entry) {
                    // The code around the sample may not fit it: that proves nothing about the sample.
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
            let errors = heard(
                self.errors(messages.filter { $0.severity == .error }, of: entry),
                on: entry,
                testimonies[entry.key] ?? [],
                results
            )
            // Names that are missing in the body of a borrowed declaration don't matter to its callers.
            let lent =
                errors.isEmpty && !entry.unit.goesOn
                ? unsoundLoans(messages, of: entry) : borrowed(messages, of: entry)
            func own(_ segment: Int?) -> [CompilerError] {
                errors.filter { self.segment(of: $0, in: sample, among: entry.reading.segments) == segment }
            }
            let isContextMissing = errors.contains { missingName(in: $0, of: entry) != nil }
            // A guess that stands for a misspelt name proves nothing.
            let given = errors.contains { isMisspelt($0, in: entry) } ? [:] : given
            let partial = typesInPart(errors, in: entry)
            for segment in entry.reading.segments {
                segments[segment] =
                    own(segment).isEmpty && lent.isEmpty
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
            restBorrowed += lent
            if own(nil).isEmpty, lent.isEmpty { passing.insert(entry.key) }
            if rest == nil { rest = .passes }
        }
        if let first = entries.first(where: { !$0.reading.mustFail }), rest == .passes {
            let right = entries.filter { !$0.reading.mustFail }
            let given = restErrors.contains { isMisspelt($0, in: first) } ? [:] : given
            rest =
                restErrors.isEmpty && restBorrowed.isEmpty
                ? .passes
                // Each of several ways to write one thing must pass.
                : right.contains { !passing.contains($0.key) && given[$0.key] == nil }
                    ? nil
                    : Self.passing(
                        right.reduce(into: []) { names, entry in
                            guard !passing.contains(entry.key) else { return }
                            names += (given[entry.key] ?? []).filter { !names.contains($0) }
                        }
                    )
            rest =
                rest
                ?? outcome(
                    restErrors.sorted {
                        ($0.sliceRange.lowerBound, $0.message) < ($1.sliceRange.lowerBound, $1.message)
                    },
                    of: first,
                    borrowed: restBorrowed
                )
            if right.count == 1, let outcome = rest, outcome != .passes, outcome.errors.isEmpty {
                let errors = loanErrors(on: first, lacking: outcome.missingNames, from: asked[first.key] ?? [], results)
                if !errors.isEmpty { rest = .fails(errors) }
            }
        }
        var passesWithWrongLine = false
        for entry in entries where entry.reading.mustFail {
            // Without a result for the rest, nobody knows which errors are the segment's own.
            guard let segment = entry.reading.segments.first, let messages = messages(on: entry), isRestKnown
            else { continue }
            let errors = self.errors(messages.filter { $0.severity == .error }, of: entry)
            let own = errors.filter { !restErrors.contains($0) }
            passesWithWrongLine = passesWithWrongLine || errors.isEmpty
            segments[segment] =
                own.isEmpty
                ? outcome(own, of: entry)
                : given[entry.key].map(Self.passing) ?? outcome(own, of: entry, borrowed: borrowed(messages, of: entry))
            warnings[segment] = self.errors(messages.filter { $0.severity == .warning }, of: entry)
        }
        let wrongNames = SampleReadings.namesOfWrongLines(in: sample)
        // Code that compiles with a line that is marked as wrong lacks nothing but that line.
        rest = rest.map { passesWithWrongLine ? .passes : $0.without(wrongNames) }
        for index in segments.indices where sample.segments[index].expectation != .broken {
            segments[index] = segments[index]?.without(wrongNames)
        }
        let without = withoutModules.filter { $0.sample == index }.map { (entry: $0, modules: $0.unit.missingModules) }
        for (entry, modules) in without + lacking {
            let slips = misspeltModules(modules, in: entry)
            let outcome =
                slips.isEmpty
                ? CompilationVerdict.Outcome.needsContext(modules.map { "import \($0)" }, []) : .fails(slips)
            for segment in entry.reading.segments { segments[segment] = outcome }
            if !entry.reading.mustFail { rest = outcome }
        }
        var outcomes = [rest ?? .undecided] + segments.map { $0 ?? .undecided }
        if entries.contains(where: hasUnseenCode) { outcomes = outcomes.map { $0 == .passes ? .undecided : $0 } }
        return CompilationVerdict(
            rest: outcomes[0],
            segments: Array(outcomes.dropFirst()),
            warnings: warnings,
            failure: failure,
            isInterface: entries.contains(where: isList),
            knowsAllNames: package != nil && outcomes.allSatisfy(\.missingNames.isEmpty),
            deprecations: deprecations(in: entries, results),
            conditions: outcomes.flatMap(\.missingNames).reduce(into: [:]) { $0[$1] = condition(of: $1) }
        )
    }

    /// The warnings that samples meant to be right use deprecated declarations of the package, each place once.
    private func deprecations(in entries: [Entry], _ results: [String: BatchChecker.Result]) -> [CompilerError] {
        guard let package else { return [] }
        var found: [CompilerError] = []
        for entry in entries where !entry.reading.mustFail {
            guard case .messages(let messages)? = results[entry.key] else { continue }
            let own = messages.filter { $0.isOfDeprecation && package.deprecates($0.text) }
            found += errors(own, of: entry).filter { !found.contains($0) }
        }
        return found
    }

    /// The imports of modules that the package had, or whose names are slips for the names of its modules.
    private func misspeltModules(_ modules: [String], in entry: Entry) -> [CompilerError] {
        guard let package, !entry.reading.mustFail else { return [] }
        let source = samples[entry.sample].snippet.source
        return entry.reading.anatomy.items.compactMap { item in
            guard case .importing(let module) = item.kind, modules.contains(module) else { return nil }
            let former = past["import \(module)"]
            let meant = package.modules.keys.sorted().first { Slip.isNear(module, $0) }
            guard former != nil || meant != nil else { return nil }
            let range = item.range.clamped(to: 0..<source.bytes.count)
            let error = CompilerError(
                range: source.range(range),
                sliceRange: range,
                message: "no such module '\(module)'",
                group: nil,
                isWarning: false,
                isOfMode: false
            )
            return former.map(error.meaning) ?? meant.map(error.suggesting) ?? error
        }
    }

    /// The condition under which the package declares a name that this build lacks; nil if there is none.
    func condition(of name: String) -> String? {
        guard let package, let last = name.split(separator: ".").last, !name.contains(" ") else { return nil }
        return package.written.value.condition(of: String(last.prefix { $0 != "(" }))
    }

    /// The outcome of an entry that passes with stand-ins. Declarations of earlier lessons count as no missing names.
    private static func passing(_ names: [String]) -> CompilationVerdict.Outcome {
        // A comment stands for code that nobody can declare.
        let shown = names.filter { name in !name.allSatisfy { $0 == "_" } }
        if names.isEmpty { return .passes }
        return shown.isEmpty ? .undecided : .passesGiven(shown)
    }

    /// The undeclared types in the signatures of borrowed declarations that the sample uses: the compiler doesn't check such
    /// uses.
    private func unsoundLoans(_ messages: [CompilerMessage], of entry: Entry) -> [String] {
        let uses = entry.reading.anatomy.uses
        let called = Set(entry.reading.anatomy.calls.map(\.name))
        return messages.reduce(into: []) { names, message in
            guard message.severity == .error, let origin = entry.unit.origin(of: message.offset),
                origin.sample != entry.sample, let name = MissingName.type(in: message.text), !names.contains(name)
            else { return }
            let lender = samples[origin.sample].anatomy
            guard let item = lender.items.first(where: { $0.range.contains(origin.offset) }),
                LentSignature(of: item, at: origin.offset, in: lender.bytes).concerns(uses, calling: called)
            else { return }
            names.append(name)
        }
    }

    /// The text of an error outside of the sample and of its borrowed declarations, which the sample may cause all the same; nil
    /// if there is none, or if the sample has errors of its own.
    private func stray(_ messages: [CompilerMessage], of entry: Entry) -> String? {
        let errors = messages.filter { $0.severity == .error && !AccessErrors.contains($0.text) }
        guard !entry.unit.hasOwnErrors(errors) else { return nil }
        return errors.first { entry.unit.origin(of: $0.offset) == nil }?.text
    }

    private func segment(of error: CompilerError, in sample: SampleCompiler.Sample, among segments: [Int]) -> Int? {
        segments.last { sample.segments[$0].sliceRange.contains(error.sliceRange.lowerBound) }
    }
}
