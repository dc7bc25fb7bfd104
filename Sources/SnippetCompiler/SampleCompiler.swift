import Diagnostics
import FileSystem
import SnippetSyntax
import Support

/// Has the Swift compiler check the samples of lessons.
///
/// Each sample is read as its marks say, wrapped as its shape needs, and given the lesson's declarations that it uses; the
/// compiler gets many at once, and its answers are cached by the text.
public struct SampleCompiler: Sendable {
    /// A sample with the linter's verdict on it.
    public struct Sample: Sendable {
        public let snippet: Snippet
        public let segments: [SnippetVerdict.Segment]
        /// The anatomy of the whole sample.
        let anatomy: SampleAnatomy
        /// True if a verdict on it is wanted; others borrow from it all the same.
        let isAsked: Bool
        /// The platform of the sample and of its whole lesson; nil for the course's.
        let platform: SamplePlatform?

        /// - Parameters:
        ///   - verdict: The linter's verdict; nil if the linter hasn't checked the sample.
        ///   - isAsked: True if a verdict on the sample is wanted.
        ///   - platform: The platform of its lesson; nil for the course's.
        public init(
            snippet: Snippet,
            verdict: SnippetVerdict? = nil,
            isAsked: Bool = true,
            platform: SamplePlatform? = nil
        ) {
            self.platform = platform
            self.snippet = snippet
            self.isAsked = isAsked && !(verdict?.isJudgedElsewhere ?? false)
            segments = verdict?.segments ?? []
            anatomy = verdict?.facts.anatomy ?? SampleAnatomy(snippet)
        }
    }

    public struct Outcome: Sendable {
        /// The verdicts by lesson, then sample; in the order of the given samples.
        public let verdicts: [[CompilationVerdict]]
        /// The outcomes of runs by lesson, then by the sample's index in it.
        public let runs: [[Int: RunOutcome]]
        /// The answers on the claims of comments by lesson, then by the sample's index in it.
        public let claims: [[Int: ClaimAnswer]]
        /// The number of units that the compiler got.
        public let checked: Int
        /// For each lesson, the number of samples that were not judged, or not run to their end, because the time limit of the
        /// whole command was reached.
        public let late: [Int]
        /// True if all answers hold until a sample changes. False if a check or run was stopped that may end otherwise another
        /// time.
        public let isLasting: Bool
        /// The problems with the shared store.
        public let storeProblems: [StoreProblem]
    }

    let toolchain: Toolchain
    let shim: Shim
    let shimCache: ShimCache
    let cacheFile: String?
    /// The file in which the outcomes of runs are cached.
    private var runsFile: String? { cacheFile.map { $0 + "-runs" } }
    /// The file in which the answers on claims are cached.
    var claimsFile: MemoryFile? { cacheFile.map { MemoryFile($0 + "-claims", form: VerdictForm.runs) } }
    let runsSamples: Bool
    private let testsClaims: Bool
    let limits: RunLimits
    let environment: CompilationEnvironment
    private let store: StoreChoice
    /// The modules that samples are about.
    public var package: SamplePackage? { environment.package }
    /// The compiler's name for itself, with its target; `unknown` if it doesn't tell.
    public let compilerName: String
    /// The reason why modules compiled for all courses aren't cached; nil if they are.
    public var cacheProblem: UserCache.Problem? { shimCache.problem }
    /// The resources that a process of the compiler may take.
    var compilerLimits = BatchChecker.Limits()

    /// - Parameters:
    ///   - cacheFile: The file in which verdicts are cached; nil for no cache.
    ///   - defaultIsolation: The actor of samples that name none; nil for no actor.
    ///   - language: The language mode of samples; nil for their package's, else 6.
    ///   - package: The modules that samples are about.
    ///   - documents: Files and folders that belong to no course; without a package, the sources beside them show which names
    ///     aren't misspelt.
    ///   - runsSamples: True if samples that ask for it are run.
    ///   - testsClaims: True if samples are run for the claims of their comments.
    ///   - limits: The limits of their resources.
    ///   - shimFolder: The folder in which the shim's modules are kept; nil for the user's cache.
    ///   - store: The store in which verdicts are shared with other machines.
    public init(
        _ toolchain: Toolchain,
        cacheFile: String?,
        defaultIsolation: String? = nil,
        language: String? = nil,
        package: SamplePackage? = nil,
        beside documents: [String] = [],
        runsSamples: Bool = false,
        testsClaims: Bool = false,
        limits: RunLimits = RunLimits(),
        shimFolder: String? = nil,
        store: StoreChoice = StoreChoice()
    ) {
        self.runsSamples = runsSamples
        self.testsClaims = testsClaims
        self.limits = limits
        self.toolchain = toolchain
        self.cacheFile = cacheFile
        self.store = store
        shim = Shim.embedded
        shimCache = ShimCache(root: shimFolder)
        let version = CompilerVersion(toolchain, rememberedIn: shimCache.place)
        compilerName = version.name ?? "unknown"
        environment = CompilationEnvironment(
            toolchain,
            version: version.text,
            shim: shim,
            package: package,
            surroundings: documents.isEmpty ? nil : Lazy { SurroundingSources(around: documents) },
            defaultIsolation: defaultIsolation,
            language: language
        )
    }

    /// Returns a hash of everything that answers depend on besides samples and the settings of their course, without starting the
    /// compiler: Glosa, the compiler, and the packages with their builds.
    ///
    /// - Returns: Nil if a part of it is unknown.
    public static func state(of toolchain: Toolchain, package: SamplePackage?) -> String? {
        guard let compiler = CompilerVersion.state(of: toolchain),
            let program = FileSystem.programPath.flatMap({ try? FileSystem.stamp(of: $0) })
        else { return nil }
        return ContentHash(VerdictForm.current, program, compiler, package?.state ?? "").text
    }

    /// The same hash for this compiler and its package.
    public var state: String? { Self.state(of: toolchain, package: package) }

    /// Returns the verdicts on lessons, and the outcomes of their samples' runs.
    ///
    /// - Parameter lessons: For each, all its Swift samples in order, hidden preambles first.
    /// - Throws: The reason why the compiler can't be used at all.
    public func verdicts(on lessons: [[Sample]]) async throws -> Outcome {
        let limit = compilerLimits.processorSeconds(1)
        let known = KnownNames(shim)
        let environment = environment
        var plans = try await lessons.concurrentMap { LessonPlan($0, known: known, environment: environment) }
        let asked = runsSamples ? plans.map(\.askedPrograms) : plans.map { _ in [] }
        var types = cacheFile.map { Memory<BatchChecker.Result>(reading: Self.typesFile($0)) } ?? Memory()
        types = types.filter { $1.holds(with: limit) }
        var outcomes = runsFile.map { Memory<RunOutcome>(reading: Self.runsFile($0)) } ?? Memory()
        var store = LazyVerdictStore(store)

        var checked = try await answer(plans.flatMap(\.askedEntries).map { ($0.key, $0.unit) }, into: &types, &store)
        let unbound = plans.flatMap(\.entries).map(\.key)
        var tried: [String] = []
        /// The plans of comments of which not all samples compile with the types that were tried for shared values.
        var partly: [Int: LessonPlan] = [:]
        /// The plans whose values got types, each without and with them.
        var pairs: [(plan: LessonPlan, bound: LessonPlan)] = []
        if let package {
            let shared = SharedValues(plans, after: types.values, in: package).types
            let touched = plans.indices.filter { !shared[$0].isEmpty }
            let bound = try await touched.concurrentMap {
                LessonPlan(lessons[$0], known: known, environment: environment, sharing: shared[$0])
            }
            tried = bound.flatMap(\.entries).map(\.key)
            checked += try await answer(
                bound.flatMap(\.askedEntries).map { ($0.key, $0.unit) },
                into: &types,
                &store
            )
            for (index, plan) in zip(touched, bound) {
                pairs.append((plans[index], plan))
                if !plan.documentsSources || plan.passes(types.values) {
                    plans[index] = plan
                } else {
                    partly[index] = plan
                }
            }
        }
        // A declaration that one SDK lacks may be in another.
        let others = OtherKits(plans, after: types.values, in: environment)
        checked += try await answer(others.tries.map { ($0.key, $0.unit) }, into: &types, &store)
        // The missing names are known now: such samples are checked again with stand-ins for them.
        let first = others.settled(types.values)
        if let package {
            let names = plans.reduce(into: Set<String>()) { $0.formUnion($1.namesOfPast(first.results)) }
            let histories = PackagePast(package, rememberedIn: cacheFile.map { $0 + "-past" })
            let past = names.isEmpty ? [:] : histories.former(names)
            for index in plans.indices where !past.isEmpty { plans[index].past = past }
        }
        let added = plans.reduce(into: Set<String>()) { added, plan in
            for sample in plan.samples { added.formUnion(sample.anatomy.membersAdded) }
        }
        let foreign = plans.reduce(into: Set<String>()) { $0.formUnion($1.otherModules) }
        let proven = ProvenValues(pairs, after: types.values)
        let shown = CommentTypes(plans)
        for index in plans.indices {
            plans[index].membersAdded = added
            plans[index].foreignModules = foreign
            plans[index].proven = proven
            plans[index].typesOfComments = shown.shownOnce(before: index)
        }
        let settled = plans
        let lessons = EarlierLessons(settled, after: first.results)
        let bound = partly
        let given = try await settled.indices.map { $0 }.concurrentMap { index in
            settled[index].given(
                first.results,
                by: first.kits,
                lendingFrom: lessons,
                before: index,
                binding: bound[index]
            )
        }
        let heard = try await settled.concurrentMap { $0.testimonies(first.results, by: first.kits) }
        // In order, so that the same samples share a module whenever they are checked.
        let guesses = given.flatMap { $0.sorted { $0.key < $1.key }.flatMap(\.value) }.map { ($0.key, $0.unit) }
        let testimonies = heard.flatMap { $0.sorted { $0.key < $1.key }.flatMap(\.value) }.map { ($0.key, $0.unit) }
        let again = guesses + testimonies
        checked += try await answer(again, into: &types, &store)
        if let cacheFile {
            let used = Set(
                unbound + tried + plans.flatMap(\.entries).map(\.key) + again.map(\.0) + others.tries.map(\.key)
            )
            _ = try? Self.typesFile(cacheFile).keep(types.filter { used.contains($0) && $1.holds(with: limit) })
        }
        let results = others.settled(types.values).results
        let verdicts = try await settled.indices.map { $0 }.concurrentMap {
            settled[$0].verdicts(results, given: given[$0], hearing: heard[$0])
        }

        var programs = outcomes.missing(asked.flatMap(\.self), \.key)
        let keys = programs.map(\.key)
        store.doubt(outcomes.take(store.verdicts(keys), for: keys, where: \.isRemembered))
        programs = outcomes.missing(programs, \.key)
        let ended = await run(programs)
        for (key, outcome) in ended { outcomes[key] = outcome }
        if let runsFile, asked.contains(where: { !$0.isEmpty }) {
            let used = Set(plans.flatMap(\.programs).map(\.key))
            _ = try? Self.runsFile(runsFile).keep(outcomes.filter { used.contains($0) && $1.isRemembered })
        }
        store.keep(ended.filter(\.1.isRemembered).map { ($0.0, $0.1.rememberedBytes) })
        let runs = asked.map { programs in
            programs.reduce(into: [Int: RunOutcome]()) { $0[$1.sample] = outcomes[$1.key] }
        }
        let claims = testsClaims ? try await answers(onClaimsOf: settled, verdicts, results) : plans.map { _ in [:] }
        let failures = verdicts.lazy.flatMap(\.self).compactMap(\.failure)
        return Outcome(
            verdicts: verdicts,
            runs: runs,
            claims: claims,
            checked: checked,
            late: zip(verdicts, runs).map(Self.countLate),
            isLasting: failures.allSatisfy(\.isLasting) && runs.allSatisfy { $0.values.allSatisfy(\.isLasting) }
                && claims.allSatisfy { $0.values.allSatisfy { $0.outcome?.isLasting ?? true } }
                && store.problems.isEmpty,
            storeProblems: store.problems
        )
    }

    private static func countLate(_ verdicts: [CompilationVerdict], _ runs: [Int: RunOutcome]) -> Int {
        verdicts.indices.count { verdicts[$0].failure == .timeLimit || runs[$0]?.ending == .skipped(.timeLimit) }
    }

    /// Answers units that aren't cached from the store, and the rest by the compiler.
    ///
    /// - Returns: The number of units that the compiler got.
    private func answer(
        _ units: [(key: String, unit: CompilationUnit)],
        into memory: inout Memory<BatchChecker.Result>,
        _ store: inout LazyVerdictStore
    ) async throws -> Int {
        let unknown = memory.missing(units, \.key)
        let keys = unknown.map(\.key)
        store.doubt(memory.take(store.verdicts(keys), for: keys, where: \.isShared))
        let missing = memory.missing(unknown, \.key)
        let checker = UnitChecker(
            toolchain: toolchain,
            shim: shim,
            shimCache: shimCache,
            environment: environment,
            limits: compilerLimits
        )
        let compiled = try await checker.check(missing)
        for (key, result) in compiled { memory[key] = result }
        // At once: the process may be stopped at any time.
        store.keep(compiled.filter(\.1.isShared).map { ($0.0, $0.1.rememberedBytes) })
        return missing.count
    }

    static func typesFile(_ path: String) -> MemoryFile { MemoryFile(path, form: VerdictForm.types) }
    static func runsFile(_ path: String) -> MemoryFile { MemoryFile(path, form: VerdictForm.runs) }

    // MARK: Running

    /// Runs programs, each by itself; a failure is the program's outcome.
    func run(_ programs: [LessonPlan.Program]) async -> [(String, RunOutcome)] {
        guard !programs.isEmpty else { return [] }
        do {
            let folder = try FileSystem.makeTemporaryFolder()
            defer { FileSystem.removeTemporaryFolder(folder) }
            let runner = runner(in: folder)
            return try await programs.concurrentMap { ($0.key, runner.run($0.program, name: $0.key)) }
        } catch {
            return programs.map { ($0.key, RunOutcome(.skipped(.failed("\(error)")))) }
        }
    }
}
