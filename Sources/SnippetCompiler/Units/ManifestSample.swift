import SnippetSyntax
import Support

/// Samples of `Package.swift`: SwiftPM compiles manifests in a way of its own.
enum ManifestSample {
    static func isOne(_ reading: SampleAnatomy) -> Bool {
        if type(of: reading) != nil || call(taking: reading) != nil { return true }
        return reading.items.contains { $0.kind == .importing("PackageDescription") } || describesPackage(reading)
    }

    /// True if it calls SwiftPM's `Package`, and not a type of that name that it declares, or one with other properties.
    private static func describesPackage(_ reading: SampleAnatomy) -> Bool {
        guard !reading.items.contains(where: { $0.names.contains("Package") && $0.kind == .type }) else { return false }
        return reading.calls.contains { call in
            guard call.name == "Package", let first = call.labels.first.flatMap(\.self) else { return false }
            return ofPackages.contains(first) && call.labels.allSatisfy { $0.map(labels.contains) ?? false }
        }
    }

    /// The edit that inserts an empty name after the parenthesis of a package's description that shows other arguments and no
    /// name; nil if none is needed.
    ///
    /// - Parameter range: The item's range, in the sample's bytes.
    static func name(in range: Range<Int>, of bytes: [UInt8]) -> (range: Range<Int>, replacement: String)? {
        let text = bytes[range]
        guard let call = text.firstRange(of: Array("Package(".utf8)),
            call.lowerBound == text.startIndex
                || !(text[call.lowerBound - 1].isWordByte || text[call.lowerBound - 1] == UInt8(ascii: "."))
        else { return nil }
        let label = text[call.upperBound...].drop(while: \.isWhitespace).prefix(while: \.isWordByte)
        let word = String(decoding: label, as: UTF8.self)
        guard word != "name", ofPackages.contains(word) else { return nil }
        return (call.upperBound..<call.upperBound, "name: \"\", ")
    }

    /// The labels that a package's description may begin with, if its first arguments are left out.
    private static let ofPackages: Set<String> = ["name", "platforms", "products", "dependencies", "targets"]

    /// All labels that it may have (SwiftPM, PackageDescription).
    private static let labels = ofPackages.union([
        "defaultLocalization", "pkgConfig", "providers", "traits", "swiftLanguageModes", "swiftLanguageVersions",
        "cLanguageStandard", "cxxLanguageStandard",
    ])

    /// The beginning of the call, up to the first argument, to which a list of arguments belongs: `dependencies: [.package(url:
    /// …)]`. Nil for arguments of no manifest: each label needs an element after it that only a manifest has.
    static func call(taking reading: SampleAnatomy) -> String? {
        guard reading.shape == .fragment, let label = reading.firstLabel else { return nil }
        let called = calledMembers(reading.bytes)
        /// True if label and element belong together; one of them may be misspelt, and then the compiler says so.
        func isOfCall(_ arguments: [String: [String]]) -> Bool {
            arguments.contains { argument, names in
                label == argument
                    && names.contains { name in called.contains { $0 == name || Slip.isOne($0, for: name) } }
                    || Slip.isOne(label, for: argument) && names.contains(where: called.contains)
            }
        }
        if isOfCall(argumentsOfPackage) { return "Package(name: \"\", " }
        if isOfCall(argumentsOfTarget) { return "Target.target(name: \"\", " }
        return nil
    }

    /// The names between a dot and a parenthesis: `package` of `.package(url: …)`.
    private static func calledMembers(_ bytes: [UInt8]) -> Set<String> {
        bytes.split(separator: UInt8(ascii: ".")).dropFirst(bytes.first == UInt8(ascii: ".") ? 0 : 1)
            .reduce(into: []) { names, rest in
                let name = rest.prefix(while: \.isWordByte)
                if !name.isEmpty, rest.dropFirst(name.count).first == UInt8(ascii: "(") {
                    names.insert(String(decoding: name, as: UTF8.self))
                }
            }
    }

    private static let argumentsOfPackage = [
        "platforms": [
            "iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS", "driverKit", "custom",
        ],
        "products": ["library", "executable", "plugin"],
        "targets": [
            "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro", "plugin",
        ],
        "traits": ["trait", "default"],
        "dependencies": ["package"],
    ]

    private static let argumentsOfTarget = [
        "dependencies": ["product", "target", "byName"],
        "swiftSettings": [
            "define", "enableUpcomingFeature", "enableExperimentalFeature", "swiftLanguageMode", "defaultIsolation",
        ],
        "plugins": ["plugin"],
    ]

    /// The functions that create the elements of a manifest's lists.
    private static let ofElements = [
        "package", "product", "target", "executableTarget", "testTarget", "macro", "binaryTarget", "systemLibrary",
        "plugin", "library", "executable",
    ]

    /// The type of an expression that begins with a dot: `.package(url: …)`; nil for one that belongs to no manifest.
    static func type(of reading: SampleAnatomy) -> String? {
        guard reading.shape == .expression else { return nil }
        let text = reading.bytes.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
        let word = String(decoding: text.prefix { $0.isLetter }, as: UTF8.self)
        let label = String(
            decoding: text.dropFirst(word.utf8.count).drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
                .prefix { $0.isLetter },
            as: UTF8.self
        )
        // The compiler reports a misspelt name itself.
        let meant = ofElements.first { Slip.isOne(word, for: $0) } ?? word
        switch (meant, label) {
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
