import Diagnostics

/// Names of findings in reading a course.
extension RuleID {
    public static let sampleFile = RuleID("sample-file")
    public static let sampleNote = RuleID("sample-note")
    public static let sampleRegion = RuleID("sample-region")
    public static let draft = RuleID("draft")
    public static let duplicateID = RuleID("duplicate-id")
    public static let emptyCourse = RuleID("empty-course")
    public static let emptyLanguage = RuleID("empty-language")
    public static let encoding = RuleID("encoding")
    public static let fenceAttributeValue = RuleID("fence-attribute-value")
    public static let fenceLanguage = RuleID("fence-language")
    public static let glossary = RuleID("glossary")
    public static let hiddenFolder = RuleID("hidden-folder")
    public static let largeFile = RuleID("large-file")
    public static let mojibake = RuleID("mojibake")
    public static let outputConflict = RuleID("output-conflict")
    public static let outputName = RuleID("output-name")
    public static let outsideLanguage = RuleID("outside-language")
    public static let treeCycle = RuleID("tree-cycle")
    public static let treeDeadEnd = RuleID("tree-dead-end")
    public static let treeDuplicateName = RuleID("tree-duplicate-name")
    public static let treeNoQuestion = RuleID("tree-no-question")
    public static let treeNoSample = RuleID("tree-no-sample")
    public static let treeNotFlowchart = RuleID("tree-not-flowchart")
    public static let treeOneAnswer = RuleID("tree-one-answer")
    public static let treeOutcomeComment = RuleID("tree-outcome-comment")
    public static let treeSameAnswers = RuleID("tree-same-answers")
    public static let treeShape = RuleID("tree-shape")
    public static let treeSubgraphEdge = RuleID("tree-subgraph-edge")
    public static let treeTooLarge = RuleID("tree-too-large")
    public static let treeUnexplained = RuleID("tree-unexplained")
    public static let treeUnknownHandOver = RuleID("tree-unknown-hand-over")
    public static let treeUnlabelledAnswer = RuleID("tree-unlabelled-answer")
    public static let treeUnreachable = RuleID("tree-unreachable")
    public static let treeUntranslated = RuleID("tree-untranslated")
    public static let unchangedStep = RuleID("unchanged-step")
    public static let unknownFenceAttribute = RuleID("unknown-fence-attribute")
    public static let unreadableFile = RuleID("unreadable-file")

    /// All of them.
    public static let ofCourses: [RuleID] = [
        .sampleFile, .sampleNote, .sampleRegion, .draft, .duplicateID, .emptyCourse, .emptyLanguage, .encoding,
        .fenceAttributeValue, .fenceLanguage, .glossary, .hiddenFolder, .largeFile, .mojibake, .outputConflict,
        .outputName, .outsideLanguage, .treeCycle, .treeDeadEnd, .treeDuplicateName, .treeNoQuestion, .treeNoSample,
        .treeNotFlowchart, .treeOneAnswer, .treeOutcomeComment, .treeSameAnswers, .treeShape, .treeSubgraphEdge,
        .treeTooLarge, .treeUnexplained, .treeUnknownHandOver, .treeUnlabelledAnswer, .treeUnreachable,
        .treeUntranslated, .unchangedStep, .unknownFenceAttribute, .unreadableFile,
    ]
}
