import Diagnostics

/// Names of findings in reading a course.
extension RuleID {
    package static let commentAbstract = RuleID("comment-abstract")
    package static let commentHeading = RuleID("comment-heading")
    package static let commentParameter = RuleID("comment-parameter")
    package static let commentParameterMissing = RuleID("comment-parameter-missing")
    package static let commentReturns = RuleID("comment-returns")
    package static let commentThrows = RuleID("comment-throws")
    package static let sampleFile = RuleID("sample-file")
    package static let sampleNote = RuleID("sample-note")
    package static let sampleRegion = RuleID("sample-region")
    package static let draft = RuleID("draft")
    package static let duplicateID = RuleID("duplicate-id")
    package static let emptyCourse = RuleID("empty-course")
    package static let emptyLanguage = RuleID("empty-language")
    package static let encoding = RuleID("encoding")
    package static let fenceAttributeValue = RuleID("fence-attribute-value")
    package static let fenceLanguage = RuleID("fence-language")
    package static let glosaComment = RuleID("glosa-comment")
    package static let glossary = RuleID("glossary")
    package static let hiddenFolder = RuleID("hidden-folder")
    package static let largeFile = RuleID("large-file")
    package static let mojibake = RuleID("mojibake")
    package static let outputConflict = RuleID("output-conflict")
    package static let outputName = RuleID("output-name")
    package static let outsideLanguage = RuleID("outside-language")
    package static let translationPages = RuleID("translation-pages")
    package static let treeCycle = RuleID("tree-cycle")
    package static let treeDeadEnd = RuleID("tree-dead-end")
    package static let treeDuplicateName = RuleID("tree-duplicate-name")
    package static let treeNoQuestion = RuleID("tree-no-question")
    package static let treeNoSample = RuleID("tree-no-sample")
    package static let treeNotFlowchart = RuleID("tree-not-flowchart")
    package static let treeOneAnswer = RuleID("tree-one-answer")
    package static let treeOutcomeComment = RuleID("tree-outcome-comment")
    package static let treeSameAnswers = RuleID("tree-same-answers")
    package static let treeShape = RuleID("tree-shape")
    package static let treeSubgraphEdge = RuleID("tree-subgraph-edge")
    package static let treeTooLarge = RuleID("tree-too-large")
    package static let treeUnexplained = RuleID("tree-unexplained")
    package static let treeUnknownHandOver = RuleID("tree-unknown-hand-over")
    package static let treeUnlabelledAnswer = RuleID("tree-unlabelled-answer")
    package static let treeUnreachable = RuleID("tree-unreachable")
    package static let treeUntranslated = RuleID("tree-untranslated")
    package static let unchangedStep = RuleID("unchanged-step")
    package static let unknownFenceAttribute = RuleID("unknown-fence-attribute")
    package static let unreadFormat = RuleID("unread-format")
    package static let unreadableFile = RuleID("unreadable-file")

    /// All of them.
    package static let ofCourses: [RuleID] = [
        .commentAbstract, .commentHeading, .commentParameter, .commentParameterMissing, .commentReturns, .commentThrows,
        .sampleFile, .sampleNote, .sampleRegion, .draft, .duplicateID, .emptyCourse, .emptyLanguage, .encoding,
        .fenceAttributeValue, .fenceLanguage, .glosaComment, .glossary, .hiddenFolder, .largeFile, .mojibake,
        .outputConflict,
        .outputName, .outsideLanguage, .translationPages, .treeCycle, .treeDeadEnd, .treeDuplicateName, .treeNoQuestion,
        .treeNoSample,
        .treeNotFlowchart, .treeOneAnswer, .treeOutcomeComment, .treeSameAnswers, .treeShape, .treeSubgraphEdge,
        .treeTooLarge, .treeUnexplained, .treeUnknownHandOver, .treeUnlabelledAnswer, .treeUnreachable,
        .treeUntranslated, .unchangedStep, .unknownFenceAttribute, .unreadFormat,
        .unreadableFile,
    ]
}
