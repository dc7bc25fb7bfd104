import SwiftSyntax

/// The types that samples declare, and whether they are classes.
public struct DeclaredTypes: Sendable {
    private var classes: [String: Bool] = [:]

    public init(in snippets: [Snippet]) {
        self.init(SnippetParser.parse(lesson: snippets).map(Outline.init))
    }

    init(_ outlines: [Outline]) {
        for type in outlines.flatMap(\.types) where type.kind != .extension && type.kind != .bare {
            let isClass = type.kind == .class || type.kind == .actor
            classes[type.name] = isClass || classes[type.name] == true
        }
    }

    /// Returns true for the name of a class or an actor; nil for a name that no sample declares.
    public func isClass(_ name: String) -> Bool? { classes[name] }
}
