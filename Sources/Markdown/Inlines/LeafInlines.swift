import Diagnostics

/// The inlines of one leaf while the extensions work on them.
struct LeafInlines {
    let content: LeafContent
    var events: [InlineEvent] = []
    var spans: [Int32: LinkSpan] = [:]
    /// True if the events have their places in the content.
    var isAligned = false
    /// The formulas that may stand in the content.
    let formulas: [FormulaSpan]

    init(content: LeafContent, formulas: [FormulaSpan]) {
        self.content = content
        self.formulas = formulas
    }

    /// Returns the place in the file of a range of the content; the block's start if it is unknown.
    func place(_ range: Range<Int>?, _ source: PreparedSource, _ blockStart: Int) -> SourceRange {
        guard isAligned, let range else { return source.file.range(blockStart..<blockStart) }
        return source.file.range(source.fileRange(content.sourceRange(range)))
    }
}
