/// A statement of a sample's comment about its run: what is printed, what a value is, or that the program traps.
///
/// All ranges are bytes of the sample.
public struct RunClaim: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// The lines that the statement before the comment prints.
        case prints([Line])
        /// The value of the expression or variable that the comment stands behind.
        case value(Subject)
        /// The value of a variable or property that the comment names: `// numbers == [1, 2]`.
        case equation(left: String)
        /// The statement traps; an expression can be left out to see what comes behind it.
        case trap(isExpression: Bool)
    }

    /// A claimed line of output.
    public struct Line: Sendable, Hashable {
        /// The line as it is printed, without white space at its ends.
        public let text: String
        /// The range of its text in the comment, between the quotes if it has some.
        public let range: Range<Int>
        /// True if the comment has it in quotes, with escapes as in a literal.
        public let isQuoted: Bool

        /// True if dots in it stand for other text. Between two digits they are the sign of a range.
        var hasOmission: Bool {
            guard !text.contains("…") else { return true }
            return text.ranges(of: "...").contains { dots in
                let before = text[..<dots.lowerBound].last?.isNumber ?? false
                let behind = text[dots.upperBound...].first?.isNumber ?? false
                return !(before && behind)
            }
        }
    }

    /// The code whose value a comment states.
    public enum Subject: Sendable, Hashable {
        case expression(Range<Int>)
        /// A variable that the statement declares.
        case variable(String)
    }

    /// The reason why a difference proves nothing, and only agreement counts.
    public enum Doubt: Sendable, Hashable {
        /// The comment can be read in several ways.
        case wording
        /// The comment says itself that the result varies, or leaves a part of it out.
        case variation
    }

    public let kind: Kind
    /// The range of its comment; of several comments that state lines of one output, from the first to the last.
    public internal(set) var range: Range<Int>
    /// The claimed value as it is written, for values and equations; else empty.
    public let value: String
    /// The range of the claimed value.
    public let valueRange: Range<Int>
    /// The statement that the comment is about; nil if it stands behind none, or where no code can be added behind it.
    public private(set) var statement: Range<Int>?
    /// True if the statement stands at the outermost level of the sample.
    public let isOutermost: Bool
    public internal(set) var doubt: Doubt?

    /// The same claim in a text without its statement.
    public var unplaced: RunClaim {
        var claim = self
        claim.statement = nil
        return claim
    }
}
