import Diagnostics
import Support

/// A course and what its checks say of it.
public struct CheckedCourse: Sendable {
    /// What the checks found beyond reading, by what it was found in: so a change of one lesson need not find all of it again.
    struct Findings: Sendable {
        /// What the samples of the whole course have in common, such as a compiler that is missing.
        var ofSamples: [Diagnostic] = []
        /// In the links of each written lesson.
        var links: [[Diagnostic]] = []
        /// In what each written lesson has to do with its translations.
        var twins: [[Diagnostic]] = []
        /// In what decision trees have to do with the rest of the course.
        var trees: [Diagnostic] = []
        /// In the raw HTML and the diagrams of each written lesson.
        var texts: [[Diagnostic]] = []
    }

    public let course: Course
    /// What became of each lesson's samples, parallel to ``Course/lessons``.
    public let samples: [SampleVerdicts]
    /// Whether these hold as long as the samples do; not where a check was given up for a reason that may pass.
    public let areVerdictsLasting: Bool
    /// Where the samples use what an outcome of a decision tree tells to write; nothing for a course without trees.
    public let outcomeUses: OutcomeUses
    let findings: Findings

    init(
        course: Course,
        samples: [SampleVerdicts],
        areVerdictsLasting: Bool,
        outcomeUses: OutcomeUses,
        findings: Findings
    ) {
        self.course = course
        self.samples = samples
        self.areVerdictsLasting = areVerdictsLasting
        self.outcomeUses = outcomeUses
        self.findings = findings
    }

    /// Checks a course.
    ///
    /// - Parameters:
    ///   - checksTypes: whether the compiler is asked about samples.
    ///   - makesPages: whether what pages show of the samples is wanted.
    ///   - known: verdicts on the samples of lessons that have not changed since, by the lessons' files.
    init(
        _ course: Course,
        checksTypes: Bool = false,
        makesPages: Bool = false,
        known: [String: SampleVerdicts] = [:]
    ) async throws {
        var findings = Findings()
        findings.links = try await course.written.concurrentMap { LinkCheck.check($0, of: course) }
        let unjudged = course.written.filter { known[course.lessons[$0].filePath] == nil }
        let types = checksTypes ? TypeCheck(course.configuration, root: course.isLoose ? nil : course.root) : nil
        let patterns = OutcomePatterns(course)
        let gate = SampleGate(
            course.configuration,
            preamble: course.preamble,
            types: types,
            makesPages: makesPages,
            finder: patterns.finder
        )
        let (fresh, ofSamples, isLasting) = try await gate.judge(unjudged.map { course.lessons[$0] })
        findings.ofSamples = ofSamples
        let byLesson = Dictionary(uniqueKeysWithValues: zip(unjudged, fresh))
        let samples = course.onAllPages(
            course.written.map { byLesson[$0] ?? known[course.lessons[$0].filePath] ?? SampleVerdicts() }
        )
        let uses = try await OutcomeUses.find(patterns, in: course, samples: samples, judged: Set(unjudged))
        findings.twins = try await course.written.concurrentMap { TwinCheck.check($0, of: course, samples: samples) }
        findings.trees = TreeCheck.check(course, uses: uses) + TreeTranslationCheck.check(course)
        findings.texts = try await course.written.concurrentMap { TextCheck.check($0, of: course) }
        self.init(
            course: course,
            samples: samples,
            areVerdictsLasting: isLasting,
            outcomeUses: uses,
            findings: findings
        )
    }

    /// Everything that was found, at the severities that the course gives; put together anew each time.
    public var diagnostics: [Diagnostic] { diagnostics(samples: samples[course.written]) }

    /// - Parameter samples: the verdicts on the samples of each written lesson.
    func diagnostics(samples: some Sequence<SampleVerdicts>) -> [Diagnostic] {
        let reading = course.reading
        var all = reading.folders
        for file in reading.files { all += file.found }
        all += reading.structure + findings.ofSamples
        for (links, verdicts) in zip(findings.links, samples) { all += links + verdicts.diagnostics }
        for found in findings.twins { all += found }
        all += reading.trees + findings.trees
        for found in findings.texts { all += found }
        return course.weighed(all)
    }

    /// Those of the ``diagnostics`` that are about a lesson's file, in the same order.
    public func diagnostics(of lesson: Int) -> [Diagnostic] {
        let path = course.lessons[lesson].filePath
        let reading = course.reading
        let read = reading.files.first { $0.path == path }?.found ?? []
        let own = findings.links[lesson] + samples[lesson].diagnostics + findings.twins[lesson]
        let all = [reading.folders, read, reading.structure, findings.ofSamples, own, reading.trees, findings.trees]
        let about = (all + [findings.texts[lesson]]).flatMap { found in found.filter { $0.range.path == path } }
        return course.weighed(about)
    }
}

extension Course {
    /// What is known of each written lesson, for every page: those that are shown in place of a missing translation have
    /// what their originals have.
    func onAllPages(_ verdicts: [SampleVerdicts]) -> [SampleVerdicts] {
        verdicts
            + lessons[written.upperBound...].map { page in
                page.fallback.map { verdicts[$0.original] } ?? SampleVerdicts()
            }
    }
}
