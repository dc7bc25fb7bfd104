import Diagnostics
import FileSystem

/// What verdicts depend on of the compiler and of the system around it, and no more: the same on every machine that has them.
struct CompilerVersion: Sendable {
    /// All that verdicts depend on; where the compiler doesn't say what it is, what holds on this machine only.
    let text: String
    /// What the compiler calls itself, and what it compiles for; nil where it doesn't say it.
    let name: String?

    /// - Parameter folder: where it is remembered, since the compiler takes a tenth of a second to say it; nil: nowhere.
    init(_ toolchain: Toolchain, rememberedIn folder: String?) {
        let said = Self.said(by: toolchain, rememberedIn: folder)
        text = said ?? toolchain.identity
        name = said.map { $0.split(separator: "\n").prefix(2).joined(separator: ", ") }
    }

    /// The language's version in what a compiler calls itself: `Swift version 6.3.1 (…)`.
    static func number(in text: String) -> (major: Int, minor: Int)? {
        guard let start = text.firstRange(of: "Swift version ")?.upperBound else { return nil }
        let parts = text[start...].prefix { $0.isNumber || $0 == "." }.split(separator: ".").prefix(2).map { Int($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
        return (major, minor)
    }

    private static func said(by toolchain: Toolchain, rememberedIn folder: String?) -> String? {
        // The program that compiles; where it isn't beside the driver, that is a stand-in that may choose another any time.
        guard let real = frontend(of: toolchain), let size = try? FileSystem.status(of: real).size,
            let key = state(of: toolchain)
        else { return asked(toolchain, size: 0) }
        let memory = folder.map { MemoryFile("\($0)/compiler-\(key)", form: "glosa compiler 1") }
        if let known = memory?.value(String.self)?.value { return known }
        guard let text = asked(toolchain, size: size) else { return nil }
        _ = try? memory?.keep(text)
        return text
    }

    private static func frontend(of toolchain: Toolchain) -> String? {
        try? FileSystem.realPath(toolchain.compiler.upToLast(1) + "/swift-frontend")
    }

    /// What changes on this machine whenever another answer may come of the compiler, told without starting it; nil where its
    /// program isn't to be found.
    static func state(of toolchain: Toolchain) -> String? {
        frontend(of: toolchain).flatMap { try? FileSystem.stamp(of: $0) }.map {
            ContentHash(toolchain.identity, $0, system).text
        }
    }

    /// What `swiftc -print-target-info` says.
    private struct TargetInformation: Decodable {
        struct Machine: Decodable { let triple: String }
        let compilerVersion: String
        let target: Machine
    }

    /// - Parameter size: of the compiler; those that somebody builds from changed sources have the version of the sources.
    private static func asked(_ toolchain: Toolchain, size: Int) -> String? {
        let arguments = ["-print-target-info"] + toolchain.sdkArguments()
        guard let folder = try? FileSystem.makeTemporaryFolder() else { return nil }
        defer { FileSystem.removeTemporaryFolder(folder) }
        let command = toolchain.command(arguments, in: folder, wall: 60)
        guard let outcome = try? command.run(), outcome.ending == .exit(0),
            let information = try? JSONText.decode(TargetInformation.self, from: outcome.output)
        else { return nil }
        let kits = toolchain.available.map { "\($0.name.rawValue) \($0.build)" }
        return ([information.compilerVersion, information.target.triple, "\(size)", system] + kits)
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
