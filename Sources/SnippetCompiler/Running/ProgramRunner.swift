import FileSystem

/// Builds programs and runs them, each by itself.
struct ProgramRunner: Sendable {
    let toolchain: Toolchain
    let shim: Shim
    let shimCache: ShimCache
    /// Where programs are built; the caller's own.
    let folder: String
    var limits = RunLimits()

    func run(_ program: SampleProgram, name: String) throws -> RunOutcome {
        guard ConfinedRun.isPossible else { return RunOutcome(ending: .unconfined, output: "") }
        if toolchain.hasSwiftUI, program.modules.contains("Headless") {
            return RunOutcome(ending: .withoutShim, output: "")
        }
        let place = "\(folder)/\(name)"
        try FileSystem.makeFolder(place)
        defer { try? FileSystem.remove(place) }
        let sources = "\(folder)/\(name)-source"
        try FileSystem.makeFolder(sources)
        defer { try? FileSystem.remove(sources) }
        try FileSystem.write(program.text, to: "\(sources)/main.swift")
        var arguments = [
            "-swift-version", "6", "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-name",
            "Sample",
            "-o", "\(place)/sample", "main.swift",
        ]
        if !program.modules.isEmpty, !toolchain.hasSwiftUI {
            let modules = try shimCache.folder(shim, toolchain, withLibraries: true)
            arguments += ["-I", modules, "-L", modules] + shim.modules.reversed().map { "-l\($0.name)" }
        }
        let sdk = toolchain.hasSwiftUI ? toolchain.hostArguments : toolchain.sdkArguments
        let built = try toolchain.command(arguments + sdk, in: sources, wall: 120).run()
        guard built.ending == .exit(0) else {
            let output = CompilerOutput(built.output)
            let first = output.messages(of: "main.swift", in: program.text).first { $0.severity == .error }
            return RunOutcome(ending: .unbuilt(first?.text ?? output.general.first ?? "?"), output: "")
        }
        return try ConfinedRun(
            program: "\(place)/sample",
            folder: place,
            libraries: toolchain.libraries,
            limits: limits
        ).run()
    }
}
