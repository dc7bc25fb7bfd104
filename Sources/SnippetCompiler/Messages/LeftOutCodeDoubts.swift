import SnippetSyntax
import Support

/// Errors about code that a comment stands for, and about names whose kind had to be guessed.
extension Doubt {
    /// True if an error is that a closure ignores its arguments or returns nothing, and a comment stands in place of its code.
    static func isOfClosureWithoutCode(_ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard place <= bytes.count else { return false }
        if message.hasSuffix("which cannot be implicitly ignored") { return hasEmptyBraces(bytes[place...]) }
        guard message.hasPrefix("missing return in"), bytes[place...].first == UInt8(ascii: "}") else { return false }
        let line = bytes[..<place].reversed().drop(while: \.isWhitespace).prefix { $0 != UInt8(ascii: "\n") }
        return line.starts(with: "*/".utf8.reversed())
            || line.reversed().drop(while: \.isWhitespace).starts(with: "//".utf8)
    }

    /// True if an error is about a value whose type was guessed to be a type of its name: `'entry.Type'`.
    static func isOfValueAsType(_ message: String) -> Bool {
        message.ranges(of: ".Type'").contains { end in
            let name = message[..<end.lowerBound].reversed().prefix { $0 != "'" }.reversed()
            return name.first?.isLowercase == true
        }
    }

    /// True if an error is that a function has no members: the sample means a value of its name.
    static func isOfFunctionAsValue(_ message: String, in anatomy: SampleAnatomy) -> Bool {
        message.hasPrefix("value of type '(") && message.contains(") -> ") && message.contains("' has no member '")
            && !anatomy.items.contains { $0.kind == .function }
    }
}
