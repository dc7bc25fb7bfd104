import Diagnostics

/// Names of findings in Markdown.
extension RuleID {
    public static let conflictMarkers = RuleID("conflict-markers")
    public static let deepNesting = RuleID("deep-nesting")
    public static let directiveArgument = RuleID("directive-argument")
    public static let emphasisMarks = RuleID("emphasis-marks")
    public static let footnoteDuplicate = RuleID("footnote-duplicate")
    public static let footnoteNested = RuleID("footnote-nested")
    public static let footnoteUndefined = RuleID("footnote-undefined")
    public static let footnoteUnused = RuleID("footnote-unused")
    public static let foreignSyntax = RuleID("foreign-syntax")
    public static let formulaSyntax = RuleID("formula-syntax")
    public static let formulaUnknownCommand = RuleID("formula-unknown-command")
    public static let frontMatter = RuleID("front-matter")
    public static let headingIDDuplicate = RuleID("heading-id-duplicate")
    public static let idTaken = RuleID("id-taken")
    public static let markdownInHTML = RuleID("markdown-in-html")
    public static let linkSyntax = RuleID("link-syntax")
    public static let tableShape = RuleID("table-shape")
    public static let tooMuchMarkup = RuleID("too-much-markup")
    public static let unclosedComment = RuleID("unclosed-comment")
    public static let unclosedDirective = RuleID("unclosed-directive")
    public static let undefinedReference = RuleID("undefined-reference")
    public static let unknownDirective = RuleID("unknown-directive")

    /// All of them.
    public static let ofMarkdown: [RuleID] = [
        .conflictMarkers, .deepNesting, .directiveArgument, .emphasisMarks, .footnoteDuplicate, .footnoteNested,
        .footnoteUndefined, .footnoteUnused, .foreignSyntax, .formulaSyntax, .formulaUnknownCommand, .frontMatter,
        .headingIDDuplicate, .idTaken, .linkSyntax, .markdownInHTML, .tableShape, .tooMuchMarkup, .unclosedComment,
        .unclosedDirective,
        .undefinedReference, .unknownDirective,
    ]
}
