import Diagnostics
import FileSystem

/// The properties of the compiler and its system on which verdicts depend, and no others: the same on every machine that has
/// them.
struct CompilerVersion: Sendable {
    /// Everything verdicts depend on; if the compiler doesn't identify itself, a text for this machine only.
    let text: String
    /// The compiler's name for itself, with its target; nil if it doesn't tell.
    let name: String?

    /// - Parameter folder: The folder of the cache, since the compiler takes a tenth of a second to answer; nil for no cache.
    init(_ toolchain: Toolchain, rememberedIn folder: String?) {
        let said = Self.said(by: toolchain, rememberedIn: folder)
        text = said ?? toolchain.identity
        name = said.map { $0.split(separator: "\n").prefix(2).joined(separator: ", ") }
    }

    /// The language's version in the compiler's name for itself: `Swift version 6.3.1 (…)`.
    static func number(in text: String) -> (major: Int, minor: Int)? {
        guard let start = text.firstRange(of: "Swift version ")?.upperBound else { return nil }
        let parts = text[start...].prefix { $0.isNumber || $0 == "." }.split(separator: ".").prefix(2).map { Int($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
        return (major, minor)
    }

    private static func said(by toolchain: Toolchain, rememberedIn folder: String?) -> String? {
        // The compiler proper. If it isn't beside the driver, the driver is a wrapper that may choose another compiler any time.
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

    /// A hash that changes on this machine whenever the compiler may answer otherwise, found without starting it; nil if its
    /// program isn't found.
    static func state(of toolchain: Toolchain) -> String? {
        frontend(of: toolchain).flatMap { try? FileSystem.stamp(of: $0) }.map {
            ContentHash(toolchain.identity, $0, system).text
        }
    }

    /// The output of `swiftc -print-target-info`.
    private struct TargetInformation: Decodable {
        struct Machine: Decodable { let triple: String }
        let compilerVersion: String
        let target: Machine
    }

    /// - Parameter size: The size of the compiler's program, in bytes; a compiler built from changed sources has the version of
    ///   the original ones.
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

    /// The system whose headers samples see, with its version (`man os-release`).
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
