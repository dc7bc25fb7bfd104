import FileSystem
import Support

/// The runs of samples for the claims of their comments.
extension SampleCompiler {
    /// Runs the samples that the compiler accepts for the claims of their comments.
    func answers(
        onClaimsOf plans: [LessonPlan],
        _ verdicts: [[CompilationVerdict]],
        _ results: [String: BatchChecker.Result]
    ) async throws -> [[Int: ClaimAnswer]] {
        let claims = plans.map(\.claims)
        let programs = try await plans.indices.map { $0 }.concurrentMap { lesson in
            claims[lesson].keys.reduce(into: [Int: [ClaimProgram]]()) { programs, sample in
                programs[sample] = plans[lesson].programs(
                    forClaimsOf: sample,
                    verdicts[lesson][sample],
                    results,
                    after: plans[..<lesson]
                )
            }
        }
        let ordered = programs.flatMap { $0.sorted { $0.key < $1.key }.flatMap(\.value) }
        var memory = claimsFile.map { Memory<ClaimAnswer>(reading: $0) } ?? Memory()
        let missing = memory.missing(ordered, \.key)
        if !missing.isEmpty {
            let folder = try FileSystem.makeTemporaryFolder()
            defer { FileSystem.removeTemporaryFolder(folder) }
            for (key, answer) in try await ClaimRunner(runner: runner(in: folder)).answers(on: missing) {
                memory[key] = answer
            }
        }
        if let claimsFile, !ordered.isEmpty {
            let used = Set(ordered.map(\.key))
            _ = try? claimsFile.keep(memory.filter { used.contains($0) && $1.isRemembered })
        }
        return plans.indices.map { lesson in
            claims[lesson].reduce(into: [:]) { answers, entry in
                let (sample, claims) = entry
                let isAccepted = verdicts[lesson][sample].rest == .passes
                let found = programs[lesson][sample, default: []].compactMap { memory[$0.key] }
                var answer =
                    ClaimAnswer.joined(found)
                    ?? ClaimAnswer(verdicts: claims.map { _ in .open(isAccepted ? .unreached : .uncompiled) })
                answer.claims = claims
                answers[sample] = answer
            }
        }
    }

    func runner(in folder: String) -> ProgramRunner {
        ProgramRunner(
            toolchain: toolchain,
            shim: shim,
            shimCache: shimCache,
            package: environment.package,
            folder: folder,
            limits: limits,
            obstacle: ConfinedRun.obstacle()
        )
    }
}
