import Diagnostics
import SnippetSyntax
import Support

/// Errors that don't settle whether a sample is wrong: that speak of this machine or of the compiler, or of what isn't shown.
enum Doubt {
    /// Whether an error says more of the compiler, or of the system it runs on, than of the code.
    static func isOfMachine(_ message: String) -> Bool {
        isOfEffort(message) || isOfBridging(message) || ofMachine.contains { message.contains($0) }
    }

    /// Whether an error is that a class of Foundation's stands where the structure of the same name is wanted, or the other way
    /// round: what Apple's methods give back is what Objective-C says.
    private static func isOfBridging(_ message: String) -> Bool {
        let names = message.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return names.contains { $0.hasPrefix("NS") && names.contains(String($0.dropFirst(2))) }
    }

    /// Whether an error is that the compiler has stopped thinking about an expression.
    static func isOfEffort(_ message: String) -> Bool {
        message.contains("unable to type-check this expression in reasonable time")
    }

    /// Whether the compiler has stopped thinking about an expression for another reason than that it misses a name: unknown types
    /// leave it too many ways.
    static func wasGivenUp(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { isOfEffort($0.text) }
            && !messages.contains { $0.severity == .error && MissingName.name(in: $0.text) != nil }
    }

    /// True for an error that a function or variable at the outermost level is no member of a type: the sample shows the member
    /// without its type.
    static func isOfMemberAlone(_ message: String, in anatomy: SampleAnatomy, at place: Int) -> Bool {
        guard ofMembers.contains(where: message.hasPrefix),
            let item = anatomy.items.first(where: { $0.range.contains(place) })
        else { return false }
        return item.kind == .function || item.kind == .variable || item.kind == .statement
    }

    private static let ofMembers = [
        "'super' cannot be used outside of a class", "static methods may only be declared on a type",
        "static properties may only be declared on a type", "class methods are only allowed within classes",
        "class properties are only allowed within classes", "global function cannot return 'Self'",
        "'mutating' isn't valid on", "'required' may only be used", "'convenience' may only be used",
        "initializers may only be declared within a type", "'@objc' can only be used with members",
    ]

    /// Whether an error is one of Swift 6 mode: in Swift 5 mode it is a warning, or nothing.
    static func isOfMode(_ message: String, group: String?) -> Bool {
        group == "MutableGlobalVariable" || group == "ConformanceIsolation"
            || message.hasPrefix("same-type requirement makes generic parameters")
            || message.hasSuffix("from a Sendable closure")
            || message.hasPrefix("non-final class '") && message.contains("cannot conform to the 'Sendable' protocol")
            // A variable of a script, which belongs to no actor in Swift 5 mode.
            || message.hasPrefix("main actor-isolated var '")
    }

    /// Whether an error is that a name is declared twice, or follows from that: authors set alternatives side by side.
    static func isOfAlternatives(_ message: String) -> Bool {
        message.hasPrefix("invalid redeclaration of") || message.hasPrefix("ambiguous use of")
            || message.hasPrefix("ambiguous type name") || message.contains("is ambiguous for type lookup")
    }

    /// Whether an error is that a type without a body doesn't do what it says: the body is what isn't shown.
    static func isOfEmptyType(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard isOfOutline(message) || message.hasPrefix("property wrapper type '"),
            place <= bytes.count, let open = bytes[place...].firstIndex(of: UInt8(ascii: "{"))
        else { return false }
        var rest = bytes[(open + 1)...].drop(while: \.isWhitespace)
        // Comments say what isn't shown.
        while rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) {
            if rest.starts(with: "//".utf8) {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else {
                let end = rest.firstRange(ofBytes: "*/".utf8)?.upperBound ?? rest.endIndex
                rest = rest[end...]
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return rest.first == UInt8(ascii: "}")
    }

    /// Whether an error is that a function gives nothing back, where its braces are empty: what it does isn't shown.
    static func isOfEmptyBody(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard message.hasPrefix("missing return in"), place <= bytes.count else { return false }
        return bytes[..<place].last { !$0.isWhitespace } == UInt8(ascii: "{")
    }

    /// The member that code of a type asks `self` for and that nothing shows: it stands for a name that isn't there.
    ///
    /// - Parameter place: where the member is written, in the sample's bytes.
    static func ownMember(in message: String, _ bytes: [UInt8], at place: Int) -> String? {
        guard message.hasPrefix("value of type '"), !message.contains("did you mean"), place <= bytes.count,
            bytes[..<place].suffix(5).elementsEqual("self.".utf8),
            let member = message.ranges(of: "' has no member '").first.map({ message[$0.upperBound...] })
        else { return nil }
        let name = String(member.prefix { $0 != "'" })
        // What a property wrapper brings.
        if name.hasPrefix("_") { return name }
        // A slip in the name of something that the sample shows is none of that.
        let shown = Set(bytes.split { !$0.isWordByte }.map { String(decoding: $0, as: UTF8.self) }).subtracting([name])
        var nearMiss = NearMiss()
        return nearMiss.suggestion(for: name, among: shown) == nil ? name : nil
    }

    /// Whether an error is that a type doesn't do what it says, where nothing in the sample is done: it only says what there is.
    static func isOfOutline(_ message: String) -> Bool {
        // An author's own words may follow others: the whole of the message is compared.
        message.hasPrefix("type '") && message.hasSuffix("'") && message.contains("' does not conform to protocol '")
            && !message.contains(" is unavailable")
    }

    static let unusedFunction = "function is unused"

    private static let ofMachine = [
        // What proposals speak of, and this compiler has not or not yet.
        "not yet supported in top-level code", "circular reference", "is an experimental feature",
        "-enable-experimental-feature",
        "-enable-upcoming-feature",
        "cannot suppress 'Copyable' requirement of an associated type",
        "failed to produce diagnostic", "submit a bug report", "can only be used with the Objective-C runtime",
        "Objective-C interoperability is disabled", "'@objc' can only be used",
        "members of an '@objc' protocol",
        // A macro whose program isn't there, as SwiftUI's with Command Line Tools alone.
        "external macro implementation type",
        // Of a value of which the compiler doesn't know the type.
        "tuple type '(_, _)'", "'_ErrorCodeProtocol'",
        // The stand-in for the type around members that are shown alone.
        "'_Sample'", "'_Sample<",
        // What Apple's Foundation has.
        "swift-corelibs-foundation", "missing argument for parameter 'coder' in call", "<pthread_t",
        "type 'PredicateExpressions' has no member",
        // Views that are assumed.
        "'_T", "'_C",
        // What is wrapped around a variable.
        "cannot have a global actor",
        // A function's name alone is notation.
        unusedFunction,
        // Members of a class that isn't shown.
        "'override' can only be specified", "does not override any ", "does not override a designated initializer",
        // What Objective-C's classes allow.
        "cannot be overridden", "cannot override a non-dynamic class declaration from an extension",
    ]

    /// The type of the SDK that a sample calls without arguments and that needs some: it stands for another of that name, or
    /// for whatever value.
    ///
    /// - Parameter place: where the compiler misses the argument, in the sample's bytes.
    static func emptyCall(in message: String, _ bytes: [UInt8], at place: Int) -> String? {
        guard message.hasPrefix("missing argument"), place <= bytes.count,
            let open = bytes[..<place].lastIndex(of: UInt8(ascii: "(")),
            bytes[(open + 1)...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ")")
        else { return nil }
        let name = bytes[..<open].reversed().prefix(while: \.isWordByte)
        return name.isEmpty ? nil : String(decoding: name.reversed(), as: UTF8.self)
    }

    /// Whether an error is that a call fits no overload.
    static func isOfCall(_ message: String) -> Bool {
        ofCalls.contains(where: message.hasPrefix) || ofOverloads.contains { message.contains($0) }
    }

    private static let ofOverloads = [
        "extra trailing closure", "argument passed to call that takes no arguments", "no exact matches in call to",
        "could not be inferred", "requires that '", "contextual closure type", "cannot conform to",
        "'nil' cannot be used", "'nil' requires a contextual type",
        "unable to infer type of a closure parameter", "type of expression is ambiguous", "expects argument of type",
    ]

    static let ofCalls = [
        "missing argument", "extra argument", "cannot convert value of type", "incorrect argument label",
        "extraneous argument label", "no exact matches in call to global function",
        "trailing closure passed to parameter",
    ]

    /// Whether an error is that a chain of modifiers hangs on nothing: what it belongs to stands elsewhere.
    static func isOfChain(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        if message.hasPrefix("reference to member '"), message.hasSuffix("cannot be resolved without a contextual type")
        {
            return true
        }
        // It is only said where what stands around the dot has another fault, or an unknown type.
        return message.hasPrefix("cannot infer contextual base") || message.hasPrefix("cannot infer key path type")
    }

    /// Whether an error is that a case ignores one of its values, of an enumeration that the compiler doesn't know.
    static func isOfUnknownCase(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard message.hasPrefix("'_' can only appear in a pattern"), place <= bytes.count else { return false }
        return bytes[bytes.lineStart(before: place)...].drop(while: \.isWhitespace).starts(with: "case .".utf8)
    }

    /// The value of the environment that a property asks for and that the SDK doesn't have.
    static func environmentValue(in message: String, _ bytes: [UInt8], at place: Int) -> String? {
        guard message.hasPrefix("no exact matches in call to initializer"), place <= bytes.count else { return nil }
        let line = bytes[bytes.lineStart(before: place)...].prefix { $0 != UInt8(ascii: "\n") }
        guard let path = line.firstRange(ofBytes: "@Environment(\\.".utf8) else { return nil }
        let name = String(decoding: line[path.upperBound...].prefix(while: \.isWordByte), as: UTF8.self)
        return name.isEmpty ? nil : "EnvironmentValues.\(name)"
    }

    /// Whether an error is that a type which another sample shows is used in another way than it is shown.
    static func isOfOtherShape(_ message: String) -> Bool {
        ofShape.contains { message.contains($0) }
    }

    private static let ofShape = [
        "missing argument", "extra argument", "extra trailing closure",
        "argument passed to call that takes no arguments",
        "incorrect argument label", "extraneous argument label", "has no member", "conform to 'ObservableObject'",
        "cannot convert value of type", "cannot specialize non-generic type", "no exact matches in call to initializer",
    ]

    /// Whether an error is that a bare function uses the SDK from outside the main actor: it may be the method of a type that
    /// belongs to it, such as an app's delegate.
    static func isOfBareFunction(_ message: String, in anatomy: SampleAnatomy, at place: Int) -> Bool {
        guard message.contains("main actor-isolated") else { return false }
        let isOwn = anatomy.items.contains { item in item.names.contains { message.contains("'\($0)") } }
        return !isOwn && !anatomy.items.contains { $0.kind == .type }
            && anatomy.items.contains { $0.kind == .function && $0.range.contains(place) }
    }
}
