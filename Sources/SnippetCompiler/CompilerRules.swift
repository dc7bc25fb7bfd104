import Diagnostics

/// Names of findings of the compiler and of runs.
extension RuleID {
    public static let compileError = RuleID("compile-error")
    public static let packageDeprecated = RuleID("package-deprecated")
    public static let needsContext = RuleID("needs-context")
    public static let runFailed = RuleID("run-failed")
    public static let runOutput = RuleID("run-output")

    /// All of them.
    public static let ofCompiler: [RuleID] = [
        .compileError, .packageDeprecated, .needsContext, .runFailed, .runOutput,
    ]
}
