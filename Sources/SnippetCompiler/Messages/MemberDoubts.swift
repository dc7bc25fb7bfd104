import SnippetSyntax

/// Errors about members that a sample shows without the type that they belong to.
extension Doubt {
    /// True for an error that a function or variable at the outermost level is no member of a type: the sample shows the member
    /// without its type.
    static func isOfMemberAlone(_ message: String, in anatomy: SampleAnatomy, at place: Int) -> Bool {
        guard ofMembers.contains(where: message.hasPrefix),
            let item = anatomy.items.first(where: { $0.range.contains(place) })
        else { return false }
        return item.kind == .function || item.kind == .variable || item.kind == .statement
    }

    /// True for an error in the call of another initializer in an initializer that is shown without its type: what it may call isn't
    /// shown.
    static func isOfDelegation(in anatomy: SampleAnatomy, at place: Int) -> Bool {
        let bytes = anatomy.bytes
        guard place <= bytes.count, let item = anatomy.items.first(where: { $0.range.contains(place) }),
            item.kind == .function || item.kind == .statement
        else { return false }
        let line = bytes[bytes.lineStart(before: place)...].prefix { $0 != UInt8(ascii: "\n") }
        return ["self.init(", "super.init("].contains { line.contains(bytes: $0.utf8) }
    }

    /// True for an error about data races on a variable, in a sample of variables and functions alone: they may be the members of an
    /// actor, or of a type of the main actor.
    static func isOfRaceInMembers(_ message: String, in anatomy: SampleAnatomy, at place: Int) -> Bool {
        guard ofRaces.contains(where: message.contains),
            anatomy.items.allSatisfy({ $0.kind == .function || $0.kind == .variable }),
            let item = anatomy.items.first(where: { $0.range.contains(place) })
        else { return false }
        let variables = anatomy.items.filter { $0.kind == .variable }.flatMap(\.names)
        return item.kind == .variable || item.usesSelf || !item.references.isDisjoint(with: variables)
    }

    private static let ofRaces = ["' is not concurrency-safe because ", " risks causing data races"]

    private static let ofMembers = [
        "'super' cannot be used outside of a class", "static methods may only be declared on a type",
        "static properties may only be declared on a type", "class methods are only allowed within classes",
        "class properties are only allowed within classes", "global function cannot return 'Self'",
        "'mutating' isn't valid on", "'required' may only be used", "'convenience' may only be used",
        "initializers may only be declared within a type", "'@objc' can only be used with members",
    ]

    /// True for an error that a function isn't available to asynchronous code, in a sample without any: the code around it may be
    /// synchronous.
    static func isOfAsynchronousContext(_ message: String, in anatomy: SampleAnatomy) -> Bool {
        message.contains("unavailable from asynchronous contexts") && anatomy.uses.isDisjoint(with: ["Task", "Thread"])
            && !["await ", "async "].contains { anatomy.bytes.contains(bytes: $0.utf8) }
    }
}
