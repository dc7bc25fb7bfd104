import Course
import Diagnostics
import Support

/// A course and the results of its checks.
package struct CheckedCourse: Sendable {
    /// The findings of the checks beyond reading, by their subject, so that a change of one lesson need not find all of them
    /// again.
    package struct Findings: Sendable {
        /// Findings about the samples of the whole course, such as a missing compiler.
        var ofSamples: [Diagnostic] = []
        /// Findings about the samples of each written lesson that are reported there (``ToldOnce``).
        var samples: [[Diagnostic]] = []
        /// Findings in the links of each written lesson.
        var links: [[Diagnostic]] = []
        /// Findings in the comparison of each written lesson with its translations.
        var twins: [[Diagnostic]] = []
        /// Findings about the use of decision trees in the rest of the course, and about their translations.
        var trees: [Diagnostic] = []
        /// Findings in the raw HTML, the diagrams, the exercises and the terms of each written lesson.
        var texts: [[Diagnostic]] = []
        /// The lessons that each written lesson's links lead to; nil while no change has asked for them.
        var targets: [Set<Int>]?
    }

    package let course: Course
    package let records: CommittedRecords
    /// The verdicts on each lesson's samples, parallel to ``Course/lessons``.
    package let samples: [SampleVerdicts]
    /// True if the verdicts hold as long as the samples do; false if a check was given up for a reason that may pass.
    package let areVerdictsLasting: Bool
    /// The uses, in samples, of code that outcomes of decision trees recommend; empty for a course without trees.
    package let outcomeUses: OutcomeUses
    let findings: Findings
    /// The patterns of the outcomes of its decision trees; nil for a remembered course.
    let patterns: OutcomePatterns?

    /// The amount of each written lesson that was checked.
    package let counts: [Report.Summary]
    /// The part of the check, if it is divided among machines; nil: all of it.
    package let shard: Shard?
    /// The compiler's answers on all samples; nil if it wasn't asked.
    package let evidence: EvidenceLedger?

    init(
        course: Course,
        records: CommittedRecords,
        samples: [SampleVerdicts],
        areVerdictsLasting: Bool,
        outcomeUses: OutcomeUses,
        findings: Findings,
        counts: [Report.Summary],
        shard: Shard? = nil,
        evidence: EvidenceLedger? = nil,
        patterns: OutcomePatterns? = nil
    ) {
        self.patterns = patterns
        self.course = course
        self.records = records
        self.samples = samples
        self.areVerdictsLasting = areVerdictsLasting
        self.outcomeUses = outcomeUses
        self.findings = findings
        self.counts = counts
        self.shard = shard
        self.evidence = evidence
    }

    /// Checks a course.
    ///
    /// - Parameters:
    ///   - checksTypes: true if the compiler is asked about samples.
    ///   - makesPages: true if the facts that pages show of the samples are wanted.
    ///   - shard: the part of the samples that is judged; nil: all.
    ///   - former: a state of the course that was checked in the same way; its results are taken over as far as they are valid.
    package init(
        _ course: Course,
        records: CommittedRecords,
        checksTypes: Bool = false,
        makesPages: Bool = false,
        shard: Shard? = nil,
        since former: FormerState? = nil
    ) async throws {
        let old = former?.checked
        let known = former?.verdicts(for: course)
        let unjudged = known?.unjudged ?? Array(course.written)
        let patterns = former?.patterns(for: course) ?? OutcomePatterns(course)
        let gate = SampleGate(
            course.configuration,
            preamble: course.preamble,
            types: TypeCheck(
                course.configuration,
                root: course.isLoose ? nil : course.root,
                beside: course.isLoose ? Set(course.lessons.map(\.filePath)).sorted() : [],
                asksCompiler: checksTypes,
                ledger: records.evidence,
                isUpdate: former != nil
            ),
            makesPages: makesPages,
            finder: patterns.finder,
            shard: shard
        )
        let judged = try await gate.judge(unjudged.map { course.lessons[$0] })
        var verdicts = judged.verdicts
        if let known {
            verdicts = known.verdicts
            for (lesson, verdict) in zip(unjudged, judged.verdicts) { verdicts[lesson] = verdict }
        }
        if course.isLoose {
            let hasPackage = !course.configuration.compile.packages.isEmpty
            verdicts = verdicts.map {
                let summed = SummedNotes.withMissingNamesSummed($0, hasPackage: hasPackage)
                return SummedNotes.withOneNoteOfAKind(summed)
            }
        }
        let samples = course.onAllPages(verdicts)
        let uses = try await OutcomeUses.find(
            patterns,
            in: course,
            samples: samples,
            judged: Set(unjudged),
            since: former?.uses(for: course)
        )
        let renewal = try await FindingRenewal(former, of: course)
        var findings = Findings()
        findings.ofSamples = judged.ofAll.reduce(into: old?.findings.ofSamples ?? []) { all, finding in
            if !all.contains(finding) { all.append(finding) }
        }
        findings.samples = try await FormerState.renewed(renewal.kept?.findings.samples, renewal.compared) {
            ToldOnce.findings(of: $0, in: course, samples)
        }
        findings.links = try await FormerState.renewed(renewal.kept?.findings.links, renewal.compared) {
            LinkCheck.check($0, of: course)
        }
        let twins = TwinCheck(course, reviews: records.reviews, samples: samples)
        findings.twins = try await FormerState.renewed(renewal.kept?.findings.twins, renewal.compared) {
            twins.check($0)
        }
        findings.trees = TreeUseCheck.check(course, uses: uses) + TreeTranslationCheck.check(course)
        findings.texts = try await FormerState.renewed(renewal.kept?.findings.texts, renewal.texts) {
            TextCheck.check($0, of: course, samples: samples[$0])
        }
        findings.targets = renewal.targets
        var counts = try await FormerState.renewed(renewal.kept?.counts, renewal.texts) {
            Report.Summary(course.lessons[$0].document, samples[$0], shard: shard)
        }
        if course.isLoose {
            // The comments of a Swift file are lessons of one file.
            var known: Set<String> = []
            for index in course.written where !known.insert(course.lessons[index].filePath).inserted {
                counts[index].files = 0
            }
        }
        self.init(
            course: course,
            records: records,
            samples: samples,
            areVerdictsLasting: judged.isLasting && old?.areVerdictsLasting ?? true,
            outcomeUses: uses,
            findings: findings,
            counts: counts,
            shard: shard,
            evidence: judged.evidence,
            patterns: patterns
        )
    }

    /// All findings, at the severities that the course sets, combined anew each time. In a divided check, the findings that
    /// belong to no sample are in the first part.
    package var diagnostics: [Diagnostic] {
        guard shard?.isFirst ?? true else {
            return course.located(
                course.weighed(withoutRepeats(findings.ofSamples + toldOfSamples.flatMap(\.self)))
            )
        }
        let reading = course.reading
        var all = reading.folders
        for file in reading.files { all += file.found }
        all += reading.structure + findings.ofSamples
        for (links, told) in zip(findings.links, toldOfSamples) { all += links + told }
        for found in findings.twins { all += found }
        all += reading.trees + findings.trees
        for found in findings.texts { all += found }
        return course.located(
            course.weighed(StaleSections.told(AdoptedText.quiet(withoutRepeats(all), of: course), of: course))
        )
    }

    /// The findings about samples; an unknown profile that the course names for many lessons is reported once.
    private var toldOfSamples: [[Diagnostic]] {
        var profiles: Set<String> = []
        return zip(course.written, findings.samples).map { lesson, found in
            guard course.lessons[lesson].metadata.profile == nil, found.contains(where: { $0.rule == .unknownProfile })
            else { return found }
            return found.filter { $0.rule != .unknownProfile || profiles.insert($0.message.en).inserted }
        }
    }

    /// Removes repeated findings: a fault in a file that several lessons show is found with each of them.
    private func withoutRepeats(_ found: [Diagnostic]) -> [Diagnostic] {
        struct Fault: Hashable {
            let rule: RuleID
            let range: SourceRange
            let message: LocalizedText
        }
        let shared = Set(course.sampleFiles)
        guard !shared.isEmpty else { return found }
        var known: Set<Fault> = []
        return found.filter { finding in
            !shared.contains(finding.range.path)
                || known.insert(Fault(rule: finding.rule, range: finding.range, message: finding.message)).inserted
        }
    }
}

extension Course {
    /// The verdicts of the written lessons, for every page: pages in place of a missing translation have the verdicts of their
    /// originals.
    func onAllPages(_ verdicts: [SampleVerdicts]) -> [SampleVerdicts] {
        guard !fallbacks.isEmpty else { return verdicts }
        return verdicts
            + lessons[written.upperBound...].map { page in
                page.fallback.map { verdicts[$0.original] } ?? SampleVerdicts()
            }
    }
}
