import SnippetSyntax

/// Errors about views and frameworks of Apple, for which the stand-in of this system or code that isn't shown may be to blame.
extension LessonPlan {
    /// True if an error is that a view has no body, and only its properties are shown.
    func isOfViewWithoutBody(_ error: CompilerError, in entry: Entry) -> Bool {
        guard Self.ofBodies.contains(where: { error.message.hasSuffix("' does not conform to protocol '\($0)'") }),
            let item = entry.reading.anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) })
        else { return false }
        return !entry.reading.anatomy.bodies.contains { item.range.contains($0.lowerBound) }
    }

    /// True if a sample has views without a `body`, and nothing says that they are SwiftUI's: other code has a type `View` too.
    func isOfOtherView(_ entry: Entry) -> Bool {
        let anatomy = entry.reading.anatomy
        return anatomy.items.contains { $0.kind == .type && $0.firstInherited == "View" }
            && !anatomy.bodies.isEmpty && !anatomy.bytes.contains(bytes: "body".utf8)
            && !anatomy.bytes.contains(bytes: "import SwiftUI".utf8)
    }

    /// True for an error in a class that overrides members and inherits from the name of a SwiftUI protocol: it means a class of
    /// that name.
    func isOfOtherClass(_ error: CompilerError, in entry: Entry) -> Bool {
        guard environment.standsIn, error.message.contains("'Sendable'"),
            let item = entry.reading.anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) }),
            let inherited = item.firstInherited, ["Shape", "Scene", "App", "Layout", "Transition"].contains(inherited)
        else { return false }
        return entry.reading.anatomy.bytes[item.range].contains(bytes: "override ".utf8)
    }

    /// True if an error is about initializers or overrides in a class that inherits from a framework other than SwiftUI: the
    /// stand-in has few of the members of Apple's class.
    func isOfFrameworkClass(_ error: CompilerError, in entry: Entry) -> Bool {
        guard environment.standsIn, Self.ofInheritance.contains(where: error.message.contains),
            let item = entry.reading.anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) }),
            let superclass = item.firstInherited
        else { return false }
        let frameworks = StandInCoverage.embedded.frameworks(having: superclass)
        return !frameworks.isEmpty && !frameworks.contains("SwiftUI")
    }

    private static let ofInheritance = [
        "incorrect argument label", "missing argument", "extra argument", "'required'", "does not override",
        "designated initializer", "overriding", "is not implemented",
    ]

    /// Protocols that require nothing but a body.
    private static let ofBodies = ["App", "Commands", "Scene", "TabContent", "ToolbarContent", "View", "Widget"]

    /// True if an error is a missing conformance to a protocol of a framework other than SwiftUI: the stand-in's protocol may
    /// require more or less than Apple's.
    func isOfFrameworkProtocol(_ message: String) -> Bool {
        guard environment.standsIn, let place = message.ranges(of: "does not conform to protocol '").last else {
            return false
        }
        let name = String(message[place.upperBound...].prefix { $0 != "'" })
        // In the stand-in, views of other frameworks, such as `WKWebView`, inherit from UIKit's `UIView`, not from `NSView`.
        if name.hasPrefix("NSView") { return true }
        let frameworks = StandInCoverage.embedded.frameworks(having: name)
        return !frameworks.isEmpty && !frameworks.contains("SwiftUI")
    }
}
