import FileSystem
import SnippetSyntax
import Support

/// Runs samples for the claims of their comments, many in one program.
///
/// An error needs two witnesses here too: a claim that is false in a program of many samples counts only if it is false in a program
/// that is the sample alone, with the samples that it continues, and in each of several runs.
struct ClaimRunner: Sendable {
    let runner: ProgramRunner

    /// The number of runs by which results that vary are known.
    private static let runs = 4

    /// Returns the answers by the programs' keys; a program without one wasn't run.
    func answers(on programs: [ClaimProgram]) async throws -> [String: ClaimAnswer] {
        if let obstacle = runner.obstacle {
            return programs.reduce(into: [:]) {
                $0[$1.key] = open($1, .unended, RunOutcome(.skipped(.unconfined(obstacle))))
            }
        }
        var answers: [String: ClaimAnswer] = [:]
        var alone = programs.filter { $0.unit == nil }
        var rest = programs.filter { $0.unit != nil }
        for (round, extent) in ClaimMarks.Extent.allCases.enumerated() where !rest.isEmpty {
            let units = rest.map { (key: $0.key, unit: $0.unit?(extent)) }
            let byKey = Dictionary(rest.map { ($0.key, $0) }) { first, _ in first }
            let batches = CompilationBatches.of(units.compactMap { key, unit in unit.map { (key, $0) } })
            let results = try await batches.enumerated().map { $0 }.concurrentMap { batch in
                let entries = batch.element.compactMap { key, unit in byKey[key].map { (program: $0, unit: unit) } }
                return try ClaimBatch(runner: runner).build(entries, in: "\(runner.folder)/r\(round)-\(batch.offset)")
            }
            let found = try await results.flatMap(\.built).concurrentMap { built in
                let answer = try answer(of: built.program) { trap in
                    try runner.run(
                        built.executable,
                        in: built.folder,
                        ["\(built.number)"] + (trap.map { ["\($0)"] } ?? [])
                    )
                }
                return (built.program.key, answer)
            }
            for (key, answer) in found { answers[key] = answer }
            rest = results.flatMap(\.refused)
        }
        alone += rest
        let doubted = programs.filter { program in
            answers[program.key].map { !$0.isSettled(isExact: program.isExact) } ?? false
        }
        let scripts = try await (alone + doubted).enumerated().map { $0 }.concurrentMap { program in
            (program.element, script(program.element, name: "s\(program.offset)"))
        }
        for (program, answer) in scripts { answers[program.key] = joined(answers[program.key], answer, of: program) }
        return answers
    }

    /// Runs a program, again if a claim seems to be false, and once for each trap that is announced.
    ///
    /// - Parameter run: Runs the program; with the index of a claim, up to the trap that it announces.
    private func answer(of program: ClaimProgram, run: (Int?) throws -> RunOutcome) throws -> ClaimAnswer {
        let first = try run(nil)
        let judge = program.judge
        var verdicts = judge.verdicts(on: first)
        if verdicts.contains(where: \.isFalse) {
            let others = try (1..<Self.runs).map { _ in try run(nil) }
            verdicts = judge.verdicts(on: first, comparedWith: others)
        }
        for (index, claim) in program.claims.enumerated() where claim.kind == .trap(isExpression: true) {
            verdicts[index] = judge.verdicts(on: try run(index))[index]
        }
        return ClaimAnswer(
            verdicts: verdicts,
            outcome: RunOutcome(first.ending, output: ClaimOutput.withoutMarks(first.output))
        )
    }

    /// The answer of a sample as a program of its own; nil if it can't be built.
    private func script(_ program: ClaimProgram, name: String) -> ClaimAnswer? {
        for extent in ClaimMarks.Extent.allCases {
            var text = program.script(extent)
            text.besides = ClaimMarks.declarations
            let found = runner.built(text, name: name) { run in
                try answer(of: program) { trap in try run(["0"] + (trap.map { ["\($0)"] } ?? [])) }
            } failure: { outcome in
                open(program, .unended, outcome)
            }
            if case .unbuilt? = found.outcome?.ending { continue }
            return found
        }
        return nil
    }

    private func joined(_ file: ClaimAnswer?, _ script: ClaimAnswer?, of program: ClaimProgram) -> ClaimAnswer {
        guard let script else {
            guard var file else { return open(program, .unbuilt, nil) }
            if !program.isExact {
                file.verdicts = file.verdicts.map { $0.isFalse ? .open(.unbuilt) : $0 }
            }
            return file
        }
        guard let file else { return script }
        let verdicts = zip(file.verdicts, script.verdicts).map { program.isExact && $0 == .holds ? $0 : $1 }
        return ClaimAnswer(verdicts: verdicts, outcome: script.outcome)
    }

    private func open(
        _ program: ClaimProgram,
        _ reason: ClaimVerdict.Reason,
        _ outcome: RunOutcome?
    ) -> ClaimAnswer {
        ClaimAnswer(verdicts: program.claims.map { _ in .open(reason) }, outcome: outcome)
    }
}

extension ClaimVerdict {
    var isFalse: Bool { if case .differs = self { true } else { false } }
}

extension ClaimAnswer {
    /// True if a program of the sample alone would end the same.
    fileprivate func isSettled(isExact: Bool) -> Bool {
        guard isExact else { return false }
        if verdicts.allSatisfy({ $0 == .holds }) { return true }
        return outcome?.ending == .success && !verdicts.contains(where: \.isFalse)
    }
}
