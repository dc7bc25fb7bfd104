import FileSystem
import SwiftSamples

/// Has the compiler check many units, several in one process, and tells their messages apart.
///
/// Each unit is a file. All files of a process make one module, in which they hide their declarations from one another. The
/// compiler analyses a program's flow (uninitialized values, missing returns, data that is sent to other tasks) only where there
/// are no type errors, so units with type errors are set aside and the rest is compiled again. A file of Glosa's beside the units
/// (`FlowProbe`) gets a message only when the flow analysis is reached: then all messages of all units are known.
struct BatchChecker: Sendable {
    /// The compiler's result for a unit: its messages, or the reason why there are none.
    enum Result: Sendable, Hashable {
        case messages([CompilerMessage])
        case failure(CompilerFailure)
    }

    let toolchain: Toolchain
    /// The compiler's arguments before the names of the files, the same in every call.
    let arguments: [String]
    /// The folder in which files are written; the caller owns it.
    let folder: String
    var limits = Limits()
    /// The commands that start the compiler without its driver, by mode; a mode without one goes through the driver.
    var frontends: [Mode: FrontendCommand] = [:]
    /// True if the compiler accepts a limit on its type checker in steps.
    var isLimited = false
    var files = UnitFiles()

    /// The extent of the compiler's check.
    enum Mode: Sendable, CaseIterable {
        case types, all
        /// Everything, with no limit on steps.
        case patiently

        /// - Parameter isLimited: True if the compiler accepts a limit on its type checker in steps.
        func arguments(isLimited: Bool) -> [String] {
            let limit = isLimited && self != .patiently
            // The binary form of SIL: printing the text, which nobody reads, takes a fifth of the time.
            return (self == .types ? ["-typecheck"] : ["-emit-sib", "-o", "/dev/null"])
                + (limit ? ["-Xfrontend", "-solver-scope-threshold=\(BatchChecker.steps)"] : [])
        }
    }

    /// The number of solutions that the compiler may try for an expression; with no known type of a value it tries a million, in
    /// seconds. A unit that misses no name and needs more is compiled once more, alone. The same on every machine, unlike time.
    static let steps = 3_000

    /// The resources that a process of the compiler may take.
    struct Limits: Sendable {
        /// Processor time in seconds: for a unit alone; for several, to start, for each unit, and for each byte of their text.
        /// Several units that take longer are only divided, so these limits can be low.
        var alone = 6.0
        var start = 3.0
        var each = 0.05
        var byte = 0.000_05
        /// The factor by which a process may take longer in wall time than in processor time, on a busy machine.
        var patience = 6.0
        /// Seconds for the imports that every compilation needs, which may have to be compiled first.
        var warmUp = 600.0

        func processorSeconds(_ count: Int, bytes: Int = 0) -> Int {
            max(1, Int(count == 1 ? alone : start + each * Double(count) + byte * Double(bytes)))
        }
    }

    /// The largest number of units in a process.
    static let size = 60
    /// The largest number of units in a process that make declarations visible to one another.
    static let claimingSize = 24

    /// The answer for a unit that was compiled together with others.
    enum Answer: Sendable, Hashable {
        case result(Result)
        /// The unit has no type errors, but others of its module have: its flow wasn't analysed.
        case open
        /// The unit's errors may be caused by the other units, or by too few steps: it has to be compiled alone.
        case alone(Mode)
    }

    /// Returns the compiler's answer for each unit; a failure for every unit if the compiler can't be used, as on a full disk.
    ///
    /// - Parameters:
    ///   - name: The batch's name; a folder of that name is made for it.
    ///   - leavesRest: True if units may be left open; else none is.
    func answers(on units: [CompilationUnit], name: String, leavesRest: Bool = false) -> [Answer] {
        do {
            var batch = try begin(units, name: name)
            defer { try? FileSystem.remove(batch.place) }
            // Units that are meant to be wrong are set aside at once by the quicker check.
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

    /// Returns the compiler's result for a unit that is compiled alone.
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
            // A sample's `#sourceLocation` would move its errors to another place.
            guard let text = LineControl.blanked(unit.text) else {
                batch.results[index] = .failure(.displaced)
                continue
            }
            try FileSystem.write(text, to: "\(place)/\(fileName(of: index, unit))")
        }
        try FileSystem.write(Array(FlowProbe.text.utf8), to: "\(place)/\(files.probe)")
        return batch
    }

    /// True if a unit's messages may be caused by the other units in its module: errors of one file name what another file hides,
    /// and a neighbour that makes a type conform may cause an error. A guess that sees hidden names fails without them too.
    private func isOfOthers(_ result: Result, _ unit: CompilationUnit) -> Bool {
        if result.failsAsTest || result.isOfMacros { return true }
        return (!unit.isGuess && result.seesOthers) || (!unit.claims.isEmpty && result.mayComeOfOthers)
    }

    private func needsPatience(_ result: Result?, _ unit: CompilationUnit) -> Bool {
        isLimited && !unit.isGuess && result?.wasCutShort == true
    }

    /// Compiles the imports of units, and no code of theirs.
    ///
    /// The first compilation that imports a module of C or Objective-C compiles that module for all later ones, which may take
    /// longer than a sample may.
    ///
    /// - Returns: The reason why the compiler fails even on the imports alone; nil if it doesn't.
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
        /// The units whose imports have all been compiled since the batch was begun.
        var warm: Set<Int> = []
        var leavesRest = false

        /// The units without a result yet.
        var open: [Int] { results.indices.filter { results[$0] == nil } }
    }

    /// The name of a unit's file: only `main.swift` can have statements at the outermost level.
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
                // Without an error in any unit, a line that looks like an error is part of some message's text.
                let text = batch.units[index].text
                return output.messages(of: name, in: text).filter { !isSound || $0.severity != .error }
                    .map { TypesOfC.naming($0, in: text) }
            }
            var wrong = zip(rest, found).filter { $0.1.contains { $0.severity == .error } }
            // An error outside of all units may belong to any of them: units without errors of their own stay undecided.
            let isPlaced = isSound || output.elsewhere.isEmpty
            if !isPlaced { wrong = wrong.filter { batch.units[$0.0].hasOwnErrors($0.1) } }
            if let failure = CompilerFailure(outcome, of: command, output, hasMessages: !wrong.isEmpty) {
                let wasWarm = batch.warm.isSuperset(of: rest)
                // Once the compiler checks a file's code, all imports are done; they may have taken the time.
                if names.contains(where: output.wasChecking) { batch.warm.formUnion(rest) }
                // The compiler names the file over which it crashed or ran out of time: check that one alone, and then the rest.
                if failure.isOfOneFile, rest.count > 1, let broken = output.broken(among: names) {
                    let suspect = rest.remove(at: broken)
                    try check([suspect], mode, of: &batch)
                    if case .failure? = batch.results[suspect] { continue }
                    // The other file of a pair hasn't been compiled alone yet.
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

    /// Finds the unit that causes a failure of the compiler.
    private func blame(
        _ indices: [Int],
        for failure: CompilerFailure,
        _ mode: Mode,
        of batch: inout Batch
    ) throws {
        // No unit is the cause if the imports alone fail too.
        let wasWarm = batch.warm.isSuperset(of: indices)
        if !wasWarm {
            batch.warm.formUnion(indices)
            if let general = try warmUp(for: indices.map { batch.units[$0] }, in: batch.place) {
                for index in indices { batch.results[index] = .failure(general.ofMachine) }
                return
            }
        }
        if indices.count > 1 {
            // One of the units is the cause: halves find it.
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
