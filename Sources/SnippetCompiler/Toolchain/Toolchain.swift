import FileSystem

/// The Swift compiler of this machine.
public struct Toolchain: Sendable {
    /// The compiler's path.
    public let compiler: String
    /// A text that changes with the compiler and with the SDK.
    public let identity: String
    /// Apple's SDKs that samples are compiled against, the preferred one first; empty if the shim replaces them.
    let kits: [InterfaceKit]
    /// All installed SDKs, for lessons that are for another system than the course.
    let available: [InterfaceKit]
    /// The system that the course's samples are for.
    let platform: SamplePlatform
    /// The arguments to build programs for this machine itself; the simulator's SDK doesn't.
    let hostArguments: [String]

    init(
        compiler: String,
        identity: String,
        kits: [InterfaceKit] = [],
        available: [InterfaceKit]? = nil,
        platform: SamplePlatform = .any,
        hostArguments: [String] = []
    ) {
        self.platform = platform
        self.compiler = compiler
        self.identity = identity
        self.kits = kits
        self.hostArguments = hostArguments
        self.available = available ?? kits
    }

    /// True if SwiftUI itself is installed, so that the shim isn't needed.
    var hasSwiftUI: Bool { !kits.isEmpty }

    /// The compiler arguments that select an SDK; empty if it needs none.
    ///
    /// - Parameter kit: The SDK; nil for the first.
    func sdkArguments(_ kit: InterfaceKit? = nil) -> [String] {
        (kit ?? kits.first)?.arguments(processor: Self.processor) ?? []
    }

    private static var processor: String {
        #if arch(arm64)
            return "arm64"
        #else
            return "x86_64"
        #endif
    }

    /// The folder with the programs' libraries, besides those of the system.
    var libraries: String { compiler.upToLast(2) + "/lib/swift" }
    /// The program that builds packages, beside the compiler.
    var packageManager: String { compiler.upToLast(1) + "/swift" }
    /// The language server for Swift, beside the compiler; nil if the toolchain has none.
    public var languageServer: String? {
        let path = compiler.upToLast(1) + "/sourcekit-lsp"
        return FileSystem.exists(path) ? path : nil
    }
    /// The program that lists the declarations of a module.
    var symbolExtractor: String { compiler.upToLast(1) + "/swift-symbolgraph-extract" }
    /// The folder of the module that manifests of packages import.
    var manifestModules: String { libraries + "/pm/ManifestAPI" }

    /// Finds the compiler that a person at this machine's terminal would use; nil if there is none.
    ///
    /// - Parameter platform: The system that samples are written for.
    public static func find(for platform: SamplePlatform = .any) -> Toolchain? {
        find(for: platform, xcrun: XcodeAnswers.program)
    }

    /// - Parameter xcrun: The path of xcrun; nil if the system has none.
    static func find(for platform: SamplePlatform, xcrun: String?) -> Toolchain? {
        if let answers = XcodeAnswers.asked(of: xcrun), let found = Toolchain(answers, for: platform) { return found }
        // The programs in macOS's own folder only start Xcode's.
        return findInPath(except: xcrun == nil ? nil : "/usr/bin")
    }

    private static func findInPath(except folder: String?) -> Toolchain? {
        guard let path = FileSystem.executable(named: "swiftc", except: folder),
            let real = try? FileSystem.realPath(path)
        else { return nil }
        // The driver is a link to another program beside it, which chooses its role by the name it is called by.
        let compiler = real.upToLast(1) + "/swiftc"
        guard let stamp = try? FileSystem.stamp(of: real) else { return nil }
        return Toolchain(compiler: FileSystem.exists(compiler) ? compiler : path, identity: "\(real) \(stamp)")
    }

    /// Xcode's compiler with its SDKs, or that of Command Line Tools with macOS's.
    init?(_ answers: XcodeAnswers, for platform: SamplePlatform) {
        guard let stamp = try? FileSystem.stamp(of: answers.compiler) else { return nil }
        let kits = InterfaceKit.choice(for: platform, among: answers.kits)
        let builds = answers.kits.map { "\($0.name.rawValue) \($0.build)" }
        self.init(
            compiler: answers.compiler,
            identity: ([answers.compiler, stamp] + builds).joined(separator: " "),
            kits: kits,
            available: answers.kits,
            platform: platform,
            hostArguments: answers.kits.first { $0.name == .mac }.map { ["-sdk", $0.path] } ?? []
        )
    }

    /// The arguments to use the toolchain's own linker, if it has one: for a small program it takes a third of the time of the
    /// system's.
    var linkerArguments: [String] {
        #if os(Linux)
            return FileSystem.exists(compiler.upToLast(1) + "/ld.lld") ? ["-use-ld=lld"] : []
        #else
            return []
        #endif
    }

    /// The variables that compilers and linkers need, and no others.
    public static var environment: [String: String] {
        ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "LD_LIBRARY_PATH"].reduce(into: ["LC_ALL": "C"]) {
            $0[$1] = FileSystem.environment($1)
        }
    }

    /// Returns a call of the compiler.
    ///
    /// - Parameter folder: A folder that is removed afterwards; the driver leaves files behind in its temporary folder.
    func command(_ arguments: [String], in folder: String, wall: Double) -> Subprocess {
        var environment = Self.environment
        environment["TMPDIR"] = folder
        var command = Subprocess(compiler, arguments, environment: environment, directory: folder)
        command.limits.wall = wall
        return command
    }
}

extension String {
    /// A path without its last components.
    func upToLast(_ count: Int) -> String {
        var path = self[...]
        for _ in 0..<count {
            path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
        }
        return String(path)
    }
}
