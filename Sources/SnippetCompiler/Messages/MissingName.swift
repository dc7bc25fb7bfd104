import Diagnostics
import Support

/// Tells errors that only say that a name is declared nowhere from errors in what is there.
enum MissingName {
    /// The name that an error is about, if it is of that kind; `import X` for a module.
    ///
    /// A member that a type of the SDK lacks is of that kind too: an extension that nobody shows may add it. Where it is plain
    /// what is meant, it is an error. And so is a name that the SDK has for something else than the sample means.
    ///
    /// - Parameter types: those that the sample and what it borrows declare, each with the first that it inherits from.
    static func name(in message: String, known: KnownNames, types: [String: String?]) -> String? {
        if let name = name(in: message) { return name }
        if let type = quoted(message, after: "reference to generic type '"), types[type] == nil { return type }
        if let type = specialized(in: message) ?? attribute(in: message), types[type] == nil { return type }
        // An operator that nobody shows, but for those that Swift had.
        if let sign = self.operator(in: message), !["++", "--"].contains(sign) { return sign }
        if let (outer, inner) = nested(in: message), types[outer] == nil, known.contains(outer) {
            return "\(outer).\(inner)"
        }
        if let (type, name) = dynamic(in: message), types[type] == nil { return "\(type).\(name)" }
        guard !message.contains("did you mean"),
            let type = ["value of type '", "type '"].lazy.compactMap({ quoted(message, after: $0) }).first,
            let member = member(lackedIn: message)
        else { return nil }
        let meant = message.firstRange(of: "(aka '").map { String(message[$0.upperBound...]) } ?? type
        let base = String(meant.drop { $0 == "(" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let name = String(member.prefix { $0 != "'" })
        // A method of the wrapping view, which is called like the value that is meant.
        if meant.contains("->") { return "self" }
        if base == "some" { return known.isMisspelt(name) ? nil : "View.\(name)" }
        if let inherited = types[base] {
            // What a superclass of Apple's brings, or an extension of one's own.
            let isDerived = inherited.map { known.contains($0) || KnownNames.isOfAppleFramework($0) } ?? false
            return isDerived && !known.isOfSwiftUI(inherited ?? "") ? "\(base).\(name)" : nil
        }
        // A type of C that happens to be called like the sample's value.
        if base.first?.isLowercase == true { return base }
        guard
            known.contains(base) || KnownNames.isOfFoundation(base) || KnownNames.isOfAppleFramework(base)
                || ofTests.contains(base)
        else { return nil }
        let frameworks = StandInCoverage.embedded.frameworks(having: base)
        let isOfOthers = !frameworks.isEmpty && !frameworks.contains("SwiftUI")
        // Colours and pictures of an app's assets are members that Xcode makes.
        let isOfAssets = ["Color", "ShapeStyle", "Image", "ImageResource", "ColorResource"].contains(base)
        if known.isOfSwiftUI(base), !isOfOthers, known.isMisspelt(name), !isOfAssets || known.isSlip(name) {
            return nil
        }
        return "\(base).\(name)"
    }

    static func `operator`(in message: String) -> String? { quoted(message, after: "cannot find operator '") }

    /// The member that a wrapped value lacks, which the compiler looks for by a key path.
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

    /// The type that a sample names with what it is generic over, where the one that is there isn't: another is meant.
    static func otherType(in message: String) -> String? {
        quoted(message, after: "cannot specialize non-generic type '")
    }

    /// Types of Swift Testing that everybody adds members to.
    private static let ofTests: Set<String> = ["Tag"]

    /// The type without generic parameters that a sample writes with some: it means another one of that name.
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

    /// A type, and the one that it doesn't have inside: an extension that nobody shows may add it, as `@State.Shared`.
    private static func nested(in message: String) -> (outer: String, inner: String)? {
        let parts = message.split(separator: "'")
        guard parts.count == 3, parts[1].hasPrefix(" is not a member type of "),
            let outer = parts[2].split(separator: ".").last
        else { return nil }
        return (String(outer), String(parts[0]))
    }

    /// The modifier that an own view lacks, or one that nobody shows: as that of the SDK's views, an extension of `View` that
    /// nobody shows may add it.
    ///
    /// - Parameter place: where the member stands, in the bytes.
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

    /// The initializer that a sample calls and the SDK's type doesn't have, as `URL.init(validating:)`: an extension that nobody
    /// shows may add it. A label that is nearly one of those that are there is misspelt.
    ///
    /// - Parameter place: where the arguments begin, in the bytes.
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

    /// A type, without what it is generic over, and the member that it lacks.
    static func lack(in message: String) -> (type: String, member: String)? {
        guard !message.contains("did you mean"),
            let type = ["value of type '", "type '", "instance method '"].lazy
                .compactMap({ quoted(message, after: $0) }).first,
            let member = member(lackedIn: message)
        else { return nil }
        let base = type.hasPrefix("some ") ? "View" : String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return (base, String(member.prefix { $0 != "'" }))
    }

    /// What stands behind the words that a member is lacking: `type 'A' has no member 'b'`, `type 'A' (aka 'B') has no member 'b'`.
    private static func member(lackedIn message: String) -> Substring? {
        ["' has no member '", "') has no member '"].lazy.compactMap { words in
            message.ranges(of: words).first.map { message[$0.upperBound...] }
        }.first
    }

    /// The type that lacks a member, as the compiler writes it.
    static func lackingType(in message: String) -> String? {
        ["value of type '", "type '"].lazy.compactMap { quoted(message, after: $0) }.first
    }

    /// The first argument label of a call that the function doesn't have at its place.
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

    /// Whether a module isn't there.
    static func lacksModule(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { $0.severity == .error && $0.text.hasPrefix("no such module '") }
    }

    /// The type, attribute or macro that a message says is missing: what names it in its signature isn't checked.
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
        // `error`, which isn't there, is taken for `#error`.
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
