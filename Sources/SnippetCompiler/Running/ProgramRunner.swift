import FileSystem

/// Builds and runs programs, each by itself.
struct ProgramRunner: Sendable {
    let toolchain: Toolchain
    let shim: Shim
    let shimCache: ShimCache
    let package: SamplePackage?
    /// The folder in which programs are built; the caller owns it.
    let folder: String
    var limits = RunLimits()

    /// The reason why programs can't be confined; nil if they can.
    let obstacle: String?

    func run(_ program: SampleProgram, name: String) -> RunOutcome {
        built(program, name: name, { run in try run([]) }, failure: { $0 })
    }

    /// Builds a program and has it run as often as wanted.
    ///
    /// - Parameters:
    ///   - body: Gets the function that runs the program with arguments.
    ///   - failure: Makes a result of the reason why there is no program, or why it can't be run.
    func built<Result>(
        _ program: SampleProgram,
        name: String,
        _ body: (_ run: ([String]) throws -> RunOutcome) throws -> Result,
        failure: (RunOutcome) -> Result
    ) -> Result {
        if let obstacle { return failure(RunOutcome(.skipped(.unconfined(obstacle)))) }
        if toolchain.hasSwiftUI, program.modules.contains("Headless") {
            return failure(RunOutcome(.skipped(.withoutShim)))
        }
        let place = "\(folder)/\(name)"
        defer { try? FileSystem.remove(place) }
        do {
            if let outcome = try build(program, in: place, sources: "\(place)-source") { return failure(outcome) }
            return try body { try run("\(place)/sample", in: place, $0) }
        } catch CompilerFailure.timeLimit {
            return failure(RunOutcome(.skipped(.timeLimit)))
        } catch {
            return failure(RunOutcome(.skipped(.failed("\(error)"))))
        }
    }

    /// Runs a built program, confined.
    func run(_ program: String, in folder: String, _ arguments: [String]) throws -> RunOutcome {
        try ConfinedRun(
            program: program,
            folder: folder,
            libraries: toolchain.libraries,
            arguments: arguments,
            limits: limits
        ).run()
    }

    /// The compiler's arguments to link a program with modules of the shim and of the package.
    func linking(_ shimModules: [String], _ packageModules: [String]) throws -> [String] {
        var arguments: [String] = []
        if let package, !packageModules.isEmpty {
            arguments += package.search + package.objects(of: packageModules)
            if let target = package.target { arguments += ["-target", target] }
        }
        if !shimModules.isEmpty, !toolchain.hasSwiftUI {
            let modules = try shimCache.folder(shim, toolchain, withLibraries: true)
            arguments += ["-I", modules, "-L", modules] + shim.modules.reversed().map { "-l\($0.name)" }
        }
        return arguments + toolchain.hostArguments + toolchain.linkerArguments
    }

    /// - Returns: The reason why the program can't be built; nil if it is.
    private func build(_ program: SampleProgram, in place: String, sources: String) throws -> RunOutcome? {
        try FileSystem.makeFolder(place)
        defer { try? FileSystem.remove(sources) }
        try FileSystem.makeFolder(sources)
        try FileSystem.write(program.text, to: "\(sources)/main.swift")
        if let besides = program.besides { try FileSystem.write(Array(besides.utf8), to: "\(sources)/besides.swift") }
        let arguments =
            [
                "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-name",
                program.besides == nil ? "Sample" : ClaimOutput.module,
                "-o", "\(place)/sample", "main.swift",
            ] + (program.besides == nil ? [] : ["besides.swift"]) + program.settings
            + (try linking(program.modules, program.packageModules))
        let built = try toolchain.command(arguments, in: sources, wall: 120).run()
        guard built.ending == .exit(0) else {
            let output = CompilerOutput(built.output, of: ["main.swift"])
            let first = output.messages(of: "main.swift", in: program.text).first { $0.severity == .error }
            if built.ending == .timeLimit { return RunOutcome(.skipped(.timeLimit)) }
            if let first { return RunOutcome(.unbuilt(first.text)) }
            return RunOutcome(.skipped(.failed(output.general.first ?? built.ending.description)))
        }
        return nil
    }
}
