import Diagnostics
import FileSystem
import SnippetLint
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
        /// Whether all answers stay as they are until a sample changes. They don't where something was given up that may
        /// turn out otherwise another time.
        public let isLasting: Bool
        /// What the shared store was no good for.
        public let storeProblems: [StoreProblem]
    }

    private let toolchain: Toolchain
    private let shim: Shim
    private let shimCache: ShimCache
    private let cacheFile: String?
    /// Where the outcomes of runs are remembered.
    private var runsFile: String? { cacheFile.map { $0 + "-runs" } }
    private let runsSamples: Bool
    private let limits: RunLimits
    private let environment: CompilationEnvironment
    private let store: StoreChoice
    /// The modules that samples are about.
    public var package: SamplePackage? { environment.package }
    /// What the compiler calls itself, and what it compiles for.
    public let compilerName: String
    /// What a process of the compiler may take.
    var compilerLimits = BatchChecker.Limits()

    /// - Parameters:
    ///   - cacheFile: where verdicts are remembered; nil: nowhere.
    ///   - defaultIsolation: the actor that samples belong to where they name none; nil: none.
    ///   - language: the language mode of samples; nil: their package's, else 6.
    ///   - package: the modules that samples are about.
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
        let version = CompilerVersion(toolchain, rememberedIn: shimCache.root).text
        compilerName = version.split(separator: "\n").prefix(2).joined(separator: ", ")
        environment = CompilationEnvironment(
            toolchain,
            version: version,
            shim: shim,
            package: package,
            defaultIsolation: defaultIsolation,
            language: language
        )
    }

    /// - Parameter lessons: for each, all its Swift samples in order, hidden preambles first.
    /// - Throws: what keeps the compiler from being used at all.
    public func verdicts(on lessons: [[Sample]]) async throws -> Outcome {
        let limit = compilerLimits.processorSeconds(1)
        let known = KnownNames(shim)
        let environment = environment
        let plans = try await lessons.concurrentMap { LessonPlan($0, known: known, environment: environment) }
        let asked = runsSamples ? plans.map(\.askedPrograms) : plans.map { _ in [] }
        var types = cacheFile.map { Memory<BatchChecker.Result>(reading: Self.typesFile($0)) } ?? Memory()
        types = types.filter { $1.holds(with: limit) }
        var outcomes = runsFile.map { Memory<RunOutcome>(reading: Self.runsFile($0)) } ?? Memory()
        var store = LazyVerdictStore(store)

        var checked = try await answer(plans.flatMap(\.askedEntries).map { ($0.key, $0.unit) }, into: &types, &store)
        // What one SDK lacks may be another's.
        let others = askOthers(plans, types.values)
        checked += try await answer(others.map { ($0.key, $0.unit) }, into: &types, &store)
        // What is missing is known now: the rest of such samples is looked at with something in its place.
        let first = settled(types.values, others, plans)
        let given = try await plans.indices.map { $0 }.concurrentMap { plans[$0].given(first, after: plans[..<$0]) }
        let again = given.flatMap { $0.values.flatMap(\.self) }
        checked += try await answer(again.map { ($0.key, $0.unit) }, into: &types, &store)
        if let cacheFile {
            let used = Set(plans.flatMap(\.entries).map(\.key) + again.map(\.key) + others.map(\.key))
            _ = try? Self.typesFile(cacheFile).keep(types.filter { used.contains($0) && $1.holds(with: limit) })
        }
        let results = settled(types.values, others, plans)
        let verdicts = try await zip(plans, given).map { ($0, $1) }.concurrentMap {
            $0.0.verdicts(results, given: $0.1)
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
            isLasting: failures.allSatisfy(\.isLasting) && runs.allSatisfy { $0.values.allSatisfy(\.isLasting) }
                && store.problems.isEmpty,
            storeProblems: store.problems
        )
    }

    /// A unit that is tried against another SDK, since the first lacks something.
    private struct OtherTry {
        let first: String
        let unit: CompilationUnit
        let key: String
    }

    private func askOthers(_ plans: [LessonPlan], _ results: [String: BatchChecker.Result]) -> [OtherTry] {
        plans.flatMap { plan -> [OtherTry] in
            guard let kit = plan.kits.dropFirst().first else { return [] }
            return plan.askedEntries.compactMap { entry in
                guard case .messages(let messages) = results[entry.key], InterfaceKit.isLacking(messages) else {
                    return nil
                }
                let unit = entry.unit.against(kit)
                return OtherTry(
                    first: entry.key,
                    unit: unit,
                    key: ContentHash(entry.key, environment.key(of: unit)).text
                )
            }
        }
    }

    /// What the compiler says of each unit, by whichever SDK it is in order with.
    private func settled(_ results: [String: BatchChecker.Result], _ others: [OtherTry], _ plans: [LessonPlan])
        -> [String: BatchChecker
        .Result]
    {
        var settled = results
        for other in others {
            guard case .messages(let messages) = results[other.key] else { continue }
            if !messages.contains(where: { $0.severity == .error }) { settled[other.first] = results[other.key] }
        }
        for entry in plans.filter(\.lacksSimulator).flatMap(\.entries) {
            guard case .messages(let messages) = settled[entry.key], InterfaceKit.isOfSimulator(messages) else {
                continue
            }
            settled[entry.key] = .failure(.missingSDK)
        }
        return settled
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
        let compiled = try await check(missing)
        for (key, result) in compiled { memory[key] = result }
        // At once: whoever runs this may not give it the time to go on.
        store.keep(compiled.filter(\.1.isShared).map { ($0.0, $0.1.rememberedBytes) })
        return missing.count
    }

    private static func typesFile(_ path: String) -> MemoryFile { MemoryFile(path, form: VerdictForm.types) }
    private static func runsFile(_ path: String) -> MemoryFile { MemoryFile(path, form: VerdictForm.runs) }

    // MARK: Running

    /// Each by itself; what fails with one is its outcome.
    private func run(_ programs: [LessonPlan.Program]) async -> [(String, RunOutcome)] {
        guard !programs.isEmpty else { return [] }
        do {
            let folder = try FileSystem.makeTemporaryFolder()
            defer { try? FileSystem.remove(folder) }
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

    // MARK: The compiler

    private func check(_ units: [(key: String, unit: CompilationUnit)]) async throws -> [(String, BatchChecker.Result)]
    {
        guard !units.isEmpty else { return [] }
        let modules = toolchain.hasSwiftUI ? nil : try shimCache.folder(shim, toolchain)
        let folder = try FileSystem.makeTemporaryFolder()
        defer { try? FileSystem.remove(folder) }
        // Apple's modules are many, and compiled at their first use.
        if toolchain.hasSwiftUI {
            for (number, part) in Dictionary(grouping: units.map(\.unit), by: \.kit).values.enumerated() {
                let terms = Terms(settings: environment.settings([]), kit: part.first?.kit)
                let checker = checker(terms, modules, in: folder)
                _ = try checker.warmUp(for: part, in: "\(folder)/warm-up-\(number)")
            }
        }
        let batches = CompilationBatches.of(units).enumerated().map { $0 }
        let checkers = checkers(for: Set(batches.map { Terms($0.element.first?.unit) }), modules, in: folder)
        let results = try await batches.concurrentMap { batch in
            let terms = Terms(batch.element.first?.unit)
            let checker = checkers[terms] ?? checker(terms, modules, in: folder)
            let found = checker.answers(on: batch.element.map(\.unit), name: "b\(batch.offset)")
            return zip(batch.element, found).map { unit, result in (unit.key, result.kept(of: unit.unit)) }
        }
        return results.flatMap { $0 }
    }

    /// What the compiler is told of a unit beside its text.
    private struct Terms: Sendable, Hashable {
        let settings: [String]
        let kit: InterfaceKit?

        init(settings: [String], kit: InterfaceKit?) { (self.settings, self.kit) = (settings, kit) }

        init(_ unit: CompilationUnit?) { self.init(settings: unit?.settings ?? [], kit: unit?.kit) }

        var description: String { settings.joined() + (kit?.name.rawValue ?? "") }
    }

    private func checker(_ terms: Terms, _ modules: String?, in folder: String) -> BatchChecker {
        BatchChecker(
            toolchain: toolchain,
            arguments: arguments(modules: modules, settings: terms.settings, kit: terms.kit),
            folder: folder,
            limits: compilerLimits
        )
    }

    /// One for each way to take the language, each of which knows how the compiler is started.
    private func checkers(for all: Set<Terms>, _ modules: String?, in folder: String) -> [Terms: BatchChecker] {
        all.sorted { $0.description < $1.description }.enumerated().reduce(into: [:]) { checkers, next in
            var checker = checker(next.element, modules, in: folder)
            for mode in BatchChecker.Mode.allCases {
                let place = "\(folder)/asked-\(next.offset)"
                checker.frontends[mode] = FrontendCommand(toolchain, mode.arguments + checker.arguments, in: place)
            }
            checkers[next.element] = checker
        }
    }

    /// How long the compiler may think about one expression; Xcode gives it minutes, and an author none.
    static let secondsForExpression = 3

    /// What the compiler is told of all samples.
    static let flags = [
        "-wmo", "-parse-as-library", "-module-name", "Samples", "-diagnostic-style", "llvm",
        "-print-diagnostic-groups", "-Xfrontend", "-solver-expression-time-threshold=\(secondsForExpression)",
    ]

    private func arguments(modules: String?, settings: [String], kit: InterfaceKit? = nil) -> [String] {
        var arguments = Self.flags
        arguments += settings + ["-I", toolchain.manifestModules]
        if let modules { arguments += ["-I", modules] }
        guard let package = environment.package else { return arguments + toolchain.sdkArguments(kit) }
        arguments += package.search
        // A package is built for the machine itself.
        if let target = package.target { arguments += ["-target", target] }
        return arguments + toolchain.hostArguments
    }
}

extension BatchChecker.Result {
    /// What is worth remembering: warnings only prove what is marked as wrong.
    fileprivate func kept(of unit: CompilationUnit) -> BatchChecker.Result {
        guard case .messages(let messages) = self, !unit.mustFail else { return self }
        return .messages(messages.filter { $0.severity == .error })
    }
}
