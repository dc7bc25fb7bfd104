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
        if let obstacle { return RunOutcome(.skipped(.unconfined(obstacle))) }
        if toolchain.hasSwiftUI, program.modules.contains("Headless") { return RunOutcome(.skipped(.withoutShim)) }
        do {
            return try build(program, in: "\(folder)/\(name)", sources: "\(folder)/\(name)-source")
        } catch CompilerFailure.timeLimit {
            return RunOutcome(.skipped(.timeLimit))
        } catch {
            return RunOutcome(.skipped(.failed("\(error)")))
        }
    }

    private func build(_ program: SampleProgram, in place: String, sources: String) throws -> RunOutcome {
        defer { try? FileSystem.remove(place) }
        try FileSystem.makeFolder(place)
        defer { try? FileSystem.remove(sources) }
        try FileSystem.makeFolder(sources)
        try FileSystem.write(program.text, to: "\(sources)/main.swift")
        var arguments = [
            "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-name",
            "Sample",
            "-o", "\(place)/sample", "main.swift",
        ]
        arguments += program.settings
        if let package, !program.packageModules.isEmpty {
            arguments += package.search + package.objects(of: program.packageModules)
            if let target = package.target { arguments += ["-target", target] }
        }
        if !program.modules.isEmpty, !toolchain.hasSwiftUI {
            let modules = try shimCache.folder(shim, toolchain, withLibraries: true)
            arguments += ["-I", modules, "-L", modules] + shim.modules.reversed().map { "-l\($0.name)" }
        }
        arguments += toolchain.hostArguments + toolchain.linkerArguments
        let built = try toolchain.command(arguments, in: sources, wall: 120).run()
        guard built.ending == .exit(0) else {
            let output = CompilerOutput(built.output, of: ["main.swift"])
            let first = output.messages(of: "main.swift", in: program.text).first { $0.severity == .error }
            if built.ending == .timeLimit { return RunOutcome(.skipped(.timeLimit)) }
            if let first { return RunOutcome(.unbuilt(first.text)) }
            return RunOutcome(.skipped(.failed(output.general.first ?? built.ending.description)))
        }
        return try ConfinedRun(
            program: "\(place)/sample",
            folder: place,
            libraries: toolchain.libraries,
            limits: limits
        ).run()
    }
}
