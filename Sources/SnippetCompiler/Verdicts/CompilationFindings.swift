import Diagnostics
import SnippetSyntax

/// Adds the compiler's verdict on a sample to the linter's.
public enum CompilationFindings {
    /// Adds the findings of the compiler.
    ///
    /// The compiler judges samples of loose files without a package by what Glosa lends them: an SDK's stand-in, the names of the
    /// page. An overload of the library that the page is about, or an extension of its project, is not among that, so an error is
    /// a warning there, unless the name that is meant is known or the author marks the sample as right.
    ///
    /// - Parameters:
    ///   - suggestions: suggestions for names that the sample uses and nothing declares.
    ///   - isLoose: true for a sample of a loose file for which no package is named.
    public static func add(
        _ compilation: CompilationVerdict,
        to verdict: SnippetVerdict,
        of snippet: Snippet,
        suggesting suggestions: NameSuggestions,
        isLoose: Bool = false
    ) -> SnippetVerdict {
        var verdict = verdict
        var found: [Diagnostic] = []
        var names = compilation.rest.missingNames
        // A few statements alone show less of their surroundings than whole declarations do.
        let isWhole = [.file, .declarations].contains(verdict.shape) || compilation.knowsAllNames
        let unannounced = onePerLine(compilation.rest.errors, in: snippet).filter { !isAnnounced($0, in: snippet) }
        found += oneOfAKind(unannounced).map { error, more in
            let isGuess = snippet.isGuessed || isLoose && !error.hasSuggestion
            return diagnostic(
                error,
                more: more,
                severity: min(severity(of: error, isWhole: isWhole), isGuess ? .warning : .error),
                snippet,
                expectation: .none,
                isGuess: isLoose && !error.hasSuggestion
            )
        }
        for index in verdict.segments.indices {
            let outcome = compilation.segments[index]
            let segment = verdict.segments[index]
            guard segment.expectation == .broken else {
                names += outcome.missingNames
                found += oneOfAKind(onePerLine(outcome.errors, in: snippet)).map { error, more in
                    diagnostic(
                        error,
                        more: more,
                        severity: severity(of: error, isWhole: true),
                        snippet,
                        expectation: segment.expectation
                    )
                }
                if outcome == .passes { verdict.segments[index].evidence = .types }
                continue
            }
            guard !outcome.errors.isEmpty else { continue }
            let proof = outcome.errors.filter { segment.reason.mayBe($0.message, group: $0.group) }
            guard !proof.isEmpty || !snippet.expectedFailures.isEmpty else {
                found += oneOfAKind(onePerLine(outcome.errors, in: snippet)).map { error, more in
                    diagnostic(error, more: more, severity: .warning, snippet, expectation: .none)
                }
                continue
            }
            verdict.segments[index].evidence = .types
            verdict.segments[index].unproven = nil
            verdict.segments[index].proof += onePerLine(proof.isEmpty ? outcome.errors : proof, in: snippet).prefix(3)
                .map {
                    diagnostic($0, severity: .note, snippet, expectation: .broken)
                }
        }
        found += missingExpectations(compilation, verdict, snippet)
        found += compilation.deprecations.map { deprecated($0, snippet) }
        let isGiven = isGiven(compilation, verdict)
        if let missing = missing(
            names,
            isGiven: isGiven,
            under: compilation.conditions,
            in: snippet,
            suggesting: suggestions
        ) {
            found.append(missing)
        }
        if let failure = compilation.failure {
            verdict.omissions.insert(.types)
            // An exceeded time limit is reported once, for all samples.
            if failure != .timeLimit { found.append(skipped(failure, snippet)) }
        }
        let silenceable = [
            RuleID.compileError, .needsContext, .compileSkipped, .packageDeprecated, .counterexampleUnproven,
        ]
        let silenced = snippet.disabledRules.intersection(silenceable.map(\.rawValue) + ["all"])
        if !silenced.isEmpty {
            let kept = found.filter { !silenced.contains($0.rule.rawValue) && !silenced.contains("all") }
            if kept.count < found.count { verdict.usedDisabledRules.formUnion(silenced) }
            found = kept
        }
        verdict.diagnostics = (verdict.diagnostics + found).sortedForReport()
        verdict.evidence = evidence(compilation, verdict)
        // Code that is marked as wrong needn't compile, but the names that it needs can be reported.
        if names.isEmpty, let wrong = needs(of: compilation, verdict) { names = wrong }
        verdict.missingNames = uniqued(names)
        verdict.restCompiles = isGiven
        verdict.compilation = summary(compilation, verdict, snippet)
        return verdict
    }

    private static func summary(_ compilation: CompilationVerdict, _ verdict: SnippetVerdict, _ snippet: Snippet)
        -> SampleReport.Verdict
    {
        let hasErrors = ([compilation.rest] + compilation.segments).contains { !$0.errors.isEmpty }
        if !verdict.isParsed { return .syntaxError }
        if hasErrors { return .refused }
        if compilation.failure != nil { return .unanswered }
        // Also if the rest compiles with stand-ins for the missing names: that proves less than compiling.
        if !verdict.missingNames.isEmpty { return .needsContext }
        if compilation.isInterface { return .interface }
        if verdict.evidence == .types || isAccepted(compilation, verdict) { return .compiles }
        return snippet.isExcerpt || verdict.shape == .fragment ? .excerpt : .undecided
    }

    /// True if the compiler accepts everything that is meant to be right, with stand-ins for missing names.
    private static func isGiven(_ compilation: CompilationVerdict, _ verdict: SnippetVerdict) -> Bool {
        let right = verdict.segments.indices.filter { verdict.segments[$0].expectation != .broken }
        let outcomes = [compilation.rest] + right.map { compilation.segments[$0] }
        let isAccepted = outcomes.allSatisfy { outcome in
            switch outcome {
            case .passes, .passesGiven: true
            case .fails, .needsContext, .undecided: false
            }
        }
        return isAccepted && outcomes.contains { !$0.missingNames.isEmpty }
    }

    /// The missing names of a sample's wrong segments; nil if there are none, or if the sample has errors.
    private static func needs(of compilation: CompilationVerdict, _ verdict: SnippetVerdict) -> [String]? {
        guard compilation.rest.errors.isEmpty, compilation.segments.allSatisfy(\.errors.isEmpty) else { return nil }
        let wrong = verdict.segments.indices.filter { verdict.segments[$0].expectation == .broken }
        let names = wrong.flatMap { compilation.segments[$0].missingNames }
        return names.isEmpty ? nil : names
    }

    /// True if the compiler accepts every segment, even those that are marked as wrong for a reason other than the compiler's.
    private static func isAccepted(_ compilation: CompilationVerdict, _ verdict: SnippetVerdict) -> Bool {
        !verdict.segments.isEmpty && compilation.segments.allSatisfy { $0 == .passes }
            && (compilation.rest == .passes || compilation.rest == .undecided)
    }

    /// The evidence for a sample: the types, if the compiler accepts everything that is meant to be right. A sample with nothing
    /// but wrong segments needs one that the compiler refuses.
    private static func evidence(_ compilation: CompilationVerdict, _ verdict: SnippetVerdict)
        -> SnippetReference.Evidence
    {
        guard compilation.failure == nil else { return verdict.evidence }
        let right = verdict.segments.indices.filter { verdict.segments[$0].expectation != .broken }
        let isAccepted = right.allSatisfy { compilation.segments[$0] == .passes }
        let hasRest = compilation.rest == .passes
        let isRefused = compilation.segments.contains { !$0.errors.isEmpty }
        let restIsFine = hasRest || (compilation.rest == .undecided && (!right.isEmpty || isRefused))
        return isAccepted && restIsFine && compilation.rest.errors.isEmpty ? .types : verdict.evidence
    }

    // MARK: Findings

    private static func severity(of error: CompilerError, isWhole: Bool) -> Severity {
        // A class that only shows its properties, a macro without its roles: nobody copies it as it is.
        let isPicture = ["has no initializers", "must declare its applicable roles"].contains(
            where: error.message.contains
        )
        if isPicture || error.isOfMode { return .note }
        if error.isSlip || error.isSure || error.former != nil { return .error }
        return isWhole && !error.isOfLoan ? .error : .warning
    }

    private static func isAnnounced(_ error: CompilerError, in snippet: Snippet) -> Bool {
        let bytes = snippet.source.bytes
        return AnnouncedError.isBeside(error.sliceRange.lowerBound, in: bytes)
            || AnnouncedError.isSaid(error.message, in: bytes)
            || AnnouncedError.isQuoted(error.message, in: snippet.prose)
            || AnnouncedError.isSaidOfAll(in: snippet.prose)
    }

    /// One error for each line, the most informative one: the compiler often reports one fault several times.
    private static func onePerLine(_ errors: [CompilerError], in snippet: Snippet) -> [CompilerError] {
        let byLine = Dictionary(grouping: errors) { snippet.source.lineIndex(at: $0.sliceRange.lowerBound) }
        return byLine.sorted { $0.key < $1.key }.compactMap { _, errors in
            errors.first { $0.message.contains("has no ") } ?? errors.first { !$0.isOfMode } ?? errors.first
        }
    }

    /// The first of the errors with the same message, and the number of the others.
    private static func oneOfAKind(_ errors: [CompilerError]) -> [(error: CompilerError, more: Int)] {
        var places: [String: Int] = [:]
        return errors.reduce(into: []) { kinds, error in
            if let index = places[error.message] {
                kinds[index].more += 1
            } else {
                places[error.message] = kinds.count
                kinds.append((error, 0))
            }
        }
    }

    /// Each name once, in the order of first occurrence.
    static func uniqued(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// Findings for the errors that `fails=` expects and the compiler doesn't report.
    private static func missingExpectations(
        _ compilation: CompilationVerdict,
        _ verdict: SnippetVerdict,
        _ snippet: Snippet
    ) -> [Diagnostic] {
        let broken = verdict.segments.indices.filter { verdict.segments[$0].expectation == .broken }
        guard !broken.isEmpty, broken.allSatisfy({ isDefinite(compilation.segments[$0]) }) else { return [] }
        let messages = broken.flatMap { compilation.segments[$0].errors + compilation.warnings[$0] }
        return verdict.compilerExpectations.filter { name in
            !messages.contains {
                CompilerExpectation.matches(name, message: $0.message, group: $0.group, isError: !$0.isWarning)
            }
        }.map { name in
            let said = messages.first { !$0.isWarning }
            if said == nil, ExpectedFailures.isPhrase(name) { return unchecked(name, snippet) }
            return Diagnostic(
                rule: .expectedFailureMissing,
                severity: .error,
                message: LocalizedText(
                    en: "fails= expects the compiler to say “\(name)”, but it doesn't",
                    es: "fails= espera que el compilador diga «\(name)», pero no lo dice"
                ),
                range: snippet.fenceRange ?? snippet.source.range(0..<0),
                advice: said.map { said in
                    let group = said.group.map { " [\($0)]" } ?? ""
                    return LocalizedText(
                        en: "it says: \(said.message)\(group)",
                        es: "dice: \(said.message)\(group)"
                    )
                } ?? LocalizedText(en: "it accepts the sample", es: "acepta la muestra"),
                snippet: SnippetReference(ordinal: snippet.ordinal, expectation: .broken, evidence: .types)
            )
        }
    }

    private static func isDefinite(_ outcome: CompilationVerdict.Outcome) -> Bool {
        switch outcome {
        case .passes, .passesGiven, .fails: true
        case .needsContext(_, let errors): !errors.isEmpty
        case .undecided: false
        }
    }
}
