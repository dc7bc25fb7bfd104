import FileSystem

/// Has the compiler check many units, several in one process, and tells their messages apart.
///
/// Each unit is a file; all files of a process make one module, in which they hide their declarations from one another. The
/// compiler looks at a program's flow (uninitialized values, missing returns, data that is sent to other tasks) only
/// where there are no other errors; so what is wrong is set aside and the rest compiled again.
struct BatchChecker: Sendable {
    /// What the compiler says of a unit.
    enum Result: Sendable, Hashable {
        case messages([CompilerMessage])
        /// The compiler broke down over it, or took too long.
        case gaveUp
    }

    let toolchain: Toolchain
    /// What stands before the files' names in every call.
    let arguments: [String]
    /// Where files are written; the caller's own.
    let folder: String
    /// How many units a process gets at most.
    static let size = 60
    /// Seconds of a processor's time that a process may take: to start, and for each unit.
    private static let (cpuStart, cpuEach) = (10.0, 0.5)
    /// How much longer it may take on a machine that is busy with other things.
    private static let patience = 6.0

    /// - Parameter name: of the batch; a folder of that name is made for it.
    func check(_ units: [CompilationUnit], name: String) throws -> [Result] {
        let place = "\(folder)/\(name)"
        try FileSystem.makeFolder(place)
        for (index, unit) in units.enumerated() { try FileSystem.write(unit.text, to: "\(place)/\(file(index))") }
        defer { try? FileSystem.remove(place) }
        var results = [Result?](repeating: nil, count: units.count)
        // What is meant to be wrong is set aside at once by the quicker check.
        let hasWrong = units.contains(where: \.mustFail)
        try check(Array(units.indices), of: units, in: place, onlyTypes: hasWrong, &results)
        if units.count > 1 {
            // What is hidden in one file is named in the errors of another; alone, it isn't there at all.
            for index in units.indices where Self.seesOthers(results[index]) {
                results[index] = nil
                try check([index], of: units, in: place, onlyTypes: false, &results)
            }
        }
        return results.map { $0 ?? .gaveUp }
    }

    private static func seesOthers(_ result: Result?) -> Bool {
        guard case .messages(let messages)? = result else { return false }
        return messages.contains { $0.text.contains("is inaccessible due to '") && MissingName.hidden($0.text) == nil }
    }

    private func file(_ index: Int) -> String { "u\(index).swift" }

    private func check(
        _ indices: [Int],
        of units: [CompilationUnit],
        in place: String,
        onlyTypes: Bool,
        _ results: inout [Result?]
    ) throws {
        var rest = indices
        var onlyTypes = onlyTypes
        while !rest.isEmpty {
            let mode = onlyTypes ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"]
            let cpu = Self.cpuStart + Self.cpuEach * Double(rest.count)
            var command = toolchain.command(mode + arguments + rest.map(file), in: place, wall: cpu * Self.patience)
            command.limits.cpu = Int(cpu)
            let outcome = try command.run()
            let output = CompilerOutput(outcome.output)
            let found = rest.map { output.messages(of: file($0), in: units[$0].text) }
            let wrong = zip(rest, found).filter { $0.1.contains { $0.severity == .error } }
            let brokeDown = outcome.ending != .exit(0) && outcome.ending != .exit(1)
            if brokeDown || (outcome.ending == .exit(1) && wrong.isEmpty) {
                // One of them is to blame: halves find out which.
                guard rest.count > 1 else {
                    results[rest[0]] = .gaveUp
                    return
                }
                let middle = rest.count / 2
                try check(Array(rest[..<middle]), of: units, in: place, onlyTypes: onlyTypes, &results)
                return try check(Array(rest[middle...]), of: units, in: place, onlyTypes: onlyTypes, &results)
            }
            for (index, messages) in wrong { results[index] = .messages(messages) }
            if wrong.isEmpty, !onlyTypes {
                for (index, messages) in zip(rest, found) { results[index] = .messages(messages) }
                return
            }
            let set = Set(wrong.map(\.0))
            rest.removeAll(where: set.contains)
            onlyTypes = false
        }
    }
}
