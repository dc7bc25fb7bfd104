import Diagnostics
import Support

/// Tells errors that are only about an undeclared name from errors in the code that is there.
enum MissingName {
    /// Returns the undeclared name that an error is about, `import X` for a module; nil for any other error.
    ///
    /// A member that a type of the SDK lacks counts too: an extension that isn't shown may add it. It doesn't count if the name
    /// is clearly misspelt. A name that the SDK has for something other than the sample means counts as well.
    ///
    /// - Parameter types: The types that the sample and its borrowed declarations declare, each with the first type that it
    ///   inherits from.
    static func name(in message: String, known: KnownNames, types: [String: String?]) -> String? {
        if let name = name(in: message) { return name }
        if let type = quoted(message, after: "reference to generic type '"), types[type] == nil { return type }
        if let type = specialized(in: message) ?? attribute(in: message), types[type] == nil { return type }
        // An operator that isn't shown, except for those that Swift once had.
        if let sign = self.operator(in: message), !["++", "--"].contains(sign) { return sign }
        if let (outer, inner) = nested(in: message), types[outer] == nil, known.contains(outer) {
            return "\(outer).\(inner)"
        }
        if let (type, name) = dynamic(in: message), types[type] == nil { return "\(type).\(name)" }
        guard !message.contains("did you mean"),
            let type = ["value of type '", "type '"].lazy.compactMap({ quoted(message, after: $0) }).first,
            let member = member(lackedIn: message)
        else { return nil }
        let meant = meantType(in: message) ?? type
        let base = String(meant.drop { $0 == "(" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let name = String(member.prefix { $0 != "'" })
        // A method of the wrapping view that has the same name as the value that is meant.
        if meant.contains("->") { return "self" }
        if base == "some" { return known.isMisspelt(name) ? nil : "View.\(name)" }
        if let inherited = types[base] {
            // A member of Apple's superclass, or of the sample's own extension.
            let isDerived = inherited.map { known.contains($0) || KnownNames.isOfAppleFramework($0) } ?? false
            return isDerived && !known.isOfSwiftUI(inherited ?? "") ? "\(base).\(name)" : nil
        }
        // A type of C that happens to have the same name as the sample's value.
        if base.first?.isLowercase == true { return base }
        guard
            known.contains(base) || KnownNames.isOfFoundation(base) || KnownNames.isOfAppleFramework(base)
                || ofTests.contains(base)
        else { return nil }
        let frameworks = StandInCoverage.embedded.frameworks(having: base)
        let isOfOthers = !frameworks.isEmpty && !frameworks.contains("SwiftUI")
        // Xcode generates members for the colours and pictures of an app's asset catalogue.
        let isOfAssets = ["Color", "ShapeStyle", "Image", "ImageResource", "ColorResource"].contains(base)
        if known.isOfSwiftUI(base), !isOfOthers, known.isMisspelt(name), !isOfAssets || known.isSlip(name) {
            return nil
        }
        return "\(base).\(name)"
    }

    static func `operator`(in message: String) -> String? { quoted(message, after: "cannot find operator '") }

    /// The operator of which no implementation takes the operands, and the names of their types.
    static func refusedOperator(in message: String) -> (sign: String, operands: [String])? {
        let sign = ["binary operator '", "unary operator '", "referencing operator function '"].lazy
            .compactMap { quoted(message, after: $0) }.first
        return sign.map { sign in
            let quotes = message.split(separator: "'", omittingEmptySubsequences: false)
            let texts = stride(from: 1, to: quotes.count, by: 2).map { quotes[$0] }
            return (sign, texts.dropFirst().map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
        }
    }

    /// The member that a wrapped value lacks, and its type; the compiler looks it up by a key path.
    static func dynamic(in message: String) -> (type: String, member: String)? {
        guard message.contains("has no dynamic member '"), message.contains("using key path from root type '") else {
            return nil
        }
        let parts = message.split(separator: "'").map(String.init)
        guard let type = parts.last, let place = parts.firstIndex(where: { $0.hasSuffix("has no dynamic member ") }),
            parts.indices.contains(place + 1)
        else { return nil }
        return (type, parts[place + 1])
    }

    /// The type that a sample writes with generic arguments although the known one isn't generic: another type is meant.
    static func otherType(in message: String) -> String? {
        quoted(message, after: "cannot specialize non-generic type '")
    }

    /// Types of Swift Testing to which programs add members.
    private static let ofTests: Set<String> = ["Tag"]

    /// The type without generic parameters that a sample writes with generic arguments: it means another type of that name.
    private static func specialized(in message: String) -> String? {
        if let type = otherType(in: message) { return type }
        guard message.contains("does not have primary associated types") else { return nil }
        return quoted(message, after: "protocol '")
    }

    /// The type that a sample writes as an attribute: it means a macro or a property wrapper of that name, as `@Table`.
    private static func attribute(in message: String) -> String? {
        guard message.hasSuffix("' cannot be used as an attribute") else { return nil }
        return message.split(separator: "'").dropFirst().first.map(String.init)
    }

    /// A type and the nested type that it lacks: an extension that isn't shown may add it, as `@State.Shared`.
    private static func nested(in message: String) -> (outer: String, inner: String)? {
        let parts = message.split(separator: "'")
        guard parts.count == 3, parts[1].hasPrefix(" is not a member type of "),
            let outer = parts[2].split(separator: ".").last
        else { return nil }
        return (String(outer), String(parts[0]))
    }

    /// The modifier that a view of the sample, or one that isn't shown, lacks: an extension of `View` that isn't shown may add
    /// it, as to the SDK's views.
    ///
    /// - Parameter place: The member's offset, in the bytes.
    static func modifier(
        in message: String,
        known: KnownNames,
        types: [String: String?],
        _ bytes: [UInt8],
        at place: Int
    ) -> String? {
        func isView(_ type: String) -> Bool {
            guard let inherited = types[type] else { return !known.contains(type) && AssumedViews.isAssumable(type) }
            return inherited == "View"
        }
        guard let (type, member) = lack(in: message), isView(type), place <= bytes.count,
            bytes[place...].starts(with: member.utf8), !known.isMisspelt(member),
            bytes[(place + member.utf8.count)...].first == UInt8(ascii: "(")
        else { return nil }
        return "View.\(member)"
    }

    /// The initializer that a sample calls and the SDK's type lacks, as `URL.init(validating:)`: an extension that isn't shown
    /// may add it. Nil if a label is nearly one of the expected labels: it is misspelt.
    ///
    /// - Parameter place: The offset of the arguments, in the bytes.
    static func initializer(in message: String, known: KnownNames, _ bytes: [UInt8], at place: Int) -> String? {
        if message.hasPrefix("argument passed to call that takes no arguments"),
            let call = CandidateCall(at: place, in: bytes), !call.isMember, KnownNames.isCommon(call.name),
            !known.isOfSwiftUI(call.name), call.labels.first.map({ $0 != "_" }) == true
        {
            return "\(call.name).init(\(call.labels.map { $0 + ":" }.joined()))"
        }
        guard message.hasPrefix("incorrect argument label"), place <= bytes.count,
            let has = message.firstRange(of: "(have '").map({ message[$0.upperBound...].prefix { $0 != "'" } }),
            let wants = message.firstRange(of: "expected '").map({ message[$0.upperBound...].prefix { $0 != "'" } })
        else { return nil }
        let others = wants.split(separator: ":").map(String.init)
        guard let first = has.split(separator: ":").first.map(String.init), first != "_", !others.contains(first),
            NearMiss.suggestion(for: first, among: others) == nil
        else { return nil }
        let name = String(decoding: bytes[..<place].reversed().prefix(while: \.isWordByte).reversed(), as: UTF8.self)
        guard name.first?.isUppercase == true, KnownNames.isCommon(name), !known.isOfSwiftUI(name) else { return nil }
        return "\(name).init(\(has))"
    }

    /// The member that a type lacks, as `Type.member`.
    static func member(in message: String) -> String? { lack(in: message).map { "\($0.type).\($0.member)" } }

    /// A type, without its generic arguments, and the member that it lacks.
    static func lack(in message: String) -> (type: String, member: String)? {
        guard !message.contains("did you mean"),
            let type = ["value of type '", "type '", "instance method '"].lazy
                .compactMap({ quoted(message, after: $0) }).first,
            let member = member(lackedIn: message)
        else { return nil }
        let base = type.hasPrefix("some ") ? "View" : String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return (base, String(member.prefix { $0 != "'" }))
    }

    /// A type and the member that it lacks, where the compiler writes another name for the type as well: that type.
    static func resolvedLack(in message: String) -> (type: String, member: String)? {
        guard let lack = lack(in: message) else { return nil }
        guard let meant = message.firstRange(of: "(aka '") else { return lack }
        return (String(message[meant.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }), lack.member)
    }

    /// The text after the words for a missing member: `type 'A' has no member 'b'`, `type 'A' (aka 'B') has no member 'b'`.
    private static func member(lackedIn message: String) -> Substring? {
        ["' has no member '", "') has no member '"].lazy.compactMap { words in
            message.ranges(of: words).first.map { message[$0.upperBound...] }
        }.first
    }

    /// The type that lacks a member, as the compiler writes it.
    static func lackingType(in message: String) -> String? {
        ["value of type '", "type '"].lazy.compactMap { quoted(message, after: $0) }.first
    }

    /// The type that the name of a type means: `Int` in `'Age' (aka 'Int')`.
    static func meantType(in message: String) -> String? {
        message.firstRange(of: "(aka '").map { message[$0.upperBound...].prefix { $0 != "'" } }.map(String.init)
    }

    /// The first argument label of a call that the function doesn't have at that position.
    static func label(in message: String) -> String? {
        for beginning in ["extra argument '", "extraneous argument label '"] {
            if let label = quoted(message, after: beginning) {
                return label.split(separator: ":").first.map(String.init)
            }
        }
        guard message.hasPrefix("incorrect argument label") else { return nil }
        let lists = message.split(separator: "'").map(String.init)
        guard lists.count >= 4 else { return nil }
        let (have, expected) = (lists[1].split(separator: ":"), lists[3].split(separator: ":"))
        return zip(have, expected).first { $0 != $1 }.map { String($0.0) }
    }

    /// True if an imported module is missing.
    static func lacksModule(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { $0.severity == .error && $0.text.hasPrefix("no such module '") }
    }

    /// The missing type, attribute or macro of a message: a declaration with it in its signature isn't checked.
    static func type(in message: String) -> String? {
        ["cannot find type '", "unknown attribute '", "no macro named '"].lazy.compactMap { quoted(message, after: $0) }
            .first
    }

    static func name(in message: String) -> String? {
        if let module = quoted(message, after: "no such module '") { return "import \(module)" }
        // Readers import it, or a package that exports it.
        if let use = message.firstRange(of: "declared without importing module '") {
            return "import \(message[use.upperBound...].prefix { $0 != "'" })"
        }
        // The compiler takes the undeclared name `error` for `#error`.
        if message.hasSuffix("requires leading '#'"), let name = quoted(message, after: "expansion of macro '") {
            return name
        }
        for beginning in ["cannot find type '", "cannot find '", "unknown attribute '", "no macro named '"] {
            guard let name = quoted(message, after: beginning) else { continue }
            return name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
        }
        return nil
    }

    static func quoted(_ message: String, after beginning: String) -> String? {
        guard message.hasPrefix(beginning) else { return nil }
        return String(message.dropFirst(beginning.count).prefix { $0 != "'" })
    }
}
