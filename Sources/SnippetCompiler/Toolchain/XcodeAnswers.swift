import FileSystem

/// The answers of xcrun about a Mac's compiler and SDKs (`man xcrun`).
struct XcodeAnswers: Sendable {
    let compiler: String
    /// The installed SDKs; Command Line Tools without Xcode have macOS's alone.
    let kits: [InterfaceKit]

    /// - Parameter ask: Returns xcrun's answer to arguments, in one line; nil if it fails.
    /// - Returns: Nil if there is no compiler, or no SDK.
    init?(_ ask: ([String]) -> String?) {
        guard let compiler = ask(["--find", "swiftc"]) else { return nil }
        self.compiler = compiler
        kits = InterfaceKit.Name.allCases.compactMap { name in
            guard let path = ask(["--sdk", name.rawValue, "--show-sdk-path"]),
                let version = ask(["--sdk", name.rawValue, "--show-sdk-version"])
            else { return nil }
            let build = ask(["--sdk", name.rawValue, "--show-sdk-build-version"])
            return InterfaceKit(name: name, path: path, version: version, build: build ?? version)
        }
        if kits.isEmpty { return nil }
    }

    /// Asks the program itself.
    ///
    /// - Parameter program: The path of xcrun; nil if there is none on this system.
    static func asked(of program: String?) -> XcodeAnswers? {
        guard let program else { return nil }
        return XcodeAnswers { arguments in
            var command = Subprocess(program, arguments, environment: Toolchain.environment, directory: "/")
            command.limits.wall = 60
            guard let outcome = try? command.run(), outcome.ending == .exit(0) else { return nil }
            let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// The path of xcrun: the value of `GLOSA_XCRUN` if it is set, nil if that is empty.
    static var program: String? {
        if let named = FileSystem.environment("GLOSA_XCRUN") { return named.isEmpty ? nil : named }
        #if os(macOS)
            return "/usr/bin/xcrun"
        #else
            return nil
        #endif
    }
}
