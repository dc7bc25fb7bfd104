import Diagnostics
import FileSystem
import SnippetSyntax
import Support

/// Has the Swift compiler check the samples of lessons.
///
/// Each sample is read as its marks say, wrapped as its shape asks, and given what it needs of the lesson; the compiler sees
/// many at once, and what it said once of a text is remembered.
public struct SampleCompiler: Sendable {
    /// A sample with the linter's verdict on it.
    public struct Sample: Sendable {
        public let snippet: Snippet
        public let segments: [SnippetVerdict.Segment]
        /// What it is made of, as a whole.
        let anatomy: SampleAnatomy
        /// Whether a verdict on it is wanted; others borrow from it all the same.
        let isAsked: Bool
        /// The system that it is for, and all its lesson with it; nil: the course's.
        let platform: SamplePlatform?

        /// - Parameters:
        ///   - verdict: nil where the linter has not seen it.
        ///   - isAsked: whether a verdict on it is wanted.
        ///   - platform: the system that its lesson is for; nil: the course's.
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
        /// By lesson, then sample; as the samples were given.
        public let verdicts: [[CompilationVerdict]]
        /// What running showed, by lesson, then by the sample's place in it.
        public let runs: [[Int: RunOutcome]]
        /// How many texts were given to the compiler.
        public let checked: Int
        /// For each lesson, how many of its samples were not judged, or not run to their end, because the time of the whole
        /// command was over.
        public let late: [Int]
        /// Whether all answers stay as they are until a sample changes. They don't where something was given up that may
        /// turn out otherwise another time.
        public let isLasting: Bool
        /// What the shared store was no good for.
        public let storeProblems: [StoreProblem]
    }

    let toolchain: Toolchain
    private let shim: Shim
    private let shimCache: ShimCache
    let cacheFile: String?
    /// Where the outcomes of runs are remembered.
    private var runsFile: String? { cacheFile.map { $0 + "-runs" } }
    let runsSamples: Bool
    private let limits: RunLimits
    let environment: CompilationEnvironment
    private let store: StoreChoice
    /// The modules that samples are about.
    public var package: SamplePackage? { environment.package }
    /// What the compiler calls itself, and what it compiles for; `unknown` where it doesn't say it.
    public let compilerName: String
    /// Why what is compiled for all courses isn't kept; nil where it is.
    public var cacheProblem: UserCache.Problem? { shimCache.problem }
    /// What a process of the compiler may take.
    var compilerLimits = BatchChecker.Limits()

    /// - Parameters:
    ///   - cacheFile: where verdicts are remembered; nil: nowhere.
    ///   - defaultIsolation: the actor that samples belong to where they name none; nil: none.
    ///   - language: the language mode of samples; nil: their package's, else 6.
    ///   - package: the modules that samples are about.
    ///   - documents: files and folders that belong to no course; without a package, the sources beside them tell which names are
    ///     no slips.
    ///   - runsSamples: whether samples that ask for it are run.
    ///   - limits: what those may use up.
    ///   - shimFolder: where the shim's modules are kept; nil: in the user's cache.
    ///   - store: where verdicts are shared with other machines.
    public init(
        _ toolchain: Toolchain,
        cacheFile: String?,
        defaultIsolation: String? = nil,
        language: String? = nil,
        package: SamplePackage? = nil,
        beside documents: [String] = [],
        runsSamples: Bool = false,
        limits: RunLimits = RunLimits(),
        shimFolder: String? = nil,
        store: StoreChoice = StoreChoice()
    ) {
        self.runsSamples = runsSamples
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

    /// All that answers depend on beside samples and the settings of their course, told without starting the compiler: Glosa, the
    /// compiler, and the packages with what was built of them.
    ///
    /// - Returns: nil where that can't be told.
    public static func state(of toolchain: Toolchain, package: SamplePackage?) -> String? {
        guard let compiler = CompilerVersion.state(of: toolchain),
            let program = FileSystem.programPath.flatMap({ try? FileSystem.stamp(of: $0) })
        else { return nil }
        return ContentHash(VerdictForm.current, program, compiler, package?.state ?? "").text
    }

    /// The same of the compiler itself.
    public var state: String? { Self.state(of: toolchain, package: package) }

    /// - Parameter lessons: for each, all its Swift samples in order, hidden preambles first.
    /// - Throws: what keeps the compiler from being used at all.
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
        if let package {
            let names = plans.map { $0.missingValues(types.values) }
            let samples = plans.flatMap { $0.samples.map(\.anatomy) }
            let shared = SharedNames(package).types(of: names.reduce(into: []) { $0.formUnion($1) }, in: samples)
            let touched = plans.indices.filter { !names[$0].isDisjoint(with: shared.keys) }
            let bound = try await touched.concurrentMap {
                LessonPlan(lessons[$0], known: known, environment: environment, sharing: shared)
            }
            for (index, plan) in zip(touched, bound) { plans[index] = plan }
            checked += try await answer(
                bound.flatMap(\.askedEntries).map { ($0.key, $0.unit) },
                into: &types,
                &store
            )
        }
        // What one SDK lacks may be another's.
        let others = OtherKits(plans, after: types.values, in: environment)
        checked += try await answer(others.tries.map { ($0.key, $0.unit) }, into: &types, &store)
        // What is missing is known now: the rest of such samples is looked at with something in its place.
        let first = others.settled(types.values)
        if let package {
            let names = plans.reduce(into: Set<String>()) { $0.formUnion($1.namesOfPast(first.results)) }
            let past = names.isEmpty ? [:] : PackagePast(package).former(names)
            for index in plans.indices where !past.isEmpty { plans[index].past = past }
        }
        let settled = plans
        let given = try await settled.indices.map { $0 }.concurrentMap {
            settled[$0].given(first.results, by: first.kits, after: settled[..<$0])
        }
        let heard = try await settled.concurrentMap { $0.testimonies(first.results, by: first.kits) }
        // In order, so that the same samples stand in one module whenever they are checked.
        let guesses = given.flatMap { $0.sorted { $0.key < $1.key }.flatMap(\.value) }.map { ($0.key, $0.unit) }
        let testimonies = heard.flatMap { $0.sorted { $0.key < $1.key }.flatMap(\.value) }.map { ($0.key, $0.unit) }
        let again = guesses + testimonies
        checked += try await answer(again, into: &types, &store)
        if let cacheFile {
            let used = Set(unbound + plans.flatMap(\.entries).map(\.key) + again.map(\.0) + others.tries.map(\.key))
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
        let failures = verdicts.lazy.flatMap(\.self).compactMap(\.failure)
        return Outcome(
            verdicts: verdicts,
            runs: runs,
            checked: checked,
            late: zip(verdicts, runs).map(Self.countLate),
            isLasting: failures.allSatisfy(\.isLasting) && runs.allSatisfy { $0.values.allSatisfy(\.isLasting) }
                && store.problems.isEmpty,
            storeProblems: store.problems
        )
    }

    private static func countLate(_ verdicts: [CompilationVerdict], _ runs: [Int: RunOutcome]) -> Int {
        verdicts.indices.count { verdicts[$0].failure == .timeLimit || runs[$0]?.ending == .skipped(.timeLimit) }
    }

    /// Has the store and then the compiler answer what isn't remembered.
    ///
    /// - Returns: how many units the compiler was given.
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
        // At once: whoever runs this may not give it the time to go on.
        store.keep(compiled.filter(\.1.isShared).map { ($0.0, $0.1.rememberedBytes) })
        return missing.count
    }

    static func typesFile(_ path: String) -> MemoryFile { MemoryFile(path, form: VerdictForm.types) }
    static func runsFile(_ path: String) -> MemoryFile { MemoryFile(path, form: VerdictForm.runs) }

    // MARK: Running

    /// Each by itself; what fails with one is its outcome.
    func run(_ programs: [LessonPlan.Program]) async -> [(String, RunOutcome)] {
        guard !programs.isEmpty else { return [] }
        do {
            let folder = try FileSystem.makeTemporaryFolder()
            defer { FileSystem.removeTemporaryFolder(folder) }
            let runner = ProgramRunner(
                toolchain: toolchain,
                shim: shim,
                shimCache: shimCache,
                package: environment.package,
                folder: folder,
                limits: limits,
                obstacle: ConfinedRun.obstacle()
            )
            return try await programs.concurrentMap { ($0.key, runner.run($0.program, name: $0.key)) }
        } catch {
            return programs.map { ($0.key, RunOutcome(.skipped(.failed("\(error)")))) }
        }
    }
}
