import Course
import CourseConfiguration
import Diagnostics
import Markdown
import SnippetLint
import SnippetSyntax
import Support

/// Judges the samples of lessons by the rules that the course sets.
struct SampleGate: Sendable {
    /// The linters, by the names of profiles; few courses use more than one.
    private let linters: [String: Lazy<SnippetLinter>]
    private let fallback: Lazy<SnippetLinter>
    let preamble: SourceFile?
    let types: TypeCheck?
    /// The facts wanted of every sample, besides verdicts.
    private let facts: SampleFacts.Kinds
    private let finder: UsageFinder?
    private let shard: Shard?

    /// - Parameters:
    ///   - preamble: the hidden declarations that every sample of the course may use.
    ///   - types: the compiler's check, or the ledger's in its place; nil if neither is asked.
    ///   - makesPages: true if the facts that pages show of the samples are wanted.
    ///   - finder: finds the code of outcomes in the samples; nil: nothing is looked for.
    ///   - shard: the part of the samples that is judged; nil: all.
    init(
        _ configuration: Configuration,
        preamble: SourceFile?,
        types: TypeCheck? = nil,
        makesPages: Bool,
        finder: UsageFinder? = nil,
        shard: Shard? = nil
    ) {
        self.shard = shard
        self.types = types
        self.finder = finder
        let shown: SampleFacts.Kinds = makesPages ? .highlights : []
        facts = types?.startsCompiler == true ? shown.union(.anatomy) : shown
        func linter(_ profile: Profile) -> Lazy<SnippetLinter> {
            Lazy {
                SnippetLinter(
                    LintConfiguration(
                        profile: profile,
                        levels: configuration.rules,
                        defaultIsolation: configuration.defaultIsolation
                    )
                )
            }
        }
        let profiles = Profile.builtIn + configuration.customProfiles
        linters = Dictionary(profiles.map { ($0.name, linter($0)) }) { _, last in last }
        fallback = linter(.modernState)
        self.preamble = preamble
    }

    /// The verdicts on the samples of many lessons.
    struct Judged {
        /// The verdicts, in the lessons' order.
        let verdicts: [SampleVerdicts]
        /// Findings about the whole course.
        let ofAll: [Diagnostic]
        /// True if the verdicts hold as long as the samples do.
        let isLasting: Bool
        /// The compiler's answers; nil if it wasn't asked.
        let evidence: EvidenceLedger?
    }

    /// The verdicts on the samples of many lessons, in the lessons' order, worked out on all cores.
    ///
    /// Lessons that hold the same samples, as translations do, are judged once; the others get that verdict at their own
    /// places.
    func judge(_ lessons: [Lesson]) async throws -> Judged {
        let (preamble, testsPages) = (preamble, types?.testsPages ?? false)
        let samples = try await lessons.concurrentMap {
            LessonSamples($0.document, coursePreamble: preamble, declared: $0.declared, testsClaims: testsPages)
        }
        let keys = try await lessons.indices.concurrentMap { index in
            SampleKey(
                samples[index].snippets,
                profile: lessons[index].profile,
                platform: lessons[index].metadata.platform,
                path: lessons[index].filePath
            )
        }
        var firstOfItsKind: [SampleKey: Int] = [:]
        var model: [Int] = []
        var firstOfItsID: [String: Int] = [:]
        var translated: Set<Int> = []
        for (index, lesson) in lessons.enumerated() {
            let first = firstOfItsKind[keys[index]] ?? index
            firstOfItsKind[keys[index]] = first
            model.append(first)
            // Translations whose samples are not the same to the byte will be compared.
            let other = firstOfItsID[lesson.id] ?? first
            if other != first { translated.formUnion([other, first]) } else { firstOfItsID[lesson.id] = first }
        }
        let compared = translated
        let models = lessons.indices.filter { model[$0] == $0 }
        var linted = try await models.concurrentMap {
            judge(samples[$0], of: lessons[$0], isCompared: compared.contains($0))
        }
        let division = SampleDivision(linted, into: shard, preamble: preamble?.path)
        for index in linted.indices { linted[index].leaveToOthers(allBut: division.own(linted[index])) }
        let reporting = Dictionary(uniqueKeysWithValues: zip(models, linted.map(\.isReported)))
        let checked = try await types?.check(linted) ?? TypeCheck.Outcome(lessons: linted)
        let buildFailure = types?.buildFailure(neededBy: lessons, linted)
        let (results, ofPreamble) = withoutPreamble(checked.lessons.map(\.result))
        let verdicts = Dictionary(uniqueKeysWithValues: zip(models, results))
        let ofTests = try await shard?.isFirst ?? true ? types?.findings(ofTestsIn: lessons) : nil
        let ofLinks = shard?.isFirst ?? true ? types?.findings(ofSymbolLinksIn: lessons) : nil
        let moved = try await lessons.indices.concurrentMap { [model] index in
            let first = model[index]
            var verdict = verdicts[first] ?? SampleVerdicts()
            if first != index {
                let relocation = Relocation(
                    from: samples[first].snippets,
                    to: samples[index].snippets,
                    path: lessons[first].filePath,
                    newPath: lessons[index].filePath
                )
                verdict = verdict.moved(by: relocation)
            }
            let completed = reporting[first] ?? true ? complete(verdict, samples[index], lessons[index]) : verdict
            let found = (ofTests?[index] ?? []) + (ofLinks?[index] ?? [])
            return found.isEmpty ? completed : completed.with(diagnostics: completed.diagnostics + found)
        }
        return Judged(
            verdicts: moved,
            ofAll: [buildFailure].compactMap(\.self) + checked.findings + ofPreamble,
            isLasting: checked.isLasting && buildFailure == nil,
            evidence: checked.evidence
        )
    }

    /// The verdicts on a lesson's samples, and the findings about its choice of profile.
    func judge(_ lesson: Lesson) -> SampleVerdicts {
        let samples = LessonSamples(
            lesson.document,
            coursePreamble: preamble,
            declared: lesson.declared,
            testsClaims: types?.testsPages ?? false
        )
        let judged = judge(samples, of: lesson, isCompared: false)
        let result = (types?.read([judged]).first ?? judged).result
        return complete(withoutPreamble([result]).0.first ?? result, samples, lesson)
    }

    func judge(_ samples: LessonSamples, of lesson: Lesson, isCompared: Bool) -> JudgedLesson {
        let facts = isCompared ? facts.union(.skeleton) : facts
        var judged = JudgedLesson(
            samples,
            by: linter(of: lesson),
            facts: facts,
            readsFiles: types?.readsFiles ?? false,
            finder: finder
        )
        judged.platform = lesson.metadata.platform
        return judged
    }

    func linter(of lesson: Lesson) -> SnippetLinter { (linters[lesson.profile] ?? fallback).value }

    /// Adds the findings outside the samples: the profile's name, suppression comments without effect, Swift outside of blocks.
    private func complete(_ verdicts: SampleVerdicts, _ samples: LessonSamples, _ lesson: Lesson) -> SampleVerdicts {
        let unnamed = [UnlabelledCode.note(samples.unnamed, in: lesson.file)].compactMap(\.self)
        guard samples.snippets.contains(where: { !$0.isPreamble }) else {
            // A comment that names no rule is wrong on a page without samples, too.
            let outside = samples.suppressions.useless(used: [], linter: linter(of: lesson)) + unnamed
            return outside.isEmpty ? verdicts : verdicts.with(diagnostics: verdicts.diagnostics + outside)
        }
        let unknown = linters[lesson.profile] == nil ? [unknownProfile(lesson)] : []
        let used = lesson.document.codeBlocks.compactMap { block in
            verdicts.byBlock[block.ordinal].map { (offset: block.range.bytes.lowerBound, rules: $0.usedDisabledRules) }
        }
        let useless = samples.suppressions.useless(used: used, linter: linter(of: lesson))
        // A test that expects a refusal is compared with the compiler's words instead.
        let own = verdicts.diagnostics.filter { finding in
            ![.syntax, .unbalancedFence, .notSwift].contains(finding.rule) || finding.range.path != lesson.filePath
                || !samples.tested.isRefused(at: finding.range.bytes.lowerBound)
        }
        return verdicts.with(
            diagnostics: unknown + useless + unnamed + samples.unfenced.map(UnfencedCode.finding) + own
        )
    }

    /// Separates the findings about the course's preamble: they are found with every lesson, and belong to none.
    private func withoutPreamble(_ verdicts: [SampleVerdicts]) -> ([SampleVerdicts], ofPreamble: [Diagnostic]) {
        guard let path = preamble?.path else { return (verdicts, []) }
        var said: [Diagnostic] = []
        let others = verdicts.map { verdict in
            for finding in verdict.diagnostics where finding.range.path == path && !said.contains(finding) {
                said.append(finding)
            }
            return verdict.with(diagnostics: verdict.diagnostics.filter { $0.range.path != path })
        }
        return (others, said)
    }

    private func unknownProfile(_ lesson: Lesson) -> Diagnostic {
        let names = linters.keys.sorted()
        let list = names.joined(separator: ", ")
        return Diagnostic(
            rule: .unknownProfile,
            severity: .error,
            message: LocalizedText(
                en: "there is no profile “\(lesson.profile)”: the samples are checked with modern-state",
                es: "no existe el perfil «\(lesson.profile)»: las muestras se comprueban con modern-state"
            ),
            range: lesson.file.range(0..<0),
            advice: NearMiss.suggestion(for: lesson.profile, among: names).map {
                LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
            } ?? LocalizedText(en: "the profiles are: \(list)", es: "los perfiles son: \(list)")
        )
    }
}
