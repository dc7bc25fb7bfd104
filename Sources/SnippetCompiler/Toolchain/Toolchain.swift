import FileSystem

/// The Swift compiler of this machine.
public struct Toolchain: Sendable {
    /// The compiler's path.
    public let compiler: String
    /// Changes with the compiler and with the SDK.
    public let identity: String
    /// What tells the compiler where the SDK is; empty where it knows.
    let sdkArguments: [String]
    /// Whether SwiftUI itself is there, so that the shim is not needed.
    let hasSwiftUI: Bool

    /// What builds programs for this machine itself; the simulator's SDK doesn't.
    let hostArguments: [String]

    /// The folder with the programs' libraries, besides those of the system.
    var libraries: String { compiler.upToLast(2) + "/lib/swift" }
    /// The program that builds packages; it stands beside the compiler.
    var packageManager: String { compiler.upToLast(1) + "/swift" }
    /// The program that lists what a module declares.
    var symbolExtractor: String { compiler.upToLast(1) + "/swift-symbolgraph-extract" }
    /// Where the module lies that manifests of packages import.
    var manifestModules: String { libraries + "/pm/ManifestAPI" }

    /// The compiler that a person at this machine's terminal would use; nil where there is none.
    public static func find() -> Toolchain? {
        #if os(macOS)
            return findInXcode() ?? findInPath()
        #else
            return findInPath()
        #endif
    }

    private static func findInPath() -> Toolchain? {
        guard let path = FileSystem.executable(named: "swiftc"), let real = try? FileSystem.realPath(path) else {
            return nil
        }
        // The driver is a link to another program beside it, which is told by its name what to do.
        let compiler = real.upToLast(1) + "/swiftc"
        guard let stamp = try? FileSystem.stamp(of: real) else { return nil }
        return Toolchain(
            compiler: FileSystem.exists(compiler) ? compiler : path,
            identity: "\(real) \(stamp)",
            sdkArguments: [],
            hasSwiftUI: false,
            hostArguments: []
        )
    }

    /// Xcode's compiler with the SDK of the iPhone's simulator, or else that of macOS (`man xcrun`).
    private static func findInXcode() -> Toolchain? {
        guard let compiler = xcrun(["--find", "swiftc"]), let stamp = try? FileSystem.stamp(of: compiler) else {
            return nil
        }
        #if arch(arm64)
            let processor = "arm64"
        #else
            let processor = "x86_64"
        #endif
        for (name, system, suffix) in [("iphonesimulator", "ios", "-simulator"), ("macosx", "macosx", "")] {
            guard let sdk = xcrun(["--sdk", name, "--show-sdk-path"]),
                let version = xcrun(["--sdk", name, "--show-sdk-version"])
            else { continue }
            let target = "\(processor)-apple-\(system)\(version)\(suffix)"
            return Toolchain(
                compiler: compiler,
                identity: "\(compiler) \(stamp) \(target)",
                sdkArguments: ["-sdk", sdk, "-target", target],
                hasSwiftUI: true,
                hostArguments: xcrun(["--sdk", "macosx", "--show-sdk-path"]).map { ["-sdk", $0] } ?? []
            )
        }
        return nil
    }

    /// The builds of the SDKs that samples are compiled against (`man xcrun`).
    var interfaceKits: [String] {
        (sdkArguments + hostArguments).adjacent(after: "-sdk").map {
            Self.xcrun(["--sdk", $0, "--show-sdk-build-version"]) ?? $0
        }
    }

    private static func xcrun(_ arguments: [String]) -> String? {
        var command = Subprocess("/usr/bin/xcrun", arguments, environment: environment, directory: "/")
        command.limits.wall = 60
        guard let outcome = try? command.run(), outcome.ending == .exit(0) else { return nil }
        let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// The variables that compilers and linkers need, and no others.
    static var environment: [String: String] {
        ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "LD_LIBRARY_PATH"].reduce(into: ["LC_ALL": "C"]) {
            $0[$1] = FileSystem.environment($1)
        }
    }

    /// A call of the compiler.
    func command(_ arguments: [String], in folder: String, wall: Double) -> Subprocess {
        var command = Subprocess(compiler, arguments, environment: Self.environment, directory: folder)
        command.limits.wall = wall
        return command
    }
}

extension [String] {
    /// The words that follow each occurrence of one.
    fileprivate func adjacent(after word: String) -> [String] {
        zip(self, dropFirst()).filter { $0.0 == word }.map(\.1)
    }
}

extension String {
    /// A path without its last parts.
    func upToLast(_ count: Int) -> String {
        var path = self[...]
        for _ in 0..<count {
            path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
        }
        return String(path)
    }
}
