import Diagnostics

/// Names of findings in reading a course.
extension RuleID {
    static let sampleFile = RuleID("sample-file")
    static let sampleNote = RuleID("sample-note")
    static let sampleRegion = RuleID("sample-region")
    package static let draft = RuleID("draft")
    static let duplicateID = RuleID("duplicate-id")
    static let emptyCourse = RuleID("empty-course")
    static let emptyLanguage = RuleID("empty-language")
    package static let encoding = RuleID("encoding")
    static let fenceAttributeValue = RuleID("fence-attribute-value")
    package static let fenceLanguage = RuleID("fence-language")
    package static let glossary = RuleID("glossary")
    package static let hiddenFolder = RuleID("hidden-folder")
    static let largeFile = RuleID("large-file")
    static let mojibake = RuleID("mojibake")
    package static let outputConflict = RuleID("output-conflict")
    static let outputName = RuleID("output-name")
    static let outsideLanguage = RuleID("outside-language")
    static let treeCycle = RuleID("tree-cycle")
    static let treeDeadEnd = RuleID("tree-dead-end")
    static let treeDuplicateName = RuleID("tree-duplicate-name")
    static let treeNoQuestion = RuleID("tree-no-question")
    static let treeNoSample = RuleID("tree-no-sample")
    static let treeNotFlowchart = RuleID("tree-not-flowchart")
    static let treeOneAnswer = RuleID("tree-one-answer")
    static let treeOutcomeComment = RuleID("tree-outcome-comment")
    static let treeSameAnswers = RuleID("tree-same-answers")
    static let treeShape = RuleID("tree-shape")
    static let treeSubgraphEdge = RuleID("tree-subgraph-edge")
    static let treeTooLarge = RuleID("tree-too-large")
    static let treeUnexplained = RuleID("tree-unexplained")
    static let treeUnknownHandOver = RuleID("tree-unknown-hand-over")
    static let treeUnlabelledAnswer = RuleID("tree-unlabelled-answer")
    static let treeUnreachable = RuleID("tree-unreachable")
    static let treeUntranslated = RuleID("tree-untranslated")
    static let unchangedStep = RuleID("unchanged-step")
    static let unknownFenceAttribute = RuleID("unknown-fence-attribute")
    package static let unreadableFile = RuleID("unreadable-file")

    /// All of them.
    static let ofCourses: [RuleID] = [
        .sampleFile, .sampleNote, .sampleRegion, .draft, .duplicateID, .emptyCourse, .emptyLanguage, .encoding,
        .fenceAttributeValue, .fenceLanguage, .glossary, .hiddenFolder, .largeFile, .mojibake, .outputConflict,
        .outputName, .outsideLanguage, .treeCycle, .treeDeadEnd, .treeDuplicateName, .treeNoQuestion, .treeNoSample,
        .treeNotFlowchart, .treeOneAnswer, .treeOutcomeComment, .treeSameAnswers, .treeShape, .treeSubgraphEdge,
        .treeTooLarge, .treeUnexplained, .treeUnknownHandOver, .treeUnlabelledAnswer, .treeUnreachable,
        .treeUntranslated, .unchangedStep, .unknownFenceAttribute, .unreadableFile,
    ]
}
