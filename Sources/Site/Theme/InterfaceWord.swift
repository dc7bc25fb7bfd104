/// A text of the interface that pages write themselves, by its key in `strings/LANG.yml`. Templates name theirs in tags.
enum InterfaceWord: String, CaseIterable, InterfaceKey {
    // Facts about the language.
    case dateFormat, direction, languageName, locale, months, wordsPerMinute
    // Names in addresses.
    case singlePageName, treesFolder, rulesFolder, glossaryName

    case backToText, chooserCall, codeSample, footnotes, formula, glossary, glossaryAvoid, glossaryText, notFoundTitle,
        permalink, rules, rulesText, sideBySide, staleNotice, table, taskDone, taskOpen, treeContinue, treeMap,
        treeSeeAbove,
        treeWalk,
        wholeCourse, wholeCourseParts

    case close, copied, copyFailed, diagram, diagramCopy, diagramLarger, diagramMore, diagramOpen, diagramSave,
        diagramSmaller, diagramWhole, diagramWords

    case evidenceBreaks = "evidence.breaks"
    case evidenceChecked = "evidence.checked"
    case evidenceCompared = "evidence.compared"
    case evidenceFaults = "evidence.faults"
    case evidenceLine = "evidence.line"
    case evidenceNotRun = "evidence.notRun"
    case evidenceOutput = "evidence.output"
    case evidencePartlyBreaks = "evidence.partlyBreaks"
    case evidenceRan = "evidence.ran"
    case evidenceReason = "evidence.reason"
    case evidenceSilenced = "evidence.silenced"
    case evidenceTyped = "evidence.typed"
    case evidenceUnasked = "evidence.unasked"
    case evidenceUnchecked = "evidence.unchecked"
    case evidenceUnproven = "evidence.unproven"
    case evidenceUnread = "evidence.unread"
    case evidenceUntyped = "evidence.untyped"

    case ruleAccepted = "rule.accepted"
    case ruleFix = "rule.fix"
    case ruleFixed = "rule.fixed"
    case ruleFlagged = "rule.flagged"
    case ruleGroup = "rule.group"
    case ruleInstead = "rule.instead"
    case ruleLevel = "rule.level"
    case ruleLevelText = "rule.levelText"
    case ruleOutcomes = "rule.outcomes"
    case ruleSays = "rule.says"
    case ruleSilence = "rule.silence"
    case ruleSilenceText = "rule.silenceText"
    case ruleSince = "rule.since"
    case ruleSoftDeprecation = "rule.softDeprecation"
    case ruleUses = "rule.uses"
    case ruleWhy = "rule.why"

    case sampleDifference = "sample.difference"
    case sampleFold = "sample.fold"
    case sampleHidden = "sample.hidden"
    case sampleRight = "sample.right"
    case sampleSource = "sample.source"
    case sampleWrong = "sample.wrong"

    case unchangedMany = "tutorial.unchangedMany"
    case unchangedOne = "tutorial.unchangedOne"

    var key: String { rawValue }
}
