import Course
import Diagnostics

/// Tests name rules as authors write them. A name that no rule has stops the test.
extension RuleID: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) {
        guard let rule = RuleID(named: name) else { preconditionFailure("there is no rule \(name)") }
        self = rule
    }
}
