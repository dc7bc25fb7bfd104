/// The name that a finding is filed under, as it is written in `glosa.yml`, in `fails=` and in comments.
///
/// Each module declares the names of its own findings in an extension, and a list of them.
public struct RuleID: Hashable, Sendable {
    /// Small letters, digits and hyphens.
    public let rawValue: String
    /// The hash of ``rawValue``, worked out once: rules are looked up for every sample.
    private let digest: Int

    /// - Parameter name: small letters, digits and hyphens.
    package init(_ name: String) { (rawValue, digest) = (name, name.hashValue) }

    /// A name from outside, be there such a rule or not.
    ///
    /// - Returns: nil where the text isn't spelt as names are.
    public init?(spelled name: some StringProtocol) {
        let bytes = name.utf8
        guard let first = bytes.first, first.isLetter, bytes.count <= Self.longest,
            bytes.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0.isDigit || $0 == UInt8(ascii: "-") })
        else { return nil }
        self.init(String(name))
    }

    /// In bytes; no rule has as long a name.
    private static let longest = 64
}

extension RuleID {
    public static func == (left: RuleID, right: RuleID) -> Bool {
        left.digest == right.digest && left.rawValue == right.rawValue
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension RuleID: Comparable, CustomStringConvertible {
    public var description: String { rawValue }

    /// In alphabetical order.
    public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}
