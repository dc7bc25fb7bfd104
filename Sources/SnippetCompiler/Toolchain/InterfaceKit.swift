/// An SDK of Apple's that samples can be compiled against.
struct InterfaceKit: Sendable, Hashable {
    /// The SDK's name for xcrun.
    enum Name: String, Sendable, CaseIterable {
        /// iOS, as the simulator runs it: its programs are for this machine's processor.
        case simulator = "iphonesimulator"
        case mac = "macosx"
    }

    let name: Name
    let path: String
    /// The version, such as `26.0`.
    let version: String
    /// The build, such as `25A352`; verdicts depend on it.
    let build: String

    /// The compiler arguments that select the SDK.
    func arguments(processor: String) -> [String] {
        switch name {
        case .simulator: ["-sdk", path, "-target", "\(processor)-apple-ios\(version)-simulator"]
        case .mac: ["-sdk", path, "-target", "\(processor)-apple-macosx\(version)"]
        }
    }

    /// Returns the SDKs to compile samples against: the first one for all, the others for samples that use a name it lacks.
    ///
    /// If the requested SDK is missing, as with Command Line Tools alone, the other one replaces it: most of what lessons use is
    /// the same in both.
    static func choice(for platform: SamplePlatform, among kits: [InterfaceKit]) -> [InterfaceKit] {
        func kit(_ name: Name) -> [InterfaceKit] { kits.filter { $0.name == name } }
        switch platform {
        case .any: return kit(.simulator) + kit(.mac)
        case .iOS: return Array((kit(.simulator) + kit(.mac)).prefix(1))
        case .macOS: return Array((kit(.mac) + kit(.simulator)).prefix(1))
        }
    }

    /// True if errors may be caused by names, members or whole modules that this SDK lacks and another has.
    static func isLacking(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { message in
            message.severity == .error
                && (lacks.contains { message.text.contains($0) } || message.text.hasPrefix("cannot find "))
        }
    }

    private static let lacks = ["no such module", "is unavailable in ", "is only available in ", "has no member"]

    /// True if errors say that something exists on iOS, and not on macOS.
    static func isOfSimulator(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { message in
            message.severity == .error
                && (message.text.contains("is unavailable in macOS") || message.text == "no such module 'UIKit'")
        }
    }
}
