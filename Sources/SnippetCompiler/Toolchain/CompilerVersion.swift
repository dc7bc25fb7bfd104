import Diagnostics
import FileSystem

/// What verdicts depend on of the compiler and of the system around it, and no more: the same on every machine that has them.
struct CompilerVersion: Sendable {
    private let toolchain: Toolchain
    private let folder: String

    /// - Parameter folder: where it is remembered, since the compiler takes a tenth of a second to say it.
    init(_ toolchain: Toolchain, rememberedIn folder: String) {
        (self.toolchain, self.folder) = (toolchain, folder)
    }

    /// Where the compiler doesn't say what it is, what holds on this machine only.
    var text: String {
        // The program that compiles; where it isn't beside the driver, that is a stand-in that may choose another any time.
        let program = toolchain.compiler.upToLast(1) + "/swift-frontend"
        guard let real = try? FileSystem.realPath(program), let stamp = try? FileSystem.stamp(of: real),
            let size = try? FileSystem.status(of: real).size
        else { return asked(size: 0) ?? toolchain.identity }
        let key = ContentHash(toolchain.identity, stamp, Self.system).text
        let memory = MemoryFile("\(folder)/compiler-\(key)", form: "glosa compiler 1")
        if let known = memory.value(String.self)?.value { return known }
        guard let text = asked(size: size) else { return toolchain.identity }
        _ = try? memory.keep(text)
        return text
    }

    /// What `swiftc -print-target-info` says.
    private struct TargetInformation: Decodable {
        struct Target: Decodable { let triple: String }
        let compilerVersion: String
        let target: Target
    }

    /// - Parameter size: of the compiler; those that somebody builds from changed sources have the version of the sources.
    private func asked(size: Int) -> String? {
        let arguments = ["-print-target-info"] + toolchain.sdkArguments()
        let command = toolchain.command(arguments, in: "/", wall: 60)
        guard let outcome = try? command.run(), outcome.ending == .exit(0),
            let information = try? JSONText.decode(TargetInformation.self, from: outcome.output)
        else { return nil }
        let kits = toolchain.available.map { "\($0.name.rawValue) \($0.build)" }
        return ([information.compilerVersion, information.target.triple, "\(size)", Self.system] + kits)
            .joined(separator: "\n")
    }

    /// Whose headers samples see: which system, and which version of it (`man os-release`).
    private static var system: String {
        #if os(macOS)
            return "macOS"
        #else
            let text = try? FileSystem.read("/etc/os-release")
            let lines = (text ?? []).split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
            return lines.filter { $0.hasPrefix("ID=") || $0.hasPrefix("VERSION_ID=") }.sorted().joined(separator: " ")
        #endif
    }
}
