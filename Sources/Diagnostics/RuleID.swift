/// The name that a finding is filed under, as it is written in `glosa.yml`, in `fails=` and in comments.
///
/// Each module declares the names of its own findings in an extension, and a list of them.
public struct RuleID: Hashable, Sendable {
    /// Small letters, digits and hyphens.
    public let rawValue: String

    /// - Parameter name: small letters, digits and hyphens.
    package init(_ name: String) { rawValue = name }

    /// A name from outside, be there such a rule or not.
    ///
    /// - Returns: nil where the text isn't spelt as names are.
    public init?(spelled name: some StringProtocol) {
        let bytes = name.utf8
        guard let first = bytes.first, first.isLetter, bytes.count <= Self.longest,
            bytes.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0.isDigit || $0 == UInt8(ascii: "-") })
        else { return nil }
        rawValue = String(name)
    }

    /// In bytes; no rule has as long a name.
    private static let longest = 64
}

extension RuleID: Comparable, CustomStringConvertible {
    public var description: String { rawValue }

    /// In alphabetical order.
    public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}
