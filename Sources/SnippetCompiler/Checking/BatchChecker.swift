import FileSystem
import SwiftSamples

/// Has the compiler check many units, several in one process, and tells their messages apart.
///
/// Each unit is a file; all files of a process make one module, in which they hide their declarations from one another. The
/// compiler looks at a program's flow (uninitialized values, missing returns, data that is sent to other tasks) only
/// where there are no errors of types; so what has some is set aside and the rest compiled again. Whether it has come as far as
/// the flow, it says of a file of ours that stands beside the units (`FlowProbe`): then all has been said of all of them.
struct BatchChecker: Sendable {
    /// What the compiler says of a unit.
    enum Result: Sendable, Hashable {
        case messages([CompilerMessage])
        case failure(CompilerFailure)
    }

    let toolchain: Toolchain
    /// What stands before the files' names in every call.
    let arguments: [String]
    /// Where files are written; the caller's own.
    let folder: String
    var limits = Limits()
    /// How the compiler is started without its driver, to look at types only or at all; empty: by the driver.
    var frontends: [Mode: FrontendCommand] = [:]
    /// Whether the compiler can be told how long to think in steps.
    var isLimited = false
    var files = UnitFiles()

    /// How much the compiler looks at.
    enum Mode: Sendable, CaseIterable {
        case types, all
        /// All, with as many steps as it takes.
        case patiently

        /// - Parameter isLimited: whether the compiler can be told how long to think in steps.
        func arguments(isLimited: Bool) -> [String] {
            let limit = isLimited && self != .patiently
            // The binary form of SIL: to print the text, which nobody reads, takes a fifth of the time.
            return (self == .types ? ["-typecheck"] : ["-emit-sib", "-o", "/dev/null"])
                + (limit ? ["-Xfrontend", "-solver-scope-threshold=\(BatchChecker.steps)"] : [])
        }
    }

    /// How many solutions the compiler may try for an expression; with nothing known of a value it tries a million, in seconds.
    /// What misses no name and needs more is asked once more, alone. The same on every machine, unlike time.
    static let steps = 3_000

    /// What a process of the compiler may take.
    struct Limits: Sendable {
        /// Seconds of a processor's time: for a unit that is alone; to start several, for each of them, and for each byte of
        /// theirs. Several that take longer are only divided, so that these may be few.
        var alone = 6.0
        var start = 3.0
        var each = 0.05
        var byte = 0.000_05
        /// How much longer it may take on a machine that is busy with other things.
        var patience = 6.0
        /// Seconds for what every compilation needs, which may have to be compiled before.
        var warmUp = 600.0

        func processorSeconds(_ count: Int, bytes: Int = 0) -> Int {
            max(1, Int(count == 1 ? alone : start + each * Double(count) + byte * Double(bytes)))
        }
    }

    /// How many units a process gets at most.
    static let size = 60
    /// The same of units that see something of one another.
    static let claimingSize = 24

    /// What comes of a unit that was compiled beside others.
    enum Answer: Sendable, Hashable {
        case result(Result)
        /// It stood beside wrong ones and is right as to its types: more was not looked at.
        case open
        /// What was said may come of the others, or of too few steps: it has to be asked alone.
        case alone(Mode)
    }

    /// What the compiler says of each unit; where it can't be asked, as on a full disk, that.
    ///
    /// - Parameters:
    ///   - name: of the batch; a folder of that name is made for it.
    ///   - leavesRest: whether units may be left open; else none is.
    func answers(on units: [CompilationUnit], name: String, leavesRest: Bool = false) -> [Answer] {
        do {
            var batch = try begin(units, name: name)
            defer { try? FileSystem.remove(batch.place) }
            // What is meant to be wrong is set aside at once by the quicker check.
            let hasWrong = units.contains { $0.mustFail || $0.isGuess }
            batch.leavesRest = leavesRest
            try check(batch.open, hasWrong ? .types : .all, of: &batch)
            return zip(units, batch.results).map { unit, result in
                guard let result else { return .open }
                if units.count > 1, isOfOthers(result, unit) { return .alone(unit.isGuess ? .types : .all) }
                if needsPatience(result, unit) { return .alone(.patiently) }
                return .result(result.withoutHiddenNames(in: unit))
            }
        } catch {
            return units.map { _ in .result(.failure(.unusable("\(error)"))) }
        }
    }

    /// What the compiler says of a unit that no other stands beside.
    func answer(on unit: CompilationUnit, _ mode: Mode, name: String) -> Result {
        do {
            var batch = try begin([unit], name: name)
            defer { try? FileSystem.remove(batch.place) }
            try check(batch.open, mode, of: &batch)
            if mode != .patiently, needsPatience(batch.results[0], unit) {
                batch.results[0] = nil
                try check([0], .patiently, of: &batch)
            }
            return batch.results[0]?.withoutHiddenNames(in: unit) ?? .failure(.unusable("no answer"))
        } catch {
            return .failure(.unusable("\(error)"))
        }
    }

    private func begin(_ units: [CompilationUnit], name: String) throws -> Batch {
        let place = "\(folder)/\(name)"
        try FileSystem.makeFolder(place)
        var batch = Batch(units: units, place: place, results: [Result?](repeating: nil, count: units.count))
        for (index, unit) in units.enumerated() {
            // Where a sample says that it stands elsewhere, its errors would be told of that place.
            guard let text = LineControl.blanked(unit.text) else {
                batch.results[index] = .failure(.displaced)
                continue
            }
            try FileSystem.write(text, to: "\(place)/\(fileName(of: index, unit))")
        }
        try FileSystem.write(Array(FlowProbe.text.utf8), to: "\(place)/\(files.probe)")
        return batch
    }

    /// Whether what is said of a unit may come of the others in its module: what is hidden in one file is named in the errors of
    /// another, and where a neighbour makes a type conform, an error may come of that. A guess that sees hidden names fails
    /// without them too.
    private func isOfOthers(_ result: Result, _ unit: CompilationUnit) -> Bool {
        if result.failsAsTest || result.isOfMacros { return true }
        return (!unit.isGuess && result.seesOthers) || (!unit.claims.isEmpty && result.mayComeOfOthers)
    }

    private func needsPatience(_ result: Result?, _ unit: CompilationUnit) -> Bool {
        isLimited && !unit.isGuess && result?.wasCutShort == true
    }

    /// Compiles what the units import, and nothing of theirs.
    ///
    /// The first compilation that imports a module of C or Objective-C compiles that module for all later ones, which may
    /// take longer than a sample may.
    ///
    /// - Returns: what keeps the compiler from answering even so; nil if nothing does.
    func warmUp(for units: [CompilationUnit], in place: String) throws -> CompilerFailure? {
        let lines = units.flatMap { unit in
            unit.text.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: "import ".utf8) }
        }
        let text = Set(lines.map { String(decoding: $0, as: UTF8.self) }).sorted().joined(separator: "\n") + "\n"
        let file = "warm-up.swift"
        try FileSystem.makeFolder(place)
        try FileSystem.write(Array(text.utf8), to: "\(place)/\(file)")
        let command = toolchain.command(["-typecheck"] + arguments + [file], in: place, wall: limits.warmUp)
        let outcome = try command.run()
        let output = CompilerOutput(outcome.output, of: [file])
        return CompilerFailure(outcome, of: command, output, hasMessages: output.messages[file] != nil)
    }

    // MARK: Batches

    private struct Batch {
        let units: [CompilationUnit]
        let place: String
        var results: [Result?]
        /// The units of which everything that they import has been compiled since they were begun.
        var warm: Set<Int> = []
        var leavesRest = false

        /// The units of which nothing is known yet.
        var open: [Int] { results.indices.filter { results[$0] == nil } }
    }

    /// The name of a unit's file: statements stand at the outermost level of `main.swift` alone.
    private func fileName(of index: Int, _ unit: CompilationUnit) -> String {
        unit.isScript ? "main.swift" : files.name(index)
    }

    private func command(_ mode: Mode, on files: [String], in place: String, seconds: Int) -> Subprocess {
        let wall = Double(seconds) * limits.patience
        var command =
            frontends[mode]?.command(on: files, in: place, wall: wall)
            ?? toolchain.command(mode.arguments(isLimited: isLimited) + arguments + files, in: place, wall: wall)
        command.limits.cpu = seconds
        return command
    }

    private func check(_ indices: [Int], _ mode: Mode, of batch: inout Batch) throws {
        var rest = indices
        var mode = mode
        while !rest.isEmpty {
            let areGuesses = rest.allSatisfy { batch.units[$0].isGuess }
            let bytes = rest.reduce(0) { $0 + batch.units[$1].text.count }
            let names = rest.map { fileName(of: $0, batch.units[$0]) }
            let command = command(
                mode,
                on: names + [files.probe],
                in: batch.place,
                seconds: limits.processorSeconds(rest.count, bytes: bytes)
            )
            let outcome = try command.run()
            let output = CompilerOutput(outcome.output, of: names + [files.probe])
            let isSound = outcome.ending == .exit(0)
            let found = zip(rest, names).map { index, name in
                // Without an error of any unit, what reads like one is some message's text.
                output.messages(of: name, in: batch.units[index].text).filter { !isSound || $0.severity != .error }
            }
            var wrong = zip(rest, found).filter { $0.1.contains { $0.severity == .error } }
            // An error that stands in none of the units may be that of any: of those that have none of their own, nothing is
            // known.
            let isPlaced = isSound || output.elsewhere.isEmpty
            if !isPlaced { wrong = wrong.filter { batch.units[$0.0].hasOwnErrors($0.1) } }
            if let failure = CompilerFailure(outcome, of: command, output, hasMessages: !wrong.isEmpty) {
                let wasWarm = batch.warm.isSuperset(of: rest)
                // Whoever looks at a file's code has all the imports behind him; they may have taken the time.
                if names.contains(where: output.wasChecking) { batch.warm.formUnion(rest) }
                // The compiler says over which file it broke down, or ran out of time: that one alone, and then the rest.
                if failure.isOfOneFile, rest.count > 1, let broken = output.broken(among: names) {
                    let suspect = rest.remove(at: broken)
                    try check([suspect], mode, of: &batch)
                    if case .failure? = batch.results[suspect] { continue }
                    // What is left of a pair has not been alone yet.
                    if rest.count == 1 { continue }
                    return try blame(rest, for: failure, mode, of: &batch)
                }
                if case .processorTime = failure, rest.count == 1, output.wasChecking(names[0]) {
                    if !wasWarm { continue }
                    batch.results[rest[0]] = .failure(failure)
                    return
                }
                return try blame(rest, for: failure, mode, of: &batch)
            }
            let isAll =
                isPlaced
                && (mode == .types ? areGuesses : wrong.isEmpty || FlowProbe.isReached(in: output, of: files.probe))
            for (index, messages) in isAll ? Array(zip(rest, found)) : wrong {
                batch.results[index] = .messages(messages)
            }
            if isAll { return }
            rest.removeAll(where: Set(wrong.map(\.0)).contains)
            if batch.leavesRest { return }
            if mode == .types { mode = .all }
        }
    }

    /// Finds out whose fault it is that the compiler has not answered.
    private func blame(
        _ indices: [Int],
        for failure: CompilerFailure,
        _ mode: Mode,
        of batch: inout Batch
    ) throws {
        // Nobody's, if it happens without the units too, or comes of what they all need.
        let wasWarm = batch.warm.isSuperset(of: indices)
        if !wasWarm {
            batch.warm.formUnion(indices)
            if let general = try warmUp(for: indices.map { batch.units[$0] }, in: batch.place) {
                for index in indices { batch.results[index] = .failure(general.ofMachine) }
                return
            }
        }
        if indices.count > 1 {
            // One of them is to blame: halves find out which.
            let middle = indices.count / 2
            try check(Array(indices[..<middle]), mode, of: &batch)
            try check(Array(indices[middle...]), mode, of: &batch)
        } else if wasWarm {
            batch.results[indices[0]] = .failure(failure)
        } else {
            try check(indices, mode, of: &batch)
        }
    }
}
