import SnippetLint
import Support

/// Samples of `Package.swift`: SwiftPM compiles manifests in a way of its own.
enum ManifestSample {
    static func isOne(_ reading: SampleAnatomy) -> Bool {
        if type(of: reading) != nil || call(taking: reading) != nil { return true }
        return reading.items.contains { $0.kind == .importing("PackageDescription") }
            || reading.calls.contains { call in
                call.name == "Package" && call.labels.first.flatMap(\.self).map(ofPackages.contains) ?? false
            }
    }

    /// The labels that a package's description may begin with where its first parts are left out.
    private static let ofPackages = ["name", "platforms", "products", "dependencies", "targets"]

    /// The call that a piece of arguments belongs into, up to its first argument: `dependencies: [.package(url: …)]`; nil for
    /// what belongs into no manifest.
    static func call(taking reading: SampleAnatomy) -> String? {
        guard reading.shape == .fragment, let label = reading.firstLabel else { return nil }
        let inner = reading.bytes.split { !$0.isIdentifierByte && $0 != UInt8(ascii: ".") }
        func names(_ word: String) -> Bool { inner.contains { $0.elementsEqual(".\(word)".utf8) } }
        switch label {
        case "platforms", "products", "targets": return "Package(name: \"\", "
        case "traits" where names("trait") || names("default"): return "Package(name: \"\", "
        case "dependencies" where names("package"): return "Package(name: \"\", "
        case "dependencies" where names("product") || names("target"), "swiftSettings" where names("define"),
            "swiftSettings" where names("enableUpcomingFeature"), "swiftSettings" where names("swiftLanguageMode"),
            "swiftSettings" where names("enableExperimentalFeature"), "swiftSettings" where names("defaultIsolation"),
            "plugins" where names("plugin"):
            return "Target.target(name: \"\", "
        default: return nil
        }
    }

    /// What a piece that begins with a dot is a value of: `.package(url: …)`; nil for what belongs into no manifest.
    static func type(of reading: SampleAnatomy) -> String? {
        guard reading.shape == .expression else { return nil }
        let text = reading.bytes.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
        let word = String(decoding: text.prefix { $0.isLetter }, as: UTF8.self)
        let label = String(
            decoding: text.dropFirst(word.utf8.count).drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
                .prefix { $0.isLetter },
            as: UTF8.self
        )
        switch (word, label) {
        case ("package", "url"), ("package", "path"), ("package", "id"), ("package", "name"):
            return "Package.Dependency"
        case ("product", "name"): return "Target.Dependency"
        case ("target", "name"), ("executableTarget", "name"), ("testTarget", "name"), ("macro", "name"),
            ("binaryTarget", "name"), ("systemLibrary", "name"), ("plugin", "name"):
            return "Target"
        case ("library", "name"), ("executable", "name"): return "Product"
        default: return nil
        }
    }
}
