import Diagnostics

/// Names of findings about a sample as a whole.
extension RuleID {
    public static let syntax = RuleID("syntax")
    public static let notSwift = RuleID("not-swift")
    public static let counterexampleUnproven = RuleID("counterexample-unproven")
    public static let expectedFailureMissing = RuleID("expected-failure-missing")
    public static let sampleUnchecked = RuleID("sample-unchecked")
    public static let compileSkipped = RuleID("compile-skipped")
    public static let runSkipped = RuleID("run-skipped")

    /// All of them.
    public static let ofSyntax: [RuleID] = [
        .syntax, .notSwift, .counterexampleUnproven, .expectedFailureMissing, .sampleUnchecked, .compileSkipped,
        .runSkipped,
    ]
}
