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

        /// - Parameter verdict: nil where the linter has not seen it.
        public init(snippet: Snippet, verdict: SnippetVerdict? = nil) {
            self.snippet = snippet
            isAsked = !(verdict?.isJudgedElsewhere ?? false)
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
    public init(
        _ toolchain: Toolchain,
        cacheFile: String?,
        defaultIsolation: String? = nil,
        language: String? = nil,
        package: SamplePackage? = nil,
        runsSamples: Bool = false,
        limits: RunLimits = RunLimits(),
        shimFolder: String? = nil
    ) {
        self.runsSamples = runsSamples
        self.limits = limits
        self.toolchain = toolchain
        self.cacheFile = cacheFile
        shim = Shim.embedded
        environment = CompilationEnvironment(
            toolchain,
            shim: shim,
            package: package,
            defaultIsolation: defaultIsolation,
            language: language
        )
        shimCache = ShimCache(root: shimFolder)
    }

    /// - Parameter lessons: for each, all its Swift samples in order, hidden preambles first.
    /// - Throws: what keeps the compiler from being used at all.
    public func verdicts(on lessons: [[Sample]]) async throws -> Outcome {
        let limit = compilerLimits.processorSeconds(1)
        var memory = cacheFile.map { Memory<BatchChecker.Result>(reading: Self.typesFile($0)) } ?? Memory()
        memory = memory.filter { $1.holds(with: limit) }
        let known = KnownNames(shim)
        let environment = environment
        let plans = try await lessons.concurrentMap { LessonPlan($0, known: known, environment: environment) }
        var checked = try await answer(plans.flatMap(\.askedEntries).map { ($0.key, $0.unit) }, into: &memory)
        // What is missing is known now: the rest of such samples is looked at with something in its place.
        let first = memory.values
        let given = try await plans.indices.map { $0 }.concurrentMap { plans[$0].given(first, after: plans[..<$0]) }
        let again = given.flatMap { $0.values.flatMap(\.self) }
        checked += try await answer(again.map { ($0.key, $0.unit) }, into: &memory)
        if let cacheFile {
            let used = Set(plans.flatMap(\.entries).map(\.key) + again.map(\.key))
            _ = try? Self.typesFile(cacheFile).keep(memory.filter { used.contains($0) && $1.holds(with: limit) })
        }
        let results = memory.values
        let verdicts = try await zip(plans, given).map { ($0, $1) }.concurrentMap {
            $0.0.verdicts(results, given: $0.1)
        }
        let runs = await run(plans)
        let failures = verdicts.lazy.flatMap(\.self).compactMap(\.failure)
        return Outcome(
            verdicts: verdicts,
            runs: runs,
            checked: checked,
            isLasting: failures.allSatisfy(\.isLasting) && runs.allSatisfy { $0.values.allSatisfy(\.isLasting) }
        )
    }

    /// Has the compiler answer what isn't remembered.
    ///
    /// - Returns: how many units it was given.
    private func answer(_ units: [(key: String, unit: CompilationUnit)], into memory: inout Memory<BatchChecker.Result>)
        async throws -> Int
    {
        var seen: Set<String> = []
        let missing = units.filter { memory[$0.key] == nil && seen.insert($0.key).inserted }
        for (key, result) in try await check(missing) { memory[key] = result }
        return missing.count
    }

    private static func typesFile(_ path: String) -> MemoryFile { MemoryFile(path, form: "glosa types 6") }
    private static func runsFile(_ path: String) -> MemoryFile { MemoryFile(path, form: "glosa runs 3") }

    // MARK: Running

    private func run(_ plans: [LessonPlan]) async -> [[Int: RunOutcome]] {
        let programs = runsSamples ? plans.flatMap(\.askedPrograms) : []
        guard !programs.isEmpty else { return plans.map { _ in [:] } }
        let known = runsFile.map { Memory<RunOutcome>(reading: Self.runsFile($0)) } ?? Memory()
        var memory = known
        var seen: Set<String> = []
        let missing = programs.filter { known[$0.key] == nil && seen.insert($0.key).inserted }
        for (key, outcome) in await run(missing) { memory[key] = outcome }
        if let runsFile {
            let used = Set(plans.flatMap(\.programs).map(\.key))
            _ = try? Self.runsFile(runsFile).keep(memory.filter { used.contains($0) && $1.isRemembered })
        }
        let outcomes = memory
        return plans.map { plan in
            plan.programs.reduce(into: [:]) { $0[$1.sample] = outcomes[$1.key] }
        }
    }

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
            let all = arguments(modules: modules, settings: environment.settings([]))
            let checker = BatchChecker(toolchain: toolchain, arguments: all, folder: folder, limits: compilerLimits)
            _ = try checker.warmUp(for: units.map(\.unit), in: "\(folder)/warm-up")
        }
        let batches = Self.batches(units).enumerated().map { $0 }
        let results = try await batches.concurrentMap { batch in
            let settings = batch.element.first?.unit.settings ?? []
            let checker = BatchChecker(
                toolchain: toolchain,
                arguments: arguments(modules: modules, settings: settings),
                folder: folder,
                limits: compilerLimits
            )
            let found = checker.answers(on: batch.element.map(\.unit), name: "b\(batch.offset)")
            return zip(batch.element, found).map { unit, result in (unit.key, result.kept(of: unit.unit)) }
        }
        return results.flatMap { $0 }
    }

    /// Alike as to what is expected of them, so that what is meant to fail costs the others no second run.
    private static func batches(_ units: [(key: String, unit: CompilationUnit)]) -> [[(
        key: String, unit: CompilationUnit
    )]] {
        let together = units.filter(\.unit.claims.isEmpty)
        let most = min(BatchChecker.size, max(8, (together.count + processorCount - 1) / processorCount))
        // A process takes the language in one way.
        let bySettings = Dictionary(grouping: together) { "\($0.unit.mustFail) \($0.unit.isGuess) \($0.unit.settings)" }
        return bySettings.sorted { $0.key < $1.key }.map(\.value).flatMap { part in
            stride(from: 0, to: part.count, by: most).map { Array(part[$0..<min($0 + most, part.count)]) }
        } + claimingBatches(units.filter { !$0.unit.claims.isEmpty })
    }

    /// Units that other files see something of, apart from the rest: in each batch no two make the same known.
    private static func claimingBatches(_ units: [(key: String, unit: CompilationUnit)]) -> [[(
        key: String, unit: CompilationUnit
    )]] {
        var batches: [(settings: String, claims: Set<String>, units: [(key: String, unit: CompilationUnit)])] = []
        for entry in units {
            let settings = "\(entry.unit.mustFail) \(entry.unit.isGuess) \(entry.unit.settings)"
            let place = batches.firstIndex { batch in
                batch.settings == settings && batch.units.count < BatchChecker.claimingSize
                    && batch.claims.isDisjoint(with: entry.unit.claims)
            }
            if let place {
                batches[place].units.append(entry)
                batches[place].claims.formUnion(entry.unit.claims)
            } else {
                batches.append((settings, entry.unit.claims, [entry]))
            }
        }
        return batches.map(\.units)
    }

    /// How long the compiler may think about one expression; Xcode gives it minutes, and an author none.
    static let secondsForExpression = 3

    private func arguments(modules: String?, settings: [String]) -> [String] {
        var arguments = [
            "-wmo", "-parse-as-library", "-module-name", "Samples", "-diagnostic-style", "llvm",
            "-print-diagnostic-groups", "-Xfrontend", "-solver-expression-time-threshold=\(Self.secondsForExpression)",
        ]
        arguments += settings + ["-I", toolchain.manifestModules]
        if let modules { arguments += ["-I", modules] }
        guard let package = environment.package else { return arguments + toolchain.sdkArguments }
        arguments += package.search
        // A package is built for the machine itself.
        if let target = package.target { arguments += ["-target", target] }
        return arguments + (toolchain.hasSwiftUI ? toolchain.hostArguments : toolchain.sdkArguments)
    }
}

extension BatchChecker.Result {
    /// What is worth remembering: warnings only prove what is marked as wrong.
    fileprivate func kept(of unit: CompilationUnit) -> BatchChecker.Result {
        guard case .messages(let messages) = self, !unit.mustFail else { return self }
        return .messages(messages.filter { $0.severity == .error })
    }
}
