import Diagnostics
import SnippetSyntax
import Support

/// Errors that don't prove a sample wrong: they are about this machine or the compiler, or about code that isn't shown.
enum Doubt {
    /// True if an error is about the compiler or its system rather than about the code.
    static func isOfMachine(_ message: String) -> Bool {
        isOfEffort(message) || isOfBridging(message) || ofMachine.contains { message.contains($0) }
    }

    /// True if an error is that Foundation's class is found where the structure of the same name is expected, or the other way
    /// round: the result types of Apple's methods are those of Objective-C.
    private static func isOfBridging(_ message: String) -> Bool {
        let names = message.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return names.contains { $0.hasPrefix("NS") && names.contains(String($0.dropFirst(2))) }
    }

    /// True if an error is that the compiler gave up type-checking an expression.
    static func isOfEffort(_ message: String) -> Bool {
        message.contains("unable to type-check this expression in reasonable time")
    }

    /// True if the compiler gave up type-checking an expression although no name is missing: unknown types leave too many
    /// possibilities.
    static func wasGivenUp(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { isOfEffort($0.text) }
            && !messages.contains { $0.severity == .error && MissingName.name(in: $0.text) != nil }
    }

    /// True if an error exists in Swift 6 mode only: in Swift 5 mode it is a warning, or nothing.
    static func isOfMode(_ message: String, group: String?) -> Bool {
        group == "MutableGlobalVariable" || group == "ConformanceIsolation"
            || message.hasPrefix("same-type requirement makes generic parameters")
            || message.hasSuffix("from a Sendable closure")
            || message.hasPrefix("non-final class '") && message.contains("cannot conform to the 'Sendable' protocol")
            // A variable of a script, which belongs to no actor in Swift 5 mode.
            || message.hasPrefix("main actor-isolated var '")
    }

    /// True if an error is that a name is declared twice, or follows from that: authors set alternatives side by side.
    static func isOfAlternatives(_ message: String) -> Bool {
        message.hasPrefix("invalid redeclaration of") || message.hasPrefix("ambiguous use of")
            || message.hasPrefix("ambiguous type name") || message.contains("is ambiguous for type lookup")
    }

    /// True if an error is that a type with an empty body doesn't fulfil a conformance: the body isn't shown.
    static func isOfEmptyType(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard isOfOutline(message) || message.hasPrefix("property wrapper type '"), place <= bytes.count else {
            return false
        }
        return hasEmptyBraces(bytes[place...])
    }

    /// True if the first braces of a text have nothing between them, or comments alone.
    static func hasEmptyBraces(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else { return false }
        var rest = bytes[(open + 1)...].drop(while: \.isWhitespace)
        // A comment in place of the body says what isn't shown.
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

    /// True if an error is a missing return in a function with empty braces: its code isn't shown.
    static func isOfEmptyBody(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard message.hasPrefix("missing return in"), place <= bytes.count else { return false }
        return bytes[..<place].last { !$0.isWhitespace } == UInt8(ascii: "{")
    }

    /// The member of `self` that a type's code uses and that nothing shows: it stands for a missing name.
    ///
    /// - Parameter place: The member's offset, in the sample's bytes.
    static func ownMember(in message: String, _ bytes: [UInt8], at place: Int) -> String? {
        guard message.hasPrefix("value of type '"), !message.contains("did you mean"), place <= bytes.count,
            bytes[..<place].suffix(5).elementsEqual("self.".utf8),
            let member = message.ranges(of: "' has no member '").first.map({ message[$0.upperBound...] })
        else { return nil }
        let name = String(member.prefix { $0 != "'" })
        // A property wrapper declares `_name`.
        if name.hasPrefix("_") { return name }
        // A slip in a name that the sample shows is no missing name.
        let shown = Set(bytes.split { !$0.isWordByte }.map { String(decoding: $0, as: UTF8.self) }).subtracting([name])
        var nearMiss = NearMiss()
        return nearMiss.suggestion(for: name, among: shown) == nil ? name : nil
    }

    /// True if an error is about code that is shown as a notation, and not to be compiled as it stands: a list, dictionary or text as
    /// the value of something, a bare type, a closure whose body is a comment.
    static func isOfNotation(_ message: String, in anatomy: SampleAnatomy, at place: Int) -> Bool {
        let bytes = anatomy.bytes
        let first = bytes.first { !$0.isWhitespace }
        let item = anatomy.items.first { $0.range.contains(place) }
        let start = item.flatMap { bytes[$0.range.clamped(to: 0..<bytes.count)].first { !$0.isWhitespace } }
        if message.hasPrefix("heterogeneous collection literal could only be inferred") {
            return anatomy.items.count == 1 && first == UInt8(ascii: "[")
        }
        if ["extraneous argument label", "extra argument", "incorrect argument label"].contains(
            where: message.hasPrefix
        ) {
            // A text alone on its line, whose interpolations another type reads.
            return item?.kind == .statement && start == UInt8(ascii: "\"")
        }
        if message.hasPrefix("expected member name or initializer call after type name") {
            return item?.kind == .statement
        }
        if message.hasPrefix("associated types can only be defined in a protocol") { return anatomy.items.count == 1 }
        guard message.hasPrefix("cannot convert value of type '()' to closure result type"), place <= bytes.count else {
            return false
        }
        let line = bytes[bytes.lineStart(before: place)...].prefix { $0 != UInt8(ascii: "\n") }
        return line.contains(bytes: "/*".utf8)
    }

    /// True if an error is a missing conformance or a missing body, which doesn't count in a sample without executable code: it only
    /// lists declarations.
    static func isOfOutline(_ message: String) -> Bool {
        // An author's own text may follow in other messages: the whole message is compared.
        message == "extensions must not contain stored properties"
            || message.hasPrefix("type '") && message.hasSuffix("'")
                && message.contains("' does not conform to protocol '") && !message.contains(" is unavailable")
    }

    static let unusedFunction = "function is unused"

    private static let ofMachine = [
        // Features of proposals that this compiler doesn't have, or not yet.
        "not yet supported in top-level code", "circular reference", "is an experimental feature",
        "-enable-experimental-feature",
        "-enable-upcoming-feature",
        // A condition that only a newer compiler, or one with an experimental feature, knows.
        "invalid conditional compilation expression",
        "cannot suppress 'Copyable' requirement of an associated type",
        "failed to produce diagnostic", "submit a bug report", "can only be used with the Objective-C runtime",
        "Objective-C interoperability is disabled", "'@objc' can only be used",
        "members of an '@objc' protocol",
        // A macro whose plugin is missing, such as SwiftUI's with the Command Line Tools alone.
        "external macro implementation type",
        // A value of unknown type.
        "tuple type '(_, _)'", "'_ErrorCodeProtocol'",
        // The stand-in for the type around members that are shown alone.
        "'_Sample'", "'_Sample<",
        // APIs of Apple's Foundation only.
        "swift-corelibs-foundation", "missing argument for parameter 'coder' in call", "<pthread_t",
        "type 'PredicateExpressions' has no member",
        // The generic parameters of views that are assumed to exist.
        "'_T", "'_C",
        // The code that is wrapped around a variable.
        "cannot have a global actor",
        // The bare name of a function is notation.
        unusedFunction,
        // Members of a class that isn't shown.
        "'override' can only be specified", "does not override any ", "does not override a designated initializer",
        // Overrides that classes of Objective-C allow.
        "cannot be overridden", "cannot override a non-dynamic class declaration from an extension",
    ]

    /// The type of the SDK that a sample calls without its required arguments: the call stands for another type of that name, or
    /// for any value.
    ///
    /// - Parameter place: The offset of the missing argument, in the sample's bytes.
    static func emptyCall(in message: String, _ bytes: [UInt8], at place: Int) -> String? {
        guard message.hasPrefix("missing argument"), place <= bytes.count,
            let open = bytes[..<place].lastIndex(of: UInt8(ascii: "(")),
            bytes[(open + 1)...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ")")
        else { return nil }
        let name = bytes[..<open].reversed().prefix(while: \.isWordByte)
        return name.isEmpty ? nil : String(decoding: name.reversed(), as: UTF8.self)
    }

    /// True if an error is that a call fits no overload.
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

    /// True if an error is that a chain of modifiers has no value before it: the value is shown elsewhere.
    static func isOfChain(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        if message.hasPrefix("reference to member '"), message.hasSuffix("cannot be resolved without a contextual type")
        {
            return true
        }
        // The compiler says so only if the code around the dot has another error, or an unknown type.
        return message.hasPrefix("cannot infer contextual base") || message.hasPrefix("cannot infer key path type")
    }

    /// True if an error is that a pattern ignores an associated value (`_`) of an enumeration that the compiler doesn't know.
    static func isOfUnknownCase(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard message.hasPrefix("'_' can only appear in a pattern"), place <= bytes.count else { return false }
        return bytes[bytes.lineStart(before: place)...].drop(while: \.isWhitespace).starts(with: "case .".utf8)
    }

    /// The environment value that a property reads and that the SDK doesn't have.
    static func environmentValue(in message: String, _ bytes: [UInt8], at place: Int) -> String? {
        guard message.hasPrefix("no exact matches in call to initializer"), place <= bytes.count else { return nil }
        let line = bytes[bytes.lineStart(before: place)...].prefix { $0 != UInt8(ascii: "\n") }
        guard let path = line.firstRange(ofBytes: "@Environment(\\.".utf8) else { return nil }
        let name = String(decoding: line[path.upperBound...].prefix(while: \.isWordByte), as: UTF8.self)
        return name.isEmpty ? nil : "EnvironmentValues.\(name)"
    }

    /// True if an error may be that a type is used in another way than another sample declares it.
    static func isOfOtherShape(_ message: String) -> Bool {
        ofShape.contains { message.contains($0) }
    }

    private static let ofShape = [
        "missing argument", "extra argument", "extra trailing closure",
        "argument passed to call that takes no arguments",
        "incorrect argument label", "extraneous argument label", "has no member", "conform to 'ObservableObject'",
        "cannot convert value of type", "cannot specialize non-generic type", "no exact matches in call to initializer",
    ]

    /// True if an error is that a function outside of any type uses the SDK from outside the main actor: it may be the method of
    /// a type on the main actor, such as an app's delegate.
    static func isOfBareFunction(_ message: String, in anatomy: SampleAnatomy, at place: Int) -> Bool {
        guard message.contains("main actor-isolated") else { return false }
        let isOwn = anatomy.items.contains { item in item.names.contains { message.contains("'\($0)") } }
        return !isOwn && !anatomy.items.contains { $0.kind == .type }
            && anatomy.items.contains { $0.kind == .function && $0.range.contains(place) }
    }
}
