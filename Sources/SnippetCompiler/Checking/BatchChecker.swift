import FileSystem

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

    /// How much the compiler looks at.
    enum Mode: Sendable, CaseIterable {
        case types, all
        /// All, with as many steps as it takes.
        case patiently

        /// - Parameter isLimited: whether the compiler can be told how long to think in steps.
        func arguments(isLimited: Bool) -> [String] {
            let limit = isLimited && self != .patiently
            return (self == .types ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"])
                + (limit ? ["-Xfrontend", "-solver-scope-threshold=\(BatchChecker.steps)"] : [])
        }
    }

    /// How many solutions the compiler may try for an expression; with nothing known of a value it tries a million, in seconds.
    /// What misses no name and needs more is asked once more, alone. The same on every machine, unlike time.
    static let steps = 30_000

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

    /// What the compiler says of each unit; where it can't be asked, as on a full disk, that.
    ///
    /// - Parameters:
    ///   - name: of the batch; a folder of that name is made for it.
    ///   - leavesRest: whether nothing may be said of units that stand beside wrong ones and are not wrong themselves; they are
    ///     asked with others of that kind.
    /// - Returns: nil for what is left.
    func answers(on units: [CompilationUnit], name: String, leavesRest: Bool = false) -> [Result?] {
        do {
            return try check(units, name: name, leavesRest: leavesRest)
        } catch {
            return units.map { _ in .failure(.unusable("\(error)")) }
        }
    }

    private func check(_ units: [CompilationUnit], name: String, leavesRest: Bool) throws -> [Result?] {
        let place = "\(folder)/\(name)"
        try FileSystem.makeFolder(place)
        for (index, unit) in units.enumerated() { try FileSystem.write(unit.text, to: "\(place)/\(file(index))") }
        try FileSystem.write(Array(FlowProbe.text.utf8), to: "\(place)/\(FlowProbe.file)")
        defer { try? FileSystem.remove(place) }
        var batch = Batch(units: units, place: place, results: [Result?](repeating: nil, count: units.count))
        // What is meant to be wrong is set aside at once by the quicker check.
        let hasWrong = units.contains { $0.mustFail || $0.isGuess }
        batch.leavesRest = leavesRest
        try check(Array(units.indices), hasWrong ? .types : .all, of: &batch)
        batch.leavesRest = false
        if units.count > 1 {
            // What is hidden in one file is named in the errors of another; alone, it isn't there at all.
            // And where a neighbour makes a type conform, an error may come of that.
            for index in units.indices where isOfOthers(batch.results[index], units[index]) {
                batch.results[index] = nil
                try check([index], units[index].isGuess ? .types : .all, of: &batch)
            }
        }
        for index in units.indices where isLimited && !units[index].isGuess {
            guard batch.results[index]?.wasCutShort == true else { continue }
            batch.results[index] = nil
            try check([index], .patiently, of: &batch)
        }
        return zip(units, batch.results).map { unit, result in result?.withoutHiddenNames(in: unit) }
    }

    /// Whether what is said of a unit may come of the others in its module. A guess that sees hidden names fails without them
    /// too.
    private func isOfOthers(_ result: Result?, _ unit: CompilationUnit) -> Bool {
        guard let result else { return false }
        if result.failsAsTest { return true }
        return (!unit.isGuess && result.seesOthers) || (!unit.claims.isEmpty && result.mayComeOfOthers)
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
        let output = CompilerOutput(outcome.output)
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
    }

    private func file(_ index: Int) -> String { "u\(index).swift" }

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
            let files = rest.map(file)
            let command = command(
                mode,
                on: files + [FlowProbe.file],
                in: batch.place,
                seconds: limits.processorSeconds(rest.count, bytes: bytes)
            )
            let outcome = try command.run()
            let output = CompilerOutput(outcome.output)
            let found = rest.map { output.messages(of: file($0), in: batch.units[$0].text) }
            let wrong = zip(rest, found).filter { $0.1.contains { $0.severity == .error } }
            if let failure = CompilerFailure(outcome, of: command, output, hasMessages: !wrong.isEmpty) {
                let wasWarm = batch.warm.isSuperset(of: rest)
                // Whoever looks at a file's code has all the imports behind him; they may have taken the time.
                if files.contains(where: output.wasChecking) { batch.warm.formUnion(rest) }
                // The compiler says over which file it broke down, or ran out of time: that one alone, and then the rest.
                if failure.isOfOneFile, rest.count > 1, let broken = output.broken(among: files) {
                    let suspect = rest.remove(at: broken)
                    try check([suspect], mode, of: &batch)
                    if case .failure? = batch.results[suspect] { continue }
                    // What is left of a pair has not been alone yet.
                    if rest.count == 1 { continue }
                    return try blame(rest, for: failure, mode, of: &batch)
                }
                if case .processorTime = failure, rest.count == 1, output.wasChecking(files[0]) {
                    if !wasWarm { continue }
                    batch.results[rest[0]] = .failure(failure)
                    return
                }
                return try blame(rest, for: failure, mode, of: &batch)
            }
            let isAll = mode == .types ? areGuesses : wrong.isEmpty || FlowProbe.isReached(in: output)
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
