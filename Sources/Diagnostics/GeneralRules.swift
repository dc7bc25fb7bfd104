/// Names of findings that any reader of texts may report.
extension RuleID {
    public static let combiningMarks = RuleID("combining-marks")
    public static let timeLimit = RuleID("time-limit")
    public static let controlCharacter = RuleID("control-character")
    public static let tooManyFindings = RuleID("too-many-findings")
    public static let configuration = RuleID("configuration")
    public static let unbalancedFence = RuleID("unbalanced-fence")

    /// All of them.
    public static let general: [RuleID] = [
        .configuration, .combiningMarks, .timeLimit, .controlCharacter, .tooManyFindings, .unbalancedFence,
    ]
}
