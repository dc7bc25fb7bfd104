/// An SDK of Apple's that samples can be compiled against.
struct InterfaceKit: Sendable, Hashable {
    /// As xcrun names it.
    enum Name: String, Sendable, CaseIterable {
        /// iOS, as the simulator runs it: its programs are for this machine's processor.
        case simulator = "iphonesimulator"
        case mac = "macosx"
    }

    let name: Name
    let path: String
    /// Such as `26.0`.
    let version: String
    /// Such as `25A352`; what verdicts depend on.
    let build: String

    /// What tells the compiler to use it.
    func arguments(processor: String) -> [String] {
        switch name {
        case .simulator: ["-sdk", path, "-target", "\(processor)-apple-ios\(version)-simulator"]
        case .mac: ["-sdk", path, "-target", "\(processor)-apple-macosx\(version)"]
        }
    }

    /// Those to compile samples against, the first to begin with, the others where that lacks a name.
    ///
    /// Where the SDK that is asked for isn't there, as with Command Line Tools alone, the other stands in for it: most of what
    /// lessons use is the same in both.
    static func choice(for platform: SamplePlatform, among kits: [InterfaceKit]) -> [InterfaceKit] {
        func kit(_ name: Name) -> [InterfaceKit] { kits.filter { $0.name == name } }
        switch platform {
        case .any: return kit(.simulator) + kit(.mac)
        case .iOS: return Array((kit(.simulator) + kit(.mac)).prefix(1))
        case .macOS: return Array((kit(.mac) + kit(.simulator)).prefix(1))
        }
    }

    /// Whether errors may come of the SDK's lacking something that another has: names, types' members, whole modules.
    static func isLacking(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { message in
            message.severity == .error
                && (lacks.contains { message.text.contains($0) } || message.text.hasPrefix("cannot find "))
        }
    }

    private static let lacks = ["no such module", "is unavailable in ", "is only available in ", "has no member"]

    /// Whether errors say that something is iOS's, and not macOS's.
    static func isOfSimulator(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { message in
            message.severity == .error
                && (message.text.contains("is unavailable in macOS") || message.text == "no such module 'UIKit'")
        }
    }
}
