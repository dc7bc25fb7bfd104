import FileSystem

/// Has the compiler check units, in batches on all cores, with the modules that they need.
struct UnitChecker: Sendable {
    let toolchain: Toolchain
    let shim: Shim
    let shimCache: ShimCache
    let environment: CompilationEnvironment
    /// The resources that a process of the compiler may take.
    let limits: BatchChecker.Limits

    /// The time, in seconds, that the compiler may take for one expression; Xcode allows minutes, which no author would wait.
    static let secondsForExpression = 3

    /// The compiler flags for all samples.
    static let flags = [
        "-wmo", "-module-name", "Samples", "-diagnostic-style", "llvm",
        "-print-diagnostic-groups", "-Xfrontend", "-solver-expression-time-threshold=\(secondsForExpression)",
    ]

    /// Returns the compiler's result for each unit, by its key.
    ///
    /// - Throws: The reason why the compiler can't be used at all.
    func check(_ units: [(key: String, unit: CompilationUnit)]) async throws -> [(String, BatchChecker.Result)] {
        guard !units.isEmpty else { return [] }
        let modules: String?
        do {
            modules = toolchain.hasSwiftUI ? nil : try shimCache.folder(shim, toolchain)
        } catch CompilerFailure.timeLimit {
            return units.map { ($0.key, .failure(.timeLimit)) }
        }
        let folder = try FileSystem.makeTemporaryFolder()
        defer { FileSystem.removeTemporaryFolder(folder) }
        // Apple's modules are many, and compiled at their first use.
        if toolchain.hasSwiftUI {
            for (number, part) in Dictionary(grouping: units.map(\.unit), by: \.kit).values.enumerated() {
                let terms = Terms(settings: environment.settings([]), kit: part.first?.kit)
                let checker = checker(terms, modules, in: folder)
                _ = try checker.warmUp(for: part, in: "\(folder)/warm-up-\(number)")
            }
        }
        let modes = units.allSatisfy(\.unit.isGuess) ? [.types] : BatchChecker.Mode.allCases
        let checkers = checkers(for: Set(units.map { Terms($0.unit) }), modes, modules, in: folder)
        var results: [(String, BatchChecker.Result)] = []
        var alone: [(unit: (key: String, unit: CompilationUnit), mode: BatchChecker.Mode)] = []
        var rest = units
        // Units that type-check are regrouped into fewer modules for the second pass (flow analysis): the rests of many batches
        // are small.
        for round in 0..<2 where !rest.isEmpty {
            let batches = CompilationBatches.of(rest).enumerated().map { $0 }
            let found = try await batches.concurrentMap { batch in
                let terms = Terms(batch.element.first?.unit)
                let checker = checkers[terms] ?? checker(terms, modules, in: folder)
                let found = checker.answers(
                    on: batch.element.map(\.unit),
                    name: "b\(round)-\(batch.offset)",
                    leavesRest: round == 0 && batches.count > 1
                )
                return zip(batch.element, found).map { (unit: $0, answer: $1) }
            }.flatMap(\.self)
            rest = []
            for (unit, answer) in found {
                switch answer {
                case .result(let result): results.append((unit.key, result.kept(of: unit.unit)))
                case .open: rest.append(unit)
                case .alone(let mode): alone.append((unit, mode))
                }
            }
        }
        // One by one, on all cores: within their batches, one core would have many of them while the other waits.
        let found = try await alone.enumerated().map { $0 }.concurrentMap { asked in
            let (unit, mode) = asked.element
            let terms = Terms(unit.unit)
            let checker = checkers[terms] ?? checker(terms, modules, in: folder)
            return (unit.key, checker.answer(on: unit.unit, mode, name: "alone-\(asked.offset)").kept(of: unit.unit))
        }
        return results + found
    }

    /// The compiler arguments of a unit that aren't the same for all: language settings, SDK, and parsing as a script.
    private struct Terms: Sendable, Hashable {
        let settings: [String]
        let kit: InterfaceKit?
        let isScript: Bool

        init(settings: [String], kit: InterfaceKit?, isScript: Bool = false) {
            (self.settings, self.kit, self.isScript) = (settings, kit, isScript)
        }

        init(_ unit: CompilationUnit?) {
            self.init(settings: unit?.settings ?? [], kit: unit?.kit, isScript: unit?.isScript ?? false)
        }

        var description: String { "\(settings.joined())\(kit?.name.rawValue ?? "")\(isScript)" }
    }

    private func checker(_ terms: Terms, _ modules: String?, in folder: String) -> BatchChecker {
        BatchChecker(
            toolchain: toolchain,
            arguments: (terms.isScript ? [] : ["-parse-as-library"])
                + arguments(modules: modules, settings: terms.settings, kit: terms.kit),
            folder: folder,
            limits: limits,
            isLimited: environment.countsSteps
        )
    }

    /// Returns a checker for each combination of arguments, with the frontend command of each mode.
    private func checkers(
        for all: Set<Terms>,
        _ modes: [BatchChecker.Mode],
        _ modules: String?,
        in folder: String
    ) -> [Terms: BatchChecker] {
        all.sorted { $0.description < $1.description }.enumerated().reduce(into: [:]) { checkers, next in
            var checker = checker(next.element, modules, in: folder)
            for mode in modes {
                let place = "\(folder)/asked-\(next.offset)"
                let arguments = mode.arguments(isLimited: checker.isLimited) + checker.arguments
                checker.frontends[mode] = FrontendCommand(toolchain, arguments, in: place)
            }
            checkers[next.element] = checker
        }
    }

    /// The compiler's arguments for a unit as the only file of its module.
    ///
    /// - Throws: The reason why the stand-in can't be compiled.
    func arguments(for unit: CompilationUnit) throws -> [String] {
        let modules = toolchain.hasSwiftUI ? nil : try shimCache.folder(shim, toolchain)
        return arguments(modules: modules, settings: unit.settings, kit: unit.kit)
    }

    private func arguments(modules: String?, settings: [String], kit: InterfaceKit?) -> [String] {
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
    /// Returns the result without the messages that nobody needs later. Warnings only matter if the sample is marked as wrong, or
    /// if they are deprecations.
    fileprivate func kept(of unit: CompilationUnit) -> BatchChecker.Result {
        guard case .messages(let messages) = self, !unit.mustFail else { return self }
        return .messages(messages.filter { $0.severity == .error || $0.isOfDeprecation })
    }
}
